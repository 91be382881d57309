import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { Result } from '../../src/base/result.js';
import { type HostedGame, hostGame } from '../../src/games/hosting.js';
import { trickadee } from '../../src/games/trickadee/game.js';
import { endTable } from '../../src/tables/agreement/end-table.js';
import { pause } from '../../src/tables/agreement/pause.js';
import { openProposals } from '../../src/tables/agreement/proposals.js';
import { resume } from '../../src/tables/agreement/resume.js';
import { withdraw } from '../../src/tables/agreement/withdraw.js';
import type { PeopleDeps } from '../../src/tables/deps.js';
import type { ChannelId, TableId } from '../../src/tables/ids.js';
import { lookAtTable } from '../../src/tables/look-at-table.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { replayMatch } from '../../src/tables/match/replay.js';
import { resign } from '../../src/tables/match/resign.js';
import { takeBack } from '../../src/tables/match/take-back.js';
import { changeSettings } from '../../src/tables/people/change-settings.js';
import { comeBack } from '../../src/tables/people/come-back.js';
import { handOver } from '../../src/tables/people/hand-over.js';
import { leaveServer } from '../../src/tables/people/leave-server.js';
import { presentSeats } from '../../src/tables/people/presence.js';
import { replacePlayer } from '../../src/tables/people/replace-player.js';
import { endVacation, setVacation } from '../../src/tables/people/set-vacation.js';
import { moveTable } from '../../src/tables/place/move-table.js';
import { markReached, markUnreachable } from '../../src/tables/place/reach.js';
import { standsStill } from '../../src/tables/standstill.js';
import type { LoggedTable, Person, Playing } from '../../src/tables/table.js';
import { timersOf } from '../../src/tables/timers.js';
import { type Days, newDays, sweepAll } from '../kit/days.js';
import { ANA, BEN, CLEO, DEV, matchOf, minute, PLACE, personCalled } from '../kit/tables.js';
import { hostedToy } from '../kit/toy-game.js';
import { DAY, HOUR } from '../kit/wishes.js';

const SEATED = [ANA, BEN, CLEO, DEV, personCalled('Eve')];
const NEWCOMERS = [personCalled('Flo'), personCalled('Gus')];
const EVERYBODY = [...SEATED, ...NEWCOMERS];

type Answer = Result<unknown, { readonly reason: string }> | { readonly changed: readonly TableId[] };

/** A match under the hands of everybody, and the time there. */
interface Scene {
  readonly days: Days;
  readonly deps: PeopleDeps;
  readonly tableId: TableId;
  readonly now: Instant;
}

interface Doing {
  readonly what: keyof typeof DOINGS;
  readonly who: Person;
  /** Picks whatever else there is to pick. */
  readonly which: number;
}

const UNDONE: Answer = { changed: [] };

