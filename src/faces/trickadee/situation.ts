import {
  atSeat,
  type BySeat,
  type Seat,
  type Situation,
  seatAfter,
  seatsOf,
} from '../../games/game-types.js';
import { type Card, speciesOf } from '../../games/trickadee/cards.js';
import type { FlockScore } from '../../games/trickadee/events.js';
import type {
  Preview,
  TrickadeeDecisionKind,
  TrickadeeMove,
  TrickadeePreviews,
} from '../../games/trickadee/moves.js';
import { formatMove } from '../../games/trickadee/moves.js';
import type { StandView, TrickadeeView } from '../../games/trickadee/view.js';
import type { RunningScores } from '../score-band.js';

export type TrickadeeSituation = Situation<TrickadeeView, TrickadeeMove, TrickadeePreviews>;

/** A mark for each seat where there is no room for names. */
export const SEAT_MARKS: BySeat<string> = ['①', '②', '③', '④', '⑤'];

export function seatsAt({ handSizes }: TrickadeeView): readonly Seat[] {
  return seatsOf(handSizes.length);
}

/** The seats clockwise from the leader, which is the order they play in. */
export function seatsInOrder(view: TrickadeeView): readonly Seat[] {
  const { length } = view.handSizes;
  return seatsAt(view).map((_, steps) => seatAfter(view.leader, length, steps));
}

export function scoresOf(view: TrickadeeView): RunningScores {
  const rounds = view.scores.map(({ points }) => points);
  return { unit: 'round', seats: seatsInOrder(view), rounds, totals: view.totals };
}

export function isOver({ phase }: TrickadeeView): boolean {
  return phase === 'finished';
}

/** How far the seat is with the trick; `undefined` while its cards are being played. */
export function statusOf({ stands }: TrickadeeView, seat: Seat): StandView['status'] | undefined {
  return stands === null ? undefined : atSeat(stands, seat).status;
}

/** Whether the match waits for the seat. */
export function isDue(view: TrickadeeView, seat: Seat): boolean {
  const status = statusOf(view, seat);
  return view.toPlay === seat || status === 'picking' || status === 'choosing' || status === 'using';
}

/** Whom the match waits for, and for what. */
export function awaited({
  decisions,
}: TrickadeeSituation): readonly { readonly seat: Seat; readonly kind: TrickadeeDecisionKind }[] {
  // The rules of this game make no decision of any other kind.
  return decisions
    .filter(({ must }) => must)
    .map(({ seat, kind }) => ({ seat, kind: kind as TrickadeeDecisionKind }));
}

export function isLifer(card: Card, { liferSpecies }: Pick<TrickadeeView, 'liferSpecies'>): boolean {
  return speciesOf(card) === liferSpecies;
}

/** What flocks score together. */
export function worthTogether(flocks: readonly FlockScore[]): number {
  return flocks.reduce((sum, { worth }) => sum + worth.points, 0);
}

/** The viewer's own flocks: as the choices made so far leave them, where an ability is in use. */
export function ownFlocks({ chain, flocks }: TrickadeeView, seat: Seat): readonly FlockScore[] {
  return chain?.flocks ?? flocks[seat] ?? [];
}

/** The birds that the viewer's choices so far have taken out of the own flocks, those of a swap for good. */
export function birdsTakenOut(view: TrickadeeView, seat: Seat): readonly Card[] {
  return cardsBeyond(view.flocks[seat] ?? [], ownFlocks(view, seat));
}

/** Whether a swap has another bird to place after the one in question, so that no sum can be told yet. */
export function isMoreToPlace({ view, viewer }: TrickadeeSituation): boolean {
  if (viewer === 'spectator' || view.chain?.ability !== 9) return false;
  const placed = cardsBeyond(view.chain.flocks, view.flocks[viewer] ?? []);
  return birdsTakenOut(view, viewer).length - placed.length > 1;
}

function cardsBeyond(flocks: readonly FlockScore[], others: readonly FlockScore[]): readonly Card[] {
  const known = new Set(others.flatMap(({ birds }) => birds.map(({ card }) => card)));
  return flocks.flatMap(({ birds }) => birds.flatMap(({ card }) => (known.has(card) ? [] : [card])));
}

/** What a legal move leads to, if that can be known. */
export function previewOf({ previews }: TrickadeeSituation, move: TrickadeeMove): Preview | undefined {
  return previews[formatMove(move)];
}

/** The legal moves of some kinds. */
export function movesOf<Kind extends TrickadeeMove['kind']>(
  { moves }: TrickadeeSituation,
  ...kinds: readonly Kind[]
): readonly Extract<TrickadeeMove, { readonly kind: Kind }>[] {
  const wanted: ReadonlySet<string> = new Set(kinds);
  return moves.filter((move): move is Extract<TrickadeeMove, { readonly kind: Kind }> =>
    wanted.has(move.kind),
  );
}
