import { must } from '../../src/base/invariant.js';
import { atSeat, type Seat } from '../../src/games/game-types.js';
import { type Bird, type Card, PACK } from '../../src/games/trickadee/cards.js';
import { freshBird, type OwnFlocks } from '../../src/games/trickadee/flocks.js';
import { trickadee } from '../../src/games/trickadee/game.js';
import type { Resolving, TrickadeeState } from '../../src/games/trickadee/state.js';
import { seedOf } from '../rules/random-match.js';

/** The seat with the flocks. */
const OWNER = 0 as Seat;
const SEATS = 3;
const LONG_FLOCK = 10;
const FLOCKS = 8;
const SEEDS = 8;
const OTHER_BIRDS = 9;

/**
 * As many birds as a seat can come to hold: 17 in 8 flocks, with 8 wild aspects, while it uses ability 1 and each of
 * them could go to each other flock.
 *
 * The search for wild values is at its worst: a flock of ten carries all eight seeds, and all on ranks, of which
 * there are 15 to try for each. The ten birds share a suit and the two printed ranks left fit a sequence, so that
 * neither can be ruled out before the last bird.
 */
export function largestFlocks(): { readonly state: TrickadeeState; readonly seat: Seat } {
  const used = trickadee.apply(beforeAbility(), OWNER, { kind: 'use', ability: 1 });
  if (!used.ok) throw new Error(`Ability 1 was refused: ${used.error.reason}`);
  return { state: used.value.state, seat: OWNER };
}

/** All that a seat is told when it opens its hand: its legal moves, what each would score, and what each flock scores. */
export function lookAround({ state, seat }: ReturnType<typeof largestFlocks>): number {
  const { view, moves, previews } = trickadee.situation(state, seat);
  return atSeat(view.flocks, seat).length + moves.length + Object.keys(previews).length;
}

function beforeAbility(): Resolving {
  const start = trickadee.setup({ 'lifer-counts': 'yes' }, SEATS, seedOf(1));
  if (start.phase === 'finished') throw new Error('A match does not begin with its end.');
  // The first suit of the pack has the ranks of the long flock in a row.
  const [long, left] = [PACK.slice(0, LONG_FLOCK), PACK.slice(LONG_FLOCK)];
  const take = dealerOf(left);
  const flocks = [
    ownerFlocks(long, take(FLOCKS - 1)),
    oneFlock(take(OTHER_BIRDS)),
    oneFlock(take(OTHER_BIRDS)),
  ];
  const plays = take(SEATS).map((card, seat) => ({ seat: seat as Seat, card }));
  const { card } = must(plays[OWNER], 'Every seat has played.');
  return {
    phase: 'resolving',
    match: { ...start.match, bank: { supply: 8, held: [3, 3, 3] } },
    round: {
      ...start.round,
      number: 3,
      abilities: [1, 3, 9],
      hands: [take(SEEDS), [], []],
      drawPile: take(left.length),
      flocks,
    },
    placed: { number: 1, plays, order: plays.map(({ seat }) => seat), paid: [0, 1, 2] },
    picks: [{ seat: OWNER, card, flock: FLOCKS, began: true }],
    stands: [{ status: 'choosing' }, { status: 'waiting' }, { status: 'waiting' }],
  };
}

function ownerFlocks(long: readonly Card[], singles: readonly Card[]): OwnFlocks {
  const seeded = long.map((card, index): Bird => ({ card, wild: index < SEEDS ? ['rank'] : [] }));
  const single = singles.map((card, index) => ({ label: index + 2, birds: [freshBird(card)] }));
  return { flocks: [{ label: 1, birds: seeded }, ...single], nextLabel: FLOCKS + 1 };
}

function oneFlock(cards: readonly Card[]): OwnFlocks {
  return { flocks: [{ label: 1, birds: cards.map(freshBird) }], nextLabel: 2 };
}

/** Hands out cards from the front, each only once. */
function dealerOf(cards: readonly Card[]): (count: number) => readonly Card[] {
  let dealt = 0;
  return (count) => {
    dealt += count;
    return cards.slice(dealt - count, dealt);
  };
}
