import { expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { atSeat, type Seat } from '../../src/games/game-types.js';
import { hostGame } from '../../src/games/hosting.js';
import { trickadee } from '../../src/games/trickadee/game.js';
import type { ChannelId, TableId } from '../../src/tables/ids.js';
import { waitingSeats } from '../../src/tables/match/due.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { replayMatch } from '../../src/tables/match/replay.js';
import { resign } from '../../src/tables/match/resign.js';
import type { StoredNotice } from '../../src/tables/notice.js';
import { setVacation } from '../../src/tables/people/set-vacation.js';
import { moveTable } from '../../src/tables/place/move-table.js';
import { markUnreachable } from '../../src/tables/place/reach.js';
import type { Playing } from '../../src/tables/table.js';
import { type Days, HOUR_MS, later, newDays, sweepAll } from '../kit/days.js';
import { accepted, matchOf, minute, PLACE, personCalled, seats } from '../kit/tables.js';

const GAME = hostGame(trickadee);
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli'] as const;
const PEOPLE = NAMES.map(personCalled);
const START = minute(1);
const DAY = 24;

function person(name: (typeof NAMES)[number]) {
  return atSeat(PEOPLE, NAMES.indexOf(name) as Seat);
}

/** Whoever is there answers the hour after the next; Cleo never does. */
async function answerAll({ deps, tables }: Days, tableId: TableId, now: Instant): Promise<void> {
  const table = await tables.find(tableId);
  if (table?.status !== 'playing' || table.unreachable !== null) return;
  for (const { seat, must: isWaitedFor, since, sinceStep } of table.due) {
    const { userId, name } = atSeat(table.seats, seat);
    const isAway = name === 'Eli' && ELI_AWAY.from <= now && now < ELI_AWAY.to;
    if (!isWaitedFor || name === 'Cleo' || isAway || since + 2 * HOUR_MS > now) continue;
    const move = GAME.fallbackMove(table.state, seat);
    await makeMove(deps, { tableId, userId, sinceStep, move, now });
  }
}

const ELI_AWAY = { from: later(START, 2 * DAY * HOUR_MS), to: later(START, 8 * DAY * HOUR_MS) };

/** What happens to the match, by the hour. */
function eventsOf(days: Days, tableId: TableId): ReadonlyMap<number, () => Promise<unknown>> {
  const deps = { ...days.deps, people: days.people };
  const at = (hour: number) => ({ tableId, now: later(START, hour * HOUR_MS) });
  const thread = (count: number) => `thread-${count}` as ChannelId;
  const lose = (hour: number, count: number) => () =>
    markUnreachable(deps, {
      ...at(hour),
      threadId: count === 0 ? (`thread-${tableId}` as ChannelId) : thread(count),
    });
  const move = (hour: number, count: number) => () =>
    moveTable(deps, {
      ...at(hour),
      userId: person('Ben').userId,
      isModerator: false,
      place: PLACE,
      threadId: thread(count),
    });
  return new Map<number, () => Promise<unknown>>([
    [
      2 * DAY,
      () => setVacation(deps, { userId: person('Eli').userId, until: ELI_AWAY.to, now: ELI_AWAY.from }),
    ],
    [5 * DAY, lose(5 * DAY, 0)],
    [7 * DAY, move(7 * DAY, 1)],
    [12 * DAY, () => resign(deps, { ...at(12 * DAY), userId: person('Dev').userId })],
    [14 * DAY, lose(14 * DAY, 1)],
    [15 * DAY, move(15 * DAY, 2)],
  ]);
}

/** Pings as `name!` and reminders as `name!!`, each with the step of the decision it was for. */
function pingsIn(stored: readonly StoredNotice[]): readonly string[] {
  return stored.flatMap(({ notice }) => {
    if (!('due' in notice)) return [];
    const sinceStep = (seat: Seat) => notice.due.find((due) => due.must && due.seat === seat)?.sinceStep ?? 0;
    const named = (marks: string, pinged: readonly Seat[]) =>
      pinged.map((seat) => `${atSeat(notice.seats, seat).name}${marks} ${sinceStep(seat)}`);
    return [
      ...('asked' in notice ? named('!', notice.asked) : []),
      ...('reminded' in notice ? named('!!', notice.reminded) : []),
    ];
  });
}

test('five over weeks, one silent, one leaving, one on vacation, the thread lost twice: a result, and no ping too many', async () => {
  const days = newDays([GAME]);
  const tableId = await matchOf(days.deps, { gameId: 'trickadee', people: PEOPLE, pace: 'daily' });
  const events = eventsOf(days, tableId);
  let stillPlaying: Playing | undefined;
  for (let hour = 1; hour < 400 * DAY; hour += 1) {
    const now = later(START, hour * HOUR_MS);
    const table = must(await days.tables.find(tableId), 'The table is there.');
    if (table.status !== 'playing') break;
    stillPlaying = table;
    const happened = await events.get(hour)?.();
    if (happened !== undefined) accepted(happened as never);
    await sweepAll(days, now);
    await answerAll(days, tableId, now);
  }

  const { table, log } = must(await days.tables.findWithLog(tableId), 'The table is there.');
  if (table.status !== 'finished') throw new Error(`The table is ${table.status}.`);
  expect(must(stillPlaying, 'It was played.')).toMatchObject({ away: seats(2), resigned: seats(3) });

  // The result is that of the moves, with the leaver behind all others.
  const { outcome } = replayMatch(GAME, table, log).hosted;
  const { totals } = must(outcome, 'The match is played to its end.');
  expect(table.outcome.totals).toEqual(totals);
  const stayed = totals.filter((_total, seat) => seat !== 3);
  expect(table.outcome.places).toEqual(
    totals.map((total, seat) => (seat === 3 ? 5 : 1 + stayed.filter((other) => other > total).length)),
  );

  const pings = pingsIn(await days.outbox.undelivered(tableId));
  expect(new Set(pings).size).toBe(pings.length);
  expect(pings.length).toBeGreaterThan(20);
  // Whoever answers within hours is never reminded, nor whoever is on vacation; Cleo is, until a stand-in plays.
  expect(pings.filter((ping) => ping.includes('!!')).map((ping) => ping.split('!')[0])).toEqual([
    'Cleo',
    'Cleo',
    'Cleo',
  ]);
  expect(pings.filter((ping) => ping.startsWith('Cleo!'))).toHaveLength(6);
  // Nobody who has left or for whom a stand-in plays is asked by the end.
  expect(waitingSeats(must(stillPlaying, 'It was played.').due)).not.toContain(2);
});
