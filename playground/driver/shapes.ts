/** What the page's API answers, as far as tests read it. */
import type { BotStatus } from '../bot-process.js';
import type { Component } from '../world/components.js';
import type { DeliveryRecord, InteractionStatus, Modal, RequestRecord } from '../world/types.js';

export interface ShownUser {
  readonly id: string;
  readonly username: string;
  readonly global_name: string | null;
  readonly bot?: boolean;
}

export interface ShownAttachment {
  readonly id: string;
  readonly filename: string;
  readonly description?: string;
  readonly size: number;
  /** Good for a day. */
  readonly url: string;
}

export interface ShownMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly type: number;
  readonly author: ShownUser;
  readonly content: string;
  readonly flags: number;
  readonly mentions: readonly ShownUser[];
  readonly components: readonly Component[];
  readonly attachments: readonly ShownAttachment[];
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly thread?: ShownChannel;
  readonly page: {
    readonly ephemeral: boolean;
    readonly pinged: boolean;
    readonly thinking: boolean;
    readonly usedBy?: { readonly user: ShownUser; readonly name: string };
  };
}

export interface ShownChannel {
  readonly id: string;
  readonly type: number;
  readonly name: string;
  readonly guild_id?: string;
  readonly parent_id?: string | null;
  readonly owner_id?: string;
  readonly thread_metadata?: {
    readonly archived: boolean;
    readonly locked: boolean;
    readonly auto_archive_duration: number;
  };
  readonly page: {
    readonly unread: number;
    readonly pings: number;
    readonly whyNotSend: string | null;
    readonly whyNotUse: string | null;
    readonly whyNotCommand: string | null;
    readonly whyNotStart: string | null;
    readonly managesMessages: boolean;
    readonly members?: readonly string[];
  };
}

export interface ShownCommand {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly options?: readonly ShownCommandOption[];
}

/** Subcommands and what they are given, among other options. */
export interface ShownCommandOption {
  readonly name: string;
  /** As Discord numbers them. */
  readonly type: number;
  readonly options?: readonly ShownCommandOption[];
  readonly [key: string]: unknown;
}

export interface ShownGuild {
  readonly id: string;
  readonly name: string;
  readonly owner_id: string;
  readonly members: readonly {
    readonly user: ShownUser;
    readonly nick: string | null;
    readonly roles: readonly string[];
  }[];
  readonly channels: readonly ShownChannel[];
  readonly threads: readonly ShownChannel[];
  readonly commands: readonly ShownCommand[];
}

export interface ShownState {
  readonly user: ShownUser;
  readonly users: readonly ShownUser[];
  readonly application: { readonly id: string; readonly name: string };
  readonly now: number;
  readonly bot: BotStatus;
  readonly guilds: readonly ShownGuild[];
  readonly direct_channels: readonly ShownChannel[];
}

export interface ShownInteraction {
  readonly id: string;
  readonly kind: 'command' | 'component' | 'modal';
  readonly user: string;
  readonly guild: string | null;
  readonly channel: string;
  readonly message?: string;
  readonly customId?: string;
  readonly name?: string;
  readonly status: InteractionStatus;
  /** The message that answers it. */
  readonly response?: string;
  readonly modal?: Modal;
}

/** An event of the page's socket. */
export interface PageEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

export type NumberedRecord = DeliveryRecord & { readonly number: number };
export type NumberedRequest = RequestRecord & { readonly number: number };
