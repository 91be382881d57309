import { describe, expect, test } from 'vitest';
import { sealOfSeed } from '../../src/games/hosting.js';
import { pause } from '../../src/tables/agreement/pause.js';
import type { ChannelId, GuildId } from '../../src/tables/ids.js';
import { canMoveTable, moveTable } from '../../src/tables/place/move-table.js';
import { markReached, markUnreachable } from '../../src/tables/place/reach.js';
import { memoryStore } from '../kit/memory-store.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  DEV,
  depsOn,
  lobbyOf,
  minute,
  PLACE,
  play,
  playingLook,
  refusalOf,
  seats,
} from '../kit/tables.js';
import { DAY, endOfClock, later, twice, type Wished, wishedMatch } from '../kit/wishes.js';

const NOW = minute(9);
const THREAD = 'thread-2' as ChannelId;
const ELSEWHERE = { ...PLACE, channelId: 'channel-2' as ChannelId };

function move({ tableId }: Pick<Wished, 'tableId'>, who = BEN, isModerator = false) {
  return { tableId, userId: who.userId, isModerator, place: ELSEWHERE, threadId: THREAD, now: NOW };
}

describe('moving a match', () => {
  test('carries it into another thread with everything in place, and pings nobody', async () => {
    const match = await wishedMatch();
    const { deps, tableId, store } = match;
    await play(deps, tableId, [[ANA, 'pick-3']]);
    const from = (await match.table()).threadId;
    const before = await match.table();
    const looks = await Promise.all([ANA, BEN, CLEO].map((who) => playingLook(deps, tableId, who)));
    const moved = accepted(await moveTable(deps, move(match)));
    expect(moved).toMatchObject({ threadId: THREAD, place: ELSEWHERE });
    const after = await match.table();
    const { step, place, threadId, ...kept } = after;
    expect({ ...before, ...kept }).toEqual(before);
    expect([step, place, threadId]).toEqual([before.step + 1, ELSEWHERE, THREAD]);
    for (const [index, who] of [ANA, BEN, CLEO].entries())
      expect((await playingLook(deps, tableId, who)).due).toEqual(looks[index]?.due);

    expect((await store.tables.findByThread(THREAD))?.id).toBe(tableId);
    expect(await store.tables.findByThread(from)).toBeUndefined();
    const last = (await match.notices()).at(-1);
    expect(last).toMatchObject({
      kind: 'relocated',
      threadId: THREAD,
      from,
      seal: sealOfSeed(after.seed),
      due: after.due,
    });
    // What had not been told yet, pings included, is told in the new thread.
    const told = (await match.notices()).flatMap((notice) => ('threadId' in notice ? [notice.threadId] : []));
    expect(new Set(told)).toEqual(new Set([THREAD]));
  });

  test('is for whoever sits there, also away or after having left, and for moderators, on the same server', async () => {
    for (const change of [{}, { away: seats(1) }, { resigned: seats(1) }]) {
      const match = await wishedMatch();
      await match.alter(change);
      const { tableId } = match;
      const asked = { tableId, userId: BEN.userId, isModerator: false, guildId: PLACE.guildId };
      accepted(await canMoveTable(match.deps, asked));
      accepted(await moveTable(match.deps, move(match)));
    }
    const match = await wishedMatch();
    expect(refusalOf(await moveTable(match.deps, move(match, DEV)))).toBe('not-seated');
    const guildId = 'guild-2' as GuildId;
    const abroad = { ...move(match), place: { ...ELSEWHERE, guildId } };
    expect(refusalOf(await moveTable(match.deps, abroad))).toBe('other-guild');
    accepted(await moveTable(match.deps, move(match, DEV, true)));
    const lobby = depsOn(memoryStore().tables);
    expect(refusalOf(await moveTable(lobby, move({ tableId: await lobbyOf(lobby) })))).toBe('not-playing');
  });

  test('twice into the same thread moves once', async () => {
    const match = await wishedMatch();
    const [first, second] = await twice(() => moveTable(match.deps, move(match)));
    expect(first.ok).toBe(true);
    expect(refusalOf(second)).toBe('moved-already');
    expect((await match.notices()).filter(({ kind }) => kind === 'relocated')).toHaveLength(1);
  });
});

