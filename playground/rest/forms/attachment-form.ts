import { safeName, storeUpload } from '../../world/attachments.js';
import { flatten, mediaOf } from '../../world/components.js';
import type { StoredAttachment } from '../../world/types.js';
import type { World } from '../../world/world.js';
import { type FormProblem, invalidForm, refuse } from '../discord-error.js';
import { problem } from './check-form.js';
import { placed, type SentAttachment, type SentMessage } from './sent-message.js';

const ATTACHMENTS_MAX = 10;
const FILE_BYTES_MAX = 10 * 1024 * 1024;

/**
 * The attachments a message will have. On an edit those not restated are dropped, and a new file is added
 * beside those restated; a body without `attachments` keeps what is there.
 */
export function resolveAttachments(world: World, sent: SentMessage): readonly StoredAttachment[] {
  const { files } = sent;
  if (files.some((file) => file.bytes.length > FILE_BYTES_MAX)) throw refuse(40005);
  const stated = sent.form.attachments ?? undefined;
  const kept = keptOf(sent);
  const described = files.map((upload) => {
    const entry = stated?.find((candidate) => String(candidate.id) === upload.index);
    return {
      upload: { ...upload, filename: entry?.filename ?? upload.filename },
      description: entry?.description ?? null,
    };
  });

  if (kept.length + files.length > ATTACHMENTS_MAX) throw refuse(30015);
  const names = [
    ...kept.map((attachment) => attachment.filename),
    ...described.map(({ upload }) => safeName(upload.filename)),
  ];
  const problems = [...strayProblems(sent, stated ?? []), ...referenceProblems(sent, names)];
  if (problems.length > 0) throw invalidForm(placed(problems, sent));
  return [...kept, ...described.map(({ upload, description }) => storeUpload(world, upload, description))];
}

function keptOf({ form, existing }: SentMessage): readonly StoredAttachment[] {
  const present = existing?.attachments ?? [];
  if (!form.attachments) return form.attachments === null ? [] : present;
  const stated = form.attachments;
  return present.flatMap((attachment) => {
    const entry = stated.find((candidate) => String(candidate.id) === attachment.id);
    if (entry === undefined) return [];
    return {
      ...attachment,
      description: entry.description === undefined ? attachment.description : entry.description,
    };
  });
}

/** Entries that name neither a file of this request nor an attachment of the message. */
function strayProblems(
  { files, existing }: SentMessage,
  stated: readonly SentAttachment[],
): readonly FormProblem[] {
  const known = [...files.map((file) => file.index), ...(existing?.attachments ?? []).map(({ id }) => id)];
  return stated.flatMap(({ id }, index) =>
    known.includes(String(id))
      ? []
      : problem(
          ['attachments', index, 'id'],
          'MESSAGE_ATTACHMENT_NOT_FOUND',
          `No file or attachment ${id} was found.`,
        ),
  );
}

/** `attachment://` must name an attachment that the message has in the end. */
function referenceProblems(
  { form, existing }: SentMessage,
  names: readonly string[],
): readonly FormProblem[] {
  const components =
    form.components ?? (form.components === undefined ? existing?.components : undefined) ?? [];
  const media = flatten(components).flatMap(mediaOf);
  const embedded = (form.embeds ?? []).flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  const addresses = [...media.map(({ url }) => url), ...embedded.filter((url) => url !== undefined)];
  return addresses.flatMap((address) => {
    const name = /^attachment:\/\/(.+)$/.exec(address)?.[1];
    return name === undefined || names.includes(name)
      ? []
      : problem(
          ['components'],
          'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
          `The referenced attachment ${name} was not found`,
        );
  });
}
