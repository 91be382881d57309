import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { invariant } from '../base/invariant.js';
import type { TableId } from '../tables/ids.js';

/**
 * Hides the counter of a table's steps wherever Discord shows it to people, be it in the ids of buttons or of
 * messages: it rises with every stored change, also with one that others are not to notice, such as a bid that is
 * replaced.
 */
export interface Veil {
  /** A text of 22 letters, digits, hyphens and underscores that only `reveal` can read; the same step is always the same text. */
  hide(tableId: TableId, step: number): string;
  /** The step that this very bot has hidden for that table; nothing else is ever revealed. */
  reveal(tableId: TableId, hidden: string): number | undefined;
  /** 32 bytes that stand for a text, and that nobody can compute who does not know the key. */
  digest(text: string): Buffer;
}

export const VEIL_KEY_BYTES = 64;

const CIPHER = 'aes-256-ecb';
const CIPHER_KEY_BYTES = 32;
const TABLE_BYTES = 8;
const BLOCK_BYTES = 16;

/** The same key makes the same veil, so that it has to be kept as long as messages are to be recognised. */
export function newVeil(key: Buffer): Veil {
  invariant(key.length === VEIL_KEY_BYTES, 'The key of a veil has 64 bytes.');
  const cipherKey = key.subarray(0, CIPHER_KEY_BYTES);
  const digestKey = key.subarray(CIPHER_KEY_BYTES);
  return {
    hide(tableId, step) {
      const cipher = createCipheriv(CIPHER, cipherKey, null).setAutoPadding(false);
      return Buffer.concat([cipher.update(blockOf(tableId, step)), cipher.final()]).toString('base64url');
    },
    reveal(tableId, hidden) {
      const bytes = Buffer.from(hidden, 'base64url');
      if (bytes.length !== BLOCK_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, cipherKey, null).setAutoPadding(false);
      const block = Buffer.concat([decipher.update(bytes), decipher.final()]);
      const step = Number(block.readBigUInt64BE(TABLE_BYTES));
      return Number.isSafeInteger(step) && block.equals(blockOf(tableId, step)) ? step : undefined;
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest(),
  };
}

// One block holds all, so that no two steps and no two tables share a text, and nothing else reveals to one.
function blockOf(tableId: TableId, step: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  createHash('sha256').update(tableId).digest().copy(block, 0, 0, TABLE_BYTES);
  block.writeBigUInt64BE(BigInt(step), TABLE_BYTES);
  return block;
}
