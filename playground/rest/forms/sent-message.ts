import type { APIEmbed } from 'discord-api-types/v10';
import type { Upload } from '../../world/attachments.js';
import type { Component } from '../../world/components.js';
import type { StoredMessage } from '../../world/types.js';
import type { FormProblem } from '../discord-error.js';

/** An entry of a body's `attachments`: a file by its number, or one that the message has already. */
export interface SentAttachment {
  readonly id: string | number;
  readonly filename?: string | null;
  readonly description?: string | null;
}

/** The fields of a message that its several schemas share. */
export interface MessageForm {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly Component[] | null;
  readonly flags?: number | null;
  readonly attachments?: readonly SentAttachment[] | null;
  readonly allowed_mentions?: SentMentions | null;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: { readonly message_id?: string; readonly fail_if_not_exists?: boolean } | null;
}

export interface SentMentions {
  readonly parse?: readonly ('users' | 'roles' | 'everyone')[] | null;
  readonly users?: readonly string[] | null;
  readonly roles?: readonly string[] | null;
  readonly replied_user?: boolean | null;
}

export interface SentMessage {
  readonly form: MessageForm;
  readonly files: readonly Upload[];
  /** An answer to an interaction may be ephemeral, and mentions only users by default. */
  readonly isAnswer: boolean;
  /** Where in the body the message lies, for naming what is wrong; the whole body if left out. */
  readonly at?: readonly string[];
  /** The message that is edited. */
  readonly existing?: StoredMessage | undefined;
}

/** Problems of a message, named as of the whole body. */
export function placed(problems: readonly FormProblem[], { at = [] }: SentMessage): readonly FormProblem[] {
  return problems.map((found) => ({ ...found, path: [...at, ...found.path] }));
}
