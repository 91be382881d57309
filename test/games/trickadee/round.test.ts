import { describe, expect, test } from 'vitest';
import { drawBelow, shuffled } from '../../../src/games/deal.js';
import { type Seat, seatsOf } from '../../../src/games/game-types.js';
import { ABILITIES, PACK, SEED_COUNT, sortedHand, speciesOf } from '../../../src/games/trickadee/cards.js';
import { birdsIn } from '../../../src/games/trickadee/flocks.js';
import { trickadee } from '../../../src/games/trickadee/game.js';
import { nextStartLeader } from '../../../src/games/trickadee/round.js';
import type { TrickadeeState } from '../../../src/games/trickadee/state.js';
import {
  asked,
  choices,
  choosing,
  flocksOf,
  heard,
  make,
  position,
  roundOf,
  SEED,
  trickOf,
  written,
  ZERO,
} from './table.js';

function dealt(seatCount: number, seed = SEED) {
  return trickadee.setup({ 'lifer-counts': 'yes' }, seatCount, seed);
}

function seedOf(number: number): string {
  return number.toString(16).padStart(64, '0');
}

/** Plays on by what the rules do for absent seats, up to the deal of a round. */
function untilRound(state: TrickadeeState, number: number): TrickadeeState {
  let now = state;
  while (now.round.number < number) {
    const [next] = trickadee.decisions(now);
    if (next === undefined) throw new Error('The match is over.');
    const move = trickadee.formatMove(trickadee.fallbackMove(now, next.seat));
    now = make(now, `${next.seat} ${move}`).state;
  }
  return now;
}

describe('the deal', () => {
  test('TR-1: is for three to five seats', () => {
    expect(trickadee.seatCounts).toEqual([3, 4, 5]);
  });

  test.for([
    [3, [33, 30, 27]],
    [4, [26, 22, 18]],
    [5, [19, 14, 9]],
  ] as const)('example 19, TR-1, TR-5, TR-8: with %i seats leaves draw piles of %j', ([seatCount, piles]) => {
    for (const [index, pile] of piles.entries()) {
      const { round } = untilRound(dealt(seatCount), index + 1);
      expect(round.drawPile).toHaveLength(pile);
      expect(round.hands.map((hand) => hand.length)).toEqual(seatsOf(seatCount).map(() => index + 6));
      const all = [
        ...round.hands.flat(),
        ...round.flocks.flatMap((own) => birdsIn(own).map(({ card }) => card)),
        round.lifer,
        ...round.drawPile,
      ];
      expect(all.toSorted()).toEqual(PACK.toSorted());
    }
  });

  test('TR-5, TR-6, TR-7: comes from the seed: hands, Spark Birds, Lifer, draw pile', () => {
    for (const number of [1, 2, 3]) {
      const { round } = untilRound(dealt(4), number);
      const pack = shuffled({ seed: SEED, name: `round/${number}/deal` }, PACK);
      const size = number + 5;
      expect(round.hands).toEqual(
        [0, 1, 2, 3].map((seat) => sortedHand(pack.slice(seat * size, (seat + 1) * size))),
      );
      expect(round.flocks.map(written)).toEqual(
        pack.slice(4 * size, 4 * size + 4).map((bird) => `1: ${bird}`),
      );
      expect(round.lifer).toBe(pack[4 * size + 4]);
      expect(round.drawPile).toEqual(pack.slice(4 * size + 5));
    }
  });

  test('TR-7: the Lifer’s species is trumps', () => {
    const { view } = trickadee.situation(dealt(3), 'spectator');
    expect(view.liferSpecies).toBe(speciesOf(view.lifer));
  });

  test('TR-9: each ability is on display in one round', () => {
    for (let seed = 0; seed < 5; seed += 1) {
      const rounds = [1, 2, 3].map((number) => untilRound(dealt(3, seedOf(seed)), number).round.abilities);
      for (const abilities of rounds)
        expect(abilities).toEqual(abilities.toSorted((one, other) => one - other));
      expect(rounds.flat().toSorted((one, other) => one - other)).toEqual([...ABILITIES]);
    }
    const first = shuffled({ seed: SEED, name: 'round/1/abilities' }, ABILITIES).slice(0, 3);
    expect(dealt(3).round.abilities).toEqual(first.toSorted((one, other) => one - other));
  });

  test('TR-4: all 25 seeds begin in the supply', () => {
    for (const seatCount of [3, 4, 5])
      expect(dealt(seatCount).match.bank).toEqual({
        supply: SEED_COUNT,
        held: seatsOf(seatCount).map(() => 0),
      });
  });

  test('TR-22: Lifer birds count in the placing unless the table chooses otherwise', () => {
    expect(trickadee.options).toEqual([
      { kind: 'choice', name: 'lifer-counts', choices: ['yes', 'no'], default: 'yes' },
    ]);
    expect(dealt(3).match.liferCounts).toBe(true);
    expect(trickadee.setup({ 'lifer-counts': 'no' }, 3, SEED).match.liferCounts).toBe(false);
    const given = {
      hands: ['G3 P1', 'G11 P2', 'B8 P4', 'B5 P5'],
      lifer: 'P1',
      flocks: ['R8', 'R9', 'R10', 'R11'],
    };
    const moves = ['0 play-G3', '1 play-G11', '2 play-B8', '3 play-B5'];
    const placed = (liferCounts: boolean) =>
      heard(make(position({ ...given, liferCounts }), ...moves), 'trick-placed').order;
    expect([placed(true), placed(false)]).toEqual([
      [0, 1, 2, 3],
      [0, 2, 3, 1],
    ]);
  });
});

