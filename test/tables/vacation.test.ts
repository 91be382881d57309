import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { openStore } from '../../src/store/store.js';
import { resume } from '../../src/tables/agreement/resume.js';
import type { GuildId, TableId } from '../../src/tables/ids.js';
import { joinTable } from '../../src/tables/lobby/join-table.js';
import { openTable } from '../../src/tables/lobby/open-table.js';
import { startTable } from '../../src/tables/lobby/start-table.js';
import { changeSettings } from '../../src/tables/people/change-settings.js';
import { endVacation, setVacation } from '../../src/tables/people/set-vacation.js';
import type { PeopleStore } from '../../src/tables/ports.js';
import { memoryStore } from '../kit/memory-store.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  lobbyOf,
  matchOf,
  minute,
  PLACE,
  play,
  refusalOf,
  seats,
} from '../kit/tables.js';
import {
  DAY,
  endOfClock,
  HOUR,
  later,
  peopleDepsOn,
  playing,
  twice,
  type Wished,
  wishedAt,
  wishedMatch,
} from '../kit/wishes.js';
import { temporaryFolder } from '../store/kit.js';

const NOW = minute(60);
const { userId } = BEN;

function ends(match: Wished, ...chosen: readonly number[]): Promise<readonly Instant[]> {
  return match.table().then((table) => chosen.map((seat) => endOfClock(table, seat)));
}

