import { createHash } from 'node:crypto';
import { must } from '../src/base/invariant.js';
import type { BeforeTheBirdsPublicEvent } from '../src/games/before-the-birds/events.js';
import { beforeTheBirds } from '../src/games/before-the-birds/game.js';
import type { BeforeTheBirdsOptions } from '../src/games/before-the-birds/options.js';
import type { Outcome, Viewer } from '../src/games/game-types.js';

type Situation = ReturnType<typeof beforeTheBirds.situation>;

/** A moment of a real match, and what its last step told everybody. */
export interface Position {
  readonly events: readonly BeforeTheBirdsPublicEvent[];
  readonly outcome: Outcome | undefined;
  situation(viewer: Viewer): Situation;
}

export interface MatchAsked {
  readonly seatCount: 3 | 4 | 5 | 6 | 7;
  readonly options?: BeforeTheBirdsOptions;
}

const STANDARD: BeforeTheBirdsOptions = { deck: 'full', limit: null };

/** Plays matches of fixed seeds with bids chosen by hash until `wanted` holds, so that it is the same each time. */
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
  let state = beforeTheBirds.setup(options, seatCount, hash(name));
  let events: readonly BeforeTheBirdsPublicEvent[] = [];
  for (let step = 0; ; step += 1) {
    const now = state;
    yield {
      events,
      outcome: beforeTheBirds.outcome(now),
      situation: (viewer) => beforeTheBirds.situation(now, viewer),
    };
    const dice = hash(`${name}/${step}`);
    const { seat } = actor(beforeTheBirds.decisions(now), dice) ?? {};
    if (seat === undefined) return;
    const moves = beforeTheBirds.legalMoves(now, seat);
    const move = must(moves[roll(dice, 1) % moves.length], 'Whoever is to decide has a card.');
    const applied = beforeTheBirds.apply(now, seat, move);
    if (!applied.ok) throw new RangeError(`A legal move was refused: ${applied.error.reason}`);
    state = applied.value.state;
    events = applied.value.events.flatMap((event) => beforeTheBirds.publicEvent(event) ?? []);
  }
}

// Now and then somebody replaces a bid, but mostly those bid whose bids are missing.
function actor(decisions: Situation['decisions'], dice: string): Situation['decisions'][number] | undefined {
  const missing = decisions.filter(({ must: isAwaited }) => isAwaited);
  const choosers = roll(dice, 2) % 5 === 0 ? decisions : missing;
  return choosers[roll(dice, 0) % choosers.length];
}

function roll(dice: string, part: number): number {
  return Number.parseInt(dice.slice(part * 8, part * 8 + 8), 16);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