const DOINGS = {
  move: playSome,
  'move-again': playSome,
  'and-again': playSome,
  'take-back': undoSome,
  sweep: ({ days, now }: Scene) => sweepAll(days, now),
  pause: ({ deps, tableId, now }: Scene, { who }: Doing) => pause(deps, { tableId, userId: who.userId, now }),
  'pause-all': async ({ deps, tableId, now }: Scene, { who, which }: Doing) => {
    if (which % 5 > 0) return UNDONE;
    for (const { userId } of EVERYBODY) await pause(deps, { tableId, userId, now });
    return pause(deps, { tableId, userId: who.userId, now });
  },
  resume: ({ deps, tableId, now }: Scene, { who }: Doing) =>
    resume(deps, { tableId, userId: who.userId, now }),
  withdraw: ({ deps, tableId, now }: Scene, { who, which }: Doing) =>
    withdraw(deps, { tableId, userId: who.userId, what: which % 2 === 0 ? 'pause' : 'end', now }),
  end: ({ deps, tableId, now }: Scene, { who, which }: Doing) =>
    endTable(deps, { tableId, userId: which % 40 === 0 ? who.userId : DEV.userId, isModerator: false, now }),
  host: async ({ deps, tableId, now }: Scene, { who, which }: Doing) => {
    const table = await deps.store.find(tableId);
    const userId = which % 5 === 0 ? who.userId : must(table, 'The table stays.').host;
    return handOver(deps, { tableId, userId, to: some(EVERYBODY, which).userId, now });
  },
  replace: ({ deps, tableId, now }: Scene, { who, which }: Doing) =>
    replacePlayer(deps, {
      tableId,
      leaver: who.userId,
      newcomer: some(EVERYBODY, which),
      isModerator: true,
      now,
    }),
  relocate: ({ deps, tableId, now }: Scene, { who, which }: Doing) =>
    moveTable(deps, {
      tableId,
      userId: who.userId,
      isModerator: false,
      place: PLACE,
      threadId: thread(which),
      now,
    }),
  lose: async ({ deps, tableId, now }: Scene, { which }: Doing) =>
    which % 2 > 0 ? UNDONE : markUnreachable(deps, { tableId, threadId: thread(which), now }),
  reach: ({ deps, tableId, now }: Scene, { which }: Doing) =>
    markReached(deps, { tableId, threadId: thread(which), now }),
  vacation: async ({ deps, now }: Scene, { who, which }: Doing) =>
    which % 3 > 0
      ? UNDONE
      : setVacation(deps, { userId: who.userId, until: later(now, ((which % 16) - 1) * DAY), now }),
  'replace-away': async ({ deps, tableId, now }: Scene, { which }: Doing) => {
    const table = await deps.store.find(tableId);
    const away = table?.status === 'playing' ? table.away : [];
    const leaver = must(
      table?.status === 'playing' ? table.seats[away[0] ?? 0] : ANA,
      'Seats are taken.',
    ).userId;
    return replacePlayer(deps, { tableId, leaver, newcomer: some(EVERYBODY, which), isModerator: true, now });
  },
  'vacation-over': ({ deps, now }: Scene, { who }: Doing) => endVacation(deps, { userId: who.userId, now }),
  quiet: ({ deps, now }: Scene, { who, which }: Doing) => {
    const quiet = { from: which % 1_440, to: (which * 7) % 1_440, zone: 'Asia/Kathmandu' };
    return changeSettings(deps, { userId: who.userId, change: { quiet }, now });
  },
  back: ({ deps, tableId, now }: Scene, { who }: Doing) =>
    comeBack(deps, { tableId, userId: who.userId, now }),
  resign: async ({ deps, tableId, now }: Scene, { who, which }: Doing) =>
    which % 6 === 0 ? resign(deps, { tableId, userId: who.userId, now }) : UNDONE,
  gone: async ({ deps, now }: Scene, { who, which }: Doing) =>
    which % 12 === 0 ? leaveServer(deps, { userId: who.userId, guildId: PLACE.guildId, now }) : UNDONE,
} as const satisfies Record<string, (scene: Scene, doing: Doing) => Promise<Answer>>;

