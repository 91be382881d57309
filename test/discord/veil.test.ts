import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newVeil, VEIL_KEY_BYTES } from '../../src/discord/veil.js';
import type { TableId } from '../../src/tables/ids.js';

const veil = newVeil(Buffer.alloc(VEIL_KEY_BYTES, 7));
const other = newVeil(Buffer.alloc(VEIL_KEY_BYTES, 8));
const TABLE = 'abc0123456' as TableId;

describe('a veil', () => {
  test('reveals what it has hidden, always as the same text', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.stringMatching(/^[a-z0-9]{1,16}$/), (step, table) => {
        const hidden = veil.hide(table as TableId, step);
        expect(hidden).toMatch(/^[A-Za-z0-9_-]{22}$/);
        expect(veil.hide(table as TableId, step)).toBe(hidden);
        expect(veil.reveal(table as TableId, hidden)).toBe(step);
      }),
    );
  });

  test('does not show which of two steps comes first, or how far apart they are', () => {
    const texts = Array.from({ length: 200 }, (_, step) => veil.hide(TABLE, step));
    expect(new Set(texts).size).toBe(texts.length);
    // Of numbers in order half of the neighbours at each place would be alike.
    const neighboursAlike = texts
      .slice(1)
      .filter((text, index) => text.slice(0, 4) === texts[index]?.slice(0, 4));
    expect(neighboursAlike).toEqual([]);
    const rising = texts.slice(1).filter((text, index) => text > (texts[index] ?? ''));
    expect(rising.length).toBeGreaterThan(60);
    expect(rising.length).toBeLessThan(140);
  });

  test('reveals nothing of another table or another bot, and nothing made up', () => {
    const hidden = veil.hide(TABLE, 12);
    expect(veil.reveal('other' as TableId, hidden)).toBeUndefined();
    expect(other.reveal(TABLE, hidden)).toBeUndefined();
    expect(other.hide(TABLE, 12)).not.toBe(hidden);
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        expect(veil.reveal(TABLE, text)).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });

  test('digests a text as nobody without the key can', () => {
    expect(veil.digest('table/12').equals(veil.digest('table/12'))).toBe(true);
    expect(veil.digest('table/12').equals(veil.digest('table/13'))).toBe(false);
    expect(veil.digest('table/12').equals(other.digest('table/12'))).toBe(false);
  });

  test('needs a whole key', () => {
    expect(() => newVeil(Buffer.alloc(32))).toThrow();
  });
});
