import { createHash } from 'node:crypto';
import { must } from '../src/base/invariant.js';
import type { Outcome, Seat, Viewer } from '../src/games/game-types.js';
import type { WoodlandTricksPublicEvent } from '../src/games/woodland-tricks/events.js';
import { woodlandTricks } from '../src/games/woodland-tricks/game.js';
import type { WoodlandTricksOptions } from '../src/games/woodland-tricks/options.js';

type Situation = ReturnType<typeof woodlandTricks.situation>;

/** A moment of a real match, and what its last step told everybody. */
export interface Position {
  readonly events: readonly WoodlandTricksPublicEvent[];
  readonly outcome: Outcome | undefined;
  situation(viewer: Viewer): Situation;
}

/** Plays matches of fixed seeds with moves chosen by hash until `wanted` holds, so that it is the same each time. */
export function findPosition(
  wanted: (position: Position) => boolean,
  options: WoodlandTricksOptions = { target: '21', suits: 'SHD' },
): Position {
  for (let match = 0; match < 400; match += 1) {
    for (const position of positionsOf(`gallery/${match}`, options)) if (wanted(position)) return position;
  }
  throw new RangeError('No such position in 400 matches.');
}

/** Every position of one match. */
export function* positionsOf(name: string, options: WoodlandTricksOptions): Generator<Position> {
  let state = woodlandTricks.setup(options, 2, hash(name));
  let events: readonly WoodlandTricksPublicEvent[] = [];
  for (let step = 0; ; step += 1) {
    const now = state;
    yield {
      events,
      outcome: woodlandTricks.outcome(now),
      situation: (viewer) => woodlandTricks.situation(now, viewer),
    };
    const due = woodlandTricks.decisions(now)[0];
    if (due === undefined) return;
    const moves = woodlandTricks.legalMoves(now, due.seat);
    const choice = Number.parseInt(hash(`${name}/${step}`).slice(0, 8), 16) % moves.length;
    const applied = woodlandTricks.apply(now, due.seat, must(moves[choice], 'A seat to move has a move.'));
    if (!applied.ok) throw new RangeError(`A legal move was refused: ${applied.error.reason}`);
    state = applied.value.state;
    events = applied.value.events.flatMap((event) => woodlandTricks.publicEvent(event) ?? []);
  }
}

/** The seat that is to move. */
export function seatDue(position: Position): Seat {
  return must(position.situation('spectator').decisions[0], 'Nobody is to move.').seat;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
