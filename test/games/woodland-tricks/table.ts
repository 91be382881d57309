import { must } from '../../../src/base/invariant.js';
import type { Applied } from '../../../src/games/game.js';
import type { Seat } from '../../../src/games/game-types.js';
import { type Card, isCard, sortedHand } from '../../../src/games/woodland-tricks/cards.js';
import type { FinishedTrick, Play, RoundScore } from '../../../src/games/woodland-tricks/events.js';
import { type WoodlandTricks, woodlandTricks } from '../../../src/games/woodland-tricks/game.js';
import type { IllegalWoodlandTricksMove } from '../../../src/games/woodland-tricks/moves.js';
import {
  otherSeat,
  type Playing,
  seatToMove,
  type WoodlandTricksState,
} from '../../../src/games/woodland-tricks/state.js';

export const ZERO = 0 as Seat;
export const ONE = 1 as Seat;

/** A seed like any other, for positions in which it does not matter. */
export const SEED = 'ab'.repeat(32);

/** Cards in table notation: `cards('8S 10H')`. */
export function cards(text: string): readonly Card[] {
  return text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      if (!isCard(name)) throw new Error(`Not a card: ${name}`);
      return name;
    });
}

/** Plays in order, `first` leading. */
export function trickOf(text: string, first: Seat = ZERO): readonly [Play, Play] {
  const [lead, answer] = cards(text);
  return [
    { seat: first, card: must(lead, 'lead') },
    { seat: otherSeat(first), card: must(answer, 'answer') },
  ];
}

interface Position {
  readonly hands: readonly [string, string];
  readonly trumpCard?: string;
  readonly drawPile?: string;
  readonly leader?: Seat;
  readonly tricks?: readonly FinishedTrick[];
  readonly scores?: readonly RoundScore[];
  readonly target?: number;
  readonly round?: number;
  readonly dealer?: Seat;
}

/** A position before a lead. The default draw pile and trump card hold clubs, which tests do not use. */
export function position(given: Position): Playing {
  const { hands, leader = ZERO, tricks = [], scores = [], target = 21, round = 1, dealer = ONE } = given;
  return {
    phase: 'playing',
    match: { seed: SEED, target, suits: ['S', 'H', 'D'], scores, lastRound: null },
    round: {
      number: round,
      dealer,
      hands: hands.map((hand) => sortedHand(cards(hand))),
      trumpCard: must(cards(given.trumpCard ?? '10C')[0], 'trump card'),
      drawPile: cards(given.drawPile ?? 'AC 2C 4C 6C 8C JC'),
      leader,
      trick: [],
      tricks,
      exchanges: [],
      draws: [[], []],
    },
  };
}

/** Finished tricks as won by these seats, `bonus` sevens in the first one of each. */
export function wonBy(
  winners: readonly number[],
  bonuses: readonly [number, number] = [0, 0],
): FinishedTrick[] {
  return winners.map((winner, index) => ({
    number: index + 1,
    plays: trickOf('2S 4S'),
    trump: 'H',
    winner: winner as Seat,
    nextLeader: index === 12 ? null : (winner as Seat),
    bonus: winners.indexOf(winner) === index ? (bonuses[winner] ?? 0) : 0,
    ambush: false,
    comeback: false,
  }));
}

/** A finished round of which only the points matter. */
export function roundOf(points: readonly [number, number], round = 1): RoundScore {
  return { round, tricks: [7, 6], trickPoints: points, bonuses: [0, 0], points };
}

/** Makes moves, each by the seat to move, and hands back what the last one came to. */
export function make(state: WoodlandTricksState, ...moves: readonly string[]): Applied<WoodlandTricks> {
  let applied: Applied<WoodlandTricks> = { state, events: [], final: false };
  for (const text of moves) {
    const seat = must(seatToMove(applied.state), 'A seat is to move.');
    const move = must(woodlandTricks.parseMove(text), `Not a move: ${text}`);
    const result = woodlandTricks.apply(applied.state, seat, move);
    if (!result.ok) throw new Error(`${text} refused: ${JSON.stringify(result.error)}`);
    applied = result.value;
  }
  return applied;
}

/** Why a move is refused; by the seat to move unless another is named. */
export function refusal(state: WoodlandTricksState, text: string, seat?: Seat): IllegalWoodlandTricksMove {
  const mover = seat ?? must(seatToMove(state), 'A seat is to move.');
  const result = woodlandTricks.apply(
    state,
    mover,
    must(woodlandTricks.parseMove(text), `Not a move: ${text}`),
  );
  if (result.ok) throw new Error(`${text} was accepted.`);
  return result.error;
}

/** The legal moves of the seat to move, as text. */
export function choices(state: WoodlandTricksState): readonly string[] {
  const seat = must(seatToMove(state), 'A seat is to move.');
  return woodlandTricks.legalMoves(state, seat).map(woodlandTricks.formatMove);
}

/** The trick taken by the latest move. */
export function trickTaken({ events }: Applied<WoodlandTricks>): FinishedTrick {
  return must(
    events.find((event) => event.kind === 'trick-taken'),
    'A trick was taken.',
  );
}
