import { type Canvas, createCanvas } from 'canvas';
import { describe, expect, test } from 'vitest';
import { findPosition as findTrees } from '../../scripts/gallery-before-the-birds-positions.js';
import { findPosition as findWoodland } from '../../scripts/gallery-positions.js';
import { findPosition as findTrickadee } from '../../scripts/gallery-trickadee-positions.js';
import { SHEET_WIDTH } from '../../src/art/brush.js';
import { must } from '../../src/base/invariant.js';
import { beforeTheBirdsFace } from '../../src/faces/before-the-birds/face.js';
import type { Audience, Scene } from '../../src/faces/face.js';
import { roundColumns } from '../../src/faces/round-columns.js';
import { type RunningScores, scoreBands, scoresAlt } from '../../src/faces/score-band.js';
import { trickadeeFace } from '../../src/faces/trickadee/face.js';
import { woodlandTricksFace } from '../../src/faces/woodland-tricks/face.js';
import { sumScores } from '../../src/games/game.js';
import { type BySeat, seatsOf } from '../../src/games/game-types.js';
import { wordsFor } from '../../src/words/words.js';

const words = wordsFor('en');
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus'];

function audienceOf(seatCount: number): Audience {
  return { words, names: NAMES.slice(0, seatCount) };
}

function scoresOf(rounds: readonly BySeat<number>[], seatCount: number): RunningScores {
  return { unit: 'round', seats: seatsOf(seatCount), ...sumScores(rounds, seatCount) };
}

/** As many rounds that all bring everybody the same. */
function equalRounds(points: number, { rounds, seats }: { readonly rounds: number; readonly seats: number }) {
  const each = seatsOf(seats).map(() => points);
  return scoresOf(
    Array.from({ length: rounds }, () => each),
    seats,
  );
}

function painted(scores: RunningScores): Canvas {
  const [band] = scoreBands(scores, words);
  const { height, paint } = must(band, 'Something has been scored.');
  const canvas = createCanvas(SHEET_WIDTH, height);
  paint(canvas.getContext('2d'), 0);
  return canvas;
}

test('there is no band and nothing to say before the first round is scored', () => {
  expect(scoreBands(scoresOf([], 4), words)).toEqual([]);
  expect(scoresAlt(scoresOf([], 4), { words, names: NAMES })).toEqual([]);
});

test('what it shows is said by round and in all, in the order of the seats', () => {
  const scores = scoresOf(
    [
      [6, 3],
      [1, 7],
    ],
    2,
  );
  expect(scoresAlt(scores, { words, names: NAMES })).toEqual([
    'Points by round: Ana 6 and 1, in all 7; Ben 3 and 7, in all 10.',
  ]);
  const games = { ...scores, unit: 'game', seats: scores.seats.toReversed() } as const;
  expect(scoresAlt(games, { words, names: NAMES })).toEqual([
    'Points by game: Ben 3 and 7, in all 10; Ana 6 and 1, in all 7.',
  ]);
});

describe('the band', () => {
  test.each([
    { seats: 2, rounds: 1, points: 6, rows: 1 },
    { seats: 2, rounds: 9, points: 6, rows: 1 },
    { seats: 2, rounds: 30, points: 6, rows: 2 },
    { seats: 3, rounds: 2, points: 34, rows: 1 },
    { seats: 5, rounds: 2, points: 34, rows: 1 },
    { seats: 7, rounds: 1, points: 12, rows: 2 },
    { seats: 7, rounds: 3, points: 12, rows: 2 },
    { seats: 7, rounds: 9, points: 12, rows: 7 },
  ])(
    'of $seats seats and $rounds rounds of $points points is $rows rows high',
    ({ seats, rounds, points, rows }) => {
      expect(painted(equalRounds(points, { seats, rounds })).height).toBe(58 + 52 * rows);
    },
  );

  test('looks different with any other number in it', () => {
    const rounds = [
      [11, 9, 8],
      [12, 8, 30],
    ];
    const plain = painted(scoresOf(rounds, 3)).toBuffer('raw');
    for (const round of [0, 1])
      for (const seat of [0, 1, 2]) {
        const other = rounds.map((points, at) =>
          points.map((one, by) => one + (at === round && by === seat ? 1 : 0)),
        );
        expect(painted(scoresOf(other, 3)).toBuffer('raw').equals(plain)).toBe(false);
      }
  });

  test.each([
    [2, 1],
    [2, 9],
    [3, 3],
    [5, 2],
    [7, 4],
    [7, 9],
    [7, 12],
  ])('keeps tokens and numbers of %i seats and %i rounds apart, however wide they are', (seats, rounds) => {
    const scores = equalRounds(88, { seats, rounds });
    const across = Math.ceil(seats / rowsOf(painted(scores)));
    expect(inkRuns(painted(scores))).toBe(across * (1 + Math.min(9, rounds) + 1));
  });
});

