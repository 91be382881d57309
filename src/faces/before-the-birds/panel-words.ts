import { must } from '../../base/invariant.js';
import type { BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { Audience } from '../face.js';
import { namesOfSeats, placeWord, worthWord } from './card-words.js';
import { shownCard } from './emoji-words.js';
import { type BeforeTheBirdsSituation, isOver, missingSeats, ROUNDS_IN_GAME } from './situation.js';

/** What the bids of the round before brought `seat`, what is asked of it, and what its tree counts for. */
export function panelSentence(
  { view, moves }: BeforeTheBirdsSituation,
  seat: Seat,
  audience: Audience,
): string {
  const { words } = audience;
  if (isOver(view)) return words.text('before-the-birds.over');
  // Whoever has left looks on, and is asked for nothing.
  const isAsked = moves.length > 0;
  const asked =
    view.bid === null ? askLines(view, { seat, isAsked }, words) : bidLines(view, isAsked, audience);
  return [...asked, treeLine(view, seat, words)].join('\n');
}

// Until one bids, the round that ended last is what one wants to hear of.
function askLines(
  view: BeforeTheBirdsView,
  { seat, isAsked }: { readonly seat: Seat; readonly isAsked: boolean },
  words: Words,
): readonly string[] {
  if (!isAsked) return newsLines(view, seat, words);
  const lowest = must(view.ground[0], 'The Ground has a card for each seat.');
  const highest = must(view.ground.at(-1), 'The Ground has a card for each seat.');
  return [
    ...newsLines(view, seat, words),
    words.text('before-the-birds.ask.bid', {
      round: view.round,
      rounds: ROUNDS_IN_GAME,
      lowest: shownCard(lowest, words),
      highest: shownCard(highest, words),
    }),
    // Else one learns only afterwards that there was nothing to replace any more.
    ...(missingSeats(view).length === 1 ? [words.text('before-the-birds.ask.last')] : []),
  ];
}

function bidLines(view: BeforeTheBirdsView, isAsked: boolean, audience: Audience): readonly string[] {
  const { words } = audience;
  const bid = must(view.bid, 'There is a bid.');
  return [
    words.text(isAsked ? 'before-the-birds.ask.replace' : 'before-the-birds.own-bid', {
      bid: shownCard(bid, words),
    }),
    words.text('before-the-birds.still', { whom: namesOfSeats(missingSeats(view), audience) }),
  ];
}

function newsLines(view: BeforeTheBirdsView, seat: Seat, words: Words): readonly string[] {
  const last = view.rounds.at(-1);
  if (last === undefined) return gameNews(view, seat, words);
  const own = last.collections.find((collection) => collection.seat === seat);
  const place = atSeat(view.trees, seat).cards.at(-1);
  if (own === undefined || place === undefined) return [];
  return [
    words.text('before-the-birds.news.round', {
      round: last.round,
      bid: shownCard(own.bid, words),
      collected: shownCard(own.collected, words),
      place: placeWord(place, words),
    }),
  ];
}

function gameNews({ scores, totals }: BeforeTheBirdsView, seat: Seat, words: Words): readonly string[] {
  const last = scores.at(-1);
  if (last === undefined) return [];
  return [
    words.text('before-the-birds.news.game', {
      game: last.game,
      score: atSeat(last.points, seat),
      total: atSeat(totals, seat),
    }),
  ];
}

function treeLine({ trees }: BeforeTheBirdsView, seat: Seat, words: Words): string {
  const tree = atSeat(trees, seat);
  return tree.cards.length === 0
    ? words.text('before-the-birds.own-empty')
    : words.text('before-the-birds.own', { worth: worthWord(tree, words), score: tree.score });
}
