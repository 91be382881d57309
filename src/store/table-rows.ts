import { must, unreachable } from '../base/invariant.js';
import { standsStill } from '../tables/standstill.js';
import type { Dealt, LogRow, Person, Playing, Table, TableBase } from '../tables/table.js';
import { clocksOf, lobbyTimesOf, type Timer } from '../tables/timers.js';
import type { log, StoredClock, TableDetail, tables } from './schema.js';

type TableRow = typeof tables.$inferSelect;
type StoredLogRow = typeof log.$inferSelect;

export function rowOfTable(table: Table): TableRow {
  const { id, status, step, gameId, rulesVersion, options, pace, place, host, openedAt, rematchOf } = table;
  return {
    id,
    status,
    step,
    gameId,
    rulesVersion,
    options,
    pace,
    guildId: place.guildId,
    channelId: place.channelId,
    threadId: status === 'lobby' ? null : table.threadId,
    host,
    openedAt,
    rematchOf,
    seed: status === 'lobby' ? null : table.seed,
    state: status === 'playing' || status === 'finished' ? table.state : null,
    detail: detailOf(table),
  };
}

export function peopleAt(table: Table): readonly Person[] {
  return table.status === 'lobby' ? table.people : table.seats;
}

/** What of a table is kept in rows of other tables. */
export interface Beside {
  readonly people: readonly Person[];
  readonly timers: readonly Timer[];
}

export function tableOfRow(row: TableRow, { people, timers }: Beside): Table {
  const { detail } = row;
  switch (detail.status) {
    case 'lobby':
      return {
        ...baseOf(row),
        status: 'lobby',
        people,
        invited: detail.invited,
        everInvited: detail.everInvited ?? detail.invited,
        ...must(lobbyTimesOf(timers), `Lobby ${row.id} would never close.`),
      };
    case 'playing': {
      const { startedAt, startedStep, ...playing } = detail;
      const clocks = standsStill(detail) ? detail.clocks.map(withBank) : clocksOf(timers);
      return { ...dealtOf(row, people, { startedAt, startedStep }), ...playing, clocks };
    }
    case 'finished': {
      const { status, startedAt, startedStep, outcome, resigned, finishedAt } = detail;
      return { ...dealtOf(row, people, { startedAt, startedStep }), status, outcome, resigned, finishedAt };
    }
    case 'abandoned': {
      const { status, scores, endedAt } = detail;
      const { threadId, seed } = row;
      return { ...baseOf(row), status, seats: people, threadId, seed, scores, endedAt };
    }
    default:
      return unreachable(detail);
  }
}

function detailOf(table: Table): TableDetail {
  switch (table.status) {
    case 'lobby':
      return { status: table.status, invited: table.invited, everInvited: table.everInvited };
    case 'playing': {
      const { status, startedAt, startedStep, due, told, toldNext, putDown, banks, missed } = table;
      const { away, resigned, paused, unreachable, proposals } = table;
      const clocks = standsStill(table) ? table.clocks : [];
      const asked = { due, told, toldNext, clocks, putDown, banks, missed };
      return { status, startedAt, startedStep, ...asked, away, resigned, paused, unreachable, proposals };
    }
    case 'finished': {
      const { status, startedAt, startedStep, outcome, resigned, finishedAt } = table;
      return { status, startedAt, startedStep, outcome, resigned, finishedAt };
    }
    case 'abandoned': {
      const { status, scores, endedAt } = table;
      return { status, scores, endedAt };
    }
    default:
      return unreachable(table);
  }
}

function baseOf(row: TableRow): TableBase {
  const { id, gameId, rulesVersion, options, pace, guildId, channelId, host, step, openedAt, rematchOf } =
    row;
  const place = { guildId, channelId };
  return { id, gameId, rulesVersion, options, pace, place, host, step, openedAt, rematchOf };
}

function dealtOf(
  row: TableRow,
  seats: readonly Person[],
  started: Pick<Dealt, 'startedAt' | 'startedStep'>,
): Dealt {
  return {
    ...baseOf(row),
    ...started,
    seats,
    threadId: must(row.threadId, `Table ${row.id} was dealt without a thread.`),
    seed: must(row.seed, `Table ${row.id} was dealt without a seed.`),
    state: must(row.state, `Table ${row.id} was dealt without a state.`),
  };
}

export function rowOfLog(tableId: TableBase['id'], row: LogRow): StoredLogRow {
  const { step, kind, by, userId, at } = row;
  return {
    tableId,
    step,
    kind,
    by,
    userId,
    at,
    seat: kind === 'end' ? null : row.seat,
    move: kind === 'move' ? row.move : null,
    final: kind === 'move' ? row.final : null,
  };
}

export function logOfRow({ step, kind, by, userId, at, seat, move, final }: StoredLogRow): LogRow {
  const made = { step, by, userId, at };
  if (kind === 'end') return { ...made, kind };
  const seated = { ...made, seat: must(seat, `Step ${step} has no seat.`) };
  if (kind !== 'move') return { ...seated, kind };
  const played = {
    move: must(move, `Step ${step} has no move.`),
    final: must(final, `Step ${step} is unsure.`),
  };
  return { ...seated, kind, ...played };
}

/** Clocks that were stopped by an older bot say nothing of the bank. */
function withBank(clock: StoredClock): Playing['clocks'][number] {
  return { ...clock, bankAt: clock.bankAt ?? null };
}
