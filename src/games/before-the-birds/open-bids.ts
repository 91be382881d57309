import { must } from '../../base/invariant.js';
import { atSeat, type BySeat, seatsOf } from '../game-types.js';
import { ascending, type Card, isLower } from './cards.js';
import type { Collection, StoredCollection } from './events.js';
import type { Progress } from './progress.js';
import { type Bidding, type CurrentGame, roundNumber } from './state.js';
import { treeOf, worthOf } from './trees.js';

/** Turns up all bids at once: each seat collects its Ground card and stores it, and the bids are the new Ground. */
export function openBids(
  { phase, match, game }: Bidding,
  bids: BySeat<Card>,
  { forced }: { readonly forced: boolean },
): Progress<Bidding> {
  const round = roundNumber(game);
  const collections = collect(game.ground, bids);
  const ground = ascending(bids);
  const stored = game.stored.map((cards, seat) => [...cards, collectedBy(collections, seat)]);
  const after: CurrentGame = {
    ...game,
    bids: bids.map(() => null),
    ground,
    stored,
    rounds: [...game.rounds, { round, collections }],
  };
  return {
    state: { phase, match, game: after },
    events: [
      {
        kind: 'bids-opened',
        game: game.number,
        round,
        forced,
        collections: collections.map((collection) => withPlace(collection, stored)),
        ground,
        stored,
      },
    ],
  };
}

/** The lowest bid with the lowest Ground card, and so on upwards. */
export function collect(ground: readonly Card[], bids: BySeat<Card>): readonly Collection[] {
  const order = seatsOf(bids.length).toSorted((one, other) =>
    isLower(atSeat(bids, one), atSeat(bids, other)) ? -1 : 1,
  );
  return order.map((seat, rank) => ({
    seat,
    bid: atSeat(bids, seat),
    collected: must(ground[rank], 'The Ground has a card for each seat.'),
  }));
}

function collectedBy(collections: readonly Collection[], seat: number): Card {
  const own = collections.find((collection) => collection.seat === seat);
  return must(own, 'Every seat collects a card.').collected;
}

function withPlace({ seat, bid, collected }: Collection, stored: BySeat<readonly Card[]>): StoredCollection {
  const tree = treeOf(atSeat(stored, seat));
  const { parent, side, depth } = must(tree.at(-1), 'A tree has the card just stored.');
  return { seat, bid, collected, place: { parent, side, depth }, worth: worthOf(tree) };
}
