import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { beforeTheBirds } from '../../src/games/before-the-birds/game.js';
import type { Seat } from '../../src/games/game-types.js';
import type { HostedGame } from '../../src/games/hosting.js';
import { hostGame } from '../../src/games/hosting.js';
import { trickadee } from '../../src/games/trickadee/game.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import { type Course, courseOf, isPlaying } from '../../src/tables/match/course.js';
import { waitingSeats } from '../../src/tables/match/due.js';
import { withoutLeaver } from '../../src/tables/match/leave-seat.js';
import { replayMatch } from '../../src/tables/match/replay.js';
import { settled, withFallback } from '../../src/tables/match/settle.js';
import { SETTINGS_DEFAULT } from '../../src/tables/settings.js';
import type { LogRow, Playing } from '../../src/tables/table.js';
import { memoryStore } from '../kit/memory-store.js';
import { depsOn, matchOf, minute, personCalled } from '../kit/tables.js';
import { hostedToy } from '../kit/toy-game.js';
import { playing } from '../kit/wishes.js';

const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eve', 'Flo', 'Gus', 'Hal'].map(personCalled);

interface Begun {
  readonly game: HostedGame;
  readonly dealt: Playing;
}

/** A moment of a match, with all that has led to it. */
interface Moment {
  readonly table: Playing;
  readonly rows: readonly LogRow[];
}

describe.each([
  ['the toy game', hostedToy, 3],
  ['Woodland Tricks', hostGame(woodlandTricks), 2],
  ['Trickadee', hostGame(trickadee), 3],
  ['Before The Birds', hostGame(beforeTheBirds), 4],
] as const)('leaving %s', (_name, game, seatCount) => {
  test('works for every seat at every moment, and the match is over or goes on without waiting for it', async () => {
    const begun = await begin(game, seatCount);
    const moments = momentsOf(begun);
    expect(moments.length).toBeGreaterThan(10);
    const kinds = new Set<string>();
    for (const moment of sample(moments)) {
      for (const { kind } of moment.table.due) kinds.add(kind);
      for (const seat of moment.table.seats.keys()) {
        const left = leave(begun, moment, seat as Seat);
        expectWithout(left, { ...begun, moment, seat: seat as Seat });
      }
    }
    // Every kind of decision that came up was left in the middle of.
    expect(kinds.size).toBeGreaterThan(1);
  });

  test('places whoever left behind all who stayed, wherever it ends', async () => {
    const begun = await begin(game, seatCount);
    const moments = momentsOf(begun);
    for (const share of [0, 0.3, 0.6, 0.95]) {
      const moment = must(moments[Math.floor(share * moments.length)], 'The match has moments.');
      let course = leave(begun, moment, (moments.length % seatCount) as Seat);
      while (isPlaying(course)) course = answered(course);
      const { table } = course;
      if (table.status !== 'finished') throw new Error(`The match is ${table.status}.`);
      const [leaver = 0] = table.resigned;
      expect(table.outcome.places[leaver]).toBe(seatCount);
      for (const place of table.outcome.places.toSpliced(leaver, 1)) expect(place).toBeLessThan(seatCount);
    }
  });
});

async function begin(game: HostedGame, seatCount: number): Promise<Begun> {
  const { tables } = memoryStore();
  const deps = depsOn(tables, [game]);
  const tableId = await matchOf(deps, { gameId: game.id, people: PEOPLE.slice(0, seatCount) });
  return { game, dealt: playing(await tables.find(tableId)) };
}

/** Each moment at which somebody is asked, from the deal to the end, everybody making the least harmful moves. */
function momentsOf(begun: Begun): readonly Moment[] {
  const moments: Moment[] = [];
  let course: Course = courseAt(begun, { table: begun.dealt, rows: [] });
  while (isPlaying(course)) {
    moments.push({ table: course.table, rows: course.rows });
    course = answered(course);
  }
  return moments;
}

/** All moments of a short match; of a long one evenly many, and the first with each kind of decision. */
function sample(moments: readonly Moment[]): readonly Moment[] {
  const stride = Math.ceil(moments.length / MOMENTS_MOST);
  const kinds = (moment: Moment | undefined) => moment?.table.due.map(({ kind }) => kind) ?? [];
  return moments.filter((moment, index) => {
    const known = new Set(moments.slice(0, index).flatMap(kinds));
    return index % stride === 0 || kinds(moment).some((kind) => !known.has(kind));
  });
}

const MOMENTS_MOST = 25;

function answered(course: Course<Playing>): Course {
  const seat = must(waitingSeats(course.table.due)[0], 'Somebody is always asked.');
  return settled(withFallback(course, seat, 'clock'));
}

function leave(begun: Begun, moment: Moment, seat: Seat): Course {
  return withoutLeaver(courseAt(begun, moment), { seat, by: 'player', userId: null });
}

function courseAt({ game }: Begun, { table, rows }: Moment): Course<Playing> {
  const settings = table.seats.map(() => SETTINGS_DEFAULT);
  return { ...courseOf({ table, game, settings }, minute(5)), rows };
}

function expectWithout(
  left: Course,
  { game, dealt, moment, seat }: Begun & { readonly moment: Moment; readonly seat: Seat },
): void {
  const { table, rows } = left;
  expect(rows[moment.rows.length]).toMatchObject({ kind: 'resign', seat });
  if (isPlaying(left)) {
    expect(left.table.resigned).toEqual([seat]);
    const awaited = waitingSeats(left.table.due);
    expect(awaited).not.toContain(seat);
    expect(awaited.length).toBeGreaterThan(0);
    expect(left.table.clocks.map((clock) => clock.seat)).not.toContain(seat);
    for (const one of awaited) expect(left.table.clocks.map((clock) => clock.seat)).toContain(one);
  } else expect(table.status).toBe('finished');
  if (table.status !== 'abandoned') expect(replayMatch(game, dealt, rows).hosted.state).toBe(table.state);
}
