import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { figuresIn as figuresOfTrees } from '../../src/games/before-the-birds/figures.js';
import { beforeTheBirds } from '../../src/games/before-the-birds/game.js';
import type { BeforeTheBirdsState } from '../../src/games/before-the-birds/state.js';
import type { Game, GameTypes } from '../../src/games/game.js';
import type { OptionValues } from '../../src/games/game-types.js';
import { hostGame, type MadeMove } from '../../src/games/hosting.js';
import { SPECIES, speciesOf } from '../../src/games/trickadee/cards.js';
import { trickadee } from '../../src/games/trickadee/game.js';
import { figuresIn as figuresOfRounds } from '../../src/games/woodland-tricks/figures.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import type { WoodlandTricksState } from '../../src/games/woodland-tricks/state.js';

const SEED = 'c0ffee'.padStart(64, '0');

/** A match in which each choice is the next one in turn, with everything that happened. */
function playOut<G extends GameTypes>(game: Game<G>, seatCount: number, options: OptionValues = {}) {
  const checked = hostGame(game).checkOptions(options);
  const filled = must(checked.ok ? checked.value : null, 'fit options');
  let state = game.setup(filled, seatCount, SEED);
  const moves: MadeMove[] = [];
  const events: G['event'][] = [];
  while (game.outcome(state) === undefined) {
    const { seat } = must(
      game.decisions(state).find((decision) => decision.must),
      'somebody is asked',
    );
    const legal = game.legalMoves(state, seat);
    const move = must(legal[(7 * moves.length) % legal.length], 'a move');
    const applied = game.apply(state, seat, move);
    const after = must(applied.ok ? applied.value : null, 'legal');
    state = after.state;
    events.push(...after.events);
    moves.push({ seat, move: game.formatMove(move) });
  }
  const figures = hostGame(game).figures({ options: filled, seatCount, seed: SEED }, moves);
  return { state, events, figures };
}

describe('figures of every game', () => {
  test.each([
    ['woodland-tricks', 2, () => playOut(woodlandTricks, 2).figures],
    ['trickadee', 4, () => playOut(trickadee, 4).figures],
    ['before-the-birds', 5, () => playOut(beforeTheBirds, 5, { limit: 30 }).figures],
  ] as const)('are those that %s says it has, for each of %i seats', (id, seatCount, play) => {
    const { figureKinds } = must(
      [woodlandTricks, trickadee, beforeTheBirds].find((game) => game.id === id),
      id,
    );
    const figures = play();
    expect(figures).toHaveLength(seatCount);
    for (const own of figures) {
      expect(Object.keys(own).toSorted()).toEqual(Object.keys(figureKinds).toSorted());
      for (const value of Object.values(own)) expect(Number.isInteger(value) && value >= 0).toBe(true);
    }
  });
});

describe('figures of Woodland Tricks', () => {
  /** Rounds by the tricks that seat 0 took in them. */
  function rounds(...tricks: readonly number[]) {
    const scores = tricks.map((count, index) => ({
      round: index + 1,
      tricks: [count, 13 - count],
      trickPoints: [0, 0],
      bonuses: [index, 0],
      points: [index, count],
    }));
    return { match: { scores } } as unknown as WoodlandTricksState;
  }

  test('tell humble, victorious and greedy rounds from all others', () => {
    const [first, second] = figuresOfRounds({ state: rounds(0, 3, 4, 6, 7, 9, 10, 13), events: [] });
    expect(first).toMatchObject({
      rounds: 8,
      'humble-rounds': 2,
      'victorious-rounds': 2,
      'greedy-rounds': 2,
      'bonus-points': 28,
      'best-round': 7,
    });
    expect(second).toMatchObject({
      'humble-rounds': 2,
      'victorious-rounds': 2,
      'greedy-rounds': 2,
      'best-round': 13,
    });
  });

  test('have no best round before one is over', () => {
    expect(figuresOfRounds({ state: rounds(), events: [] })[0]).not.toHaveProperty('best-round');
  });

  test('count the tricks that a 9 took', () => {
    const { events, figures } = playOut(woodlandTricks, 2);
    const ambushes = events.flatMap((event) =>
      event.kind === 'trick-taken' && event.ambush ? [event.winner] : [],
    );
    expect(ambushes.length).toBeGreaterThan(0);
    expect(figures.map((own) => own['ambushes'])).toEqual(
      [0, 1].map((seat) => ambushes.filter((winner) => winner === seat).length),
    );
  });
});

describe('figures of Trickadee', () => {
  const { events, figures } = playOut(trickadee, 4);
  const sheets = events.flatMap((event) => (event.kind === 'round-ended' ? [event.sheets] : []));

  test('tell the best flock and the birds of every species in the flocks that were scored', () => {
    expect(sheets).toHaveLength(3);
    for (const [seat, own] of figures.entries()) {
      const flocks = sheets.flatMap((round) => round[seat] ?? []);
      const birds = flocks.flatMap((flock) => flock.birds.map(({ card }) => speciesOf(card)));
      expect(own['best-flock']).toBe(Math.max(...flocks.map(({ worth }) => worth.points)));
      expect(own['birds']).toBe(birds.length);
      for (const species of SPECIES)
        expect(own[`species/${species}`]).toBe(birds.filter((bird) => bird === species).length);
    }
  });

  test('count each ability that was used once, and of these each seed that was cached', () => {
    const finished = events.flatMap((event) => (event.kind === 'trick-finished' ? [event.used] : []));
    for (const [seat, own] of figures.entries()) {
      const used = finished.flatMap((trick) => trick[seat] ?? []);
      expect(own['abilities-used']).toBe(used.length);
      expect(own['seeds-cached']).toBe(used.filter((ability) => ability === 7).length);
    }
    expect(finished.flat().some((ability) => ability !== null)).toBe(true);
  });
});

describe('figures of Before The Birds', () => {
  test('tell of all trees the shortest, the best, and their colours', () => {
    const worths = [
      { length: 4, colours: ['red', 'blue', 'green'], score: 7 },
      { length: 6, colours: ['red'], score: 7 },
      { length: 3, colours: ['red', 'blue', 'green', 'white', 'purple'], score: 8 },
    ];
    const scores = worths.map((worth, index) => ({
      game: index + 1,
      worths: [worth],
      points: [worth.score],
    }));
    const state = { match: { seatCount: 1, scores } } as unknown as BeforeTheBirdsState;
    const [own] = figuresOfTrees({ state });
    expect(own).toMatchObject({
      trees: 3,
      colours: 9,
      'shortest-tree': 3,
      'fewest-colours': 1,
      'best-tree': 7,
      'colour/red': 3,
      'colour/blue': 2,
      'colour/white': 1,
      'colour/orange': 0,
    });
  });

  test('have no best tree before a game is over', () => {
    const state = { match: { seatCount: 3, scores: [] } } as unknown as BeforeTheBirdsState;
    for (const own of figuresOfTrees({ state }))
      for (const name of ['shortest-tree', 'best-tree', 'fewest-colours'])
        expect(own).not.toHaveProperty(name);
  });
});
