import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { must } from '../../../src/base/invariant.js';
import { type Card, sortedHand } from '../../../src/games/woodland-tricks/cards.js';
import type { WoodlandTricksState } from '../../../src/games/woodland-tricks/state.js';
import type { StoreReader } from './store-reader.js';

/** How many cards of the owner's hand change places with the draw pile. */
const CARDS_SWAPPED = 4;
/** Nothing has been dealt from it. */
const OTHER_SEED = 'f'.repeat(64);

/** Ana, who hosts, sits on seat 0. */
export type Owner = 0 | 1;

/** What a running match of Woodland Tricks is, hidden cards included. */
export function stateOf(store: StoreReader, tableId: string): WoodlandTricksState {
  return JSON.parse(must(store.table(tableId).state, 'A match has a state.')) as WoodlandTricksState;
}

/**
 * Deals the cards that only their owner and nobody knows differently, in the database of a bot that is down: some of
 * the owner's hand for some of the draw pile, and every deal to come. What the other seat knows stays.
 */
export function redeal(dataFolder: string, tableId: string, owner: Owner): void {
  changeState<WoodlandTricksState>(dataFolder, tableId, (state) => dealtDifferently(state, owner));
}

/** Changes a match in the database of a bot that is down, as nothing that can be played would. */
export function changeState<State extends { readonly match: { readonly seed: string } }>(
  dataFolder: string,
  tableId: string,
  change: (state: State) => State,
): void {
  const database = new Sqlite(path.join(dataFolder, 'thicket.db'));
  try {
    const row = database.prepare('SELECT state FROM tables WHERE id = ?').get(tableId) as {
      readonly state: string;
    };
    const after = change(JSON.parse(row.state) as State);
    database
      .prepare('UPDATE tables SET state = ?, seed = ? WHERE id = ?')
      .run(JSON.stringify(after), after.match.seed, tableId);
  } finally {
    database.close();
  }
}

/** What only the owner knows, or nobody. */
function hiddenFromOther(
  { round }: WoodlandTricksState,
  owner: Owner,
): {
  readonly hand: readonly Card[];
  readonly pile: readonly Card[];
} {
  const taken = new Set(round.exchanges.map((exchange) => exchange.taken));
  const laidByOther = new Set(must(round.draws[owner === 0 ? 1 : 0], 'draws').map(({ putBack }) => putBack));
  return {
    hand: must(round.hands[owner], 'hand').filter((card) => !taken.has(card)),
    pile: round.drawPile.filter((card) => !laidByOther.has(card)),
  };
}

function dealtDifferently(state: WoodlandTricksState, owner: Owner): WoodlandTricksState {
  const { match, round } = state;
  const { hand, pile } = hiddenFromOther(state, owner);
  const swap = new Map<Card, Card>();
  const half = CARDS_SWAPPED / 2;
  for (const [index, card] of [...hand.slice(0, half), ...hand.slice(half).slice(-half)].entries()) {
    const other = pile[index];
    if (other === undefined) continue;
    swap.set(card, other);
    swap.set(other, card);
  }
  // What is left of the pile lies in another order.
  const left = pile.slice(CARDS_SWAPPED);
  for (const [index, card] of left.entries()) swap.set(card, left[left.length - 1 - index] ?? card);
  const moved = (card: Card): Card => swap.get(card) ?? card;
  return {
    ...state,
    ...('drawn' in state && round.trick.at(-1)?.seat === owner && { drawn: moved(state.drawn) }),
    match: { ...match, seed: OTHER_SEED },
    round: {
      ...round,
      hands: round.hands.map((held, seat) => (seat === owner ? sortedHand(held.map(moved)) : held)),
      drawPile: round.drawPile.map(moved),
      draws: round.draws.map((own, seat) =>
        seat === owner
          ? own.map(({ drew, putBack }) => ({ drew: moved(drew), putBack: moved(putBack) }))
          : own,
      ),
    },
  };
}
