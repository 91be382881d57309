import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { atSeat } from '../../games/game-types.js';
import { type HostedGame, sealOfSeed } from '../../games/hosting.js';
import { changeTable, type Decided } from '../change.js';
import { gameAt, type TableDeps } from '../deps.js';
import type { ChannelId, TableId, UserId } from '../ids.js';
import { askedBy, dueAfter } from '../match/due.js';
import type { Notice } from '../notice.js';
import { PACES } from '../pace.js';
import type { Busy, NoSuchTable, NotALobby, OtherRules } from '../refusals.js';
import { type PlayingSummary, summaryOf } from '../summary.js';
import type { Lobby, LoggedTable, Playing, Table, TableBase } from '../table.js';
import { clocksAfter, pingTime } from '../time/clocks.js';
import { factsOf } from '../time/shown-clocks.js';

export interface CanStart {
  readonly tableId: TableId;
  readonly userId: UserId;
}

export interface StartTable extends CanStart {
  readonly threadId: ChannelId;
  readonly now: Instant;
}

export type StartTableRefusal =
  | NoSuchTable
  | NotALobby
  | OtherRules
  | Busy
  | { readonly reason: 'not-host'; readonly host: UserId }
  /** The game is not for `seated` people; `seatCounts` are what it is for. */
  | { readonly reason: 'wrong-seat-count'; readonly seated: number; readonly seatCounts: readonly number[] };

/** Whether the table could start now. Asked before a thread is made for it; `startTable` asks again. */
export async function canStart(
  deps: TableDeps,
  request: CanStart,
): Promise<Result<Lobby, Exclude<StartTableRefusal, Busy>>> {
  const table = await deps.store.find(request.tableId);
  if (table === undefined) return err({ reason: 'no-such-table' });
  const startable = checkStart(deps, table, request.userId);
  return startable.ok ? ok(startable.value.lobby) : startable;
}

/** Deals the first round. The match is played in the thread that was made for it. */
export function startTable(
  deps: TableDeps,
  { tableId, userId, threadId, now }: StartTable,
): Promise<Result<PlayingSummary, StartTableRefusal>> {
  const seed = deps.newSeed();
  return changeTable<PlayingSummary, StartTableRefusal>(deps, tableId, ({ table, settings }) => {
    const startable = checkStart(deps, table, userId);
    return startable.ok ? ok(deal(startable.value, { seed, threadId, settings, now })) : startable;
  });
}

interface Startable {
  readonly lobby: Lobby;
  readonly game: HostedGame;
}

function checkStart(
  deps: TableDeps,
  table: Table,
  userId: UserId,
): Result<Startable, Exclude<StartTableRefusal, NoSuchTable | Busy>> {
  if (table.status !== 'lobby') return err({ reason: 'not-a-lobby', status: table.status });
  if (table.host !== userId) return err({ reason: 'not-host', host: table.host });
  const game = gameAt(deps, table);
  if (game === undefined) return err({ reason: 'other-rules' });
  const { seatCounts } = game;
  const seated = table.people.length;
  if (!seatCounts.includes(seated)) return err({ reason: 'wrong-seat-count', seated, seatCounts });
  return ok({ lobby: table, game });
}

interface Dealing {
  readonly seed: string;
  readonly threadId: ChannelId;
  readonly settings: LoggedTable['settings'];
  readonly now: Instant;
}

function deal(
  { lobby, game }: Startable,
  { seed, threadId, settings, now }: Dealing,
): Decided<PlayingSummary> {
  const { people } = lobby;
  const dealt = game.start({ options: lobby.options, seatCount: people.length, seed });
  const step = lobby.step + 1;
  const acted = { actor: null, silent: false, step, at: now };
  const due = dueAfter([], dealt.decisions, acted);
  const asked = askedBy(due, [], acted);
  const pinged = asked.filter((seat) => pingTime(atSeat(settings, seat), now) <= now);
  const unclocked: Playing = {
    ...baseOf(lobby),
    ...FRESH,
    step,
    seats: people,
    threadId,
    seed,
    state: dealt.state,
    startedAt: now,
    startedStep: step,
    due,
    told: pinged,
    banks: people.map(() => PACES[lobby.pace]?.bankMs ?? 0),
    missed: people.map(() => 0),
  };
  const table = { ...unclocked, clocks: clocksAfter(unclocked, { settings, now, due, asked, ...acted }) };
  const situation = game.situation(dealt.state, 'spectator');
  const shown = { threadId, seats: people, situation, due, facts: factsOf(table, settings, now) };
  const notices: readonly Notice[] = [
    { kind: 'lobby-closed', why: 'started', people },
    { kind: 'started', ...shown, seal: sealOfSeed(seed), asked: pinged },
  ];
  const told = notices.map((notice) => ({ step, notice }));
  return { table, log: [], notices: told, value: summaryOf(table) };
}

/** Nothing has become of the seats of a match that begins. */
const FRESH = {
  status: 'playing',
  toldNext: [],
  clocks: [],
  putDown: [],
  away: [],
  resigned: [],
  paused: null,
  unreachable: null,
  proposals: [],
} as const satisfies Partial<Playing>;

function baseOf({
  id,
  gameId,
  rulesVersion,
  options,
  pace,
  place,
  host,
  openedAt,
  rematchOf,
}: Lobby): Omit<TableBase, 'step'> {
  return { id, gameId, rulesVersion, options, pace, place, host, openedAt, rematchOf };
}