describe('the live table', () => {
  const woodland = (round: number): Scene =>
    woodlandTricksFace.live(
      findWoodland(({ situation }) => situation('spectator').view.round === round).situation('spectator'),
      audienceOf(2),
    );
  const trickadee = (round: number): Scene =>
    trickadeeFace.live(
      findTrickadee(
        { seatCount: 5 },
        ({ situation }) => situation('spectator').view.round === round,
      ).situation('spectator'),
      audienceOf(5),
    );
  const trees =
    (seatCount: 4 | 7, inGame: number) =>
    (game: number): Scene =>
      beforeTheBirdsFace.live(
        findTrees({ seatCount, options: { deck: 'full', limit: 25 } }, ({ situation }) => {
          const { view } = situation('spectator');
          return view.game === game && view.round === inGame;
        }).situation('spectator'),
        audienceOf(seatCount),
      );

  test.each([
    ['Woodland Tricks', woodland, 'Points by round: Ana'],
    ['Trickadee', trickadee, 'Points by round: '],
    ['Before The Birds', trees(4, 2), 'Points by game: Ana'],
  ])('of %s tells points once there are any', (_game, live, told) => {
    expect(live(1).picture?.alt).not.toContain('Points by');
    expect(live(2).picture?.alt).toContain(told);
    expect(live(2).picture?.height).toBeGreaterThan(live(1).picture?.height ?? Number.POSITIVE_INFINITY);
    expect(live(2).below).toBeUndefined();
  });

  test('of Before The Birds has them on a sheet of their own where the trees need the room', () => {
    const { picture, below } = trees(7, 8)(2);
    expect(picture?.alt).toContain('Points by game: Ana');
    expect(below?.alt).toMatch(/^Points by game: Ana/);
    expect(trees(7, 8)(1).below).toBeUndefined();
  });
});

test('the earliest rounds share a column where there are more than columns', () => {
  const rounds = [
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ];
  expect(roundColumns(rounds, 4).map(({ first, last }) => [first, last])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ]);
  expect(roundColumns(rounds, 3)).toEqual([
    { first: 1, last: 2, points: [4, 6] },
    { first: 3, last: 3, points: [5, 6] },
    { first: 4, last: 4, points: [7, 8] },
  ]);
});

function rowsOf({ height }: Canvas): number {
  return (height - 58) / 52;
}

/** How many stretches with something on them there are across the first row, with at least six pixels between. */
function inkRuns(canvas: Canvas): number {
  const { width } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 54, width, 48);
  const ground = `${must(data[4 * 30], 'The cell begins there.')}`;
  let runs = 0;
  let blank = 6;
  for (let x = 0; x < width; x += 1) {
    if (!hasInk(data, { x, width, ground })) blank += 1;
    else {
      if (blank >= 6) runs += 1;
      blank = 0;
    }
  }
  return runs;
}

// What is lighter than the ground of a cell; between cells there is nothing at all.
function hasInk(
  data: Uint8ClampedArray,
  { x, width, ground }: { readonly x: number; readonly width: number; readonly ground: string },
): boolean {
  for (let at = 4 * x; at < data.length; at += 4 * width)
    if ((data[at] ?? 0) > Number(ground) + 20) return true;
  return false;
}
