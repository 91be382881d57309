import type { APIEmbed } from 'discord-api-types/v10';
import { type Component, mapMedia, numberComponents } from '../../world/components.js';
import { ALL_MENTIONS, type AllowedMentions, USER_MENTIONS } from '../../world/mentions.js';
import { type MessageBody, MessageFlag } from '../../world/messages.js';
import type { StoredAttachment } from '../../world/types.js';
import type { World } from '../../world/world.js';
import { type FormProblem, invalidForm, refuse } from '../discord-error.js';
import { resolveAttachments } from './attachment-form.js';
import { problem, tooLong } from './check-form.js';
import { componentProblems } from './component-rules.js';
import { placed, type SentMentions, type SentMessage } from './sent-message.js';

const CONTENT_LENGTH_MAX = 2000;
const EMBEDS_TEXT_MAX = 6000;
const SETTABLE_FLAGS =
  MessageFlag.suppressEmbeds | MessageFlag.suppressNotifications | MessageFlag.componentsV2;

/** What a message will say, after every rule of Discord's that its schemas do not hold. */
export function readMessage(world: World, sent: SentMessage): MessageBody {
  const { form, existing } = sent;
  const flags = flagsOf(sent);
  const content = form.content === undefined ? (existing?.content ?? '') : (form.content ?? '');
  const embeds = form.embeds === undefined ? (existing?.embeds ?? []) : (form.embeds ?? []);
  const components = form.components === undefined ? (existing?.components ?? []) : (form.components ?? []);

  const problems = [
    ...(content.length > CONTENT_LENGTH_MAX ? [tooLong(['content'], { max: CONTENT_LENGTH_MAX })] : []),
    ...flagProblems(sent, flags),
    ...embedProblems(embeds),
    ...mentionProblems(form.allowed_mentions),
    ...exclusionProblems({ flags, content, embeds }),
    ...componentProblems(world, components, { isV2: (flags & MessageFlag.componentsV2) !== 0 }),
  ];
  if (problems.length > 0) throw invalidForm(placed(problems, sent));

  const attachments = resolveAttachments(world, sent);
  const body: MessageBody = {
    content,
    embeds: embeds.map((embed) => ({ ...embed, type: embed.type ?? 'rich' }) as APIEmbed),
    components: numberComponents(components.map((component) => linkMedia(component, attachments))),
    attachments,
    flags,
    allowedMentions: mentionsOf(form.allowed_mentions, sent),
  };
  if (isEmpty(body)) throw refuse(50006);
  return body;
}

function flagsOf({ form, existing, isAnswer }: SentMessage): number {
  const settable = isAnswer ? SETTABLE_FLAGS | MessageFlag.ephemeral : SETTABLE_FLAGS;
  const sent = (form.flags ?? 0) & settable;
  if (existing === undefined) return sent;
  if (typeof form.flags !== 'number') return existing.flags;
  // Only these change by an edit: the embeds' flag, and Components V2, which never goes away again.
  const kept = existing.flags & ~MessageFlag.suppressEmbeds;
  return kept | (sent & (MessageFlag.suppressEmbeds | MessageFlag.componentsV2));
}

function flagProblems({ form, existing, isAnswer }: SentMessage, flags: number): readonly FormProblem[] {
  const unsettable = (form.flags ?? 0) & ~flags & ~(existing?.flags ?? 0);
  const known = isAnswer ? SETTABLE_FLAGS | MessageFlag.ephemeral : SETTABLE_FLAGS;
  // A thread may have been started from the message that is edited, which sets a flag of its own.
  if ((unsettable & ~known & ~MessageFlag.hasThread) === 0) return [];
  return [problem(['flags'], 'BASE_TYPE_CHOICES', `These flags can't be set here: ${unsettable}.`)];
}

function exclusionProblems(body: Pick<MessageBody, 'flags' | 'content' | 'embeds'>): readonly FormProblem[] {
  if ((body.flags & MessageFlag.componentsV2) === 0) return [];
  const code = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
  const message = (field: string): string =>
    `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
  return [
    ...(body.content === '' ? [] : [problem(['content'], code, message('content'))]),
    ...(body.embeds.length === 0 ? [] : [problem(['embeds'], code, message('embeds'))]),
  ];
}

function embedProblems(embeds: readonly APIEmbed[]): readonly FormProblem[] {
  const texts = embeds.flatMap((embed) => [
    embed.title,
    embed.description,
    embed.footer?.text,
    embed.author?.name,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
  ]);
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  if (length <= EMBEDS_TEXT_MAX) return [];
  return [
    problem(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${EMBEDS_TEXT_MAX}`),
  ];
}

function mentionProblems(mentions: SentMentions | null | undefined): readonly FormProblem[] {
  const clash = (['users', 'roles'] as const).filter(
    (kind) => mentions?.parse?.includes(kind) && (mentions[kind]?.length ?? 0) > 0,
  );
  return clash.map((kind) =>
    problem(
      ['allowed_mentions', kind],
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    ),
  );
}

function mentionsOf(mentions: SentMentions | null | undefined, { isAnswer }: SentMessage): AllowedMentions {
  if (!mentions) return isAnswer ? USER_MENTIONS : ALL_MENTIONS;
  const parse = mentions.parse ?? [];
  return {
    users: parse.includes('users') ? 'all' : (mentions.users ?? []),
    roles: parse.includes('roles') ? 'all' : (mentions.roles ?? []),
    everyone: parse.includes('everyone'),
    repliedUser: mentions.replied_user ?? false,
  };
}

function linkMedia(component: Component, attachments: readonly StoredAttachment[]): Component {
  return mapMedia(component, (media) => {
    const name = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
    const attachment = attachments.find(
      ({ id, filename }) =>
        filename === name || (media.url.includes(`/attachments/`) && media.url.includes(`/${id}/`)),
    );
    return attachment === undefined
      ? media
      : { url: `attachment://${attachment.filename}`, attachment_id: attachment.id };
  });
}

function isEmpty({ content, embeds, components, attachments, flags }: MessageBody): boolean {
  // Files show in a Components V2 message only where a component refers to them.
  const bare = (flags & MessageFlag.componentsV2) === 0 && attachments.length > 0;
  return content.trim() === '' && embeds.length === 0 && components.length === 0 && !bare;
}
