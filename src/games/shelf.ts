import { beforeTheBirds } from './before-the-birds/game.js';
import { type HostedGame, hostGame } from './hosting.js';
import { trickadee } from './trickadee/game.js';
import { woodlandTricks } from './woodland-tricks/game.js';

/** The games that can be played, in the order people see them. */
export const GAMES: readonly HostedGame[] = [
  hostGame(woodlandTricks),
  hostGame(trickadee),
  hostGame(beforeTheBirds),
];
