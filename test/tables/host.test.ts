import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endTable } from '../../src/tables/agreement/end-table.js';
import { cancelTable } from '../../src/tables/lobby/cancel-table.js';
import { startTable } from '../../src/tables/lobby/start-table.js';
import { resign } from '../../src/tables/match/resign.js';
import { handOver } from '../../src/tables/people/hand-over.js';
import { presentSeats, withHost } from '../../src/tables/people/presence.js';
import { memoryStore } from '../kit/memory-store.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  DEV,
  depsOn,
  lastNotice,
  lobbyOf,
  minute,
  refusalOf,
  seats,
} from '../kit/tables.js';
import { twice, userIds, type Wished, wishedMatch } from '../kit/wishes.js';

const NOW = minute(9);

function giveTo({ deps, tableId }: Pick<Wished, 'deps' | 'tableId'>, from: typeof ANA, to: typeof ANA) {
  return handOver(deps, { tableId, userId: from.userId, to: to.userId, now: NOW });
}

describe('the host', () => {
  test('of a lobby hands it over, and only the new one starts it', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps);
    const give = (from: typeof ANA, to: typeof ANA) =>
      handOver(deps, { tableId, userId: from.userId, to: to.userId, now: NOW });
    expect(refusalOf(await give(BEN, BEN))).toBe('not-host');
    expect(refusalOf(await give(ANA, CLEO))).toBe('not-at-table');
    const [first, second] = await twice(() => give(ANA, BEN));
    expect(accepted(first)).toMatchObject({ status: 'lobby', host: BEN.userId });
    expect(second).toMatchObject({ error: { reason: 'host-already', host: BEN.userId } });
    await lastNotice(outbox, tableId, 'lobby');
    expect((await outbox.undelivered(tableId)).at(-1)?.table.host).toBe(BEN.userId);
    const start = { tableId, threadId: 'thread-1' as never, now: NOW };
    expect(refusalOf(await startTable(deps, { ...start, userId: ANA.userId }))).toBe('not-host');
    accepted(await startTable(deps, { ...start, userId: BEN.userId }));
  });

  test('of a match hands it over to somebody present, which is told', async () => {
    const match = await wishedMatch({ people: [ANA, BEN, CLEO, DEV] });
    await match.alter({ away: seats(2), resigned: seats(3) });
    expect(await giveTo(match, ANA, CLEO)).toMatchObject({ error: { reason: 'not-present', why: 'away' } });
    expect(await giveTo(match, ANA, DEV)).toMatchObject({ error: { why: 'resigned' } });
    expect(accepted(await giveTo(match, ANA, BEN))).toMatchObject({ host: BEN.userId });
    expect(await match.lines()).toEqual([{ kind: 'host', userId: BEN.userId }]);
    const end = { tableId: match.tableId, isModerator: false, now: NOW };
    expect(accepted(await endTable(match.deps, { ...end, userId: ANA.userId })).kind).toBe('proposed');
    expect(accepted(await endTable(match.deps, { ...end, userId: BEN.userId })).kind).toBe('ended');
    expect(refusalOf(await giveTo(match, BEN, ANA))).toBe('not-open');
  });

  test('who resigns passes it on to the next present seat', async () => {
    const match = await wishedMatch({ people: [ANA, BEN, CLEO, DEV] });
    await match.alter({ away: seats(1) });
    accepted(await resign(match.deps, { tableId: match.tableId, userId: ANA.userId, now: NOW }));
    expect((await match.table()).host).toBe(CLEO.userId);
  });

  test('is present whenever anybody is, and stays the same as long as it is', async () => {
    const people = [ANA, BEN, CLEO, DEV];
    const table = await (await wishedMatch({ people })).table();
    const some = fc.subarray([0, 1, 2, 3]).map((chosen) => seats(...chosen));
    fc.assert(
      fc.property(some, some, fc.constantFrom(...userIds(people)), (away, resigned, host) => {
        const before = { ...table, away, resigned, host };
        const present = presentSeats(before).map((seat) => people[seat]?.userId);
        const after = withHost(before);
        if (present.includes(host) || present.length === 0) expect(after.host).toBe(host);
        else expect(present).toContain(after.host);
      }),
    );
  });

  test('is no riddle to a closed lobby', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await lobbyOf(deps);
    accepted(await cancelTable(deps, { tableId, userId: ANA.userId, isModerator: false, now: NOW }));
    const asked = await handOver(deps, { tableId, userId: ANA.userId, to: BEN.userId, now: NOW });
    expect(asked).toMatchObject({ error: { reason: 'not-open', status: 'abandoned' } });
  });
});
