import { describe, expect, onTestFinished, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { openStore, type Store } from '../../src/store/store.js';
import type { AccountDeps } from '../../src/tables/deps.js';
import type { TableId, UserId } from '../../src/tables/ids.js';
import { rematch } from '../../src/tables/lobby/rematch.js';
import { forgetPerson, forgetWishers } from '../../src/tables/people/forget-person.js';
import { ownRecords } from '../../src/tables/people/own-records.js';
import { tellAnew } from '../../src/tables/time/tell-anew.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  DEV,
  depsOn,
  lobbyOf,
  matchOf,
  minute,
  noticesOf,
  play,
  refusalOf,
} from '../kit/tables.js';
import { dumpOf } from '../store/dump.js';
import { temporaryFolder } from '../store/kit.js';

interface Ground {
  readonly store: Store;
  readonly dataFolder: string;
  readonly deps: AccountDeps;
}

async function newGround(): Promise<Ground> {
  const dataFolder = temporaryFolder();
  const store = await openStore({ dataFolder });
  onTestFinished(() => store.close());
  let drawn = 0;
  const deps: AccountDeps = {
    ...depsOn(store.tables),
    people: store.people,
    accounts: store.accounts,
    newPseudonym() {
      drawn += 1;
      return `0${drawn}` as UserId;
    },
  };
  return { store, dataFolder, deps };
}

async function tableAt({ store }: Ground, tableId: TableId) {
  return must(await store.tables.find(tableId), 'It is there.');
}

