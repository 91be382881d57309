import { must } from '../../../src/base/invariant.js';
import { type Card, sortedHand } from '../../../src/games/woodland-tricks/cards.js';
import type { WoodlandTricksState } from '../../../src/games/woodland-tricks/state.js';
import { OTHER_SEED } from './redeal.js';
import { exchanged, type Secrets } from './secrets.js';

/** How many cards of the owner's hand change places with the draw pile. */
const CARDS_SWAPPED = 4;
const SUITS = { S: ['♠', 'Spades'], H: ['♥', 'Hearts'], D: ['♦', 'Diamonds'], C: ['♣', 'Clubs'] } as const;
const RANK_WORDS: Readonly<Record<string, string>> = { A: 'Ace', J: 'Jack' };

/** Of Woodland Tricks, where one of the two owns what is dealt differently. */
export const woodlandTricksSecrets: Secrets<WoodlandTricksState> = {
  opening: { game: 'woodland-tricks', options: { target: '21' } },
  dealtDifferently,
  // Whoever draws a card that was dealt differently owns one from then on.
  mayMake: (move, { isOwner }) => isOwner || !/^play-5/.test(move),
  isNearEnd: ({ round }) => round.hands.some((hand) => hand.length <= 2),
  hiddenFrom,
  shownBefore: (before, { match }) => [
    before.round.trumpCard,
    ...(match.lastRound?.tricks ?? []).flatMap(({ plays }) => plays.map(({ card }) => card)),
    ...(match.lastRound?.exchanges ?? []).flatMap(({ taken, laidDown }) => [taken, laidDown]),
  ],
  roundOf: ({ round }) => round.number,
  writtenAs: (card) => {
    const suit = card.slice(-1) as keyof typeof SUITS;
    const rank = card.slice(0, -1);
    const word = RANK_WORDS[rank] ?? rank;
    const [sign, name] = SUITS[suit];
    return [card, `${rank}${sign}`, `${word} of ${sign}`, `${word} of ${name}`];
  },
};

function dealtDifferently(state: WoodlandTricksState, owners: readonly number[]): WoodlandTricksState {
  const { match, round } = state;
  const [owner = 0] = owners;
  const taken = new Set(round.exchanges.map((exchange) => exchange.taken));
  const laidByOther = new Set(must(round.draws[owner === 0 ? 1 : 0], 'draws').map(({ putBack }) => putBack));
  const hand = must(round.hands[owner], 'hand').filter((card) => !taken.has(card));
  const pile = round.drawPile.filter((card) => !laidByOther.has(card));
  const moved = exchanged([hand], pile, CARDS_SWAPPED);
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

// A viewer may be reminded of what they have seen, wherever that card has gone since.
function hiddenFrom(
  { match: { lastRound }, round }: WoodlandTricksState,
  viewer: number | undefined,
): readonly Card[] {
  const own = viewer === undefined ? [] : [round.draws[viewer], lastRound?.draws[viewer]];
  const seen = new Set<Card>([
    ...round.exchanges.flatMap(({ taken, laidDown }) => [taken, laidDown]),
    ...own.flatMap((draws) => draws ?? []).flatMap(({ drew, putBack }) => [drew, putBack]),
  ]);
  const others = round.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  return [...others, ...round.drawPile].filter((card) => !seen.has(card));
}
