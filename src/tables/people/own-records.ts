import type { Instant } from '../../base/instant.js';
import { atSeat, type OptionValues, type Seat } from '../../games/game-types.js';
import type { Clock } from '../clock.js';
import { type AccountDeps, gameAt } from '../deps.js';
import type { ChannelId, GuildId, MessageId, TableId, UserId } from '../ids.js';
import type { Pace } from '../pace.js';
import type { LoggedTable, LogRow, Maker, Playing, Proposal, Table } from '../table.js';

/** One table as one of its people has had a part in it. Nothing of it is another person's. */
export interface OwnRecord {
  readonly tableId: TableId;
  readonly guildId: GuildId;
  readonly channelId: ChannelId;
  readonly threadId: ChannelId | null;
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly rematchOf: TableId | null;
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
  /** How their seat stands in a running match, beside its cards. */
  readonly standing: OwnStanding | null;
  /** What they had when a match was ended without a result. */
  readonly scores: OwnScores | null;
  /** Messages to them alone that the bot can still edit. */
  readonly direct: readonly OwnMessage[];
  /** What they did themselves, in order. Which steps these were would tell how many others there have been. */
  readonly acts: readonly OwnAct[];
  /** All that they may know of a running match now, their own cards included; of others nothing hidden. */
  readonly view: unknown;
}

/** What the table holds of one seat of a running match; all of it is about its player alone. */
export interface OwnStanding {
  readonly asked: readonly { readonly kind: string; readonly must: boolean; readonly since: Instant }[];
  readonly clock: Omit<Clock, 'seat'> | null;
  readonly bankMs: number;
  /** How often in a row their time has run out. */
  readonly missed: number;
  readonly isAway: boolean;
  readonly wasPinged: boolean;
  readonly wasToldNext: boolean;
  readonly agreedTo: readonly Proposal['kind'][];
}

export interface OwnScores {
  readonly rounds: readonly number[];
  readonly total: number;
}

export interface OwnMessage {
  readonly channelId: ChannelId;
  /** `null` as long as it is on its way. */
  readonly messageId: MessageId | null;
  readonly at: Instant;
}

export interface OwnAct {
  readonly at: Instant;
  readonly kind: LogRow['kind'];
  readonly by: Maker;
  /** As the game writes it; `null` for what is no move. */
  readonly move: string | null;
}

/** All tables of a person, the oldest first. */
export async function ownRecords(deps: AccountDeps, userId: UserId): Promise<readonly OwnRecord[]> {
  const posts = await deps.accounts.directPostsOf(userId);
  const records: OwnRecord[] = [];
  for (const tableId of await deps.accounts.tableIdsOf(userId, 'all')) {
    const loaded = await deps.store.findWithLog(tableId);
    if (loaded === undefined) continue;
    const direct = posts
      .filter((post) => post.tableId === tableId)
      .map(({ channelId, messageId, at }) => ({ channelId, messageId, at }));
    records.push({ ...recordOf(deps, loaded, userId), direct });
  }
  return records;
}

function recordOf(deps: AccountDeps, { table, log }: LoggedTable, userId: UserId): Omit<OwnRecord, 'direct'> {
  const {
    id: tableId,
    gameId,
    rulesVersion,
    options,
    pace,
    status,
    openedAt,
    host,
    place,
    rematchOf,
  } = table;
  const people = table.status === 'lobby' ? table.people : table.seats;
  const index = people.findIndex((person) => person.userId === userId);
  const seat = table.status === 'lobby' || index < 0 ? null : (index as Seat);
  const invitation =
    table.status === 'lobby' ? table.everInvited.find((person) => person.userId === userId) : undefined;
  return {
    tableId,
    ...place,
    threadId: table.status === 'lobby' ? null : table.threadId,
    ...{ gameId, rulesVersion, rematchOf, options, pace, status, openedAt },
    ...timesOf(table),
    isHost: host === userId,
    isInvited: table.status === 'lobby' && table.invited.some((person) => person.userId === userId),
    seatCount: people.length,
    seat,
    name: (people[index] ?? invitation)?.name ?? null,
    hasResigned: seat !== null && 'resigned' in table && table.resigned.includes(seat),
    standing: table.status === 'playing' && seat !== null ? standingOf(table, seat) : null,
    scores: scoresOf(table, seat),
    acts: log.filter((row) => row.userId === userId).map(actOf),
    view: viewOf(deps, table, seat),
  };
}

function standingOf(table: Playing, seat: Seat): OwnStanding {
  const clock = table.clocks.find((one) => one.seat === seat);
  return {
    asked: table.due
      .filter((decision) => decision.seat === seat)
      .map(({ kind, must, since }) => ({ kind, must, since })),
    clock: clock === undefined ? null : withoutSeat(clock),
    bankMs: atSeat(table.banks, seat),
    missed: atSeat(table.missed, seat),
    isAway: table.away.includes(seat),
    wasPinged: table.told.includes(seat),
    wasToldNext: table.toldNext.includes(seat),
    agreedTo: table.proposals.filter(({ agreed }) => agreed.includes(seat)).map(({ kind }) => kind),
  };
}

function withoutSeat({ mentionAt, remindAt, bankAt, endsAt }: Clock): Omit<Clock, 'seat'> {
  return { mentionAt, remindAt, bankAt, endsAt };
}

function scoresOf(table: Table, seat: Seat | null): OwnScores | null {
  if (table.status !== 'abandoned' || table.scores === null || seat === null) return null;
  const { rounds, totals } = table.scores;
  return { rounds: rounds.map((round) => atSeat(round, seat)), total: atSeat(totals, seat) };
}

function timesOf(table: Table): Pick<OwnRecord, 'startedAt' | 'endedAt'> {
  const startedAt = 'startedAt' in table ? table.startedAt : null;
  if (table.status === 'finished') return { startedAt, endedAt: table.finishedAt };
  return { startedAt, endedAt: table.status === 'abandoned' ? table.endedAt : null };
}

function actOf(row: LogRow): OwnAct {
  return { at: row.at, kind: row.kind, by: row.by, move: row.kind === 'move' ? row.move : null };
}

function viewOf(deps: AccountDeps, table: Table, seat: Seat | null): unknown {
  if (table.status !== 'playing' || seat === null) return null;
  return gameAt(deps, table)?.situation(table.state, seat).view ?? null;
}