describe('a vacation', () => {
  test('stops the clocks of its person, and of nobody else, and the table says until when', async () => {
    const match = await wishedMatch();
    const before = await ends(match, 0, 1, 2);
    const until = later(NOW, 10 * DAY);
    const set = accepted(await setVacation(match.deps, { userId, until, now: NOW }));
    expect(set).toMatchObject({ settings: { vacation: { since: NOW, until } }, changed: [match.tableId] });
    const after = await ends(match, 0, 1, 2);
    expect(after.map((end, seat) => end - (before[seat] ?? 0))).toEqual([0, 10 * DAY, 0]);
    expect(await match.lines()).toEqual([{ kind: 'vacation', seat: 1, until }]);
    expect((await match.notices()).at(-1)).toMatchObject({ facts: { vacations: [{ seat: 1, until }] } });

    const [again, andAgain] = await twice(() => setVacation(match.deps, { userId, until, now: NOW }));
    for (const answer of [again, andAgain]) expect(accepted(answer).changed).toEqual([]);
    expect((await match.notices()).filter(({ kind }) => kind === 'told')).toHaveLength(1);
  });

  test('can be moved, up to fourteen days in all, and cut short, and no time is gained', async () => {
    const match = await wishedMatch();
    const [before = 0] = await ends(match, 1);
    const to = (days: number, now: Instant) =>
      setVacation(match.deps, { userId, until: later(NOW, days * DAY), now });
    accepted(await to(3, NOW));
    accepted(await to(14, later(NOW, DAY)));
    expect(await ends(match, 1)).toEqual([before + 14 * DAY]);
    expect(await to(14.1, later(NOW, 2 * DAY))).toMatchObject({
      error: { reason: 'vacation-too-long', mostUntil: later(NOW, 14 * DAY) },
    });
    accepted(await to(7, later(NOW, 2 * DAY)));
    expect(await ends(match, 1)).toEqual([before + 7 * DAY]);

    const back = { userId, now: later(NOW, 5 * DAY) };
    const [first, second] = await twice(() => endVacation(match.deps, back));
    expect(accepted(first).changed).toEqual([match.tableId]);
    expect(refusalOf(second)).toBe('no-vacation');
    expect(await ends(match, 1)).toEqual([before + 5 * DAY]);
    expect(await match.lines()).toEqual([{ kind: 'vacation', seat: 1, until: null }]);
    expect((await match.notices()).at(-1)).toMatchObject({ facts: { vacations: [] } });
  });

  test('that is over is over by itself, and the next one begins anew', async () => {
    const match = await wishedMatch();
    const [before = 0] = await ends(match, 1);
    accepted(await setVacation(match.deps, { userId, until: later(NOW, 14 * DAY), now: NOW }));
    const now = later(NOW, 14 * DAY);
    expect(refusalOf(await endVacation(match.deps, { userId, now }))).toBe('no-vacation');
    accepted(await setVacation(match.deps, { userId, until: later(now, 14 * DAY), now }));
    expect(await ends(match, 1)).toEqual([before + 28 * DAY]);
  });

  test('is refused in the past, and longer than fourteen days', async () => {
    const match = await wishedMatch();
    const ask = (until: Instant) => setVacation(match.deps, { userId, until, now: NOW });
    expect(refusalOf(await ask(NOW))).toBe('vacation-in-the-past');
    expect(await ask(later(NOW, 14 * DAY + 1))).toMatchObject({
      error: { reason: 'vacation-too-long', mostUntil: later(NOW, 14 * DAY) },
    });
    expect((await match.store.people.settingsOf(userId)).vacation).toBeNull();
  });

  test('keeps clocks that would start within it from starting before its end, and pings too', async () => {
    const match = await wishedMatch({ people: [ANA, BEN] });
    const until = later(NOW, 3 * DAY);
    await play(match.deps, match.tableId, [[BEN, 'pick-1']]);
    accepted(await setVacation(match.deps, { userId: ANA.userId, until, now: minute(2) }));
    // The deal of the first round asked both; Ana's pick makes it Ana's turn again, within her own vacation.
    await play(match.deps, match.tableId, [[ANA, 'pick-3']]);
    expect(await ends(match, 0)).toEqual([later(until, 3 * DAY)]);
    accepted(await setVacation(match.deps, { userId, until, now: minute(2) }));
    await play(match.deps, match.tableId, [[ANA, 'stone']]);
    const { clocks, told } = await match.table();
    expect(clocks).toMatchObject([{ seat: 1, mentionAt: until, endsAt: later(until, 3 * DAY) }]);
    expect(told).toEqual([]);
    expect((await match.notices()).at(-1)).toMatchObject({ kind: 'moved', asked: [] });
    const now = later(NOW, DAY);
    accepted(await endVacation(match.deps, { userId, now }));
    expect((await match.table()).clocks).toMatchObject([{ mentionAt: now, endsAt: later(now, 3 * DAY) }]);
  });

  test('concerns every table of every server, of which lobbies have nothing to tell', async () => {
    const store = memoryStore();
    const deps = peopleDepsOn(store);
    const here = await matchOf(deps, { people: [ANA, BEN, CLEO] });
    const lobby = await lobbyOf(deps, { people: [ANA, BEN] });
    const left = await matchOf(deps, { people: [ANA, BEN, CLEO] });
    await wishedAt(store, deps, left).alter({ resigned: seats(1) });
    const others = await matchOf(deps, { people: [ANA, CLEO] });
    const place = { ...PLACE, guildId: 'guild-2' as GuildId };
    const request = { gameId: 'toy', options: {}, host: ANA, place, invited: [], now: minute(1) };
    const { id: abroad } = accepted(await openTable(deps, request));
    accepted(await joinTable(deps, { tableId: abroad, person: BEN, now: minute(1) }));
    const start = { tableId: abroad, userId: ANA.userId, threadId: 'thread-x' as never, now: minute(1) };
    accepted(await startTable(deps, start));

    const noticesBefore = await Promise.all([lobby, left, others].map((id) => store.outbox.undelivered(id)));
    const set = accepted(await setVacation(deps, { userId, until: later(NOW, DAY), now: NOW }));
    expect(new Set(set.changed)).toEqual(new Set([here, abroad]));
    for (const tableId of [here, abroad]) {
      const table = playing(await store.tables.find(tableId));
      expect(endOfClock(table, 1) - endOfClock(table, 0)).toBe(DAY);
    }
    expect(await Promise.all([lobby, left, others].map((id) => store.outbox.undelivered(id)))).toEqual(
      noticesBefore,
    );
  });

  test('is stored with all its tables, or not at all', async () => {
    const store = await openStore({ dataFolder: temporaryFolder() });
    const deps = peopleDepsOn(store);
    const first = await matchOf(deps, { people: [ANA, BEN] });
    const second = await matchOf(deps, { people: [BEN, CLEO] });
    const find = async (tableId: TableId) => playing(await store.tables.find(tableId));
    const before = [await find(first), await find(second)];

    // Somebody changes a table each time between its being read and the vacation's being stored.
    const busy: PeopleStore = {
      ...store.people,
      async saveSettings(user, settings, commits) {
        await wishedAt(store, deps, second).alter({});
        return store.people.saveSettings(user, settings, commits);
      },
    };
    const asked = { userId, until: later(NOW, DAY), now: NOW };
    expect(refusalOf(await setVacation({ ...deps, people: busy }, asked))).toBe('busy');
    expect(await find(first)).toEqual(before[0]);
    expect((await store.people.settingsOf(userId)).vacation).toBeNull();

    accepted(await setVacation(deps, asked));
    for (const [index, tableId] of [first, second].entries()) {
      const seat = 1 - index;
      const moved = endOfClock(await find(tableId), seat) - endOfClock(before[index] as never, seat);
      expect(moved).toBe(DAY);
    }
    store.close();
  });

  test('and other settings said at the same time are all kept', async () => {
    const match = await wishedMatch();
    const until = later(NOW, DAY);
    await Promise.all([
      changeSettings(match.deps, { userId, change: { asText: true }, now: NOW }),
      setVacation(match.deps, { userId, until, now: NOW }),
      changeSettings(match.deps, { userId, change: { confirm: true }, now: NOW }),
    ]);
    expect(await match.store.people.settingsOf(userId)).toMatchObject({
      asText: true,
      confirm: true,
      vacation: { since: NOW, until },
    });
  });

  test('within a pause runs along with it', async () => {
    const match = await wishedMatch();
    const [before = 0] = await ends(match, 1);
    await match.alter({ paused: { since: NOW } });
    const now = later(NOW, HOUR);
    accepted(await setVacation(match.deps, { userId, until: later(NOW, 3 * HOUR), now }));
    const end = { tableId: match.tableId, userId: ANA.userId, now: later(NOW, 2 * HOUR) };
    accepted(await resume(match.deps, end));
    expect(await ends(match, 1)).toEqual([before + 3 * HOUR]);
  });
});
