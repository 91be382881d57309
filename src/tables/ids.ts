import type { Brand } from '../base/brand.js';

/** Ten of `[a-z0-9]`; short, because it stands in every custom id. */
export type TableId = Brand<string, 'TableId'>;

/** A Discord account, or the pseudonym of somebody who has had their data deleted. */
export type UserId = Brand<string, 'UserId'>;
export type GuildId = Brand<string, 'GuildId'>;
/** A channel or a thread. */
export type ChannelId = Brand<string, 'ChannelId'>;
export type MessageId = Brand<string, 'MessageId'>;

/** Whether it stands for somebody who has had their data deleted: no account's number begins with 0. */
export function isPseudonym(userId: UserId): boolean {
  return userId.startsWith('0');
}