const doings = fc.record({
  what: fc.constantFrom(...(Object.keys(DOINGS) as readonly Doing['what'][])),
  who: fc.constantFrom(...SEATED, ...SEATED, ...EVERYBODY),
  which: fc.nat(10_000),
});
/** What people do at the same moment, and how long it is until the next one. */
const moments = fc.array(
  fc.record({
    together: fc.array(doings, { minLength: 1, maxLength: 4 }),
    pauseMs: fc.nat(60 * HOUR),
    swept: fc.boolean(),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
);

describe.each([
  ['the toy game', hostedToy, 4],
  ['Trickadee', hostGame(trickadee), 5],
] as const)('%s', (_name, game, seatCount) => {
  test('whatever people wish for, in whatever order and all at once, ends in a legal state', async () => {
    await fc.assert(
      fc.asyncProperty(moments, async (plan) => {
        const days = newDays([game]);
        const deps = { ...days.deps, people: days.people };
        const people = SEATED.slice(0, seatCount);
        const tableId = await matchOf(deps, { gameId: game.id, people });
        let now = minute(2);
        for (const { together, swept, pauseMs } of plan) {
          const scene = { days, deps, tableId, now };
          if (swept) await sweepAll(days, now);
          const answers = await Promise.all(together.map((doing) => DOINGS[doing.what](scene, doing)));
          await expectNothingHidden(scene, answers);
          await expectLegal(scene, game);
          now = later(now, pauseMs);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

async function playSome({ deps, tableId, now }: Scene, { who, which }: Doing): Promise<Answer> {
  const { userId } = who;
  const table = await deps.store.find(tableId);
  if (table?.status !== 'playing') return UNDONE;
  const due = table.due.find(({ seat }) => table.seats[seat]?.userId === userId);
  if (due === undefined) return UNDONE;
  // Any move will do; the least harmful one is always at hand.
  const move = must(deps.games[0], 'One game is here.').fallbackMove(table.state, due.seat);
  return makeMove(deps, { tableId, userId, sinceStep: which % 9 === 0 ? 1 : due.sinceStep, move, now });
}

async function undoSome({ deps, tableId, now }: Scene, { who }: Doing): Promise<Answer> {
  const { userId } = who;
  const look = await lookAtTable(deps, tableId, userId);
  if (!look.ok || look.value.status !== 'playing') return UNDONE;
  return takeBack(deps, { tableId, userId, moveStep: look.value.takeBackStep ?? 1, now });
}

/** Whatever is answered, no seed and no state leaves with it while the match goes on. */
async function expectNothingHidden({ days, tableId }: Scene, answers: readonly Answer[]): Promise<void> {
  const text = JSON.stringify([answers, await days.outbox.undelivered(tableId)]);
  expect(text).not.toContain('"state"');
  const table = await days.tables.find(tableId);
  if (table?.status === 'playing') expect(text).not.toContain(table.seed);
}

async function expectLegal({ days: store, tableId, now }: Scene, game: HostedGame): Promise<void> {
  const loaded = must(await store.tables.findWithLog(tableId), 'The table stays.');
  const told = await store.outbox.undelivered(tableId);
  const ends = told.filter(({ notice }) => notice.kind === 'finished' || notice.kind === 'ended');
  expect(ends).toHaveLength(loaded.table.status === 'playing' ? 0 : 1);
  expect(told.map(({ step }) => step)).toEqual(told.map(({ step }) => step).toSorted((a, b) => a - b));
  if (loaded.table.status !== 'playing') return;
  const { table } = loaded;
  expect(replayMatch(game, table, loaded.log).hosted.state).toBe(table.state);
  expectSomebodyAsked(table);
  expectClocks(table, loaded, now);
  expectAgreements(table, now);
  const threads = told.flatMap(({ notice }) => ('threadId' in notice ? [notice.threadId] : []));
  for (const threadId of threads) expect(threadId).toBe(table.threadId);
}

function expectSomebodyAsked(table: Playing): void {
  const present = presentSeats(table);
  expect(present.length).toBeGreaterThan(0);
  expect(present.map((seat) => table.seats[seat]?.userId)).toContain(table.host);
  expect(new Set(table.seats.map(({ userId }) => userId)).size).toBe(table.seats.length);
  // In a pause the stand-ins wait too.
  const awaited = table.due.filter((due) => due.must).map(({ seat }) => seat);
  expect(awaited.length).toBeGreaterThan(0);
  if (table.paused === null) for (const seat of awaited) expect(present).toContain(seat);
}

function expectClocks(table: Playing, { settings }: LoggedTable, now: Instant): void {
  const { clocks, banks, due } = table;
  if (standsStill(table)) expect(timersOf(table).filter(({ seat }) => seat !== null)).toEqual([]);
  expect(new Set(clocks.map(({ seat }) => seat)).size).toBe(clocks.length);
  for (const bank of banks) expect(bank >= 0 && bank <= 48 * HOUR).toBe(true);
  const present = presentSeats(table);
  for (const seat of present.filter((one) =>
    due.some((decision) => decision.must && decision.seat === one),
  )) {
    const clock = must(
      clocks.find((running) => running.seat === seat),
      `Seat ${seat} is asked without a clock.`,
    );
    const endsAt = must(clock.endsAt, 'At this pace every clock ends.');
    // Never longer than all the time there is, after the vacation that keeps it from running.
    const until = settings[seat]?.vacation?.until ?? now;
    expect(endsAt - Math.max(now, until)).toBeLessThanOrEqual(24 * HOUR + (banks[seat] ?? 0));
  }
  for (const { seat } of clocks) expect(present).toContain(seat);
}

function expectAgreements(table: Playing, now: Instant): void {
  const open = openProposals(table, now);
  expect(new Set(open.map(({ kind }) => kind)).size).toBe(open.length);
  for (const { by, agreed } of open) {
    expect(agreed).toContain(by);
    expect(new Set(agreed).size).toBe(agreed.length);
  }
}

function later(at: Instant, ms: number): Instant {
  return (at + ms) as Instant;
}

function some<Item>(items: readonly Item[], which: number): Item {
  return must(items[which % items.length], 'There are items.');
}

/** Two to move between; the third is nowhere. */
function thread(which: number): ChannelId {
  return `thread-${which % 3}` as ChannelId;
}
