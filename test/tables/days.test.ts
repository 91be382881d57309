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
import { endTable } from '../../src/tables/agreement/end-table.js';
import { pause } from '../../src/tables/agreement/pause.js';
import { resume } from '../../src/tables/agreement/resume.js';
import type { ChannelId, TableId, UserId } from '../../src/tables/ids.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { waitingSeats } from '../../src/tables/match/due.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { replayMatch } from '../../src/tables/match/replay.js';
import { resign } from '../../src/tables/match/resign.js';
import { takeBack } from '../../src/tables/match/take-back.js';
import type { Notice, StoredNotice } from '../../src/tables/notice.js';
import { PACES, type Pace } from '../../src/tables/pace.js';
import { comeBack } from '../../src/tables/people/come-back.js';
import { whyNotPresent } from '../../src/tables/people/presence.js';
import { replacePlayer } from '../../src/tables/people/replace-player.js';
import { endVacation, setVacation } from '../../src/tables/people/set-vacation.js';
import { moveTable } from '../../src/tables/place/move-table.js';
import { markReached, markUnreachable } from '../../src/tables/place/reach.js';
import { type Settings, vacationAt } from '../../src/tables/settings.js';
import type { Finished, Playing } from '../../src/tables/table.js';
import { isQuiet } from '../../src/tables/time/quiet-hours.js';
import { timersOf } from '../../src/tables/timers.js';
import { type Days, HOUR_MS, later, newDays, sweepAll } from '../kit/days.js';
import { accepted, matchOf, minute, personCalled } from '../kit/tables.js';
import { toyGame } from '../kit/toy-game.js';

type Deed =
  | 'take-back'
  | 'resign'
  | 'come-back'
  | 'pause'
  | 'resume'
  | 'vacation'
  | 'work'
  | 'lose-thread'
  | 'find-thread'
  | 'move-table'
  | 'replace'
  | 'end';

/** What somebody, or time, does next. */
type Whim =
  | { readonly kind: 'move'; readonly who: number; readonly what: number }
  | { readonly kind: 'deed'; readonly deed: Deed; readonly who: number; readonly what: number }
  | { readonly kind: 'wish'; readonly who: number; readonly wishes: Partial<Settings> }
  | { readonly kind: 'wait'; readonly minutes: number }
  /** Everybody who is awake answers, day after day. */
  | { readonly kind: 'days'; readonly days: number; readonly what: number }
  | { readonly kind: 'outage'; readonly minutes: number };

const who = fc.nat(99);
const what = fc.nat(99);
const minutes = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 60, max: 50 * 60 }));
const wishes: fc.Arbitrary<Partial<Settings>> = fc.record({
  reminders: fc.constantFrom('off', 'mention', 'dm'),
  onDeck: fc.boolean(),
  dmClosed: fc.boolean(),
  quiet: fc.option(
    fc.record({ from: fc.nat(1439), to: fc.nat(1439), zone: fc.constantFrom('UTC', 'Asia/Kolkata') }),
    { nil: null },
  ),
});
const deeds: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Deed> }[] = (
  [
    [6, 'take-back'],
    [1, 'resign'],
    [4, 'come-back'],
    [6, 'pause'],
    [4, 'resume'],
    [2, 'vacation'],
    [2, 'work'],
    [2, 'lose-thread'],
    [4, 'find-thread'],
    [2, 'move-table'],
    [2, 'replace'],
    [1, 'end'],
  ] as const
).map(([weight, deed]) => ({ weight, arbitrary: fc.constant(deed) }));
const deed = fc.oneof(...deeds);
const whim: fc.Arbitrary<Whim> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ kind: fc.constant('move' as const), who, what }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('deed' as const), deed, who, what }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('outage' as const), minutes }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 2, max: 8 }), what }),
  },
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

interface Doing {
  readonly table: Playing;
  readonly userId: UserId;
  readonly what: number;
}

class World {
  now: Instant = minute(1);
  readonly game: Played;
  readonly tableId: TableId;
  readonly days: Days;
  /** Those who do not move, until they come back. */
  readonly sleepers: Set<UserId>;
  readonly #banks = new Map<UserId, number>();
  readonly #travellers = new Set<UserId>();
  /** Since the seat's decision fell due. */
  readonly #pinged = new Map<Seat, { asked: number; reminded: number }>();

  constructor({ game, tableId, days, sleepers }: Pick<World, 'game' | 'tableId' | 'days' | 'sleepers'>) {
    this.game = game;
    this.tableId = tableId;
    this.days = days;
    this.sleepers = sleepers;
  }

