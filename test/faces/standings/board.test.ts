import { loadImage } from 'canvas';
import { describe, expect, test } from 'vitest';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../../src/art/brush.js';
import { altText } from '../../../src/discord/alt-text.js';
import { boardPicture } from '../../../src/faces/standings/board-picture.js';
import { type BoardShown, boardAlt, boardText } from '../../../src/faces/standings/board-words.js';
import { valueText } from '../../../src/faces/standings/values.js';
import { type LeaderboardRow, MEASURES, SPANS } from '../../../src/standings/types.js';
import type { UserId } from '../../../src/tables/ids.js';
import { BROKEN, rowOf, words } from './kit.js';

function shown(rows: readonly LeaderboardRow[], more: Partial<BoardShown> = {}): BoardShown {
  const page = { rows, own: null, players: 40, before: null, after: null };
  return {
    ...{ game: 'Toy', measure: 'rating', span: 'all', everybody: false, page, asker: null },
    ...more,
  };
}

const TEN = Array.from({ length: 10 }, (_, index) => rowOf(index + 1));

describe('a leaderboard in words', () => {
  test('has a line for each row, with place, name and figures', () => {
    const rows = [rowOf(1, { name: 'Ana', wins: 2, matches: 3 }), rowOf(2, { name: null }), rowOf(2)];
    expect(boardText(shown(rows), words).split('\n')).toEqual([
      '## Toy: Rating',
      'All time · 40 players',
      '1 · Ana · 1,999 · 2 wins in 3 matches',
      '2 · Former player · 1,998 · 1 win in 1,234 matches',
      '2 · Player 2 · 1,998 · 1 win in 1,234 matches',
    ]);
  });

  test('marks who has left and the asker, also where their row is on another page', () => {
    const own = rowOf(31, { name: '_Me_' });
    const rows = [rowOf(1, { present: false }), rowOf(2)];
    const page = { rows, own, players: 40, before: null, after: null };
    const [, , first, , gap, last] = boardText(shown(rows, { page, asker: own.userId }), words).split('\n');
    expect(first).toContain('Player 1 (left)');
    expect(gap).toBe('…');
    expect(last).toBe('31 · \\_Me\\_ (you) · 1,969 · 1 win in 1,234 matches');
    const among = boardText(shown(rows, { page: { ...page, own: rowOf(2) }, asker: rowOf(2).userId }), words);
    expect(among.split('\n')).toHaveLength(4);
    expect(among).toContain('2 · Player 2 (you)');
  });

  test('for everybody is nobody’s own', () => {
    const page = { rows: TEN, own: rowOf(31), players: 40, before: null, after: null };
    expect(boardText(shown(TEN, { page, asker: null }), words)).not.toMatch(/you|31 ·/);
  });

  test('fits an alt text with the longest names, the own row among them', () => {
    const own = rowOf(99_999, { name: 'W'.repeat(32) });
    const rows = TEN.map((row) => ({ ...row, name: 'W'.repeat(32), present: false }));
    const page = { rows, own, players: 100_000, before: null, after: null };
    const alt = boardAlt(shown(rows, { page, asker: own.userId }), words);
    expect(altText(alt)).toBe(alt.replaceAll('\n', ' '));
    expect(alt).toContain('Place 99,999:');
    expect(alt).toContain('Place 9:');
  });

  test.each(MEASURES.flatMap((measure) => SPANS.map((span) => [measure, span] as const)))(
    'names %s of %s',
    (measure, span) => {
      const text = boardText(shown(TEN, { measure, span, everybody: true }), words);
      expect(text).not.toMatch(BROKEN);
      expect(boardAlt(shown(TEN, { measure, span }), words)).not.toMatch(BROKEN);
    },
  );
});

test.each([
  ['rating', 1_912, '1,912'],
  ['wins', 0, '0'],
  ['win-rate', 667, '66.7%'],
  ['win-rate', 1_000, '100.0%'],
  ['best', 61, '61'],
  ['average', 1_234, '12.34'],
  ['average', 1_200, '12.00'],
] as const)('%s of %i reads %s', (measure, value, text) => {
  expect(valueText(measure, value, words)).toBe(text);
});

describe('the picture of a leaderboard', () => {
  const anybody = ['Ana', '🦔', 'נעמי', 'W'.repeat(32), 'a\u0300'.repeat(20), null];

  test.each([1, 3, 10])('of %i rows keeps its size with any names', async (count) => {
    for (const [index, measure] of MEASURES.entries()) {
      const rows = TEN.slice(0, count).map((row) => ({
        ...row,
        place: row.place + 99_999 * (index % 2),
        present: row.place !== 2,
        name: anybody[row.place % anybody.length] ?? null,
      }));
      const own = rowOf(100_000, { userId: 'own' as UserId });
      const page = { rows, own, players: 100_001, before: null, after: null };
      const picture = boardPicture(shown(rows, { measure, page, asker: own.userId }), words);
      expect(picture.fileName).toBe('leaderboard.png');
      const image = await loadImage(await picture.render());
      expect(image.width).toBe(SHEET_WIDTH);
      expect(image.height).toBeLessThanOrEqual(SHEET_HEIGHT_MAX);
    }
  });

  test('lights the asker’s own row and no other', async () => {
    const page = { rows: TEN, own: TEN[3] ?? null, players: 40, before: null, after: null };
    const render = (asker: UserId | null) => boardPicture(shown(TEN, { page, asker }), words).render();
    const [plain, lit] = [await render(null), await render(rowOf(4).userId)];
    expect(lit.equals(plain)).toBe(false);
    expect((await render('nobody' as UserId)).equals(plain)).toBe(true);
  });
});
