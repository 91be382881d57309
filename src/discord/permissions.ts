import { ChannelType, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';
import type { ChannelId } from '../tables/ids.js';
import type { Words } from '../words/words.js';
import { type AskedChannel, type Asker, isThread } from './asked.js';
import { listed } from './names.js';

/** What the bot needs where a table is opened. Send Messages is for the lobby; inside a thread it means nothing. */
export const NEEDED_PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'CreatePublicThreads',
  'SendMessagesInThreads',
  'AttachFiles',
  'EmbedLinks',
  'ReadMessageHistory',
] as const;

export type NeededPermission = (typeof NEEDED_PERMISSIONS)[number];

/** Of use where the lobby stands, and never inside its thread. */
const LOBBY_ONLY: ReadonlySet<NeededPermission> = new Set<NeededPermission>([
  'SendMessages',
  'CreatePublicThreads',
]);

/** All that a message of words takes. */
const TO_WRITE: ReadonlySet<NeededPermission> = new Set<NeededPermission>(['ViewChannel', 'SendMessages']);

/** Without any of these no message with pictures arrives in a thread. */
const INDISPENSABLE: ReadonlySet<NeededPermission> = new Set<NeededPermission>([
  'ViewChannel',
  'SendMessagesInThreads',
  'AttachFiles',
]);

const INVITE = 'https://discord.com/oauth2/authorize';

/** The bits of exactly the permissions that are checked. */
export function neededBits(): bigint {
  return NEEDED_PERMISSIONS.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
}

/** Where somebody who manages a server lets the bot in, with what it needs and nothing else. */
export function inviteLink(applicationId: string): string {
  const asked = new URLSearchParams({
    client_id: applicationId,
    permissions: String(neededBits()),
    scope: `${OAuth2Scopes.Bot} ${OAuth2Scopes.ApplicationsCommands}`,
  });
  return `${INVITE}?${asked.toString()}`;
}

export function missingPermissions(held: bigint): readonly NeededPermission[] {
  // An administrator holds every permission, and Discord says so in the bits themselves.
  return NEEDED_PERMISSIONS.filter((name) => (held & PermissionFlagsBits[name]) === 0n);
}

/** What the bot lacks in the threads of a channel where it holds these. */
export function missingInThread(held: bigint): readonly NeededPermission[] {
  return missingPermissions(held).filter((name) => !LOBBY_ONLY.has(name));
}

/** What of it stands in the way of a message without pictures. */
export function missingToWrite(missing: readonly NeededPermission[]): readonly NeededPermission[] {
  return missing.filter((name) => TO_WRITE.has(name));
}

/** Whether a match cannot be shown at all without these. */
export function shutsOut(missing: readonly NeededPermission[]): boolean {
  return missing.some((name) => INDISPENSABLE.has(name));
}

/** Why no table can be opened or started there, in the asker's words, or nothing where one can. */
export function whyNoTable({ channel, appPermissions, words }: Asker): string | undefined {
  const unfit = whyUnfit(channel);
  if (unfit !== undefined) return words.text(`command.play.${unfit}`);
  return whyLacking(missingPermissions(appPermissions), channel.id, words);
}

/** That the bot lacks these there, or nothing where it lacks nothing. */
export function whyLacking(
  missing: readonly NeededPermission[],
  channelId: ChannelId,
  words: Words,
): string | undefined {
  if (missing.length === 0) return undefined;
  const permissions = namedPermissions(missing, words);
  return words.text('command.play.permissions', { permissions, channel: `<#${channelId}>` });
}

/** In bold, as Discord's English client names them. */
export function namedPermissions(missing: readonly NeededPermission[], words: Words): string {
  return listed(
    words,
    missing.map((name) => `**${words.text(`permission.${name}`)}**`),
  );
}

type Unfit = 'in-thread' | 'in-voice' | 'in-announcement' | 'in-forum' | 'in-direct' | 'elsewhere';

const UNFIT: ReadonlyMap<ChannelType, Unfit> = new Map<ChannelType, Unfit>([
  [ChannelType.GuildVoice, 'in-voice'],
  [ChannelType.GuildStageVoice, 'in-voice'],
  [ChannelType.GuildAnnouncement, 'in-announcement'],
  [ChannelType.GuildForum, 'in-forum'],
  [ChannelType.GuildMedia, 'in-forum'],
  [ChannelType.DM, 'in-direct'],
  [ChannelType.GroupDM, 'in-direct'],
]);

function whyUnfit(channel: AskedChannel): Unfit | undefined {
  if (channel.type === ChannelType.GuildText) return undefined;
  return isThread(channel) ? 'in-thread' : (UNFIT.get(channel.type) ?? 'elsewhere');
}
