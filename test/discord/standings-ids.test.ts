import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUSTOM_ID_LENGTH_MAX, decodeCustomId, encodeCustomId } from '../../src/discord/custom-ids.js';
import type { BoardLook, BoardPage, StandingsId } from '../../src/discord/standings-ids.js';
import { MEASURES, SPANS } from '../../src/standings/types.js';
import type { UserId } from '../../src/tables/ids.js';
import { VEIL } from './kit.js';

const look = fc.constantFrom('picture' as const, 'text' as const, null);
const gameId = fc.stringMatching(/^[a-z-]{1,32}$/);
// Accounts, and the pseudonyms of those that are deleted.
const userId = fc
  .oneof(fc.stringMatching(/^\d{17,20}$/), fc.stringMatching(/^[a-z0-9-]{1,32}$/))
  .filter((id) => id !== 'me')
  .map((id) => id as UserId);
const page: fc.Arbitrary<BoardPage> = fc.oneof(
  fc.constantFrom(null, 'own' as const),
  fc.record({
    side: fc.constantFrom('after' as const, 'before' as const),
    value: fc.nat(16 ** 5 - 1),
    userId,
  }),
);
const board: fc.Arbitrary<BoardLook> = fc.record({
  gameId,
  measure: fc.constantFrom(...MEASURES),
  span: fc.constantFrom(...SPANS),
  everybody: fc.boolean(),
  look,
});
const standingsId: fc.Arbitrary<StandingsId> = fc.oneof(
  fc.tuple(board, page).map(([one, at]): StandingsId => ({ kind: 'board', ...one, page: at })),
  fc
    .tuple(fc.constantFrom('board-game' as const, 'board-measure' as const, 'board-span' as const), board)
    .map(([kind, one]): StandingsId => ({ kind, ...one })),
  fc.record({ kind: fc.constant('stats' as const), userId: fc.option(userId), look, gameId }),
  fc.record({ kind: fc.constant('stats-game' as const), userId: fc.option(userId), look }),
);

test('an id says the same when it is read back, and fits Discord', () => {
  fc.assert(
    fc.property(standingsId, (id) => {
      const text = encodeCustomId(id, VEIL);
      expect(text.length).toBeLessThanOrEqual(CUSTOM_ID_LENGTH_MAX);
      expect(decodeCustomId(text, VEIL)).toEqual(id);
    }),
    { numRuns: 500 },
  );
});

test('the largest of an account is well within 100 characters', () => {
  const text = encodeCustomId(
    {
      ...{ kind: 'board', gameId: 'before-the-birds', measure: 'win-rate', span: 'month' },
      ...{ everybody: true, look: 'picture' },
      page: { side: 'before', value: 16 ** 5 - 1, userId: '9'.repeat(20) as UserId },
    },
    VEIL,
  );
  expect(text).toHaveLength(76);
});

test.each([
  'board',
  'board.toy',
  'board.toy.rating',
  'board.toy.rating.all',
  'board.toy.rating.all.e',
  'board.toy.rating.all.xp',
  'board.toy.rating.all.ex',
  'board.toy.shoe-size.all.ep',
  'board.toy.constructor.all.ep',
  'board.toy.rating.year.ep',
  'board.to y.rating.all.ep',
  `board.${'a'.repeat(33)}.rating.all.ep`,
  'board.toy.rating.all.ep.top',
  'board.toy.rating.all.ep.own.1',
  'board.toy.rating.all.ep.after',
  'board.toy.rating.all.ep.after.1',
  'board.toy.rating.all.ep.after.-1.7',
  'board.toy.rating.all.ep.after.1.7.7',
  'board.toy.rating.all.ep.beside.1.7',
  'board-game.toy.rating.all.ep.own',
  'board-shoe.toy.rating.all.ep',
  'stats',
  'stats.me',
  'stats.me.x.toy',
  'stats.me.p',
  'stats.me.p.toy.1',
  'stats.m e.p.toy',
  'stats-game.me',
  'stats-game.me.p.toy',
])('%j is not ours', (text) => {
  expect(decodeCustomId(text, VEIL)).toBeUndefined();
});
