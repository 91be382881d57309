import { DAY_MS, type Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import type { PeopleDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import { seatOf } from '../look-at-table.js';
import { toldMatch } from '../match/told.js';
import type { Commit } from '../ports.js';
import type { Busy } from '../refusals.js';
import { type Settings, type Vacation, vacationAt } from '../settings.js';
import { tableTime } from '../standstill.js';
import type { LoggedTable } from '../table.js';
import { clockOnVacation } from '../time/go-on.js';
import { inPersonsTurn } from './change-settings.js';

export interface EndVacation {
  readonly userId: UserId;
  readonly now: Instant;
}

export interface SetVacation extends EndVacation {
  readonly until: Instant;
}

export interface VacationSet {
  readonly settings: Settings;
  /** The tables whose clocks were moved and which say so. */
  readonly changed: readonly TableId[];
}

export type SetVacationRefusal =
  | Busy
  | { readonly reason: 'vacation-in-the-past' }
  /** `mostUntil` is the latest end that one that has begun already may still have. */
  | { readonly reason: 'vacation-too-long'; readonly mostUntil: Instant };

export type EndVacationRefusal = Busy | { readonly reason: 'no-vacation' };

/** How long a vacation lasts at most. */
export const VACATION_DAYS_MAX = 14;

/**
 * Stops the clocks of a person's seats, at every table, until an instant. One that goes on is prolonged or
 * shortened; in all it lasts at most fourteen days.
 */
export function setVacation(
  deps: PeopleDeps,
  { userId, until, now }: SetVacation,
): Promise<Result<VacationSet, SetVacationRefusal>> {
  return inPersonsTurn(deps, userId, async () => {
    if (until <= now) return err({ reason: 'vacation-in-the-past' });
    const settings = await deps.people.settingsOf(userId);
    const running = vacationAt(settings, now);
    // As by a double click: it is so already, and nobody need be told twice.
    if (running?.until === until) return ok({ settings, changed: [] });
    const since = running?.since ?? now;
    const mostUntil = (since + VACATION_DAYS_MAX * DAY_MS) as Instant;
    if (until > mostUntil) return err({ reason: 'vacation-too-long', mostUntil });
    return changeVacation(deps, { userId, settings, vacation: { since, until }, now });
  });
}

/** Sets the clocks going again before the vacation's end. */
export function endVacation(
  deps: PeopleDeps,
  { userId, now }: EndVacation,
): Promise<Result<VacationSet, EndVacationRefusal>> {
  return inPersonsTurn(deps, userId, async () => {
    const settings = await deps.people.settingsOf(userId);
    const vacation = vacationAt(settings, now);
    if (vacation === undefined) return err({ reason: 'no-vacation' });
    // It stays known as long as it lasted: clocks of matches that stand still reckon with it yet.
    return changeVacation(deps, { userId, settings, vacation: { ...vacation, until: now }, now });
  });
}

interface VacationChange {
  readonly userId: UserId;
  /** As they are. */
  readonly settings: Settings;
  readonly vacation: Vacation;
  readonly now: Instant;
}

/** How often it is tried anew because one of the tables was changed meanwhile. */
const ATTEMPTS_MAX = 8;

// With the clocks of all tables in one transaction, or else a crash would leave some of them running.
async function changeVacation(deps: PeopleDeps, change: VacationChange): Promise<Result<VacationSet, Busy>> {
  const { userId, vacation } = change;
  const settings: Settings = { ...change.settings, vacation };
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const commits: Commit[] = [];
    for (const tableId of await deps.people.openTableIdsOf(userId)) {
      const loaded = await deps.store.findWithLog(tableId);
      if (loaded !== undefined) commits.push(...commitOf(deps, loaded, change));
    }
    if ((await deps.people.saveSettings(userId, settings, commits)) === 'stale') continue;
    const told = commits.filter(({ notices }) => notices.length > 0);
    return ok({ settings, changed: told.map(({ table }) => table.id) });
  }
  return err({ reason: 'busy' });
}

/** What becomes of one table; its step rises, so that what others decide on the old settings is stale. */
function commitOf(deps: PeopleDeps, loaded: LoggedTable, change: VacationChange): readonly Commit[] {
  const { table } = loaded;
  const expectedStep = table.step;
  if (table.status === 'lobby')
    return [{ expectedStep, table: { ...table, step: expectedStep + 1 }, log: [], notices: [] }];
  if (table.status !== 'playing') return [];

  const { userId, vacation, now } = change;
  const seat = seatOf(table, userId);
  if (seat === null || table.resigned.includes(seat)) return [];
  const vacations = { before: change.settings.vacation, after: vacation };
  const still = { since: tableTime(table, now), until: now };
  const clocks = table.clocks.map((clock) =>
    clock.seat === seat ? clockOnVacation(clock, vacations, still) : clock,
  );
  const settings = loaded.settings.map((old, index) => (index === seat ? { ...old, vacation } : old));
  const until = vacation.until > now ? vacation.until : null;
  const lines = [{ kind: 'vacation', seat, until }] as const;
  const after = toldMatch(deps, { table: { ...table, clocks }, settings }, { lines, now });
  return [{ expectedStep, ...after, log: [] }];
}
