import { unreachable } from '../base/invariant.js';
import type { Abandoned, Finished, Lobby, Playing, Table } from './table.js';

export type PlayingSummary = Omit<Playing, 'state' | 'seed' | 'told'>;
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
      const { status, people, invited } = table;
      return { ...commonOf(table), status, people, invited };
    }
    case 'playing': {
      const { status, due } = table;
      return { ...commonOf(table), ...matchOf(table), status, due };
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

function commonOf(
  table: Table,
): Pick<
  Table,
  'id' | 'gameId' | 'rulesVersion' | 'options' | 'place' | 'host' | 'step' | 'openedAt' | 'rematchOf'
> {
  const { id, gameId, rulesVersion, options, place, host, step, openedAt, rematchOf } = table;
  return { id, gameId, rulesVersion, options, place, host, step, openedAt, rematchOf };
}

function matchOf(
  table: Playing | Finished,
): Pick<Playing, 'seats' | 'threadId' | 'startedAt' | 'startedStep'> {
  const { seats, threadId, startedAt, startedStep } = table;
  return { seats, threadId, startedAt, startedStep };
}
