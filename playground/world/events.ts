import type {
  RequestRecord,
  StoredChannel,
  StoredGuild,
  StoredInteraction,
  StoredMember,
  StoredMessage,
} from './types.js';

/** What happens in the world, told to the gateway and to the pages. */
export type WorldEvent =
  | { readonly kind: 'message-create'; readonly message: StoredMessage }
  | { readonly kind: 'message-update'; readonly message: StoredMessage }
  | { readonly kind: 'message-delete'; readonly message: StoredMessage }
  | {
      readonly kind: 'channel-create' | 'channel-update' | 'channel-delete';
      readonly channel: StoredChannel;
    }
  | { readonly kind: 'thread-create' | 'thread-update' | 'thread-delete'; readonly channel: StoredChannel }
  | {
      readonly kind: 'thread-members';
      readonly channel: StoredChannel;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  | { readonly kind: 'access-gained'; readonly channel: StoredChannel }
  | {
      readonly kind: 'interaction-create';
      readonly interaction: StoredInteraction;
      readonly payload: unknown;
    }
  | { readonly kind: 'interaction-change'; readonly interaction: StoredInteraction }
  | { readonly kind: 'member-join' | 'member-leave' | 'member-update'; readonly member: StoredMember }
  | { readonly kind: 'guild-update'; readonly guild: StoredGuild }
  | { readonly kind: 'role-update' | 'role-create'; readonly guild: StoredGuild; readonly role: string }
  | { readonly kind: 'bot-added' | 'bot-removed'; readonly guild: StoredGuild }
  | { readonly kind: 'commands-change' }
  | { readonly kind: 'users-change' }
  | { readonly kind: 'read'; readonly user: string; readonly channel: string }
  | { readonly kind: 'typing'; readonly channel: string; readonly user: string }
  | { readonly kind: 'clock' }
  | { readonly kind: 'bot' }
  /** For tests that wait for what the bot does. */
  | { readonly kind: 'request'; readonly request: RequestRecord & { readonly number: number } }
  | { readonly kind: 'bot-line'; readonly line: { readonly stream: string; readonly line: string } };