describe('a match whose thread is out of reach', () => {
  test('stands still until it is reached, and shows its clocks then', async () => {
    const match = await wishedMatch();
    const { deps, tableId } = match;
    const before = await match.table();
    const { threadId } = before;
    const told = (await match.notices()).length;
    const [lost, again] = await twice(() => markUnreachable(deps, { tableId, threadId, now: NOW }));
    expect(lost.ok).toBe(true);
    expect(refusalOf(again)).toBe('unreachable-already');
    expect(await match.notices()).toHaveLength(told);
    expect(await match.store.timers.due(later(NOW, 99 * DAY), 10)).toEqual([]);

    const back = { tableId, threadId, now: later(NOW, 3 * DAY) };
    const [reached, twiceReached] = await twice(() => markReached(deps, back));
    expect(reached.ok).toBe(true);
    expect(refusalOf(twiceReached)).toBe('reached-already');
    expect((await match.notices()).at(-1)).toMatchObject({
      kind: 'told',
      lines: [],
      asked: [],
      reminded: [],
    });
    const after = await match.table();
    for (const seat of seats(0, 1, 2))
      expect(endOfClock(after, seat) - endOfClock(before, seat)).toBe(3 * DAY);
  });

  test('can be played on by hand, and the clocks of what is asked then begin when it is reached', async () => {
    const match = await wishedMatch({ people: [ANA, BEN] });
    const { deps, tableId } = match;
    const { threadId } = await match.table();
    accepted(await markUnreachable(deps, { tableId, threadId, now: minute(1) }));
    await play(deps, tableId, [
      [ANA, 'pick-3'],
      [BEN, 'pick-1'],
    ]);
    const now = later(minute(1), 5 * DAY);
    accepted(await markReached(deps, { tableId, threadId, now }));
    const { clocks, banks } = await match.table();
    expect(clocks).toMatchObject([{ seat: 0, endsAt: later(now, 3 * DAY) }]);
    expect(banks).toEqual([2 * DAY, 2 * DAY]);
  });

  test('goes on when it is moved, and the old thread has no bearing on it any more', async () => {
    const match = await wishedMatch();
    const { deps, tableId } = match;
    const before = await match.table();
    const { threadId } = before;
    accepted(await markUnreachable(deps, { tableId, threadId, now: minute(1) }));
    accepted(await moveTable(deps, { ...move(match), now: later(minute(1), 2 * DAY) }));
    const after = await match.table();
    expect(after.unreachable).toBeNull();
    expect(endOfClock(after, 0) - endOfClock(before, 0)).toBe(2 * DAY);
    const late = { tableId, threadId, now: later(minute(1), 2 * DAY) };
    expect(await markUnreachable(deps, late)).toMatchObject({
      error: { reason: 'moved-on', threadId: THREAD },
    });
    expect(refusalOf(await markReached(deps, late))).toBe('moved-on');
  });

  test('that is paused as well goes on only when neither holds', async () => {
    const match = await wishedMatch();
    const { deps, tableId } = match;
    const before = await match.table();
    const { threadId } = before;
    for (const { userId } of [ANA, BEN, CLEO])
      accepted(await pause(deps, { tableId, userId, now: minute(1) }));
    accepted(await markUnreachable(deps, { tableId, threadId, now: later(minute(1), DAY) }));
    accepted(await markReached(deps, { tableId, threadId, now: later(minute(1), 2 * DAY) }));
    const still = await match.table();
    expect([still.paused, still.unreachable]).toEqual([{ since: minute(1) }, null]);
    expect(still.clocks).toEqual(before.clocks);
  });
});
