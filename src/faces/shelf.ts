import type { Illegal, PublicEvent } from '../games/game-types.js';
import { beforeTheBirdsFace } from './before-the-birds/face.js';
import type { Face } from './face.js';
import { trickadeeFace } from './trickadee/face.js';
import { woodlandTricksFace } from './woodland-tricks/face.js';

/** A face with its game's types forgotten, so that the faces of all games fit in one list. */
export type AnyFace = Face<unknown, unknown, unknown, PublicEvent, Illegal>;

/**
 * The faces of the games, in the order people see them. Their types are forgotten here and nowhere else: a
 * face is only ever handed what the game with its own `gameId` made.
 */
export const FACES: readonly AnyFace[] = [woodlandTricksFace, trickadeeFace, beforeTheBirdsFace];