describe('somebody who is forgotten', () => {
  test('leaves lobbies, matches of two and of three, and declines invitations', async () => {
    const ground = await newGround();
    const { deps } = ground;
    const own = await lobbyOf(deps, { people: [ANA] });
    const joined = await lobbyOf(deps, { people: [BEN, ANA] });
    const invited = await lobbyOf(deps, { people: [BEN], invited: [ANA, CLEO] });
    const two = await matchOf(deps, { people: [ANA, BEN] });
    const three = await matchOf(deps, { people: [ANA, BEN, CLEO] });
    const { changed } = accepted(await forgetPerson(deps, { userId: ANA.userId, now: minute(9) }));
    expect(changed.toSorted()).toEqual([own, joined, invited, two, three].toSorted());
    expect(await tableAt(ground, own)).toMatchObject({ status: 'abandoned' });
    expect(await tableAt(ground, joined)).toMatchObject({ status: 'lobby', people: [BEN] });
    expect(await tableAt(ground, invited)).toMatchObject({ status: 'lobby', invited: [CLEO] });
    expect(await tableAt(ground, two)).toMatchObject({ status: 'finished', outcome: { places: [2, 1] } });
    const table = await tableAt(ground, three);
    expect(table).toMatchObject({ status: 'playing', resigned: [0], host: BEN.userId });
    expect(table).toMatchObject({ seats: [{ userId: '01', name: '' }, BEN, CLEO] });
    const text = JSON.stringify(dumpOf(ground.dataFolder));
    expect(text).not.toContain(ANA.userId);
    expect(text).not.toContain(`"${ANA.name}"`);
    const told = await noticesOf(ground.store.outbox, three);
    expect(told.find((notice) => notice.kind === 'told')).toMatchObject({
      lines: [{ kind: 'resigned', seat: 0 }, { kind: 'host' }],
      seats: [{ name: '' }, BEN, CLEO],
    });
  });

  test.each([0, 1, 2, 3, 4])('is so too where the bot dies at table %i of four', async (dead) => {
    const ground = await newGround();
    const { deps, store } = ground;
    for (let count = 0; count < 4; count += 1) await matchOf(deps, { people: [ANA, BEN, CLEO] });
    let stored = 0;
    const dying = {
      ...store.tables,
      async commit(commit: Parameters<typeof store.tables.commit>[0]) {
        if (stored === dead) throw new Error('The power is gone.');
        stored += 1;
        return store.tables.commit(commit);
      },
    };
    const accounts =
      dead < 4
        ? store.accounts
        : { ...store.accounts, forget: () => Promise.reject(new Error('The power is gone.')) };
    const first = forgetPerson({ ...deps, store: dying, accounts }, { userId: ANA.userId, now: minute(9) });
    await expect(first).rejects.toThrow('The power is gone.');
    expect(await store.accounts.wishes()).toEqual([ANA.userId]);
    await forgetWishers(deps, minute(10));
    expect(await store.accounts.wishes()).toEqual([]);
    const { log = [] } = dumpOf(ground.dataFolder);
    const resigned = log.filter(({ kind }) => kind === 'resign').map(({ user_id: userId }) => userId);
    expect(resigned).toEqual(Array.from({ length: 4 }, () => '01'));
    expect(JSON.stringify(dumpOf(ground.dataFolder))).not.toContain(ANA.userId);
  });

  test('begins afresh when they come back, and may be forgotten again', async () => {
    const ground = await newGround();
    const { deps, store } = ground;
    await matchOf(deps, { people: [ANA, BEN] });
    accepted(await forgetPerson(deps, { userId: ANA.userId, now: minute(9) }));
    await matchOf(deps, { people: [ANA, BEN] });
    expect((await store.accounts.accountOf(ANA.userId)).tables).toMatchObject({ playing: 1, finished: 0 });
    accepted(await forgetPerson(deps, { userId: ANA.userId, now: minute(10) }));
    const { people = [] } = dumpOf(ground.dataFolder);
    expect(people.map(({ user_id: userId }) => userId).toSorted()).toEqual([
      '01',
      '02',
      BEN.userId,
      BEN.userId,
    ]);
  });

  test('has no seat in a rematch', async () => {
    const { deps, store } = await newGround();
    const tableId = await matchOf(deps, { people: [ANA, BEN] });
    accepted(await forgetPerson(deps, { userId: ANA.userId, now: minute(9) }));
    const { table } = accepted(await rematch(deps, { tableId, userId: BEN.userId, now: minute(10) }));
    expect(await store.tables.find(table.id)).toMatchObject({ people: [BEN] });
  });

  test('is not named on a live table any more, also where the match pauses', async () => {
    const ground = await newGround();
    const { deps, store } = ground;
    const tableId = await matchOf(deps, { people: [ANA, BEN, CLEO] });
    const running = await tableAt(ground, tableId);
    if (running.status !== 'playing') throw new Error('It runs.');
    const paused = { ...running, paused: { since: minute(5) }, step: running.step + 1 };
    await store.tables.commit({ expectedStep: running.step, table: paused, log: [], notices: [] });
    accepted(await forgetPerson(deps, { userId: ANA.userId, now: minute(9) }));
    accepted(await tellAnew(deps, { tableId, now: minute(9) }));
    expect((await noticesOf(store.outbox, tableId)).at(-1)).toMatchObject({
      kind: 'told',
      seats: [{ name: '' }, BEN, CLEO],
    });
    expect(refusalOf(await tellAnew(deps, { tableId: 'nowhere' as TableId, now: minute(9) }))).toBe(
      'no-such-table',
    );
  });
});

test('a person’s records hold what they did and may know, and nothing of anybody else', async () => {
  const { deps } = await newGround();
  const tableId = await matchOf(deps, { people: [ANA, BEN, CLEO] });
  await play(deps, tableId, [
    [ANA, 'pick-3'],
    [BEN, 'pick-1'],
  ]);
  const lobby = await lobbyOf(deps, { people: [BEN], invited: [ANA] });
  const [record, invitation] = await ownRecords(deps, ANA.userId);
  expect(record).toMatchObject({ tableId, seat: 0, isHost: true, name: ANA.name, seatCount: 3 });
  expect(record?.acts).toEqual([{ at: minute(2), kind: 'move', by: 'player', move: 'pick-3' }]);
  expect(JSON.stringify(record?.view)).not.toContain('pick-1');
  expect(invitation).toMatchObject({ tableId: lobby, seat: null, isInvited: true, name: ANA.name, acts: [] });
  const text = JSON.stringify([record, invitation]);
  for (const { userId, name } of [BEN, CLEO])
    for (const one of [userId, `"${name}"`]) expect(text).not.toContain(one);
  expect(await ownRecords(deps, DEV.userId)).toEqual([]);
});
