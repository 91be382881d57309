import { createHash } from 'node:crypto';
import { buttonsOf, picturesOf, textOf } from '../../../playground/driver/reading.js';
import type { NumberedRecord, ShownMessage } from '../../../playground/driver/shapes.js';
import type { Stage } from './stage.js';

/** A message as everybody sees it, without what differs between two runs of the same match: ids and times. */
export interface Told {
  readonly text: string;
  readonly pictures: readonly { readonly alt: string; readonly sha256: string }[];
  readonly buttons: readonly string[];
}

/** Somebody who plays at no table, and so sees of it what everybody sees. */
const ONLOOKER = 'Hana';

/** Every message of a channel that everybody sees, oldest first. */
export async function publicMessages(stage: Stage, channel: string): Promise<readonly ShownMessage[]> {
  const onlooker = await stage.person(ONLOOKER);
  return (await onlooker.allMessages(channel)).filter(({ page }) => !page.ephemeral);
}

/** What a thread tells, the bot's own messages from first to last. */
export async function storyOf(stage: Stage, thread: string): Promise<readonly Told[]> {
  const messages = await publicMessages(stage, thread);
  return Promise.all(messages.filter(isBots).map((message) => told(stage, message)));
}

/** Who was notified in a channel, message by message. */
export async function pingsIn(
  stage: Stage,
  channel: string,
  after = 0,
): Promise<readonly (readonly string[])[]> {
  const records = await stage.driver.records(after);
  return records
    .filter((record) => record.channel === channel && record.pinged.length > 0)
    .map(({ pinged }) => pinged);
}

/** What reached people in a channel and was meant for all of them. */
export async function publicRecords(stage: Stage, channel: string): Promise<readonly NumberedRecord[]> {
  const { id } = await stage.person(ONLOOKER);
  const records = await stage.driver.records();
  return records.filter((record) => record.channel === channel && record.recipients.includes(id));
}

function isBots({ author, components }: ShownMessage): boolean {
  return author.bot === true && components.length > 0;
}

async function told({ driver }: Stage, message: ShownMessage): Promise<Told> {
  const pictures = await Promise.all(
    picturesOf(message).map(async ({ url, alt }) => {
      const sha256 = createHash('sha256')
        .update(await driver.http.bytes(url))
        .digest('hex');
      return { alt, sha256 };
    }),
  );
  const text = textOf(message).replace(/<t:\d+(:\w)?>/g, '<t>');
  return { text, pictures, buttons: buttonsOf(message).map(({ label }) => label ?? '') };
}
