import type { Instant } from '../base/instant.js';
import { err, ok, type Result } from '../base/result.js';
import type { Outcome, PublicEvent, Seat } from '../games/game-types.js';
import type { HostedGame, HostedStep } from '../games/hosting.js';
import type { Decided } from './change.js';
import { gameAt, type TableDeps } from './deps.js';
import { type Acted, askedBy, dueAfter, isSilent, toldAfter } from './due.js';
import type { UserId } from './ids.js';
import { lookAt, seatOf, type TableLook } from './look-at-table.js';
import type { Notice, StepNotice } from './notice.js';
import type { NotPlaying, NotSeated, OtherRules } from './refusals.js';
import { factsOf } from './shown-clocks.js';
import type { Dealt, Finished, LoggedTable, LogRow, Maker, Playing, Table } from './table.js';

/** A person at a running match, with everything needed to go on. */
export interface Seated {
  readonly table: Playing;
  readonly log: readonly LogRow[];
  readonly game: HostedGame;
  readonly seat: Seat;
  readonly settings: LoggedTable['settings'];
}

export type SeatedRefusal = NotPlaying | NotSeated | OtherRules;

/** The running match and the user's seat there, or why the user cannot act in it. */
export function findSeated(
  deps: TableDeps,
  { table, log, settings }: LoggedTable,
  userId: UserId,
): Result<Seated, SeatedRefusal> {
  if (table.status !== 'playing') return err({ reason: 'not-playing', status: table.status });
  const seat = seatOf(table, userId);
  if (seat === null) return err({ reason: 'not-seated' });
  const game = gameAt(deps, table);
  return game === undefined ? err({ reason: 'other-rules' }) : ok({ table, log, game, seat, settings });
}

/** A move that the rules accepted. */
export interface Accepted {
  readonly seat: Seat;
  readonly by: Maker;
  readonly hosted: HostedStep;
  readonly now: Instant;
}

/** The match after a move, and what everybody is told of it; a link of a chain tells nobody anything. */
export function afterMove(
  { table, game, settings }: Pick<Seated, 'table' | 'game' | 'settings'>,
  { seat, by, hosted, now }: Accepted,
): { readonly table: Playing | Finished; readonly notices: readonly StepNotice[] } {
  const { state, publicEvents: events, decisions, outcome } = hosted;
  if (outcome !== undefined)
    return finishedMatch({ table: { ...table, state }, game }, { outcome, events, resigned: [], now });

  const step = table.step + 1;
  const acted: Acted = { actor: seat, silent: isSilent(table.due, hosted), step, at: now };
  const due = dueAfter(table.due, decisions, acted);
  const asked = askedBy(due, table.told, acted);
  const told = toldAfter(table.told, { before: table.due, after: due }, { asked, actor: seat });
  const after: Playing = { ...table, step, state, due, told };
  if (acted.silent) return { table: after, notices: [] };

  const { threadId, seats } = table;
  const situation = game.situation(state, 'spectator');
  const facts = factsOf(after, settings, now);
  const notice: Notice = { kind: 'moved', threadId, seats, situation, due, facts, seat, by, events, asked };
  return { table: after, notices: [{ step, notice }] };
}

/** How a match came to its result. */
export interface Finish {
  readonly outcome: Outcome;
  readonly events: readonly PublicEvent[];
  readonly resigned: readonly Seat[];
  readonly now: Instant;
}

/** The match one step on with its result; the seed is told, so that everybody can check the deal. */
export function finishedMatch(
  { table, game }: Pick<Seated, 'table' | 'game'>,
  { outcome, events, resigned, now }: Finish,
): { readonly table: Finished; readonly notices: readonly StepNotice[] } {
  const { threadId, seats, seed, state } = table;
  const step = table.step + 1;
  const finished: Finished = {
    ...dealtOf(table),
    status: 'finished',
    step,
    outcome,
    resigned,
    finishedAt: now,
  };
  const situation = game.situation(state, 'spectator');
  const notice: Notice = { kind: 'finished', threadId, seats, situation, events, outcome, resigned, seed };
  return { table: finished, notices: [{ step, notice }] };
}

function dealtOf(table: Playing): Dealt {
  const { id, gameId, rulesVersion, options, pace, place, host, step, openedAt, rematchOf } = table;
  const { seats, threadId, seed, state, startedAt, startedStep } = table;
  const base = { id, gameId, rulesVersion, options, pace, place, host, step, openedAt, rematchOf };
  return { ...base, seats, threadId, seed, state, startedAt, startedStep };
}

/** A decision on a running match, with what its maker sees afterwards. */
export function decidedMatch(
  deps: TableDeps,
  userId: UserId,
  after: {
    readonly table: Table;
    readonly before: LoggedTable;
    readonly rows: readonly LogRow[];
    readonly notices: readonly StepNotice[];
  },
): Result<Decided<TableLook>, OtherRules> {
  const { table, before, rows, notices } = after;
  const look = lookAt(deps, { ...before, table, log: [...before.log, ...rows] }, userId);
  return look.ok ? ok({ table, log: rows, notices, value: look.value }) : look;
}
