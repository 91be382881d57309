import { describe, expect, test } from 'vitest';
import type { TableDeps } from '../../src/tables/deps.js';
import type { TableId } from '../../src/tables/ids.js';
import { invitePeople } from '../../src/tables/lobby/invite-people.js';
import { joinTable } from '../../src/tables/lobby/join-table.js';
import { declineInvitation, leaveTable } from '../../src/tables/lobby/leave-table.js';
import type { Person } from '../../src/tables/table.js';
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
  matchOf,
  minute,
  noticesOf,
  personCalled,
  refusalOf,
} from '../kit/tables.js';

const EVE = personCalled('Eve');
const now = minute(1);
const NOBODY = { seated: [], waiting: [], declined: [] };

function invite(deps: TableDeps, tableId: TableId, people: readonly Person[]) {
  return invitePeople(deps, { tableId, userId: ANA.userId, people, now });
}

describe('inviting people to a lobby', () => {
  test('keeps a seat for each and calls each, and nobody anew', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [ANA], invited: [BEN] });
    const done = accepted(await invite(deps, tableId, [CLEO, DEV]));
    expect(done).toMatchObject({ invited: [CLEO, DEV], passedOver: NOBODY, free: 0 });
    expect(await lastNotice(outbox, tableId, 'lobby')).toMatchObject({
      invited: [BEN, CLEO, DEV],
      ping: [CLEO.userId, DEV.userId],
    });
    expect(refusalOf(await joinTable(deps, { tableId, person: EVE, now }))).toBe('kept');
  });

  test('passes over who sits there, waits already, or has declined', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [ANA, BEN], invited: [CLEO, DEV] });
    accepted(await declineInvitation(deps, { tableId, userId: DEV.userId }));
    const before = (await noticesOf(outbox, tableId)).length;
    const passedOver = { seated: [BEN], waiting: [CLEO], declined: [DEV] };
    expect(await invite(deps, tableId, [BEN, CLEO, DEV])).toEqual({
      ok: false,
      error: { reason: 'nobody-to-invite', passedOver },
    });
    expect(await noticesOf(outbox, tableId)).toHaveLength(before);
    const done = accepted(await invite(deps, tableId, [BEN, EVE, CLEO, DEV]));
    expect(done).toMatchObject({ invited: [EVE], passedOver, free: 0 });
    expect(await lastNotice(outbox, tableId, 'lobby')).toMatchObject({ ping: [EVE.userId] });
  });

  test('more than there are free seats changes nothing', async () => {
    const { tables } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [ANA, BEN], invited: [CLEO] });
    const before = await tables.find(tableId);
    expect(await invite(deps, tableId, [DEV, EVE])).toEqual({
      ok: false,
      error: { reason: 'too-few-seats', free: 1 },
    });
    expect(await tables.find(tableId)).toEqual(before);
  });

  test('is for the host, and until the match starts', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await lobbyOf(deps);
    const byBen = await invitePeople(deps, { tableId, userId: BEN.userId, people: [CLEO], now });
    expect(refusalOf(byBen)).toBe('not-host');
    expect(refusalOf(await invite(deps, await matchOf(deps), [CLEO]))).toBe('not-a-lobby');
    expect(refusalOf(await invite(deps, 'nowhere000' as TableId, [CLEO]))).toBe('no-such-table');
  });

  test('twice at once calls each once', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [ANA] });
    const both = await Promise.all([invite(deps, tableId, [BEN, CLEO]), invite(deps, tableId, [CLEO, BEN])]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    const pings = (await noticesOf(outbox, tableId)).flatMap((one) => (one.kind === 'lobby' ? one.ping : []));
    expect(pings).toEqual([BEN.userId, CLEO.userId]);
  });
});

describe('an invitation that is declined', () => {
  test('frees the seat, and the lobby tells of it until they join after all', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [ANA], invited: [BEN, CLEO] });
    accepted(await declineInvitation(deps, { tableId, userId: BEN.userId }));
    expect(await lastNotice(outbox, tableId, 'lobby')).toMatchObject({
      invited: [CLEO],
      declined: [BEN],
      ping: [],
    });
    accepted(await joinTable(deps, { tableId, person: BEN, now }));
    expect(await lastNotice(outbox, tableId, 'lobby')).toMatchObject({ people: [ANA, BEN], declined: [] });
    expect(accepted(await leaveTable(deps, { tableId, userId: BEN.userId, now })).how).toBe('left');
    expect(await lastNotice(outbox, tableId, 'lobby')).toMatchObject({ people: [ANA], declined: [BEN] });
  });

  test('is declined by leaving as well, and by nobody whom it does not concern', async () => {
    const deps = depsOn(memoryStore().tables);
    const tableId = await lobbyOf(deps, { people: [ANA, DEV], invited: [BEN] });
    const decline = ({ userId }: Person) => declineInvitation(deps, { tableId, userId });
    expect(refusalOf(await decline(DEV))).toBe('seated-already');
    expect(refusalOf(await decline(CLEO))).toBe('not-invited');
    expect(accepted(await leaveTable(deps, { tableId, userId: BEN.userId, now })).how).toBe('declined');
    expect(refusalOf(await decline(BEN))).toBe('declined-already');
  });

  test('is not told of whoever is forgotten', async () => {
    const { tables, outbox } = memoryStore();
    const deps = depsOn(tables);
    const tableId = await lobbyOf(deps, { people: [ANA], invited: [BEN, CLEO] });
    accepted(await declineInvitation(deps, { tableId, userId: CLEO.userId }));
    for (const { userId } of [BEN, CLEO])
      accepted(await leaveTable(deps, { tableId, userId, now, forgotten: true }));
    expect(await lastNotice(outbox, tableId, 'lobby')).toMatchObject({ invited: [], declined: [] });
    expect(await tables.find(tableId)).toMatchObject({ everInvited: [] });
  });
});
