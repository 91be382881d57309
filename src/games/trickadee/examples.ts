import { atSeat } from '../game-types.js';
import { findMoment, type Moment, once } from '../moments.js';
import { type Card, rankOf, suitOf } from './cards.js';
import type { FlockScore, PlacedTrick } from './events.js';
import { type Trickadee, trickadee } from './game.js';
import { formatMove } from './moves.js';

export type TrickadeeMoment = Moment<Trickadee>;

/** Moments to learn the game from, by what they show. */
export const TRICKADEE_EXAMPLES = {
  /** Some birds of the hand may be played, and some may not. */
  follow: moment(({ situation: { view, moves } }) => {
    const held = view.hand.length - moves.length;
    return view.asked === 'play' && view.trick.length > 1 && moves.length > 1 && held > 1;
  }),
  /** The last play to a trick, whose highest rank does not come first, nor last. */
  order: moment(isTelling),
  /** The last play to a trick that pays the seat itself two seeds. */
  seeds: moment((moment) => {
    const placed = placingOf(moment);
    return (
      placed !== undefined && placed.order.at(-1) === moment.seat && atSeat(placed.paid, moment.seat) === 2
    );
  }),
  /** A flock of three birds or more that scores for two things at once. */
  flock: moment((moment) => flockOf(moment) !== undefined),
  /** A bird goes to one of several flocks, one of which gains most by it. */
  into: moment(({ situation }) => {
    const { view, moves } = situation;
    if (view.asked !== 'into' || view.chain !== null) return false;
    const points = moves.flatMap((move) => situation.previews[formatMove(move)]?.points.after ?? []);
    const most = Math.max(...points);
    return points.length > 2 && points.filter((one) => one === most).length === 1;
  }),
  /** One ability can be paid and another one cannot. */
  ability: moment(({ seat, situation: { view } }) => {
    const held = atSeat(view.seeds, seat);
    return view.asked === 'use' && held > 0 && held < 3;
  }),
} as const;

/** The places of the trick that the seat's first legal play completes, with what they pay. */
export function placingOf(moment: TrickadeeMoment): PlacedTrick | undefined {
  const { view, moves } = moment.situation;
  const [move] = moves;
  if (view.asked !== 'play' || view.trick.length < SEAT_COUNT - 1 || move === undefined) return undefined;
  const tried = moment.attempt(move);
  const placed = tried.ok ? tried.value.events.find(({ kind }) => kind === 'trick-placed') : undefined;
  return placed?.kind === 'trick-placed' ? placed : undefined;
}

/** The first flock of anybody that shows how points multiply. */
export function flockOf({ situation: { view } }: TrickadeeMoment): FlockScore | undefined {
  return view.flocks
    .flat()
    .find(({ birds, worth }) => birds.length > 2 && birds.length < 6 && worth.categories.length > 1);
}

const SEAT_COUNT = 4;

function moment(isIt: (moment: TrickadeeMoment) => boolean): () => TrickadeeMoment {
  const options = { 'lifer-counts': 'yes' } as const;
  return once(() => findMoment(trickadee, { options, seatCount: SEAT_COUNT, play: 'with-care', isIt }));
}

function isTelling(moment: TrickadeeMoment): boolean {
  const placed = placingOf(moment);
  if (placed === undefined) return false;
  const cards = placed.order.flatMap((seat): readonly Card[] =>
    placed.plays.flatMap((play) => (play.seat === seat ? [play.card] : [])),
  );
  const suits = new Set(cards.map(suitOf));
  const ranks = cards.map(rankOf);
  const highest = ranks.indexOf(Math.max(...ranks) as (typeof ranks)[number]);
  return suits.size > 1 && highest > 0 && highest < cards.length - 1 && moment.situation.view.supply > 5;
}
