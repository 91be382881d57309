import { expect, test } from 'vitest';
import { beforeTheBirdsFace } from '../../src/faces/before-the-birds/face.js';
import type { Hint } from '../../src/faces/face.js';
import { trickadeeFace } from '../../src/faces/trickadee/face.js';
import { woodlandTricksFace } from '../../src/faces/woodland-tricks/face.js';
import type { Decision, Viewer } from '../../src/games/game-types.js';
import { type Words, wordsFor } from '../../src/words/words.js';
import * as birds from './before-the-birds/kit.js';
import * as trickadee from './trickadee/kit.js';
import * as woodland from './woodland-tricks/kit.js';

/** One line on a phone is about fifty letters; two are bearable. */
const HINT_LENGTH_MAX = 125;

interface Seen {
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
  readonly hint: Hint | null;
  /** What stands above the hint. */
  readonly asked: () => string;
}

/** As many of its words in a row as a question repeats by chance. */
const REPEATED_MAX = 2;

function seenInWoodland(words: Words): readonly Seen[] {
  return [...woodland.manyPositions()].flatMap((position) =>
    woodland.VIEWERS.map((viewer) => position.situation(viewer)).map((situation) => ({
      ...situation,
      hint: woodlandTricksFace.hint(situation, words),
      asked: () => woodlandTricksFace.panel(situation, { ...woodland.audience, words }).sentence,
    })),
  );
}

function seenInTrickadee(words: Words): readonly Seen[] {
  return [...trickadee.manySeats()].map(({ situation, position }) => ({
    ...situation,
    hint: trickadeeFace.hint(situation, words),
    asked: () => trickadeeFace.panel(situation, { ...trickadee.peopleAt(position), words }).sentence,
  }));
}

function seenInBirds(words: Words): readonly Seen[] {
  return [...birds.manySeats()].map(({ situation, position }) => ({
    ...situation,
    hint: beforeTheBirdsFace.hint(situation, words),
    asked: () => beforeTheBirdsFace.panel(situation, { ...birds.peopleAt(position), words }).sentence,
  }));
}

test.each([
  ['Woodland Tricks', seenInWoodland, ['exchange', 'follow', 'lead', 'put-back']],
  [
    'Trickadee',
    seenInTrickadee,
    ['cache', 'discard', 'follow', 'hand', 'into', 'lead', 'lift', 'take', 'use', 'wild'],
  ],
  ['Before The Birds', seenInBirds, ['bid', 'replace-bid']],
])(
  '%s explains each kind of choice in one line, to whoever is asked and nobody else',
  (_game, seen, steps) => {
    const all = seen(wordsFor('en'));
    for (const { viewer, decisions, hint } of all)
      expect(hint !== null).toBe(decisions.some(({ seat }) => seat === viewer));
    const hints = all.flatMap(({ hint }) => hint ?? []);
    expect([...new Set(hints.map(({ step }) => step))].toSorted()).toEqual(steps);
    for (const { text } of hints) {
      expect(text).not.toContain('\n');
      expect(text).toMatch(/\.$/);
      expect(text.length).toBeLessThanOrEqual(HINT_LENGTH_MAX);
    }
  },
);

test.each([
  ['Woodland Tricks', seenInWoodland],
  ['Trickadee', seenInTrickadee],
  ['Before The Birds', seenInBirds],
])('%s says nothing in its hints that the question above has said', (_game, seen) => {
  for (const language of ['en', 'de'])
    for (const { hint, asked } of seen(wordsFor(language)).filter((_seen, index) => index % 11 === 0)) {
      if (hint === null) continue;
      const said = runsOf(asked());
      const repeated = runsOf(hint.text).filter((run) => said.includes(run));
      expect(repeated, `${hint.text} below ${asked()}`).toEqual([]);
    }
});

/** All runs of one word more than may be repeated. */
function runsOf(text: string): readonly string[] {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return found
    .slice(REPEATED_MAX)
    .map((_word, index) => found.slice(index, index + REPEATED_MAX + 1).join(' '));
}
