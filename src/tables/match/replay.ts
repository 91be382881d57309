import { must } from '../../base/invariant.js';
import type { HostedGame, HostedStep } from '../../games/hosting.js';
import type { DueDecision, Finished, LogRow, Playing } from '../table.js';
import { dueAfter, isSilent } from './due.js';
import { type MoveRow, standingMoves } from './standing.js';

/** Where a match begins. */
export type MatchBegin = Pick<Playing | Finished, 'options' | 'seed' | 'seats' | 'startedAt' | 'startedStep'>;

/** The match after its deal or after one of its moves. */
export interface Moment {
  readonly hosted: HostedStep;
  readonly due: readonly DueDecision[];
}

/** Plays the moves that stand from the seed; the last moment is where the match is. */
export function replayMatch(game: HostedGame, begin: MatchBegin, log: readonly LogRow[]): Moment {
  const { hosted, due } = standingMoves(log).reduce(
    (moment, row) => afterRow(game, moment, row),
    dealtMoment(game, begin),
  );
  return { hosted, due: due.map((asked) => askedAnew(asked, log)) };
}

// A seat that took a move back is asked anew from then on, so that a late second click of the undone choice
// does not make it again.
function askedAnew(asked: DueDecision, log: readonly LogRow[]): DueDecision {
  const takenBack = log.findLast((row) => row.kind === 'take-back' && row.seat === asked.seat);
  return { ...asked, sinceStep: Math.max(asked.sinceStep, takenBack?.step ?? 0) };
}

/** The moment after one more move of the log. */
export function afterRow(game: HostedGame, { hosted, due }: Moment, row: MoveRow): Moment {
  const played = game.play(hosted.state, row.seat, row.move);
  const next = must(played.ok ? played.value : null, `The log's step ${row.step} is no move any more.`);
  const silent = isSilent(due, next);
  const acted = { actor: row.seat, silent, step: row.step, at: row.at };
  return { hosted: next, due: dueAfter(due, next.decisions, acted) };
}

function dealtMoment(game: HostedGame, { options, seed, seats, startedAt, startedStep }: MatchBegin): Moment {
  const hosted = game.start({ options, seatCount: seats.length, seed });
  const acted = { actor: null, silent: false, step: startedStep, at: startedAt };
  return { hosted, due: dueAfter([], hosted.decisions, acted) };
}
