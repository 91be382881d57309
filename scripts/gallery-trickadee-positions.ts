import { createHash } from 'node:crypto';
import { must } from '../src/base/invariant.js';
import type { Outcome, Seat, Viewer } from '../src/games/game-types.js';
import type { TrickadeePublicEvent } from '../src/games/trickadee/events.js';
import { trickadee } from '../src/games/trickadee/game.js';
import { formatMove, type TrickadeeMove } from '../src/games/trickadee/moves.js';
import type { TrickadeeOptions } from '../src/games/trickadee/options.js';

type Situation = ReturnType<typeof trickadee.situation>;

/** A moment of a real match, and what its last step told everybody. */
export interface Position {
  readonly events: readonly TrickadeePublicEvent[];
  readonly outcome: Outcome | undefined;
  situation(viewer: Viewer): Situation;
}

export interface MatchAsked {
  readonly seatCount: 3 | 4 | 5;
  readonly options?: TrickadeeOptions;
}

const STANDARD: TrickadeeOptions = { 'lifer-counts': 'yes' };

/** Plays matches of fixed seeds with moves chosen by hash until `wanted` holds, so that it is the same each time. */
export function findPosition(asked: MatchAsked, wanted: (position: Position) => boolean): Position {
  for (let match = 0; match < 200; match += 1)
    for (const position of positionsOf(`gallery/${match}`, asked)) if (wanted(position)) return position;
  throw new RangeError('No such position in 200 matches.');
}

/** Every position of one match. */
export function* positionsOf(
  name: string,
  { seatCount, options = STANDARD }: MatchAsked,
): Generator<Position> {
  let state = trickadee.setup(options, seatCount, hash(name));
  let events: readonly TrickadeePublicEvent[] = [];
  for (let step = 0; ; step += 1) {
    const now = state;
    yield {
      events,
      outcome: trickadee.outcome(now),
      situation: (viewer) => trickadee.situation(now, viewer),
    };
    const due = trickadee.decisions(now);
    if (due.length === 0) return;
    const dice = hash(`${name}/${step}`);
    const { seat } = must(due[roll(dice, 0) % due.length], 'Somebody is to decide.');
    const applied = trickadee.apply(now, seat, chosen(trickadee.situation(now, seat), dice));
    if (!applied.ok) throw new RangeError(`A legal move was refused: ${applied.error.reason}`);
    state = applied.value.state;
    events = applied.value.events.flatMap((event) => trickadee.publicEvent(event) ?? []);
  }
}

/** The seat that is to move, the first of several. */
export function seatDue(position: Position): Seat {
  return must(position.situation('spectator').decisions[0], 'Nobody is to move.').seat;
}

// Chance, but for what makes a match worth looking at: flocks grow, and abilities are used.
function chosen({ moves, previews }: Situation, dice: string): TrickadeeMove {
  const onward = moves.filter(({ kind }) => kind !== 'pass-round' && kind !== 'back');
  const any = must(onward[roll(dice, 1) % onward.length], 'A seat to move has a move.');
  const willing = onward.filter(({ kind }) => kind !== 'pass');
  if (any.kind === 'pass' && roll(dice, 2) % 4 > 0) return willing[0] ?? any;
  if (roll(dice, 3) % 4 === 0) return any;
  const worth = (move: TrickadeeMove) => previews[formatMove(move)]?.points.after ?? -1;
  const [best] = onward.toSorted((one, other) => worth(other) - worth(one));
  return best === undefined || worth(best) < 0 ? any : best;
}

function roll(dice: string, part: number): number {
  return Number.parseInt(dice.slice(part * 8, part * 8 + 8), 16);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
