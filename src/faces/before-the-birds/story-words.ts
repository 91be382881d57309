import { must } from '../../base/invariant.js';
import type { BeforeTheBirdsPublicEvent, Collection } from '../../games/before-the-birds/events.js';
import type { BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import { atSeat, type Outcome, type Seat, seatsOf } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { Audience } from '../face.js';
import { listOf } from '../lists.js';
import { namesOfSeats, pointsWord, worthWord } from './card-words.js';
import { shownCard, shownCards } from './emoji-words.js';

export type BidsOpened = Extract<BeforeTheBirdsPublicEvent, { readonly kind: 'bids-opened' }>;
export type GameEnded = Extract<BeforeTheBirdsPublicEvent, { readonly kind: 'game-ended' }>;
export type GameStarted = Extract<BeforeTheBirdsPublicEvent, { readonly kind: 'game-started' }>;

/** Who bid what and took what, the lowest bid first; in a match to a limit games are counted too. */
export function bidsTold(
  { game, round, forced, collections }: BidsOpened,
  { limit }: Pick<BeforeTheBirdsView, 'limit'>,
  audience: Audience,
): string {
  const { words } = audience;
  const key = limit === null ? 'before-the-birds.story.round' : 'before-the-birds.story.round-of-game';
  return words.text(forced ? 'before-the-birds.story.forced' : 'before-the-birds.story.bids', {
    round: words.plain(key, { game, round }),
    bids: listOf(
      collections.map((collection) => bidTold(collection, audience)),
      words,
    ),
  });
}

/** What each tree of a game scored, and whose was the best. */
export function gameTold({ game, points, lowest, totals }: GameEnded, audience: Audience): string {
  const { words, names } = audience;
  const seats = seatsOf(points.length).map((seat) =>
    words.text('before-the-birds.story.game-seat', {
      name: atSeat(names, seat),
      score: atSeat(points, seat),
      total: atSeat(totals, seat),
    }),
  );
  const key = lowest.length > 1 ? 'before-the-birds.story.lowest-shared' : 'before-the-birds.story.lowest';
  return words.text('before-the-birds.story.game', {
    game,
    seats: seats.join('; '),
    lowest: words.text(key, { names: namesOfSeats(lowest, audience) }),
  });
}

export function gameStartTold({ game, ground }: GameStarted, words: Words): string {
  return words.text('before-the-birds.story.game-begins', { game, ground: shownCards(ground, words) });
}

/** Who has won, and what the others have; of a match of one game with what each tree counts for. */
export function endTold({ places, totals }: Outcome, view: BeforeTheBirdsView, audience: Audience): string {
  const { words } = audience;
  const seats = seatsOf(places.length).toSorted((one, other) => atSeat(places, one) - atSeat(places, other));
  const winners = seats.filter((seat) => atSeat(places, seat) === 1);
  const first = must(winners[0], 'Somebody wins every match.');
  const won = winners.length > 1 ? 'shared' : 'won';
  const told = words.text(`before-the-birds.end.${view.limit === null ? won : (`${won}-games` as const)}`, {
    winners: namesOfSeats(winners, audience),
    points: pointsWord(atSeat(totals, first), words),
    games: words.plain('before-the-birds.games', { count: view.scores.length }),
  });
  const others = seats
    .filter((seat) => !winners.includes(seat))
    .map((seat) => totalTold(seat, atSeat(totals, seat), audience));
  return others.length === 0
    ? told
    : words.text('before-the-birds.end.others', { told, others: listOf(others, words) });
}

/** The trees of some seats under one title. */
export interface TreesTold extends Pick<BeforeTheBirdsView, 'trees'> {
  readonly title: string;
  readonly seats: readonly Seat[];
}

/** Trees, each with its score. */
export function treesTold({ title, trees, seats }: TreesTold, audience: Audience): string {
  const { words } = audience;
  const told = seats.map((seat) => {
    const tree = atSeat(trees, seat);
    const name = atSeat(audience.names, seat);
    return tree.cards.length === 0
      ? words.text('before-the-birds.trees.seat-empty', { name })
      : words.text('before-the-birds.trees.seat', {
          name,
          score: tree.score,
          worth: worthWord(tree, words),
        });
  });
  return words.text('before-the-birds.trees.text', { title, seats: listOf(told, words) });
}

function bidTold({ seat, bid, collected }: Collection, { words, names }: Audience): string {
  return words.text('before-the-birds.story.bid', {
    name: atSeat(names, seat),
    bid,
    collected: shownCard(collected, words),
  });
}

function totalTold(seat: Seat, total: number, { words, names }: Audience): string {
  return words.text('before-the-birds.end.other', { name: atSeat(names, seat), total });
}
