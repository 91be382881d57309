import type { BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import { atSeat } from '../../games/game-types.js';
import type { Audience } from '../face.js';
import { namesOfSeats } from './card-words.js';
import { shownCards } from './emoji-words.js';
import { isOver, missingSeats, ROUNDS_IN_GAME, seatsAt } from './situation.js';

/** The lines under the live table: where the match stands, and whose bids are in, never what they are. */
export function liveLines(view: BeforeTheBirdsView, audience: Audience): readonly string[] {
  const { words } = audience;
  if (isOver(view)) return [words.text('before-the-birds.live.over')];
  const key = view.limit === null ? 'before-the-birds.live.title' : 'before-the-birds.live.title-game';
  const title = words.text(key, {
    game: view.game,
    round: view.round,
    rounds: ROUNDS_IN_GAME,
    ground: shownCards(view.ground, words),
  });
  return [title, bidsLine(view, audience)];
}

function bidsLine(view: BeforeTheBirdsView, audience: Audience): string {
  const { words } = audience;
  if (missingSeats(view).length === view.hasBid.length) return words.text('before-the-birds.live.all');
  const bidders = seatsAt(view).filter((seat) => atSeat(view.hasBid, seat));
  return words.text('before-the-birds.live.bid', {
    count: bidders.length,
    names: namesOfSeats(bidders, audience),
  });
}
