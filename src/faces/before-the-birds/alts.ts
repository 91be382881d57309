import { must } from '../../base/invariant.js';
import type { Card } from '../../games/before-the-birds/cards.js';
import type { StoredCollection, Worth } from '../../games/before-the-birds/events.js';
import type { BeforeTheBirdsView, TreeView } from '../../games/before-the-birds/view.js';
import { atSeat, type BySeat, type Outcome, type Seat, seatsOf } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import { awayAlt } from '../away.js';
import { endedAlt } from '../ended.js';
import type { Audience } from '../face.js';
import { joined } from '../lists.js';
import { plainly } from '../plain.js';
import { scoresAlt } from '../score-band.js';
import {
  cardsTogether,
  landingWord,
  namesOfSeats,
  placeWord,
  worthNamed,
  worthWord,
  writtenCard,
} from './card-words.js';
import {
  type BeforeTheBirdsSituation,
  isOver,
  missingSeats,
  ROUNDS_IN_GAME,
  scoresOf,
  seatsAt,
} from './situation.js';
import type { BidsOpened, GameEnded, TreesTold } from './story-words.js';

/** The live table, for whoever does not see it; the most pressing first, the cards of the trees last. */
export function liveAlt(view: BeforeTheBirdsView, audience: Audience): readonly string[] {
  const { words } = audience;
  const missing = namesOfSeats(missingSeats(view), { ...audience, words: plainly(words) });
  const seats = seatsAt(view);
  const ground = cardsTogether(view.ground, words);
  const over = isOver(view);
  return [
    over ? words.plain('before-the-birds.alt.over') : titleAlt(view, words),
    ...endedAlt(audience),
    ...(over || audience.ended === true
      ? []
      : [words.plain('before-the-birds.alt.still', { whom: missing })]),
    words.plain(over ? 'before-the-birds.alt.left-over' : 'before-the-birds.alt.ground', { ground }),
    ...awayAlt(audience),
    ...scoresAlt(scoresOf(view), audience),
    ...scoresOfTrees(view.trees, seats, audience),
    ...seats.flatMap((seat) => cardsSentence(atSeat(view.trees, seat), atSeat(audience.names, seat), words)),
  ];
}

/** Trees with all their cards and where they lie; of several the scores come first. */
export function treesAlt({ title, trees, seats }: TreesTold, audience: Audience): readonly string[] {
  const { words, names } = audience;
  const [only, ...others] = seats;
  const first = words.plain('before-the-birds.alt.trees-title', { title });
  if (only !== undefined && others.length === 0)
    return [first, treeAlt(atSeat(trees, only), atSeat(names, only), words)];
  return [
    first,
    ...scoresOfTrees(trees, seats, audience),
    ...seats.flatMap((seat) => cardsSentence(atSeat(trees, seat), atSeat(names, seat), words)),
  ];
}

/** Opened bids, the lowest first. */
export function bidsAlt(
  event: BidsOpened,
  view: Pick<BeforeTheBirdsView, 'limit'>,
  audience: Audience,
): readonly string[] {
  const { words } = audience;
  const { game, round, forced, collections, ground } = event;
  const key = view.limit === null ? 'before-the-birds.round' : 'before-the-birds.round-of-game';
  return [
    words.plain(forced ? 'before-the-birds.alt.bids-forced' : 'before-the-birds.alt.bids', {
      round: words.plain(key, { game, round }),
    }),
    ...collections.map((collection) => bidAlt(collection, audience)),
    words.plain(forced ? 'before-the-birds.alt.left-over' : 'before-the-birds.alt.ground', {
      ground: cardsTogether(ground, words),
    }),
    ...collections.map(({ seat, worth }) => scoreAlt(worth, seat, audience)),
  ];
}

/** What a seat sees of its own: hand and bid, where each Ground card would go, and its tree. */
export function handAlt(
  { view, previews }: BeforeTheBirdsSituation,
  seat: Seat,
  words: Words,
): readonly string[] {
  const tree = atSeat(view.trees, seat);
  return [
    view.hand.length === 0
      ? words.plain('before-the-birds.alt.no-hand')
      : words.plain('before-the-birds.alt.hand', {
          count: view.hand.length,
          cards: cardsTogether(view.hand, words),
        }),
    ...(view.bid === null
      ? []
      : [words.plain('before-the-birds.alt.bid-own', { bid: writtenCard(view.bid, words) })]),
    ...previews.landings.map((landing) =>
      words.plain('before-the-birds.alt.landing', { landing: landingWord(landing, words) }),
    ),
    tree.cards.length === 0
      ? words.plain('before-the-birds.alt.own-empty')
      : words.plain('before-the-birds.alt.own-tree', {
          score: tree.score,
          worth: worthNamed(tree, words),
          cards: cardsAlt(tree, words),
        }),
  ];
}

