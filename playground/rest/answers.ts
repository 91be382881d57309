import { MessageFlag } from '../world/messages.js';
import type { StoredInteraction, StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';
import { demandThreadRoom } from './access.js';
import { refuse } from './discord-error.js';

/** An answer goes where its interaction came from, as long as that place is there and not locked up. */
export function demandAnswerPlace(world: World, interaction: StoredInteraction): void {
  const channel = world.channels.get(interaction.channel);
  if (channel === undefined) throw refuse(10003);
  if (!channel.thread?.archived) return;
  if (channel.thread.locked) throw refuse(160005);
  demandThreadRoom(world, channel.guild ?? '');
}

export function ephemeralFor(interaction: StoredInteraction, flags: number): string | null {
  return (flags & MessageFlag.ephemeral) === 0 ? null : interaction.user;
}

/** "Ana used /play", which Discord shows above the answer to a command. */
export function usedByOf({ kind, user, name, id }: StoredInteraction): StoredMessage['usedBy'] {
  return kind === 'command' ? { user, name: name ?? '', interaction: id } : null;
}
