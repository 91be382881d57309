import {
  type Card,
  isCard,
  rankOf,
  sortedHand,
  speciesOf,
  suitOf,
} from '../../../src/games/trickadee/cards.js';
import { birdsIn } from '../../../src/games/trickadee/flocks.js';
import {
  type Chain,
  type Stand,
  type TrickadeeState,
  tricksInRound,
} from '../../../src/games/trickadee/state.js';
import { OTHER_SEED } from './redeal.js';
import { exchanged, type Secrets } from './secrets.js';

/** How many birds of each owner's hand change places with the draw pile. */
const BIRDS_SWAPPED = 2;
const SUIT_WORDS = { P: 'Purple', B: 'Blue', G: 'Green', Y: 'Yellow', R: 'Red' } as const;

/** Of Trickadee, at a table of four, where any of them own what is dealt differently. */
export const trickadeeSecrets: Secrets<TrickadeeState> = {
  opening: { game: 'trickadee', names: ['Ana', 'Ben', 'Cleo', 'Dev'] },
  dealtDifferently,
  mayMake(move, { isOwner, states }) {
    const [one, other] = states.map(chosenNow);
    // A bird that is another one in the other match would be put down for all to see.
    if (one !== other) return move === 'back';
    // 4 shows what it draws to everybody, and what others draw is theirs from then on.
    return isOwner ? move !== 'use-4' : !/^use-[2468]$/.test(move);
  },
  // The last cards of all hands are played automatically.
  isNearEnd: ({ round }) => round.tricks.length + 2 >= tricksInRound(round.number),
  hiddenFrom,
  shownBefore: (before, { match }) => [
    before.round.lifer,
    ...before.round.takenUp.flat(),
    ...(match.lastRound?.tricks ?? []).flatMap(({ plays }) => plays.map(({ card }) => card)),
    ...(match.scores.at(-1)?.sheets ?? []).flatMap((sheet) =>
      sheet.flatMap(({ birds }) => birds.map(({ card }) => card)),
    ),
  ],
  roundOf: ({ round }) => round.number,
  writtenAs: (card) => {
    if (!isCard(card)) throw new Error(`${card} is no bird.`);
    const species = speciesOf(card);
    const name = species.charAt(0).toUpperCase() + species.slice(1);
    return [card, `${SUIT_WORDS[suitOf(card)]} ${name} ${rankOf(card)}`];
  },
};

/** What abilities that are being used have chosen so far, as text. */
function chosenNow(state: TrickadeeState): string {
  if (state.phase !== 'resolving') return '';
  return JSON.stringify(state.stands.map((stand) => (stand.status === 'using' ? stand.chain.chosen : [])));
}

function dealtDifferently(state: TrickadeeState, owners: readonly number[]): TrickadeeState {
  const { match, round } = state;
  // What everybody saw go into a hand stays there.
  const open = new Set(round.takenUp.flat());
  const hidden = (cards: readonly Card[]) => cards.filter((card) => !open.has(card));
  const hands = owners.map((owner) => hidden(round.hands[owner] ?? []));
  const moved = exchanged(hands, hidden(round.drawPile), BIRDS_SWAPPED);
  const changed = {
    match: { ...match, seed: OTHER_SEED },
    round: {
      ...round,
      hands: round.hands.map((hand, seat) => (owners.includes(seat) ? sortedHand(hand.map(moved)) : hand)),
      drawPile: round.drawPile.map(moved),
    },
  };
  if (state.phase !== 'resolving') return { ...state, ...changed };
  const stands = state.stands.map(
    (stand, seat): Stand =>
      stand.status === 'using' && owners.includes(seat) && stand.chain.ability !== 4
        ? { status: 'using', chain: movedChain(stand.chain, moved) }
        : stand,
  );
  return { ...state, ...changed, stands };
}

function movedChain({ ability, drawn, chosen }: Chain, moved: (card: Card) => Card): Chain {
  return {
    ability,
    drawn: drawn.map(moved),
    chosen: chosen.map((move) =>
      move.kind === 'hand' || move.kind === 'discard' ? { ...move, card: moved(move.card) } : move,
    ),
  };
}

function hiddenFrom({ round }: TrickadeeState, viewer: number | undefined): readonly Card[] {
  const open = new Set(round.takenUp.flat());
  const others = round.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const inFlocks = new Set(round.flocks.flatMap((own) => birdsIn(own).map(({ card }) => card)));
  return [...others, ...round.drawPile, ...round.discards].filter(
    (card) => !open.has(card) && !inFlocks.has(card),
  );
}