describe('the first trick of a round is led by', () => {
  test('TR-11: whom the seed decides, in round 1', () => {
    const leaders = Array.from({ length: 40 }, (_, number) => dealt(5, seedOf(number)).round.leader);
    expect(new Set(leaders).size).toBe(5);
    expect(dealt(5).round.leader).toBe(drawBelow({ seed: SEED, name: 'first-leader' }, 5));
  });

  test.for([
    ['TR-12: the highest score', [[5, 9, 7]], [9, 1, 5], 0, 1],
    [
      'TR-12: the highest score of all rounds together',
      [
        [5, 9, 7],
        [9, 1, 6],
      ],
      [0, 0, 0],
      0,
      0,
    ],
    ['TR-12: of equals the one that finished a trick 1st most recently', [[9, 9, 7]], [3, 5, 6], 0, 1],
    ['TR-12: of equals one that did before one that never did', [[9, 4, 9]], [0, 6, 2], 0, 2],
    ['TR-12: the first clockwise where none of them ever did', [[9, 4, 9]], [0, 6, 0], 1, 2],
    ['TR-12: which may be the leader of the round before itself', [[9, 4, 9]], [0, 6, 0], 2, 2],
    ['TR-12: or lie across the end of the circle', [[9, 9, 4]], [0, 0, 6], 2, 0],
  ] as const)('%s', ([, points, lastFirst, before, leader]) => {
    const scores = points.map((round, index) => roundOf(round, index + 1));
    const { match } = position({ hands: ['P1', 'P2', 'P3'], scores, lastFirst, seeds: [9, 0, 0] });
    expect(nextStartLeader(match, before as Seat)).toBe(leader);
  });

  test('TR-12: who finished 1st is remembered from trick to trick and into later rounds', () => {
    const given = { hands: ['P7 B3', 'P8 B4', 'P9 B5'], round: 2, tricks: 3, lastFirst: [0, 5, 9] };
    const placed = make(position(given), '0 play-P7', '1 play-P8', '2 play-P9');
    // Round 1 had six tricks, and this is the fourth of round 2.
    expect(placed.state.match.lastFirst).toEqual([0, 5, 10]);
  });
});

