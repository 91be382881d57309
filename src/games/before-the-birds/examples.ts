import { atSeat } from '../game-types.js';
import { findMoment, type Moment, once } from '../moments.js';
import type { BeforeTheBirdsPublicEvent } from './events.js';
import { type BeforeTheBirds, beforeTheBirds } from './game.js';

export type BeforeTheBirdsMoment = Moment<BeforeTheBirds>;

/** Moments to learn the game from, by what they show. */
export const BEFORE_THE_BIRDS_EXAMPLES = {
  /** The first bid of a match, with all nine acorns. */
  hand: moment(({ situation: { view } }) => view.round === 1),
  /** The last bid of a round, which takes neither the lowest nor the highest card. */
  bid: moment((moment) => {
    const own = bidsBy(moment)?.collections.findIndex(({ seat }) => seat === moment.seat);
    return moment.situation.view.round > 1 && own !== undefined && own > 0 && own < SEAT_COUNT - 1;
  }),
  /** A tree in which each card of the Ground would have a place of its own. */
  storing: moment(({ seat, situation: { view, previews } }) => {
    const corners = new Set(previews.landings.map(({ parent, side }) => `${parent}/${side}`));
    return atSeat(view.trees, seat).cards.length > 4 && corners.size === SEAT_COUNT;
  }),
  /** A tree with more than one longest path and a colour that occurs twice. */
  score: moment(({ seat, situation: { view } }) => {
    const { cards, longestPaths, colours, length } = atSeat(view.trees, seat);
    return cards.length === 7 && longestPaths.length > 1 && colours.length < 6 && length !== colours.length;
  }),
  /** One card of the Ground costs less than all others. */
  choice: moment(({ situation: { view, previews } }) => {
    const scores = previews.landings.map(({ score }) => score.after);
    const least = Math.min(...scores);
    return view.round > 4 && scores.filter((one) => one === least).length === 1 && new Set(scores).size > 2;
  }),
} as const;

/** The bids that the seat's first bid opens, where it is the last one missing. */
export function bidsBy(
  moment: BeforeTheBirdsMoment,
): Extract<BeforeTheBirdsPublicEvent, { readonly kind: 'bids-opened' }> | undefined {
  const [move] = moment.situation.moves;
  const tried = move && moment.attempt(move);
  const opened =
    tried?.ok === true ? tried.value.events.find(({ kind }) => kind === 'bids-opened') : undefined;
  return opened?.kind === 'bids-opened' ? opened : undefined;
}

const SEAT_COUNT = 4;

function moment(isIt: (moment: BeforeTheBirdsMoment) => boolean): () => BeforeTheBirdsMoment {
  const options = { deck: 'full', limit: null } as const;
  return once(() => findMoment(beforeTheBirds, { options, seatCount: SEAT_COUNT, play: 'with-care', isIt }));
}
