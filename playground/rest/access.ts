import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { memberKey } from '../world/keys.js';
import { can, canView, permissionsIn, sendingBit } from '../world/permissions.js';
import { activeThreads } from '../world/threads.js';
import type { StoredChannel, StoredGuild, StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';
import { refuse } from './discord-error.js';

const TEXT_TYPES: readonly number[] = [0, 1, 2, 5, 10, 11, 12, 13];
const FORUM_TYPES: readonly number[] = [15, 16];

/** The channel, which is there and which the bot sees. */
export function visibleChannel(world: World, id: string): StoredChannel {
  const channel = world.channels.get(id);
  if (channel === undefined) throw refuse(10003);
  if (!canView(world, world.botId, channel)) throw refuse(50001);
  return channel;
}

/** The message, which is there and no one's private answer: those are not to be had by a channel's routes. */
export function publicMessage(world: World, channel: StoredChannel, id: string): StoredMessage {
  const message = world.messages.get(id);
  if (message === undefined || message.channel !== channel.id || message.onlyFor !== null)
    throw refuse(10008);
  return message;
}

export function ownGuild(world: World, id: string): StoredGuild {
  const guild = world.guilds.get(id);
  if (guild === undefined || world.members.get(memberKey(id, world.botId)) === undefined) throw refuse(10004);
  return guild;
}

/** Refuses unless the bot has every one of these permissions here. */
export function demand(world: World, channel: StoredChannel, bits: bigint): void {
  if (!can(world, { user: world.botId, channel }, bits)) throw refuse(50013);
}

/** Refuses what a bot may not send here: by kind of channel, permission, lock, closed door. */
export function demandSending(
  world: World,
  channel: StoredChannel,
  what: { readonly hasFiles: boolean; readonly hasEmbeds: boolean; readonly isReply: boolean },
): void {
  if (FORUM_TYPES.includes(channel.type) || !TEXT_TYPES.includes(channel.type)) throw refuse(50008);
  if (channel.guild === null) {
    if (!takesDirectMessages(world, channel)) throw refuse(50007);
    return;
  }
  demand(world, channel, sendingBit(channel));
  if (what.hasFiles) demand(world, channel, Bits.AttachFiles);
  if (what.hasEmbeds) demand(world, channel, Bits.EmbedLinks);
  if (what.isReply && !can(world, { user: world.botId, channel }, Bits.ReadMessageHistory))
    throw refuse(160002);
  demandUnlocked(world, channel);
  if (channel.thread?.archived) demandThreadRoom(world, channel.guild);
}

/** A person takes a bot's direct messages if they do not refuse them, and share a server with it. */
function takesDirectMessages(world: World, channel: StoredChannel): boolean {
  return channel.recipients
    .filter((id) => id !== world.botId)
    .every((id) => {
      const shares = world.guilds
        .all()
        .some((guild) => isIn(world, guild.id, id) && isIn(world, guild.id, world.botId));
      return shares && world.users.get(id)?.acceptsDirectMessages === true;
    });
}

function isIn(world: World, guild: string, user: string): boolean {
  return world.members.get(memberKey(guild, user)) !== undefined;
}

/** A locked thread takes messages and is opened again only by those who manage threads. */
function demandUnlocked(world: World, channel: StoredChannel): void {
  if (channel.thread?.locked && !can(world, { user: world.botId, channel }, Bits.ManageThreads))
    throw refuse(160005);
}

export function demandOpen(channel: StoredChannel): void {
  if (channel.thread?.archived) throw refuse(50083);
}

/** Refuses one more open thread than the server may have. */
export function demandThreadRoom(world: World, guild: string): void {
  const open = activeThreads(world, guild, world.guilds.get(guild)?.owner_id ?? '').length;
  if (open >= world.settings.activeThreadsMax) throw refuse(160006);
}

export function demandClean(world: World, guildId: string | null, text: string): void {
  const words = world.guilds.get(guildId ?? '')?.blockedWords ?? [];
  const spoken = text.toLowerCase();
  if (words.some((word) => spoken.includes(word.toLowerCase()))) throw refuse(200000);
}

/** Whether the bot may change threads here that are not its own, and lock. */
export function managesThreads(world: World, channel: StoredChannel): boolean {
  return (permissionsIn(world, world.botId, channel) & Bits.ManageThreads) !== 0n;
}
