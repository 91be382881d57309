import { type BeforeTheBirds, beforeTheBirds } from '../../src/games/before-the-birds/game.js';
import { type Trickadee, trickadee } from '../../src/games/trickadee/game.js';
import { type WoodlandTricks, woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import type { Contest } from './random-match.js';

export const WOODLAND_TRICKS: Contest<WoodlandTricks> = {
  game: woodlandTricks,
  options: { target: '21', suits: 'SHD' },
  seatCount: 2,
};

export const TRICKADEE: Contest<Trickadee> = {
  game: trickadee,
  options: { 'lifer-counts': 'yes' },
  seatCount: 4,
};

export const BEFORE_THE_BIRDS: Contest<BeforeTheBirds> = {
  game: beforeTheBirds,
  options: { deck: 'full', limit: 30 },
  seatCount: 5,
};
