import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { beforeTheBirds } from '../../src/games/before-the-birds/game.js';
import type { Game, GameTypes } from '../../src/games/game.js';
import { atSeat, type Seat } from '../../src/games/game-types.js';
import { type HostedGame, hostGame } from '../../src/games/hosting.js';
import { trickadee } from '../../src/games/trickadee/game.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import { comeBack } from '../../src/tables/come-back.js';
import { waitingSeats } from '../../src/tables/due.js';
import type { TableId } from '../../src/tables/ids.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/make-move.js';
import type { Notice, StoredNotice } from '../../src/tables/notice.js';
import { PACES, type Pace } from '../../src/tables/pace.js';
import { whyNotPresent } from '../../src/tables/presence.js';
import { isQuiet } from '../../src/tables/quiet-hours.js';
import { replayMatch } from '../../src/tables/replay.js';
import { resign } from '../../src/tables/resign.js';
import type { Settings } from '../../src/tables/settings.js';
import type { Finished, Playing } from '../../src/tables/table.js';
import { takeBack } from '../../src/tables/take-back.js';
import { timersOf } from '../../src/tables/timers.js';
import { type Days, HOUR_MS, later, newDays, sweepAll, wish } from '../kit/days.js';
import { accepted, matchOf, minute, personCalled } from '../kit/tables.js';
import { toyGame } from '../kit/toy-game.js';

/** What somebody, or time, does next. */
type Whim =
  | {
      readonly kind: 'move' | 'take-back' | 'resign' | 'come-back';
      readonly who: number;
      readonly what: number;
    }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'outage'; readonly minutes: number }
  | { readonly kind: 'wish'; readonly who: number; readonly wishes: Partial<Settings> };

const who = fc.nat(99);
const what = fc.nat(99);
const minutes = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 60, max: 40 * 60 }));
const wishes: fc.Arbitrary<Partial<Settings>> = fc.record({
  reminders: fc.constantFrom('off', 'mention', 'dm'),
  onDeck: fc.boolean(),
  dmClosed: fc.boolean(),
  quiet: fc.option(
    fc.record({ from: fc.nat(1439), to: fc.nat(1439), zone: fc.constantFrom('UTC', 'Asia/Kolkata') }),
    { nil: null },
  ),
});
const whim: fc.Arbitrary<Whim> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('move' as const), who, what }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('take-back' as const), who, what }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resign' as const), who, what }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('come-back' as const), who, what }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('outage' as const), minutes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wish' as const), who, wishes }) },
);

/** A game with what its moves are called, since a hosted one takes texts. */
interface Played {
  readonly hosted: HostedGame;
  format(move: unknown): string;
}

function played<G extends GameTypes>(game: Game<G>): Played {
  return { hosted: hostGame(game), format: (move) => game.formatMove(move) };
}

class World {
  now: Instant = minute(1);
  readonly days: Days;
  #banks: readonly number[] | undefined;
  #seen = 0;
  /** Since the seat's decision fell due. */
  readonly #pinged = new Map<Seat, { asked: number; reminded: number }>();

  constructor(
    readonly game: Played,
    readonly tableId: TableId,
    days: Days,
  ) {
    this.days = days;
  }

  async follow(whim: Whim): Promise<void> {
    if (whim.kind === 'wait') this.now = later(this.now, whim.minutes * 60_000);
    else if (whim.kind === 'outage') await this.#outage(whim.minutes * 60_000);
    else await this.#follow(whim);
    await sweepAll(this.days, this.now);
    await this.check();
  }

