import type {
  APIApplicationCommandOptionChoice,
  APIEmbed,
  APIOverwrite,
  APIRole,
  RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Component } from './components.js';

/** What there is one of. */
export interface Settings {
  readonly clockOffsetMs: number;
  readonly applicationId: string;
  readonly token: string;
  /** Signs attachments' addresses. */
  readonly secret: string;
  readonly rateLimits: boolean;
  readonly activeThreadsMax: number;
}

export interface StoredUser {
  readonly id: string;
  readonly username: string;
  /** The display name. */
  readonly global_name: string;
  readonly bot: boolean;
  readonly locale: string;
  readonly acceptsDirectMessages: boolean;
}

export interface StoredGuild {
  readonly id: string;
  readonly name: string;
  readonly owner_id: string;
  readonly roles: readonly APIRole[];
  /** A message with one of these is blocked by moderation. */
  readonly blockedWords: readonly string[];
  /** In worlds of before there was one it is missing, and is American English. */
  readonly locale?: string;
}

export interface StoredMember {
  readonly guild: string;
  readonly user: string;
  readonly nick: string | null;
  readonly roles: readonly string[];
  readonly joined_at: string;
}

export interface ThreadMember {
  readonly user: string;
  readonly joinedAt: number;
}

/** What a channel has besides when it is a thread. */
export interface ThreadState {
  readonly archived: boolean;
  readonly locked: boolean;
  readonly archiveChangedAt: number;
  readonly autoArchiveMinutes: number;
  readonly createdAt: number;
  /** The last time something counted as activity: the auto-archive clock starts there. */
  readonly activeAt: number;
  readonly invitable: boolean;
  readonly members: readonly ThreadMember[];
  readonly messageCount: number;
}

export interface StoredChannel {
  readonly id: string;
  readonly type: number;
  readonly guild: string | null;
  readonly name: string;
  readonly topic: string | null;
  readonly position: number;
  readonly parent: string | null;
  readonly overwrites: readonly APIOverwrite[];
  readonly lastMessage: string | null;
  readonly owner: string | null;
  readonly thread: ThreadState | null;
  /** The people of a direct channel. */
  readonly recipients: readonly string[];
}

export interface StoredAttachment {
  readonly id: string;
  readonly filename: string;
  readonly description: string | null;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
}

export interface StoredMessage {
  readonly id: string;
  readonly channel: string;
  readonly author: string;
  readonly type: number;
  readonly content: string;
  readonly flags: number;
  readonly components: readonly Component[];
  readonly embeds: readonly APIEmbed[];
  readonly attachments: readonly StoredAttachment[];
  readonly mentions: readonly string[];
  readonly mentionRoles: readonly string[];
  readonly mentionEveryone: boolean;
  /** Those it notified when it was sent. */
  readonly pinged: readonly string[];
  readonly reference: string | null;
  /** The interaction whose token made it, if one did. */
  readonly interaction: string | null;
  /** The one person who sees it, when it is ephemeral. */
  readonly onlyFor: string | null;
  readonly usedBy: { readonly user: string; readonly name: string; readonly interaction: string } | null;
  readonly nonce: string | number | null;
  readonly editedAt: number | null;
  /** When it was edited at an age of more than an hour. */
  readonly lateEdits: readonly number[];
}

export type InteractionKind = 'command' | 'autocomplete' | 'component' | 'modal';
export type InteractionStatus = 'waiting' | 'thinking' | 'done' | 'modal' | 'failed';

export interface Modal {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly Component[];
}

export interface StoredInteraction {
  readonly id: string;
  readonly token: string;
  readonly kind: InteractionKind;
  readonly user: string;
  readonly guild: string | null;
  readonly channel: string;
  /** The message whose component it is, or whose component opened the modal. */
  readonly message: string | null;
  readonly customId: string | null;
  /** Of a command, with its group and subcommand. */
  readonly name: string | null;
  readonly createdAt: number;
  readonly status: InteractionStatus;
  /** The callback type that acknowledged it. */
  readonly acknowledgedBy: number | null;
  /** The message that `@original` means. */
  readonly original: string | null;
  readonly modal: Modal | null;
  readonly choices: readonly APIApplicationCommandOptionChoice[] | null;
}

export interface StoredCommand {
  readonly id: string;
  readonly guild: string | null;
  readonly version: string;
  readonly body: RESTPostAPIApplicationCommandsJSONBody;
}

export interface StoredEmoji {
  readonly id: string;
  readonly name: string;
  readonly animated: boolean;
  readonly contentType: string;
}

/** How far a user has read in a channel. */
export interface ReadMark {
  readonly user: string;
  readonly channel: string;
  readonly upTo: string;
}

/** One payload that reached people, with the bytes that came with it named by hash. */
export interface DeliveryRecord {
  readonly at: number;
  readonly event: 'message-create' | 'message-update' | 'message-delete' | 'modal' | 'choices';
  readonly channel: string;
  /** Everybody who could see it, in order of id. */
  readonly recipients: readonly string[];
  /** Those whom it notified. */
  readonly pinged: readonly string[];
  readonly payload: unknown;
  readonly attachments: readonly RecordedFile[];
}

export interface RecordedFile {
  readonly filename: string;
  readonly description: string | null;
  readonly sha256: string;
  readonly size: number;
  /** Where the bytes lie. */
  readonly file: string;
}

/** One request of the bot. */
export interface RequestRecord {
  readonly at: number;
  readonly method: string;
  /** With ids and tokens left as they came: "/channels/1/messages". */
  readonly path: string;
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly size: number }[];
  readonly status: number;
  readonly response: unknown;
  readonly tookMs: number;
}
