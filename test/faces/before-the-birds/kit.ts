import { createHash } from 'node:crypto';
import { type Position, positionsOf } from '../../../scripts/gallery-before-the-birds-positions.js';
import type { Picture } from '../../../src/art/picture.js';
import type { Audience } from '../../../src/faces/face.js';
import type { BeforeTheBirdsOptions } from '../../../src/games/before-the-birds/options.js';
import { type Seat, seatsOf } from '../../../src/games/game-types.js';
import { wordsFor } from '../../../src/words/words.js';

export const words = wordsFor('en');
export const audience: Audience = {
  words,
  names: ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus'],
};
export const SEAT_COUNTS = [3, 4, 5, 6, 7] as const;
export const ANA = 0 as Seat;
export const BEN = 1 as Seat;
export const CLEO = 2 as Seat;

/** A match of two games or more. */
export const TO_A_LIMIT: BeforeTheBirdsOptions = { deck: 'trimmed', limit: 20 };

/** The same people at a table of fewer. */
export function peopleAt(position: Position, who = audience): Audience {
  return { ...who, names: who.names.slice(0, seatsAt(position).length) };
}

/** As long as Discord lets a name be, and full of signs that have to be escaped. */
export const longest: Audience = {
  words,
  names: [
    '_'.repeat(32),
    `${'*'.repeat(31)}W`,
    `${'W'.repeat(31)}|`,
    '@'.repeat(32),
    `<@${'1'.repeat(29)}>`,
    `${'#'.repeat(32)}`,
    `${'~'.repeat(31)}M`,
  ],
};

export function tableOf(position: Position) {
  return position.situation('spectator').view;
}

export function seatsAt(position: Position): readonly Seat[] {
  return seatsOf(tableOf(position).handSizes.length);
}

interface Sample {
  readonly seatCounts?: readonly (typeof SEAT_COUNTS)[number][];
  readonly every?: number;
  readonly options?: BeforeTheBirdsOptions;
}

/** Positions of a whole match of each size, every one or some of them and the last. */
export function* manyPositions(sample: Sample = {}): Generator<Position> {
  const { seatCounts = SEAT_COUNTS, every = 1, options } = sample;
  for (const seatCount of seatCounts) {
    let count = 0;
    const asked = options === undefined ? { seatCount } : { seatCount, options };
    for (const position of positionsOf(`faces/${seatCount}`, asked)) {
      if (count % every === 0 || position.outcome !== undefined) yield position;
      count += 1;
    }
  }
}

/** The same positions as each of their seats sees them. */
export function* manySeats(sample: Sample = {}): Generator<{
  readonly position: Position;
  readonly seat: Seat;
  readonly situation: ReturnType<Position['situation']>;
}> {
  for (const position of manyPositions(sample))
    for (const seat of seatsAt(position)) yield { position, seat, situation: position.situation(seat) };
}

/** A picture's bytes in short, since comparing them one by one takes long. */
export async function hashOf(picture: Picture | null | undefined): Promise<string> {
  if (picture === null || picture === undefined) return 'none';
  return createHash('sha256')
    .update(await picture.render())
    .digest('hex');
}
