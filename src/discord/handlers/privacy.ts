import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Instant, MINUTE_MS } from '../../base/instant.js';
import { unreachable } from '../../base/invariant.js';
import { type Answer, privately, redrawn } from '../answer.js';
import type { App } from '../app.js';
import type { Reader } from '../asked.js';
import type { PrivacyId } from '../privacy-ids.js';
import type { DrawnFile } from '../screen.js';
import {
  deletionScreen,
  isNothing,
  keptScreen,
  MEANT_WITHIN_MINUTES,
  surenessScreen,
} from '../screens/privacy.js';
import { personalData } from './personal-data.js';

/** Does what a control of these messages stands for. */
export function usePrivacy(app: App, asker: Reader, id: PrivacyId): Promise<Answer> {
  switch (id.wish) {
    case 'export':
      return exportKept(app, asker);
    case 'delete':
      return askWhetherMeant(app, asker);
    case 'keep':
      return Promise.resolve(redrawn(asker.words.text('privacy.delete.kept')));
    case 'meant':
    case 'sure':
      return goOnDeleting(app, asker, id);
    default:
      return unreachable(id);
  }
}

/** What is kept of the asker. */
export async function showKept({ keeping, contact }: App, { userId, words }: Reader): Promise<Answer> {
  const account = await keeping.accountOf(userId);
  return { kind: 'private', screen: keptScreen({ account, contact, words }) };
}

/** All of it, as a file. */
export async function exportKept(app: App, { userId, words }: Reader): Promise<Answer> {
  const data = await personalData(app, userId);
  const file = await fileOf(JSON.stringify(data, null, 1), words.plain('privacy.export.about'));
  const lines = [
    words.text('privacy.export.text'),
    ...(file.contentType === PACKED ? [words.text('privacy.export.packed')] : []),
  ];
  return privately(lines.join('\n'), { kind: 'file', file });
}

const PACKED = 'application/gzip';
/** Discord takes ten; it packs to about a tenth. */
const PLAIN_BYTES_MAX = 8 * 2 ** 20;

async function fileOf(json: string, alt: string): Promise<DrawnFile> {
  const data = Buffer.from(json);
  const name = 'thicket-data.json';
  if (data.length <= PLAIN_BYTES_MAX) return { name, contentType: 'application/json', data, alt };
  return { name: `${name}.gz`, contentType: PACKED, data: await promisify(gzip)(data), alt };
}

/** Says what a deletion does, and asks whether it is meant. */
export async function askWhetherMeant({ keeping, now }: App, { userId, words }: Reader): Promise<Answer> {
  const account = await keeping.accountOf(userId);
  if (isNothing(account)) return privately(words.text('privacy.delete.nothing'));
  const until = (now() + MEANT_WITHIN_MINUTES * MINUTE_MS) as Instant;
  return { kind: 'private', screen: deletionScreen({ account, until, words }) };
}

async function goOnDeleting(
  { keeping, log, now }: App,
  { userId, words }: Reader,
  { wish, until }: Extract<PrivacyId, { readonly until: Instant }>,
): Promise<Answer> {
  if (now() > until) return redrawn(words.text('privacy.delete.too-late'));
  if (wish === 'meant') return { kind: 'redraw', screen: surenessScreen({ until, words }) };
  const forgotten = await keeping.forgetPerson({ userId, now: now() });
  if (!forgotten.ok) return redrawn(words.text('privacy.delete.soon'));
  const { changed } = forgotten.value;
  // Whose it was is no longer anybody's to know.
  log.info({ tables: changed.length }, 'person forgotten');
  return { ...redrawn(words.text('privacy.delete.done')), wake: changed };
}
