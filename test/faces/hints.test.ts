import { expect, test } from 'vitest';
import { beforeTheBirdsFace } from '../../src/faces/before-the-birds/face.js';
import type { Hint } from '../../src/faces/face.js';
import { trickadeeFace } from '../../src/faces/trickadee/face.js';
import { woodlandTricksFace } from '../../src/faces/woodland-tricks/face.js';
import type { Decision, Viewer } from '../../src/games/game-types.js';
import { wordsFor } from '../../src/words/words.js';
import * as birds from './before-the-birds/kit.js';
import * as trickadee from './trickadee/kit.js';
import * as woodland from './woodland-tricks/kit.js';

const words = wordsFor('en');
/** One line on a phone is about fifty letters; two are bearable. */
const HINT_LENGTH_MAX = 125;

interface Seen {
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
  readonly hint: Hint | null;
}

function seenInWoodland(): readonly Seen[] {
  return [...woodland.manyPositions()].flatMap((position) =>
    woodland.VIEWERS.map((viewer) => position.situation(viewer)).map((situation) => ({
      ...situation,
      hint: woodlandTricksFace.hint(situation, words),
    })),
  );
}

function seenInTrickadee(): readonly Seen[] {
  return [...trickadee.manySeats()].map(({ situation }) => ({
    ...situation,
    hint: trickadeeFace.hint(situation, words),
  }));
}

function seenInBirds(): readonly Seen[] {
  return [...birds.manySeats()].map(({ situation }) => ({
    ...situation,
    hint: beforeTheBirdsFace.hint(situation, words),
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
    const all = seen();
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