  async #follow(whim: Exclude<Whim, { readonly minutes: number }>): Promise<void> {
    const table = must(await this.days.tables.find(this.tableId), 'The table is there.');
    if (table.status !== 'playing') return;
    const seat = (whim.who % table.seats.length) as Seat;
    if (whim.kind === 'wish') await wish(this.days, atSeat(table.seats, seat), whim.wishes);
    else await this.#act(table, whim);
  }

  /** Nobody does anything any more. */
  async desert(): Promise<void> {
    for (let days = 0; days < 60; days += 1) await this.follow({ kind: 'wait', minutes: 24 * 60 });
  }

  async #outage(ms: number): Promise<void> {
    const { timers } = this.days;
    this.now = later(this.now, ms);
    await timers.beatAfterGap(this.now, { gapMs: ms, tell: ms >= 600_000 });
  }

  async #act(table: Playing, { kind, who, what }: Extract<Whim, { readonly what: number }>): Promise<void> {
    const { deps } = this.days;
    const at = { tableId: this.tableId, now: this.now };
    const asked = must(table.due[who % table.due.length], 'A running match asks somebody.');
    const seat = kind === 'move' ? asked.seat : ((who % table.seats.length) as Seat);
    const { userId } = atSeat(table.seats, seat);
    if (kind === 'resign') await resign(deps, { ...at, userId });
    if (kind === 'come-back') await comeBack(deps, { ...at, userId });
    const look = accepted(await lookAtTable(deps, this.tableId, userId));
    if (look.status !== 'playing') return;
    if (kind === 'take-back' && look.takeBackStep !== null)
      accepted(await takeBack(deps, { ...at, userId, moveStep: look.takeBackStep }));
    if (kind !== 'move' || look.due === null) return;
    const { moves } = look.situation;
    const move = this.game.format(must(moves[what % moves.length], 'A seat that is asked has moves.'));
    accepted(await makeMove(deps, { ...at, userId, sinceStep: look.due.sinceStep, move }));
  }

  async check(): Promise<void> {
    const { table, log, settings } = must(
      await this.days.tables.findWithLog(this.tableId),
      'The table is there.',
    );
    const timers = await this.days.timers.due(later(this.now, 10_000 * HOUR_MS), 1_000);
    expect(timers.map(({ kind, seat, at }) => ({ kind, seat, at })).toSorted(byTime)).toEqual(
      [...timersOf(table)].toSorted(byTime),
    );
    expect(timers.filter(({ at }) => at <= this.now)).toEqual([]);
    this.#checkPings(await this.days.outbox.undelivered(this.tableId), settings);
    if (table.status === 'finished') this.#checkPlaces(table);
    if (table.status !== 'playing') return;

    const replayed = replayMatch(this.game.hosted, table, log);
    expect(replayed.hosted.state).toBe(table.state);
    expect(replayed.due).toEqual(table.due);
    this.#checkClocks(table);
  }

  #checkClocks(table: Playing): void {
    const waiting = waitingSeats(table.due);
    expect(waiting).not.toEqual([]);
    expect(waiting.filter((seat) => whyNotPresent(table, seat) !== undefined)).toEqual([]);
    const clocked = table.clocks.filter(({ endsAt }) => endsAt !== null).map(({ seat }) => seat);
    expect(clocked).toEqual(PACES[table.pace] === null ? [] : waiting);
    expect(new Set(table.clocks.map(({ seat }) => seat)).size).toBe(table.clocks.length);
    for (const { seat } of table.clocks) expect(waiting).toContain(seat);
    const before = this.#banks ?? table.banks;
    for (const [seat, bank] of table.banks.entries()) {
      expect(bank).toBeGreaterThanOrEqual(0);
      expect(bank).toBeLessThanOrEqual(before[seat] ?? 0);
    }
    this.#banks = table.banks;
  }

  #checkPings(notices: readonly StoredNotice[], settings: readonly Settings[]): void {
    for (const { notice } of notices.slice(this.#seen)) {
      for (const seat of this.#pinged.keys()) if (isOver(notice, seat)) this.#pinged.delete(seat);
      const { asked, reminded } = pingsIn(notice);
      for (const seat of asked) this.#ping(seat, 'asked', settings);
      for (const seat of reminded) this.#ping(seat, 'reminded', settings);
    }
    this.#seen = notices.length;
  }

  #ping(seat: Seat, how: 'asked' | 'reminded', settings: readonly Settings[]): void {
    const { quiet, reminders } = atSeat(settings, seat);
    if (quiet !== null)
      expect(isQuiet(quiet, this.now), `Seat ${seat} is pinged in quiet hours.`).toBe(false);
    if (how === 'reminded') expect(reminders).not.toBe('off');
    const before = this.#pinged.get(seat) ?? { asked: 0, reminded: 0 };
    const after = { ...before, [how]: before[how] + 1 };
    expect(after[how], `Seat ${seat} is ${how} twice for one decision.`).toBe(1);
    this.#pinged.set(seat, after);
  }

  #checkPlaces({ outcome, resigned, seats }: Finished): void {
    const left = resigned.map((seat) => atSeat(outcome.places, seat));
    expect(left).toEqual(resigned.map((_seat, index) => seats.length - index));
    const stayed = outcome.places.filter((_place, seat) => !resigned.includes(seat as Seat));
    expect(Math.min(...stayed)).toBe(1);
    expect(Math.max(...stayed)).toBeLessThanOrEqual(stayed.length);
  }
}

/** Whether the seat's decision is answered or gone by that step. */
function isOver(notice: Notice, seat: Seat): boolean {
  if (notice.kind === 'moved' && notice.seat === seat) return true;
  return 'due' in notice && !waitingSeats(notice.due).includes(seat);
}

function pingsIn(notice: Notice): { readonly asked: readonly Seat[]; readonly reminded: readonly Seat[] } {
  if (notice.kind === 'dm') return { asked: [], reminded: notice.why === 'reminder' ? [notice.seat] : [] };
  return {
    asked: 'asked' in notice ? notice.asked : [],
    reminded: 'reminded' in notice ? notice.reminded : [],
  };
}

function byTime(one: { at: number; kind: string }, other: { at: number; kind: string }): number {
  return (
    one.at - other.at ||
    one.kind.localeCompare(other.kind) ||
    JSON.stringify(one).localeCompare(JSON.stringify(other))
  );
}

const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gil'].map(personCalled);
const paces = fc.constantFrom<Pace>('relaxed', 'daily', 'brisk', 'live');

describe.each([
  ['the toy game', played(toyGame), 40],
  ['Woodland Tricks', played(woodlandTricks), 25],
  ['Trickadee', played(trickadee), 12],
  ['Before The Birds', played(beforeTheBirds), 15],
] as const)('%s over days', (_name, game, numRuns) => {
  test('is never stuck, pings nobody twice, and is what its log says, whatever anybody does', async () => {
    const seatCounts = fc.constantFrom(...game.hosted.seatCounts);
    await fc.assert(
      fc.asyncProperty(
        fc.array(whim, { minLength: 5, maxLength: 70 }),
        seatCounts,
        paces,
        async (script, seatCount, pace) => {
          const days = newDays([game.hosted]);
          const people = PEOPLE.slice(0, seatCount);
          const tableId = await matchOf(days.deps, { gameId: game.hosted.id, people, pace });
          const world = new World(game, tableId, days);
          await world.check();
          for (const step of script) await world.follow(step);
          if (pace === 'relaxed') return;
          await world.desert();
          const table = must(await days.tables.find(tableId), 'The table is there.');
          expect(['finished', 'abandoned']).toContain(table.status);
        },
      ),
      { numRuns },
    );
  });
});