describe('the end of a round', () => {
  const last = choosing({
    hands: ['', '', ''],
    tricks: 5,
    abilities: [4, 7, 9],
    flocks: ['B7 B8 | P2*suit', 'R15 Y14*rank', 'P1'],
    seeds: [4, 3, 2],
  });

  test('TR-54, TR-64: scores the flocks of each seat, which stay readable', () => {
    const ended = make(last, '0 pass');
    expect(ended.final).toBe(true);
    const score = heard(ended, 'round-ended');
    expect(score).toMatchObject({ round: 1, points: [4, 6, 0], totals: [4, 6, 0], seeds: [4, 3, 2] });
    expect(score.sheets[0]).toEqual([
      {
        label: 1,
        birds: [
          { card: 'B7', wild: [] },
          { card: 'B8', wild: [] },
        ],
        worth: { points: 4, multiplier: 2, categories: ['sequence', 'same-suit'] },
      },
      {
        label: 2,
        birds: [{ card: 'P2', wild: ['suit'] }],
        worth: { points: 0, multiplier: 0, categories: [] },
      },
    ]);
    const { view } = trickadee.situation(ended.state, 'spectator');
    expect(view.scores).toHaveLength(1);
    expect(view.scores[0]?.sheets).toEqual(score.sheets);
    expect(view.lastRound).toMatchObject({ round: 1, lifer: 'R15', abilities: [4, 7, 9] });
    expect(view.lastRound?.tricks).toHaveLength(6);
  });

  test('TR-10, TR-52: seeds held stay, and cached ones go back after scoring', () => {
    const { bank } = make(last, '0 pass').state.match;
    expect(last.match.bank).toEqual({ supply: 14, held: [4, 3, 2] });
    expect(bank).toEqual({ supply: 16, held: [4, 3, 2] });
  });

  test('TR-5: deals the next round', () => {
    const next = make(last, '0 pass');
    const started = heard(next, 'round-started');
    const { round } = next.state;
    expect(started).toEqual({
      kind: 'round-started',
      round: 2,
      leader: round.leader,
      lifer: round.lifer,
      abilities: round.abilities,
      sparkBirds: round.flocks.map((own) => birdsIn(own)[0]?.card),
    });
    expect(asked(next.state)).toEqual([`${round.leader} play`]);
    expect(flocksOf(next.state)).toMatch(/^1: \w+$/);
    expect(round.discards).toEqual([]);
  });
});

describe('the end of the match', () => {
  const last = choosing({
    hands: ['', '', ''],
    round: 3,
    tricks: 7,
    abilities: [4, 7, 9],
    flocks: ['B7 B8*suit', 'R15 Y14', 'P1'],
    seeds: [5, 2, 6],
    scores: [roundOf([6, 8, 7]), roundOf([0, 1, 2], 2)],
  });

  test('TR-58, TR-59: seeds are points, and the highest total wins', () => {
    const ended = make(last, '0 pass');
    expect(ended.final).toBe(true);
    expect(heard(ended, 'match-ended')).toEqual({
      kind: 'match-ended',
      seedPoints: [1, 0, 2],
      totals: [11, 13, 11],
      winners: [1],
    });
    expect(trickadee.outcome(ended.state)).toEqual({
      rounds: [
        [6, 8, 7],
        [0, 1, 2],
        [4, 4, 0],
      ],
      totals: [11, 13, 11],
      places: [2, 1, 2],
    });
  });

  test('TR-59: equal totals share the win', () => {
    const tied = { ...last, match: { ...last.match, scores: [roundOf([8, 8, 7]), roundOf([0, 1, 2], 2)] } };
    const ended = make(tied, '0 pass');
    expect(heard(ended, 'match-ended')).toMatchObject({ totals: [13, 13, 11], winners: [0, 1] });
    expect(trickadee.outcome(ended.state)?.places).toEqual([1, 1, 3]);
  });

  test('TR-4: all seeds are counted, and the flocks are shown as they were scored', () => {
    const { state } = make(last, '0 pass');
    const { view, decisions } = trickadee.situation(state, 'spectator');
    expect(decisions).toEqual([]);
    expect(view.supply + view.seeds.reduce((sum, seeds) => sum + seeds, 0)).toBe(SEED_COUNT);
    expect(view.flocks[0]).toMatchObject([{ birds: [{ card: 'B7' }, { card: 'B8', wild: ['suit'] }] }]);
    expect(view).toMatchObject({
      phase: 'finished',
      totals: [11, 13, 11],
      seedPoints: [1, 0, 2],
      cached: [0, 0, 0],
    });
    expect(choices(state)).toBe('');
    const refused = trickadee.apply(state, ZERO, { kind: 'pass' });
    expect(refused).toEqual({ ok: false, error: { reason: 'match-over' } });
  });
});

test('TR-18: the last trick of a round is played automatically from its first card', () => {
  const state = choosing({ hands: ['P7', 'P8', 'P9'], tricks: 4, abilities: [4, 7, 8] });
  const passed = make(state, '0 pass');
  expect(passed.final).toBe(true);
  expect(passed.events.filter(({ kind }) => kind === 'card-played')).toHaveLength(3);
  expect(heard(passed, 'trick-placed').plays).toEqual(trickOf('P7 P8 P9'));
  expect(asked(passed.state)).toEqual(['2 pick']);
});
