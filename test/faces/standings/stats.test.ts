import { CanvasRenderingContext2D, loadImage } from 'canvas';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../../src/art/brush.js';
import type { Instant } from '../../../src/base/instant.js';
import { altText } from '../../../src/discord/alt-text.js';
import { FACES } from '../../../src/faces/shelf.js';
import { statsPicture } from '../../../src/faces/standings/stats-picture.js';
import { type StatsShown, statsAlt, statsText } from '../../../src/faces/standings/stats-words.js';
import { GAMES } from '../../../src/games/shelf.js';
import type { Stats } from '../../../src/standings/types.js';
import { DICTIONARY, type WordKey, wordsFor } from '../../../src/words/words.js';
import { BROKEN, statsOf, words } from './kit.js';

function shown(more: Partial<StatsShown> = {}): StatsShown {
  return { name: 'Ana', game: 'Toy', stats: statsOf(), figures: null, ...more };
}

describe('statistics in words', () => {
  test('tell everything there is', () => {
    const figures = { lines: ['Seven stones.'], paint: () => undefined };
    expect(statsText(shown({ figures }), words).split('\n')).toEqual([
      '## Ana · Toy',
      'Rating: 1,204 (provisional), from 1,000 on 1 Sept 2026; highest 1,204, lowest 1,000.',
      'Rating after each of the latest matches: 1,150; 1,090; 1,060; 1,204.',
      '4 matches, 2 wins (50.0%).',
      'Places: 1 (2 times), 3 (2 times).',
      'Longest win streak: 1; now: 1.',
      'Best score: 24; average: 17.63.',
      'Left early: 1 match.',
      'Seven stones.',
      'Against Ben\\_2: 3 matches, ahead in 1, behind in 2.',
      'Against Former player: 1 match, level in 1.',
    ]);
  });

  test('call a rating provisional no longer than it is', () => {
    expect(statsText(shown({ stats: statsOf({ matches: 5 }) }), words)).toContain('Rating: 1,204, from');
  });

  test('leave out what is not there', () => {
    const stats = statsOf({ best: null, average: null, leftEarly: 0, headToHead: [] });
    const text = statsText(shown({ name: null, stats }), words);
    expect(text).toContain('## Former player · Toy');
    expect(text).not.toMatch(/score|Left|Against|null/);
  });

  test('fit an alt text, however many matches and opponents', () => {
    const other = { userId: '7' as never, name: 'W'.repeat(32), matches: 3, ahead: 1, level: 0, behind: 2 };
    const stats = statsOf({ headToHead: Array.from({ length: 10 }, () => other) });
    const alt = statsAlt(shown({ stats }), words);
    expect(altText(alt)).toContain('average');
    expect(alt).not.toMatch(BROKEN);
    expect(alt).not.toContain('#');
  });
});

/** Every figure of a game, each with another value. */
function figuresOf(gameId: string): Readonly<Record<string, number>> {
  const kinds = Object.keys(GAMES.find(({ id }) => id === gameId)?.figureKinds ?? {});
  return Object.fromEntries(kinds.map((name, index) => [name, 101 + index]));
}

describe.each(FACES)('the figures of $gameId', (face) => {
  test('are all told in words', () => {
    const figures = figuresOf(face.gameId);
    const told = face.figures(figures, words)?.lines.join('\n') ?? '';
    expect(told).not.toMatch(BROKEN);
    // Of the colours of all trees their number for each is told.
    const { colours = 0, trees = 1, ...others } = figures;
    if (colours > 0) expect(told).toContain((colours / trees).toFixed(1));
    for (const value of Object.values(others)) expect(told).toMatch(new RegExp(`\\b${value}\\b`));
  });

  test('are nothing before anything has been counted', () => {
    expect(face.figures({}, words)).toBeNull();
  });
});

test('somebody’s favourite bird is the one gathered most', () => {
  const trickadee = FACES.find(({ gameId }) => gameId === 'trickadee');
  const figures = { birds: 9, 'species/dove': 4, 'species/jay': 5 };
  expect(trickadee?.figures(figures, words)?.lines).toContain("Favourite bird: Steller's Jay (5).");
  const level = { birds: 8, 'species/dove': 4, 'species/jay': 4 };
  expect(trickadee?.figures(level, words)?.lines).toContain('Favourite bird: Mourning Dove (4).');
});

describe('the picture of statistics', () => {
  async function sizeOf(about: StatsShown): Promise<readonly [number, number]> {
    const { width, height } = await loadImage(await statsPicture(about, words).render());
    return [width, height];
  }

  // Before all others: what has been set once is stamped from then on, and no longer written.
  test.each(DICTIONARY.languages)('cuts no word of its own in the language %s', async (language) => {
    const spoken = wordsFor(language);
    const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
    onTestFinished(() => written.mockRestore());
    const stats = statsOf({ matches: 1_240, wins: 1_000 });
    for (const face of FACES) {
      const counted = Object.entries(figuresOf(face.gameId)).map(
        ([what, count]) => [what, count * 40] as const,
      );
      const figures = face.figures(Object.fromEntries<number>(counted), spoken);
      const game = spoken.plain(`${face.gameId}.name` as WordKey);
      await statsPicture(shown({ game, stats, figures }), spoken).render();
    }
    await statsPicture(shown({ stats: statsOf({ matches: 1 }) }), spoken).render();
    const texts = written.mock.calls.map(([text]) => text);
    for (const key of ['stats.places', 'stats.against', 'stats.provisional'] as const)
      expect(texts).toContain(spoken.plain(`standings.${key}`));
    expect(texts).toContain(spoken.plain('woodland-tricks.figures.by-tricks'));
    expect(texts.filter((text) => text.includes('…'))).toEqual([]);
  });

  const name = 'Bartholomew Fitzgerald-Cholmondel';
  const kinds: readonly [string, Partial<Stats>][] = [
    ['of an evening', {}],
    ['of a life', { matches: 9_999, wins: 4_444, places: [999, 888, 777, 666, 555, 444, 333] }],
    ['without a score', { best: null, average: null, headToHead: [] }],
    [
      'of a rating that stands still',
      { history: statsOf().history.map(({ at }) => ({ at, points: 1_000 })) },
    ],
    [
      'of thousands of matches',
      {
        history: Array.from({ length: 3_000 }, (_, day) => ({
          at: (day * 86_400_000) as Instant,
          points: 1_000 + ((day * 37) % 500),
        })),
      },
    ],
  ];

  test.each(kinds)('%s keeps its size in every game', async (_what, more) => {
    for (const face of FACES) {
      const figures = face.figures(figuresOf(face.gameId), words);
      const [width, height] = await sizeOf({ name, game: 'Before The Birds', stats: statsOf(more), figures });
      expect(width).toBe(SHEET_WIDTH);
      expect(height).toBeLessThanOrEqual(SHEET_HEIGHT_MAX);
    }
  });

  test('shows the way the rating has come', async () => {
    const render = (stats: Stats) => statsPicture(shown({ stats }), words).render();
    const { history } = statsOf();
    const [first, last] = [history[0], history.at(-1)];
    if (first === undefined || last === undefined) throw new Error('There are matches.');
    const other = statsOf({
      history: history.map((point, at) => (at === 2 ? { ...point, points: 1_020 } : point)),
    });
    const plain = await render(statsOf());
    expect((await render(statsOf())).equals(plain)).toBe(true);
    expect((await render(other)).equals(plain)).toBe(false);
  });
});