/** A finished game of a match of several. */
export function gameAlt(
  { game, worths, points, totals }: GameEnded,
  { words, names }: Audience,
): readonly string[] {
  return [
    words.plain('before-the-birds.alt.game', { game }),
    ...worths.map((worth, index) => {
      const seat = index as Seat;
      return words.plain('before-the-birds.alt.game-seat', {
        name: atSeat(names, seat),
        score: atSeat(points, seat),
        worth: worthNamed(worth, words),
        total: atSeat(totals, seat),
      });
    }),
  ];
}

/** The standing at the end, the first place first. */
export function endAlt(
  { places, totals, rounds }: Outcome,
  view: BeforeTheBirdsView,
  { words, names }: Audience,
): readonly string[] {
  const seats = seatsOf(places.length).toSorted((one, other) => atSeat(places, one) - atSeat(places, other));
  return [
    words.plain('before-the-birds.alt.over'),
    ...seats.map((seat) => {
      const known = {
        name: atSeat(names, seat),
        place: atSeat(places, seat),
        total: atSeat(totals, seat),
      };
      const tree = atSeat(view.trees, seat);
      const isEmpty = view.limit === null ? tree.cards.length === 0 : rounds.length === 0;
      if (isEmpty) return words.plain('before-the-birds.alt.end-seat-early', known);
      return view.limit === null
        ? words.plain('before-the-birds.alt.end-seat', {
            ...known,
            worth: worthNamed(tree, words),
          })
        : words.plain('before-the-birds.alt.end-seat-games', {
            ...known,
            games: joined(
              rounds.map((points) => String(atSeat(points, seat))),
              'and',
              words,
            ),
          });
    }),
  ];
}

/** One tree, of whomever. */
function treeAlt(tree: TreeView, name: string, words: Words): string {
  return tree.cards.length === 0
    ? words.plain('before-the-birds.alt.tree-empty', { name })
    : words.plain('before-the-birds.alt.tree', {
        name,
        score: tree.score,
        worth: worthWord(tree, words),
        cards: cardsAlt(tree, words),
      });
}

/** The example of a round in the rules. */
export function roundRulesAlt(
  { ground, bids }: { readonly ground: readonly Card[]; readonly bids: readonly Card[] },
  words: Words,
): readonly string[] {
  const sorted = bids.toSorted();
  return [
    words.plain('before-the-birds.alt.round-example', { ground: cardsTogether(ground, words) }),
    ...sorted.map((bid, index) =>
      words.plain('before-the-birds.alt.round-bid', {
        bid: writtenCard(bid, words),
        collected: writtenCard(must(ground[index], 'The Ground has a card for each bid.'), words),
      }),
    ),
    words.plain('before-the-birds.alt.round-new'),
  ];
}

export function storingRulesAlt(words: Words): readonly string[] {
  return [words.plain('before-the-birds.alt.storing')];
}

/** The example of a score in the rules. */
export function scoringRulesAlt(tree: TreeView, words: Words): readonly string[] {
  return [
    words.plain('before-the-birds.alt.scoring', {
      cards: cardsAlt(tree, words),
      worth: worthNamed(tree, words),
      score: tree.score,
    }),
  ];
}

function titleAlt({ limit, game, round }: BeforeTheBirdsView, words: Words): string {
  const key = limit === null ? 'before-the-birds.alt.table' : 'before-the-birds.alt.table-game';
  return words.plain(key, { game, round, rounds: ROUNDS_IN_GAME });
}

function scoresOfTrees(
  trees: BySeat<TreeView>,
  seats: readonly Seat[],
  audience: Audience,
): readonly string[] {
  if (seats.every((seat) => atSeat(trees, seat).cards.length === 0))
    return [audience.words.plain('before-the-birds.alt.all-empty')];
  return seats.map((seat) => scoreAlt(atSeat(trees, seat), seat, audience));
}

function scoreAlt(worth: Worth, seat: Seat, { words, names }: Audience): string {
  return words.plain('before-the-birds.alt.tree-score', {
    name: atSeat(names, seat),
    score: worth.score,
    worth: worthWord(worth, words),
  });
}

/** Each card of a tree and where it lies. */
export function cardsSentence(tree: TreeView, name: string, words: Words): readonly string[] {
  if (tree.cards.length === 0) return [];
  return [words.plain('before-the-birds.alt.tree-cards', { name, cards: cardsAlt(tree, words) })];
}

/** "25 Yellow as the root, 44 Green right of 25, …", in the order stored. */
function cardsAlt({ cards }: TreeView, words: Words): string {
  return joined(
    cards.map((stored) =>
      words.plain('before-the-birds.alt.placed', {
        card: writtenCard(stored.card, words),
        place: placeWord(stored, words),
      }),
    ),
    'and',
    words,
  );
}

function bidAlt({ seat, bid, collected, place }: StoredCollection, { words, names }: Audience): string {
  return words.plain('before-the-birds.alt.bid', {
    name: atSeat(names, seat),
    bid: writtenCard(bid, words),
    collected: writtenCard(collected, words),
    place: placeWord(place, words),
  });
}
