import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/store.js';
import { resume } from '../../src/tables/agreement/resume.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { changeSettings } from '../../src/tables/people/change-settings.js';
import { replacePlayer } from '../../src/tables/people/replace-player.js';
import { SETTINGS_DEFAULT } from '../../src/tables/settings.js';
import {
  ANA,
  accepted,
  BEN,
  CLEO,
  DEV,
  matchOf,
  minute,
  play,
  playingLook,
  refusalOf,
  seats,
} from '../kit/tables.js';
import { endOfClock, HOUR, peopleDepsOn, twice, type Wished, wishedAt, wishedMatch } from '../kit/wishes.js';
import { temporaryFolder } from '../store/kit.js';

const NOW = minute(9);

function request({ tableId }: Pick<Wished, 'tableId'>, newcomer = DEV, isModerator = true) {
  return { tableId, leaver: BEN.userId, newcomer, isModerator, now: NOW };
}

async function matchWithoutBen(): Promise<Wished> {
  const match = await wishedMatch();
  await match.alter({
    away: seats(1),
    missed: [0, 3, 1],
    banks: [7, 8, 9],
    proposals: [
      { kind: 'pause', by: seats(1)[0] as never, agreed: seats(1, 2), at: NOW },
      { kind: 'end', by: seats(2)[0] as never, agreed: seats(2, 1), at: NOW },
    ],
  });
  return match;
}

describe('replacing a player who is away', () => {
  test('gives the seat to somebody new, with nothing held against them', async () => {
    const match = await matchWithoutBen();
    const look = accepted(await replacePlayer(match.deps, request(match)));
    expect(look).toMatchObject({ status: 'playing', seat: 1, table: { seats: [ANA, DEV, CLEO] } });
    expect(await match.lines()).toEqual([{ kind: 'replaced', seat: 1, before: BEN }]);
    const table = await match.table();
    expect(table).toMatchObject({ away: [], missed: [0, 0, 1], host: ANA.userId });
    expect(table.banks).toEqual([7, 48 * HOUR, 9]);
    expect(table.proposals).toMatchObject([{ kind: 'end', agreed: seats(2) }]);
    expect(await playingLook(match.deps, match.tableId, BEN)).toMatchObject({ seat: null, due: null });
  });

  test('is refused to somebody on vacation, for whom the match would wait', async () => {
    const match = await matchWithoutBen();
    const until = minute(9_000);
    const vacation = { since: minute(1), until };
    await match.deps.people.saveSettings(DEV.userId, { ...SETTINGS_DEFAULT, vacation });
    const refused = await replacePlayer(match.deps, request(match));
    expect(refused).toEqual({ ok: false, error: { reason: 'newcomer-on-vacation', until } });
    accepted(await replacePlayer(match.deps, { ...request(match), now: until }));
  });

  test('is for moderators, for seats that are away, and for people without a seat', async () => {
    const match = await matchWithoutBen();
    expect(refusalOf(await replacePlayer(match.deps, request(match, DEV, false)))).toBe('not-moderator');
    expect(refusalOf(await replacePlayer(match.deps, request(match, CLEO)))).toBe('seated-already');
    expect(refusalOf(await replacePlayer(match.deps, { ...request(match), leaver: CLEO.userId }))).toBe(
      'not-away',
    );
    expect(refusalOf(await replacePlayer(match.deps, { ...request(match), leaver: DEV.userId }))).toBe(
      'not-seated',
    );
    await match.alter({ away: seats(), resigned: seats(1) });
    expect(refusalOf(await replacePlayer(match.deps, request(match)))).toBe('not-away');
  });

  test('twice at once seats the newcomer once', async () => {
    const match = await matchWithoutBen();
    const [first, second] = await twice(() => replacePlayer(match.deps, request(match)));
    expect(first.ok).toBe(true);
    expect(refusalOf(second)).toBe('not-seated');
    expect((await match.table()).seats).toEqual([ANA, DEV, CLEO]);
  });

  test('asks the newcomer for what the seat owes, by their own settings', async () => {
    for (const [quiet, asked] of [
      [null, seats(1)],
      [{ from: 0, to: 1_439, zone: 'UTC' }, []],
    ] as const) {
      const match = await matchWithoutBen();
      accepted(await changeSettings(match.deps, { userId: DEV.userId, change: { quiet }, now: NOW }));
      const { clocks } = await match.table();
      await match.alter({
        paused: { since: NOW },
        clocks: clocks.filter(({ seat }) => seat !== 1),
        told: seats(1, 2),
        toldNext: seats(1),
      });
      accepted(await replacePlayer(match.deps, request(match)));
      expect((await match.notices()).at(-1)).toMatchObject({ kind: 'told', asked });
      expect(await match.table()).toMatchObject({ told: seats(2, ...asked), toldNext: [] });
      accepted(await resume(match.deps, { tableId: match.tableId, userId: DEV.userId, now: NOW }));
      const table = await match.table();
      expect(endOfClock(table, 1)).toBe(NOW + 24 * HOUR + 48 * HOUR);
      expect(table.clocks.find(({ seat }) => seat === 1)?.mentionAt === null).toBe(quiet === null);
    }
  });

  test('is kept by the store, where the newcomer plays on and the leaver cannot', async () => {
    const store = await openStore({ dataFolder: temporaryFolder() });
    const deps = peopleDepsOn(store);
    const tableId = await matchOf(deps, { people: [ANA, BEN, CLEO] });
    const match = wishedAt(store, deps, tableId);
    await play(deps, tableId, [[ANA, 'pick-1']]);
    await match.alter({ away: seats(1) });
    accepted(await replacePlayer(deps, request(match)));
    const { due } = await playingLook(deps, tableId, DEV);
    const move = { tableId, sinceStep: due?.sinceStep ?? -1, move: 'pick-2', now: NOW };
    expect(refusalOf(await makeMove(deps, { ...move, userId: BEN.userId }))).toBe('not-seated');
    accepted(await makeMove(deps, { ...move, userId: DEV.userId }));
    store.close();
  });
});
