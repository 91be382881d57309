import type { ChannelId, MessageId, UserId } from '../../tables/ids.js';
import type { DrawnMessage } from '../screen.js';

/** A message of the bot itself, on its way out. */
export interface OutgoingMessage {
  readonly drawn: DrawnMessage;
  /** Exactly these are notified, whatever else the text names. */
  readonly pings: readonly UserId[];
  /** Discord answers a repeated nonce with the earlier message instead of a second one, for a few minutes. */
  readonly nonce: string;
}

export interface FoundMessage {
  readonly messageId: MessageId;
  /** The integer ids of its containers. */
  readonly markers: readonly number[];
}

/** The messages of the bot as delivery needs them. Every method fails with a `DiscordFault`. */
export interface MessagePort {
  send(channelId: ChannelId, message: OutgoingMessage): Promise<MessageId>;
  /** Never notifies anybody. */
  edit(channelId: ChannelId, messageId: MessageId, drawn: DrawnMessage): Promise<void>;
  delete(channelId: ChannelId, messageId: MessageId): Promise<void>;
  /** The bot's own messages after that one, or after that channel was made. */
  ownMessagesAfter(channelId: ChannelId, after: string): Promise<readonly FoundMessage[]>;
  /** The channel of direct messages with that person. Fails later, when sending, where none are taken. */
  openDirect(userId: UserId): Promise<ChannelId>;
  /** After how many idle minutes the thread archives itself. */
  setAutoArchive(threadId: ChannelId, minutes: number): Promise<void>;
}
