import { createHash } from 'node:crypto';
import type { EmojiKey } from '../../faces/face.js';
import type { KnownEmoji, KnownEmojis } from './dress.js';

/** An emoji as it is to be. */
export interface WantedEmoji {
  readonly key: EmojiKey;
  readonly name: string;
  readonly png: Buffer;
}

/** What is to be done for the application to have the wanted emojis. */
export interface EmojiPlan {
  readonly kept: KnownEmojis;
  readonly missing: readonly WantedEmoji[];
  /** Ours, of a drawing that is not shown any more. */
  readonly outdated: readonly KnownEmoji[];
}

/** What tells ours from those that the operator has uploaded. */
const PREFIX = 'thicket_';
const HASH_LENGTH = 6;

/** The name tells the drawing, so that a changed one is another emoji: "thicket_bird_dove_3fa2c1". */
export function wantedEmoji(key: EmojiKey, png: Buffer): WantedEmoji {
  const hash = createHash('sha256').update(png).digest('hex').slice(0, HASH_LENGTH);
  return { key, name: `${PREFIX}${key.replace('/', '_')}_${hash}`, png };
}

/** Emojis that are not ours are in neither list. */
export function planEmojis(there: readonly KnownEmoji[], wanted: readonly WantedEmoji[]): EmojiPlan {
  const byName = new Map(there.map(({ id, name }) => [name, { id, name }]));
  const kept = new Map<EmojiKey, KnownEmoji>();
  for (const { key, name } of wanted) {
    const known = byName.get(name);
    if (known !== undefined) kept.set(key, known);
  }
  const names = new Set(wanted.map(({ name }) => name));
  return {
    kept,
    missing: wanted.filter(({ key }) => !kept.has(key)),
    outdated: [...byName.values()].filter(({ name }) => name.startsWith(PREFIX) && !names.has(name)),
  };
}
