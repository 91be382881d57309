import { unreachable } from '../base/invariant.js';
import type { ShownClock } from './clock.js';
import type { Abandoned, Dealt, Finished, Lobby, Playing, Table, TableBase } from './table.js';
import { shownClocks } from './time/shown-clocks.js';

export type PlayingSummary = Pick<
  Playing,
  | 'status'
  | 'due'
  | 'banks'
  | 'away'
  | 'resigned'
  | 'paused'
  | 'unreachable'
  | 'proposals'
  | keyof Omit<Dealt, 'state' | 'seed'>
> & { readonly clocks: readonly ShownClock[] };
export type FinishedSummary = Omit<Finished, 'state' | 'seed'>;
export type AbandonedSummary = Omit<Abandoned, 'seed'>;

/** A table as callers get it: without its state and seed. */
export type TableSummary = Lobby | PlayingSummary | FinishedSummary | AbandonedSummary;

export function summaryOf(table: Lobby): Lobby;
export function summaryOf(table: Playing): PlayingSummary;
export function summaryOf(table: Finished): FinishedSummary;
export function summaryOf(table: Abandoned): AbandonedSummary;
export function summaryOf(table: Table): TableSummary;
/** Names each thing a caller may know; a field added to a table stays inside until it is named here. */
export function summaryOf(table: Table): TableSummary {
  switch (table.status) {
    case 'lobby': {
      const { status, people, invited, everInvited, warnAt, closesAt } = table;
      return { ...commonOf(table), status, people, invited, everInvited, warnAt, closesAt };
    }
    case 'playing': {
      const { status, due, banks, away, resigned, paused, unreachable, proposals } = table;
      const standing = { due, banks, away, resigned, paused, unreachable, proposals };
      return { ...commonOf(table), ...matchOf(table), status, ...standing, clocks: shownClocks(table) };
    }
    case 'finished': {
      const { status, outcome, resigned, finishedAt } = table;
      return { ...commonOf(table), ...matchOf(table), status, outcome, resigned, finishedAt };
    }
    case 'abandoned': {
      const { status, seats, threadId, scores, endedAt } = table;
      return { ...commonOf(table), status, seats, threadId, scores, endedAt };
    }
    default:
      return unreachable(table);
  }
}

function commonOf(table: Table): TableBase {
  const { id, gameId, rulesVersion, options, pace, place, host, step, openedAt, rematchOf } = table;
  return { id, gameId, rulesVersion, options, pace, place, host, step, openedAt, rematchOf };
}

function matchOf(
  table: Playing | Finished,
): Pick<Playing, 'seats' | 'threadId' | 'startedAt' | 'startedStep'> {
  const { seats, threadId, startedAt, startedStep } = table;
  return { seats, threadId, startedAt, startedStep };
}
