import type { Instant } from '../../base/instant.js';
import { unreachable } from '../../base/invariant.js';
import { ok, type Result } from '../../base/result.js';
import { lapse } from '../agreement/lapse.js';
import type { TableDeps } from '../deps.js';
import type { TableId } from '../ids.js';
import { expireLobby, warnLobby } from '../lobby/expire-lobby.js';
import { leaveIfGone } from '../people/leave-if-gone.js';
import type { MemberPort, TimerStore } from '../ports.js';
import type { DueTimer } from '../timers.js';
import { beginBank } from './begin-bank.js';
import type { NotDoneRefusal } from './due-change.js';
import { mention } from './mention.js';
import { remind } from './remind.js';
import { tellAnew } from './tell-anew.js';
import { timeOut } from './time-out.js';

export interface SweepDeps extends TableDeps {
  readonly timers: TimerStore;
  readonly members: MemberPort;
}

export interface Swept {
  /** Tables with something new to tell, each once. */
  readonly changed: readonly TableId[];
  /** Tables that could not be changed, which are tried again later. */
  readonly failed: readonly { readonly tableId: TableId; readonly error: unknown }[];
}

/** At most so many timers at a time, so that clicks come in between. */
const BATCH_MOST = 50;
/** A table that cannot be changed must not keep the others waiting. */
const RETRY_AFTER_MS = 10 * 60_000;

/** Members are asked for one by one, so tables must not wait for one another's answer. */
const TABLES_AT_ONCE = 8;

/** Does what the time has come for, the longest overdue first. Whatever is left is done by the next call. */
export async function sweepDue(deps: SweepDeps, now: Instant): Promise<Swept> {
  const tables = byTable(await deps.timers.due(now, BATCH_MOST));
  const swept: Swept[] = [];
  let next = 0;
  const sweepInTurn = async (): Promise<void> => {
    for (let index = next++; index < tables.length; index = next++)
      swept[index] = await sweepTable(deps, tables[index] ?? [], now);
  };
  await Promise.all(Array.from({ length: TABLES_AT_ONCE }, sweepInTurn));
  return {
    changed: [...new Set(swept.flatMap(({ changed }) => changed))],
    failed: swept.flatMap(({ failed }) => failed),
  };
}

/** The timers of each table, the table that has waited longest first. */
function byTable(timers: readonly DueTimer[]): DueTimer[][] {
  const groups = new Map<TableId, DueTimer[]>();
  for (const timer of timers) groups.set(timer.tableId, [...(groups.get(timer.tableId) ?? []), timer]);
  return [...groups.values()];
}

async function sweepTable(deps: SweepDeps, timers: readonly DueTimer[], now: Instant): Promise<Swept> {
  const changed: TableId[] = [];
  const failed: Swept['failed'][number][] = [];
  for (const timer of timers) {
    const done = failed.length > 0 ? NOT_DUE : await attempt(deps, timer, now);
    if (done.ok) changed.push(...done.value);
    else {
      if (done.error !== NOT_DUE.error) failed.push({ tableId: timer.tableId, error: done.error });
      await deps.timers.postpone(timer, (now + RETRY_AFTER_MS) as Instant);
    }
  }
  return { changed, failed };
}

const NOT_DUE = { ok: false, error: 'not-due' } as const;

/** The tables that have changed by it. */
async function attempt(
  deps: SweepDeps,
  timer: DueTimer,
  now: Instant,
): Promise<Result<readonly TableId[], unknown>> {
  try {
    const { tableId, seat } = timer;
    const left = seat === null ? [] : await leaveIfGone(deps, { tableId, seat, now });
    if (left.includes(tableId)) return ok(left);
    const done = await carryOut(deps, timer, now);
    if (done.ok) return ok([tableId, ...left]);
    const { reason } = done.error;
    return reason === 'not-due' || reason === 'no-such-table' ? NOT_DUE : { ok: false, error: reason };
  } catch (error) {
    return { ok: false, error };
  }
}

function carryOut(
  deps: SweepDeps,
  { kind, tableId, seat }: DueTimer,
  now: Instant,
): Promise<Result<unknown, NotDoneRefusal>> {
  const at = { tableId, now };
  if (kind === 'warn') return warnLobby(deps, at);
  if (kind === 'close') return expireLobby(deps, at);
  if (kind === 'lapse') return lapse(deps, at);
  if (kind === 'bank') return beginBank(deps, at);
  if (kind === 'tell' || seat === null) return tellAnew(deps, at);
  switch (kind) {
    case 'mention':
      return mention(deps, { ...at, seat });
    case 'remind':
      return remind(deps, { ...at, seat });
    case 'end':
      return timeOut(deps, { ...at, seat });
    default:
      return unreachable(kind);
  }
}
