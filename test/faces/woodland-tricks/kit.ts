import { createHash } from 'node:crypto';
import { type Position, positionsOf, seatDue } from '../../../scripts/gallery-positions.js';
import type { Picture } from '../../../src/art/picture.js';
import type { Audience } from '../../../src/faces/face.js';
import type { Viewer } from '../../../src/games/game-types.js';
import type { WoodlandTricksOptions } from '../../../src/games/woodland-tricks/options.js';
import { wordsFor } from '../../../src/words/words.js';

export const words = wordsFor('en');
export const audience: Audience = { words, names: ['Ana', 'Ben'] };
export const STANDARD: WoodlandTricksOptions = { target: '21', suits: 'SHD' };

/** As long as Discord lets a name be, and full of signs that have to be escaped. */
export const longest: Audience = { words, names: ['_'.repeat(32), `${'*'.repeat(31)}W`] };

/** The situation of the seat that is to move. */
export function dueSituation(position: Position) {
  return position.situation(seatDue(position));
}

export function tableOf(position: Position) {
  return position.situation('spectator').view;
}

/** Every position of a few whole matches, played with different suits. */
export function* manyPositions(): Generator<Position> {
  yield* positionsOf('faces/1', STANDARD);
  yield* positionsOf('faces/2', { target: '16', suits: 'HDC' });
}

export const VIEWERS = ['spectator', 0, 1] as readonly Viewer[];

/** A picture's bytes in short, since comparing them one by one takes long. */
export async function hashOf(picture: Picture | null | undefined): Promise<string> {
  if (picture === null || picture === undefined) return 'none';
  return createHash('sha256')
    .update(await picture.render())
    .digest('hex');
}

export type { Position } from '../../../scripts/gallery-positions.js';
