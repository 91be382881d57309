import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMOJIS } from '../../../src/art/emojis.js';
import type { KnownEmoji } from '../../../src/discord/emojis/dress.js';
import { planEmojis, wantedEmoji } from '../../../src/discord/emojis/plan.js';
import type { EmojiKey } from '../../../src/faces/face.js';

const KEYS = EMOJIS.map(({ key }) => key);
const bytes = fc.constantFrom('first', 'second', 'third').map((text) => Buffer.from(text));

const wantedSets = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), bytes), { selector: ([key]) => key })
  .map((pairs) => pairs.map(([key, png]) => wantedEmoji(key, png)));

const ours = fc
  .tuple(fc.constantFrom<EmojiKey>(...KEYS), bytes)
  .map(([key, png]) => wantedEmoji(key, png).name);
const ofEarlierVersions = fc.constantFrom('thicket_bird_dodo_0a1b2c', 'thicket_rank_ace_ffffff', 'thicket_');
const foreign = fc.stringMatching(/^[A-Za-z0-9_]{2,32}$/).filter((name) => !name.startsWith('thicket_'));

const thereSets = fc
  .uniqueArray(fc.oneof(ours, ofEarlierVersions, foreign), { maxLength: 40 })
  .map((names) => names.map((name, index): KnownEmoji => ({ id: String(1_000 + index), name })));

/** What is there after the plan has been carried out. */
function carriedOut(
  there: readonly KnownEmoji[],
  wanted: Parameters<typeof planEmojis>[1],
): readonly KnownEmoji[] {
  const { missing, outdated } = planEmojis(there, wanted);
  const gone = new Set(outdated.map(({ id }) => id));
  const uploaded = missing.map(({ name }, index) => ({ id: String(9_000 + index), name }));
  return [...there, ...uploaded].filter(({ id }) => !gone.has(id));
}

describe('whatever is there,', () => {
  test('what is wanted is there afterwards, once each, and of ours nothing else', () => {
    fc.assert(
      fc.property(thereSets, wantedSets, (there, wanted) => {
        const names = carriedOut(there, wanted).map(({ name }) => name);
        expect(names.filter((name) => name.startsWith('thicket_')).toSorted()).toEqual(
          wanted.map(({ name }) => name).toSorted(),
        );
      }),
    );
  });

  test('what is not ours stays as it is', () => {
    fc.assert(
      fc.property(thereSets, wantedSets, (there, wanted) => {
        const notOurs = ({ name }: KnownEmoji) => !name.startsWith('thicket_');
        expect(carriedOut(there, wanted).filter(notOurs)).toEqual(there.filter(notOurs));
      }),
    );
  });

  test('a second plan has nothing to do', () => {
    fc.assert(
      fc.property(thereSets, wantedSets, (there, wanted) => {
        const { kept, missing, outdated } = planEmojis(carriedOut(there, wanted), wanted);
        expect([missing, outdated]).toEqual([[], []]);
        expect([...kept.keys()].toSorted()).toEqual(wanted.map(({ key }) => key).toSorted());
      }),
    );
  });
});

describe('a name', () => {
  test('is one that Discord takes, of every emoji', async () => {
    for (const { key, render } of EMOJIS) {
      const { name } = wantedEmoji(key, await render());
      expect(name).toMatch(/^thicket_[a-z]+_[a-z]+_[0-9a-f]{6}$/);
      expect(name.length).toBeLessThanOrEqual(32);
    }
  });

  test('changes with the drawing, and only with it', () => {
    const one = wantedEmoji('bird/jay', Buffer.from('one')).name;
    expect(wantedEmoji('bird/jay', Buffer.from('one')).name).toBe(one);
    expect(wantedEmoji('bird/jay', Buffer.from('other')).name).not.toBe(one);
  });
});