  async follow(whim: Whim): Promise<void> {
    if (whim.kind === 'wait') this.now = later(this.now, whim.minutes * 60_000);
    else if (whim.kind === 'days') await this.#days(whim);
    else if (whim.kind === 'outage') await this.#outage(whim.minutes * 60_000);
    else await this.#follow(whim);
    await sweepAll(this.days, this.now);
    await this.check();
  }

  async #follow(whim: Extract<Whim, { readonly who: number }>): Promise<void> {
    const table = must(await this.days.tables.find(this.tableId), 'The table is there.');
    if (table.status !== 'playing') return;
    if (whim.kind === 'move') return this.#move(table, whim);
    const { userId } = atSeat(table.seats, (whim.who % table.seats.length) as Seat);
    if (whim.kind === 'deed')
      return this.#do(whim.deed, { table, userId: this.#doer(table, whim), what: whim.what });
    const { people } = this.days;
    await people.saveSettings(userId, { ...(await people.settingsOf(userId)), ...whim.wishes });
  }

  async #days({ days, what }: Extract<Whim, { readonly kind: 'days' }>): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      for (let who = 0; who < 7; who += 1) await this.follow({ kind: 'move', who, what });
      await this.follow({ kind: 'wait', minutes: 25 * 60 });
    }
  }

  /** Nobody does anything any more. */
  async desert(): Promise<void> {
    const table = must(await this.days.tables.find(this.tableId), 'The table is there.');
    if (table.status === 'playing')
      for (const { userId } of table.seats) {
        await this.#do('resume', { table, userId, what: 0 });
        await this.#do('find-thread', { table, userId, what: 0 });
      }
    for (let days = 0; days < 60; days += 1) await this.follow({ kind: 'wait', minutes: 24 * 60 });
  }

  async #outage(ms: number): Promise<void> {
    const { timers } = this.days;
    this.now = later(this.now, ms);
    await timers.beatAfterGap(this.now, { gapMs: ms, tell: ms >= 600_000 });
  }

  async #move(
    { due, seats }: Playing,
    { who, what }: Extract<Whim, { readonly kind: 'move' }>,
  ): Promise<void> {
    const { seat } = must(due[who % due.length], 'A running match asks somebody.');
    const { userId } = atSeat(seats, seat);
    if (this.sleepers.has(userId)) return;
    const look = accepted(await lookAtTable(this.days.deps, this.tableId, userId));
    if (look.status !== 'playing' || look.due === null) return;
    const { moves } = look.situation;
    const move = this.game.format(must(moves[what % moves.length], 'A seat that is asked has moves.'));
    const { sinceStep } = look.due;
    const at = { tableId: this.tableId, now: this.now };
    const moved = await makeMove(this.days.deps, { ...at, userId, sinceStep, move });
    expect(moved.ok).toBe(look.table.paused === null);
  }

  /** Mostly somebody for whom it is possible. */
  #doer({ seats, away, resigned }: Playing, { deed, who }: Extract<Whim, { readonly kind: 'deed' }>): UserId {
    const all = seats.map((_person, seat) => seat as Seat);
    const likely: Partial<Record<Deed, readonly Seat[]>> = {
      'come-back': away,
      replace: away,
      work: all.filter((seat) => this.#travellers.has(atSeat(seats, seat).userId)),
      resume: all.filter((seat) => !resigned.includes(seat)),
    };
    const among = likely[deed] ?? [];
    const from = among.length > 0 ? among : all;
    return atSeat(seats, must(from[who % from.length], 'There are seats.')).userId;
  }

  /** Whether it is possible is for the use case to say. */
  async #do(deed: Deed, { table, userId, what }: Doing): Promise<void> {
    const { people, deps: bare } = this.days;
    const deps = { ...bare, people };
    const at = { tableId: this.tableId, now: this.now };
    const { threadId, place } = table;
    const deeds: Readonly<Record<Deed, () => Promise<unknown>>> = {
      'take-back': () => this.#takeBack(userId),
      resign: () => resign(deps, { ...at, userId }),
      'come-back': () => comeBack(deps, { ...at, userId }),
      pause: () => this.#pause(table, { userId, all: what % 2 === 0 }),
      resume: () => resume(deps, { ...at, userId }),
      vacation: () =>
        setVacation(deps, { userId, until: later(this.now, (1 + what) * 3 * HOUR_MS), now: this.now }),
      work: () => endVacation(deps, { userId, now: this.now }),
      'lose-thread': () => markUnreachable(deps, { ...at, threadId }),
      'find-thread': () => markReached(deps, { ...at, threadId }),
      'move-table': () =>
        moveTable(deps, {
          ...at,
          userId,
          isModerator: false,
          place,
          threadId: `thread-${table.step}` as ChannelId,
        }),
      replace: () =>
        replacePlayer(deps, {
          ...at,
          leaver: userId,
          newcomer: personCalled(`New ${table.step}`),
          isModerator: true,
        }),
      end: () => (what > 5 ? Promise.resolve() : endTable(deps, { ...at, userId, isModerator: false })),
    };
    await deeds[deed]();
    if (deed === 'vacation') this.#travellers.add(userId);
    if (deed === 'come-back') this.sleepers.delete(userId);
  }

  async #pause({ seats }: Playing, { userId, all }: { readonly userId: UserId; readonly all: boolean }) {
    for (const person of all ? seats : seats.filter((seated) => seated.userId === userId))
      await pause(this.days.deps, { tableId: this.tableId, userId: person.userId, now: this.now });
  }

  async #takeBack(userId: UserId): Promise<void> {
    const { deps } = this.days;
    const look = accepted(await lookAtTable(deps, this.tableId, userId));
    if (look.status !== 'playing' || look.takeBackStep === null) return;
    const { takeBackStep: moveStep } = look;
    accepted(await takeBack(deps, { tableId: this.tableId, userId, moveStep, now: this.now }));
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
    const notices = await this.days.outbox.undelivered(this.tableId);
    this.#checkPings(notices, settings);
    // Each is looked at once.
    await this.days.outbox.settle(notices.map(({ id }) => id));
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
    const present = waiting.filter((seat) => whyNotPresent(table, seat) === undefined);
    // Only in a pause stand-ins wait too.
    if (table.paused === null) expect(present).toEqual(waiting);
    const clocked = table.clocks.filter(({ endsAt }) => endsAt !== null).map(({ seat }) => seat);
    expect(clocked).toEqual(PACES[table.pace] === null ? [] : present);
    expect(new Set(table.clocks.map(({ seat }) => seat)).size).toBe(table.clocks.length);
    for (const { seat } of table.clocks) expect(waiting).toContain(seat);
    this.#checkBanks(table);
  }

  #checkBanks({ seats, banks }: Playing): void {
    for (const [seat, bank] of banks.entries()) {
      const { userId } = atSeat(seats, seat as Seat);
      expect(bank).toBeGreaterThanOrEqual(0);
      expect(bank).toBeLessThanOrEqual(this.#banks.get(userId) ?? bank);
      this.#banks.set(userId, bank);
    }
  }

  #checkPings(notices: readonly StoredNotice[], settings: readonly Settings[]): void {
    for (const { notice } of notices) {
      for (const seat of this.#pinged.keys()) if (isOver(notice, seat)) this.#pinged.delete(seat);
      const { asked, reminded } = pingsIn(notice);
      for (const seat of asked) this.#ping(seat, 'asked', settings);
      for (const seat of reminded) this.#ping(seat, 'reminded', settings);
    }
  }

  #ping(seat: Seat, how: 'asked' | 'reminded', settings: readonly Settings[]): void {
    const wishes = atSeat(settings, seat);
    const { quiet, reminders } = wishes;
    expect(vacationAt(wishes, this.now), `Seat ${seat} is pinged on vacation.`).toBeUndefined();
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
  if (notice.kind === 'told' && notice.lines.some((line) => line.kind === 'replaced' && line.seat === seat))
    return true;
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
  ['the toy game', played(toyGame), 25],
  ['Woodland Tricks', played(woodlandTricks), 12],
  ['Trickadee', played(trickadee), 8],
  ['Before The Birds', played(beforeTheBirds), 8],
] as const)('%s over days', (_name, game, numRuns) => {
  test('is never stuck, pings nobody twice, and is what its log says, whatever anybody does', async () => {
    const seatCounts = fc.constantFrom(...game.hosted.seatCounts);
    await fc.assert(
      fc.asyncProperty(
        fc.array(whim, { minLength: 30, maxLength: 120, size: 'max' }),
        fc.tuple(seatCounts, fc.nat(3)),
        paces,
        async (script, [seatCount, sleeping], pace) => {
          const days = newDays([game.hosted]);
          const people = PEOPLE.slice(0, seatCount);
          const tableId = await matchOf(days.deps, { gameId: game.hosted.id, people, pace });
          const asleep = people.slice(0, Math.min(sleeping, seatCount - 1));
          const sleepers = new Set(asleep.map(({ userId }) => userId));
          const world = new World({ game, tableId, days, sleepers });
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
