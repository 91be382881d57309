import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { Result } from '../../src/base/result.js';
import type { OptionValues, Seat } from '../../src/games/game-types.js';
import type { HostedGame } from '../../src/games/hosting.js';
import type { TableDeps } from '../../src/tables/deps.js';
import type { ChannelId, GuildId, TableId, UserId } from '../../src/tables/ids.js';
import { joinTable } from '../../src/tables/lobby/join-table.js';
import { openTable } from '../../src/tables/lobby/open-table.js';
import { startTable } from '../../src/tables/lobby/start-table.js';
import { lookAtTable, type PlayingLook, type TableLook } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import type { Notice } from '../../src/tables/notice.js';
import type { Pace } from '../../src/tables/pace.js';
import type { Outbox, TableStore } from '../../src/tables/ports.js';
import type { Person, Place } from '../../src/tables/table.js';
import { hostedToy } from './toy-game.js';

export const PLACE: Place = { guildId: 'guild-1' as GuildId, channelId: 'channel-1' as ChannelId };

export const [ANA, BEN, CLEO, DEV] = ['Ana', 'Ben', 'Cleo', 'Dev'].map(personCalled) as [
  Person,
  Person,
  Person,
  Person,
];

export function personCalled(name: string): Person {
  return { userId: `user-${name.toLowerCase()}` as UserId, name };
}

/** An instant some minutes after the first one. */
export function minute(count: number): Instant {
  return (1_800_000_000_000 + 60_000 * count) as Instant;
}

/** What the use cases stand on, with ids and seeds that count. */
export function depsOn(store: TableStore, games: readonly HostedGame[] = [hostedToy]): TableDeps {
  let ids = 0;
  let seeds = 0;
  return {
    store,
    games,
    newTableId() {
      ids += 1;
      return `table${String(ids).padStart(5, '0')}` as TableId;
    },
    newSeed() {
      seeds += 1;
      return seeds.toString(16).padStart(64, '0');
    },
  };
}

/** The value, where a refusal fails the test by its reason. */
export function accepted<Value>(result: Result<Value, { readonly reason: string }>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The reason, where an acceptance fails the test. */
export function refusalOf(result: Result<unknown, { readonly reason: string }>): string {
  if (result.ok) throw new Error(`Not refused: ${JSON.stringify(result.value)}`);
  return result.error.reason;
}

export interface Lobbying {
  readonly gameId?: string;
  readonly people?: readonly Person[];
  readonly options?: OptionValues;
  readonly pace?: Pace;
  readonly invited?: readonly Person[];
}

/** A lobby where the people sit; the first one is the host. */
export async function lobbyOf(deps: TableDeps, setting: Lobbying = {}): Promise<TableId> {
  const [host = ANA, ...guests] = setting.people ?? [ANA, BEN];
  const { gameId = 'toy', options = {}, invited = [], pace = 'daily' } = setting;
  const now = minute(0);
  const lobby = accepted(await openTable(deps, { gameId, options, pace, host, place: PLACE, invited, now }));
  for (const person of guests) accepted(await joinTable(deps, { tableId: lobby.id, person, now }));
  return lobby.id;
}

/** A match that has just been dealt, at minute 1. */
export async function matchOf(deps: TableDeps, setting: Lobbying = {}): Promise<TableId> {
  const tableId = await lobbyOf(deps, setting);
  const { userId } = setting.people?.[0] ?? ANA;
  const threadId = `thread-${tableId}` as ChannelId;
  accepted(await startTable(deps, { tableId, userId, threadId, now: minute(1) }));
  return tableId;
}

export async function playingLook(deps: TableDeps, tableId: TableId, who: Person): Promise<PlayingLook> {
  const look = accepted(await lookAtTable(deps, tableId, who.userId));
  if (look.status !== 'playing') throw new Error(`The table is ${look.status}.`);
  return look;
}

/** Makes moves one after another, each by whoever is named, answering what they are asked then. */
export async function play(
  deps: TableDeps,
  tableId: TableId,
  moves: readonly (readonly [Person, string])[],
): Promise<TableLook> {
  let look: TableLook | undefined;
  for (const [index, [who, move]] of moves.entries()) {
    const { due } = await playingLook(deps, tableId, who);
    const { sinceStep } = must(due, `${who.name} is not asked.`);
    const { userId } = who;
    look = accepted(await makeMove(deps, { tableId, userId, sinceStep, move, now: minute(2 + index) }));
  }
  return must(look, 'No moves.');
}

/** The notices of a table that nobody has settled, in order. */
export async function noticesOf(outbox: Outbox, tableId: TableId): Promise<readonly Notice[]> {
  return (await outbox.undelivered(tableId)).map(({ notice }) => notice);
}

/** The last notice, as the kind the test is about. */
export async function lastNotice<Kind extends Notice['kind']>(
  outbox: Outbox,
  tableId: TableId,
  kind: Kind,
): Promise<Extract<Notice, { readonly kind: Kind }>> {
  const last = must((await noticesOf(outbox, tableId)).at(-1), 'No notices.');
  if (last.kind !== kind) throw new Error(`The last notice is ${last.kind}.`);
  return last as Extract<Notice, { readonly kind: Kind }>;
}

export function seats(...numbers: readonly number[]): readonly Seat[] {
  return numbers as readonly Seat[];
}
