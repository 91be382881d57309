import { InvariantError, must } from '../../base/invariant.js';
import { atSeat, withSeat } from '../game-types.js';
import { type Card, suitOf } from './cards.js';
import type { WoodlandTricksMove } from './moves.js';
import { exchangeTrump, keepTrump, putBack, startPower } from './powers.js';
import { type Progress, thence } from './progress.js';
import { endRound } from './round.js';
import { type Playing, SEAT_COUNT, seatToPlay, TRICKS_IN_ROUND, type WoodlandTricksState } from './state.js';
import { judgeTrick } from './trick.js';

/** Carries out a legal move and all that follows from it, up to the next decision. */
export function carryOut(state: WoodlandTricksState, move: WoodlandTricksMove): Progress {
  return advance(firstStep(state, move));
}

// Legality is judged before, so that a phase and a move always fit each other here.
function firstStep(state: WoodlandTricksState, move: WoodlandTricksMove): Progress {
  if (state.phase === 'playing' && move.kind === 'play') return playCard(state, move.card, { forced: false });
  if (state.phase === 'exchanging' && move.kind === 'exchange') return exchangeTrump(state, move.card);
  if (state.phase === 'exchanging' && move.kind === 'keep') return keepTrump(state);
  if (state.phase === 'putting-back' && move.kind === 'put-back') return putBack(state, move.card);
  throw new InvariantError(`A ${move.kind} cannot be carried out while ${state.phase}.`);
}

/** Takes a full trick, ends a full round and plays a last card, until somebody has something to decide. */
function advance(progress: Progress): Progress {
  const { state } = progress;
  if (state.phase !== 'playing') return progress;
  const { round } = state;
  if (round.trick.length === SEAT_COUNT) return advance(thence(progress, takeTrick(state)));
  if (round.tricks.length === TRICKS_IN_ROUND) return thence(progress, endRound(state));
  const [last, ...others] = atSeat(round.hands, seatToPlay(round));
  if (last === undefined || others.length > 0) return progress;
  return advance(thence(progress, playCard(state, last, { forced: true })));
}

function playCard(
  { phase, match, round }: Playing,
  card: Card,
  { forced }: { readonly forced: boolean },
): Progress {
  const seat = seatToPlay(round);
  const play = { seat, card };
  const hand = atSeat(round.hands, seat).filter((held) => held !== card);
  const played: Playing = {
    phase,
    match,
    round: { ...round, hands: withSeat(round.hands, seat, hand), trick: [...round.trick, play] },
  };
  const trickNumber = round.tricks.length + 1;
  const lead = round.trick.length === 0;
  const onTable: Progress = {
    state: played,
    events: [{ kind: 'card-played', seat, card, trickNumber, lead, forced }],
    // A card played unasked is one the other seat has not seen.
    final: forced,
  };
  return thence(onTable, startPower(played, play));
}

function takeTrick({ phase, match, round }: Playing): Progress {
  const [lead, answer] = round.trick;
  const plays = [
    must(lead, 'A full trick has a lead.'),
    must(answer, 'A full trick has an answer.'),
  ] as const;
  const trick = judgeTrick(round.tricks.length + 1, plays, suitOf(round.trumpCard));
  return {
    state: {
      phase,
      match,
      round: {
        ...round,
        // Nobody leads after the last trick; who led it stays on record.
        leader: trick.nextLeader ?? round.leader,
        trick: [],
        tricks: [...round.tricks, trick],
      },
    },
    events: [{ kind: 'trick-taken', round: round.number, ...trick }],
    final: false,
  };
}
