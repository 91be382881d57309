import { PermissionFlagsBits as Bits, ChannelType } from 'discord-api-types/v10';
import { memberKey } from '../world/keys.js';
import { can, sendingBit } from '../world/permissions.js';
import type { StoredChannel } from '../world/types.js';
import type { World } from '../world/world.js';
import { PageRefusal } from './refusal.js';
import { SENTENCES } from './sentences.js';

/** What a client offers somebody in a channel: for each, why not, or `null`. */
export interface Offers {
  readonly whyNotSend: string | null;
  /** Buttons and menus, and by them the forms of the bot. */
  readonly whyNotUse: string | null;
  readonly whyNotCommand: string | null;
  /** Threads, and posts in a forum. */
  readonly whyNotStart: string | null;
  /** Whether they may delete what others wrote. */
  readonly managesMessages: boolean;
}

export type Offer = 'send' | 'use' | 'command' | 'start';

const TEXT_TYPES: readonly number[] = [0, 1, 2, 5, 10, 11, 12, 13];
const THREAD_PARENTS: readonly number[] = [ChannelType.GuildText, ChannelType.GuildAnnouncement];
const FORUMS: readonly number[] = [ChannelType.GuildForum, ChannelType.GuildMedia];

const OBSTACLES = {
  send: obstacleToSend,
  use: obstacleToUse,
  command: obstacleToCommand,
  start: obstacleToStart,
} as const;

/** All of it, in the words of that user's client. */
export function offersIn(world: World, user: string, channel: StoredChannel): Offers {
  const locale = world.users.get(user)?.locale;
  const whyNot = (offer: Offer): string | null => OBSTACLES[offer](world, user, channel)?.in(locale) ?? null;
  return {
    whyNotSend: whyNot('send'),
    whyNotUse: whyNot('use'),
    whyNotCommand: whyNot('command'),
    whyNotStart: whyNot('start'),
    managesMessages: channel.guild !== null && can(world, { user, channel }, Bits.ManageMessages),
  };
}

/** Refuses what is not offered. */
export function demandOffer(
  world: World,
  offer: Offer,
  { user, channel }: { readonly user: string; readonly channel: StoredChannel },
): void {
  const obstacle = OBSTACLES[offer](world, user, channel);
  if (obstacle !== undefined) throw obstacle;
}

/** Whether threads in this channel are posts, which begin with a message. */
export function isForum({ type }: StoredChannel): boolean {
  return FORUMS.includes(type);
}

function obstacleToSend(world: World, user: string, channel: StoredChannel): PageRefusal | undefined {
  if (!TEXT_TYPES.includes(channel.type)) return new PageRefusal('no-access', SENTENCES.noMessagesHere);
  if (channel.guild === null) return undefined;
  if (!can(world, { user, channel }, sendingBit(channel)))
    return new PageRefusal('no-access', SENTENCES.mayNotWrite);
  return isShut(world, user, channel) ? new PageRefusal('no-access', SENTENCES.locked) : undefined;
}

/** In an archived thread nobody can use anything. */
function obstacleToUse(world: World, user: string, channel: StoredChannel): PageRefusal | undefined {
  if (!TEXT_TYPES.includes(channel.type))
    return new PageRefusal('not-a-text-channel', SENTENCES.noCommandsHere);
  if (channel.guild !== null && world.members.get(memberKey(channel.guild, world.botId)) === undefined)
    return new PageRefusal('no-access', SENTENCES.noBotHere);
  // Whoever cannot open it again by writing is not told to.
  if (isShut(world, user, channel)) return new PageRefusal('locked', SENTENCES.lockedForUse);
  return channel.thread?.archived ? new PageRefusal('archived', SENTENCES.archivedForUse) : undefined;
}

function obstacleToCommand(world: World, user: string, channel: StoredChannel): PageRefusal | undefined {
  const obstacle = obstacleToUse(world, user, channel);
  if (obstacle !== undefined || can(world, { user, channel }, Bits.UseApplicationCommands)) return obstacle;
  return new PageRefusal('no-access', SENTENCES.mayNotUseCommands);
}

function obstacleToStart(world: World, user: string, channel: StoredChannel): PageRefusal | undefined {
  if (isForum(channel))
    return can(world, { user, channel }, Bits.SendMessages)
      ? undefined
      : new PageRefusal('no-access', SENTENCES.mayNotPost);
  if (!THREAD_PARENTS.includes(channel.type))
    return new PageRefusal('not-a-text-channel', SENTENCES.noThreadsHere);
  return can(world, { user, channel }, Bits.CreatePublicThreads)
    ? undefined
    : new PageRefusal('no-access', SENTENCES.mayNotStartThreads);
}

function isShut(world: World, user: string, channel: StoredChannel): boolean {
  return channel.thread?.locked === true && !can(world, { user, channel }, Bits.ManageThreads);
}
