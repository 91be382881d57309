import type { Instant } from '../../base/instant.js';
import type { OptionValues, Seat } from '../../games/game-types.js';
import { type AccountDeps, gameAt } from '../deps.js';
import type { ChannelId, GuildId, TableId, UserId } from '../ids.js';
import type { Pace } from '../pace.js';
import type { LoggedTable, LogRow, Table } from '../table.js';

/** One table as one of its people has had a part in it. Nothing of it is another person's. */
export interface OwnRecord {
  readonly tableId: TableId;
  readonly guildId: GuildId;
  readonly channelId: ChannelId;
  readonly threadId: ChannelId | null;
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly status: Table['status'];
  readonly openedAt: Instant;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly isHost: boolean;
  readonly isInvited: boolean;
  readonly seatCount: number;
  /** `null` where they have none, or none any more. */
  readonly seat: Seat | null;
  /** What they are called there. */
  readonly name: string | null;
  readonly hasResigned: boolean;
  /** What they did themselves, in order. Which steps these were would tell how many others there have been. */
  readonly acts: readonly OwnAct[];
  /** All that they may know of a running match now, their own cards included; of others nothing hidden. */
  readonly view: unknown;
}

export interface OwnAct {
  readonly at: Instant;
  readonly kind: LogRow['kind'];
  /** As the game writes it; `null` for what is no move. */
  readonly move: string | null;
}

/** All tables of a person, the oldest first. */
export async function ownRecords(deps: AccountDeps, userId: UserId): Promise<readonly OwnRecord[]> {
  const records: OwnRecord[] = [];
  for (const tableId of await deps.accounts.tableIdsOf(userId, 'all')) {
    const loaded = await deps.store.findWithLog(tableId);
    if (loaded !== undefined) records.push(recordOf(deps, loaded, userId));
  }
  return records;
}

function recordOf(deps: AccountDeps, { table, log }: LoggedTable, userId: UserId): OwnRecord {
  const { id: tableId, gameId, rulesVersion, options, pace, status, openedAt, host, place } = table;
  const people = table.status === 'lobby' ? table.people : table.seats;
  const index = people.findIndex((person) => person.userId === userId);
  const seat = index < 0 ? null : (index as Seat);
  return {
    tableId,
    ...place,
    threadId: table.status === 'lobby' ? null : table.threadId,
    ...{ gameId, rulesVersion, options, pace, status, openedAt },
    ...timesOf(table),
    isHost: host === userId,
    isInvited: table.status === 'lobby' && table.invited.some((person) => person.userId === userId),
    seatCount: people.length,
    seat: table.status === 'lobby' ? null : seat,
    name: people[index]?.name ?? null,
    hasResigned: seat !== null && 'resigned' in table && table.resigned.includes(seat),
    acts: log.filter((row) => row.userId === userId).map(actOf),
    view: viewOf(deps, table, seat),
  };
}

function timesOf(table: Table): Pick<OwnRecord, 'startedAt' | 'endedAt'> {
  const startedAt = 'startedAt' in table ? table.startedAt : null;
  if (table.status === 'finished') return { startedAt, endedAt: table.finishedAt };
  return { startedAt, endedAt: table.status === 'abandoned' ? table.endedAt : null };
}

function actOf(row: LogRow): OwnAct {
  return { at: row.at, kind: row.kind, move: row.kind === 'move' ? row.move : null };
}

function viewOf(deps: AccountDeps, table: Table, seat: Seat | null): unknown {
  if (table.status !== 'playing' || seat === null) return null;
  return gameAt(deps, table)?.situation(table.state, seat).view ?? null;
}
