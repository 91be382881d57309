import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { seat } from './kit/match.js';
import type { Account } from './kit/readers/account.js';
import { birdsReader } from './kit/readers/before-the-birds.js';
import { trickadeeReader } from './kit/readers/trickadee.js';
import { woodlandReader } from './kit/readers/woodland-tricks.js';
import { replayed } from './kit/replay.js';
import { openStage, type Stage } from './kit/stage.js';
import { playByReading, type Reader } from './kit/text-reader.js';

const SEED = 'text-only';
const WITHIN_MS = 240_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ seed: SEED });
}, WITHIN_MS);
afterAll(() => stage.close());

interface Played {
  readonly game: string;
  readonly names: readonly [string, string, ...string[]];
  readonly options: Readonly<Record<string, string>>;
  readonly readerOf: (names: readonly string[]) => Reader & Account;
}

describe('from texts alone, without pictures,', () => {
  test.each<Played>([
    {
      game: 'woodland-tricks',
      names: ['Ana', 'Ben'],
      options: { target: '16' },
      readerOf: woodlandReader,
    },
    { game: 'trickadee', names: ['Ana', 'Ben', 'Cleo'], options: {}, readerOf: trickadeeReader },
    { game: 'before-the-birds', names: ['Ana', 'Ben', 'Cleo', 'Dev'], options: {}, readerOf: birdsReader },
  ])(
    `a match of $game is played to its end, and its readers know how it went (seed ${SEED})`,
    async ({ game, names, options, readerOf }) => {
      const match = await seat(stage, { game, names, options });
      const reader = readerOf(names);
      await playByReading(match, reader);
      const { outcome } = must(replayed(stage.store, match.tableId).at(-1), 'A match has steps.');
      const { rounds, totals, places } = must(outcome, 'The match is over.');
      expect(reader.account()).toEqual({ rounds, totals, places });
    },
    WITHIN_MS,
  );
});
