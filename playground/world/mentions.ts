import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { memberKey } from './keys.js';
import { can, viewersOf } from './permissions.js';
import type { StoredChannel } from './types.js';
import type { World } from './world.js';

/** Which of the mentions in a text are meant. */
export interface AllowedMentions {
  readonly users: 'all' | readonly string[];
  readonly roles: 'all' | readonly string[];
  readonly everyone: boolean;
  readonly repliedUser: boolean;
}

export const ALL_MENTIONS: AllowedMentions = {
  users: 'all',
  roles: 'all',
  everyone: true,
  repliedUser: true,
};
export const USER_MENTIONS: AllowedMentions = { users: 'all', roles: [], everyone: false, repliedUser: true };

export interface Mentions {
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

/** What a text mentions, as far as that is allowed. Code does not mention anybody. */
export function mentionsIn(text: string, allowed: AllowedMentions): Mentions {
  const spoken = text.replace(/```[\s\S]*?```|`[^`]*`/g, '');
  const users = idsIn(spoken, /<@!?(\d+)>/g);
  const roles = idsIn(spoken, /<@&(\d+)>/g);
  return {
    users: users.filter((id) => allowed.users === 'all' || allowed.users.includes(id)),
    roles: roles.filter((id) => allowed.roles === 'all' || allowed.roles.includes(id)),
    everyone: allowed.everyone && /@(everyone|here)\b/.test(spoken),
  };
}

/** Those whom a new message with these mentions notifies: they see the channel and did not write it. */
export function notifiedBy(
  world: World,
  mentions: Mentions,
  { author, channel }: { readonly author: string; readonly channel: StoredChannel },
): readonly string[] {
  const mayPingAll = can(world, { user: author, channel }, Bits.MentionEveryone);
  const roles = mentions.roles.filter((id) => mayPingAll || isMentionable(world, channel, id));
  return viewersOf(world, channel).filter((user) => {
    if (user === author) return false;
    if (mentions.users.includes(user) || (mentions.everyone && mayPingAll)) return true;
    const held = world.members.get(memberKey(channel.guild ?? '', user))?.roles ?? [];
    return held.some((role) => roles.includes(role));
  });
}

function isMentionable(world: World, channel: StoredChannel, id: string): boolean {
  const roles = world.guilds.get(channel.guild ?? '')?.roles ?? [];
  return roles.some((role) => role.id === id && role.mentionable);
}

function idsIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap((match) => match[1] ?? []))];
}
