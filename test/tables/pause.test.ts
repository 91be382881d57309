import { describe, expect, test } from 'vitest';
import { endTable } from '../../src/tables/agreement/end-table.js';
import { lapse } from '../../src/tables/agreement/lapse.js';
import { pause } from '../../src/tables/agreement/pause.js';
import { resume } from '../../src/tables/agreement/resume.js';
import { withdraw } from '../../src/tables/agreement/withdraw.js';
import { makeMove } from '../../src/tables/match/make-move.js';
import { resign } from '../../src/tables/match/resign.js';
import { takeBack } from '../../src/tables/match/take-back.js';
import { SETTINGS_DEFAULT } from '../../src/tables/settings.js';
import { factsOf } from '../../src/tables/time/shown-clocks.js';
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
  play,
  playingLook,
  refusalOf,
  seats,
} from '../kit/tables.js';
import { DAY, endOfClock, HOUR, later, twice, type Wished, wishedMatch } from '../kit/wishes.js';

const NOON = minute(720);

async function pausedMatch(at = NOON): Promise<Wished> {
  const match = await wishedMatch();
  for (const { userId } of [ANA, BEN, CLEO])
    accepted(await pause(match.deps, { tableId: match.tableId, userId, now: at }));
  return match;
}

describe('a pause', () => {
  test('begins once everybody present has agreed, and tells each step of the way', async () => {
    const { deps, tableId, table, lines } = await wishedMatch();
    const ask = (who: typeof ANA) => pause(deps, { tableId, userId: who.userId, now: NOON });
    expect(accepted(await ask(BEN))).toMatchObject({ kind: 'proposed', waitingFor: seats(0, 2) });
    expect(await lines()).toEqual([{ kind: 'proposed', what: 'pause', seat: 1 }]);
    expect((await table()).proposals).toEqual([{ kind: 'pause', by: 1, agreed: seats(1), at: NOON }]);

    expect(accepted(await ask(CLEO))).toMatchObject({ kind: 'proposed', waitingFor: seats(0) });
    expect(await lines()).toEqual([{ kind: 'agreed', what: 'pause', seat: 2 }]);
    expect((await table()).paused).toBeNull();

    expect(accepted(await ask(ANA))).toMatchObject({ kind: 'paused', waitingFor: [] });
    expect(await lines()).toEqual([{ kind: 'agreed', what: 'pause', seat: 0 }, { kind: 'paused' }]);
    expect(await table()).toMatchObject({ paused: { since: NOON }, proposals: [] });
    expect(refusalOf(await ask(ANA))).toBe('paused-already');
  });

  test('asks neither who is away nor who has left, and not those who left after agreeing was left to them', async () => {
    const { deps, tableId, table, alter } = await wishedMatch({ people: [ANA, BEN, CLEO, DEV] });
    const ask = (who: typeof ANA) => pause(deps, { tableId, userId: who.userId, now: NOON });
    await alter({ away: seats(3) });
    accepted(await ask(ANA));
    expect(accepted(await ask(BEN))).toMatchObject({ kind: 'proposed', waitingFor: seats(2) });
    await alter({ away: seats(3, 2) });
    expect(refusalOf(await ask(CLEO))).toBe('not-present');
    // Everybody who is left has agreed by now; asking again says so.
    expect(accepted(await ask(BEN))).toMatchObject({ kind: 'paused' });
    expect((await table()).paused).not.toBeNull();
  });

  test('agreed to twice is told once, and a double click of the last one pauses once', async () => {
    const { deps, tableId, notices } = await wishedMatch();
    const ask = (who: typeof ANA) => pause(deps, { tableId, userId: who.userId, now: NOON });
    const [first, second] = await twice(() => ask(ANA));
    expect(first.ok).toBe(true);
    expect(second).toMatchObject({ error: { reason: 'agreed-already', waitingFor: seats(1, 2) } });
    accepted(await ask(BEN));
    const [last, again] = await twice(() => ask(CLEO));
    expect(last.ok).toBe(true);
    expect(refusalOf(again)).toBe('paused-already');
    const lines = (await notices()).flatMap((notice) => (notice.kind === 'told' ? notice.lines : []));
    expect(lines.map(({ kind }) => kind)).toEqual(['proposed', 'agreed', 'agreed', 'paused']);
  });

  test('proposed a day ago has lapsed, and is proposed anew', async () => {
    const { deps, tableId, table } = await wishedMatch();
    accepted(await pause(deps, { tableId, userId: ANA.userId, now: NOON }));
    const now = later(NOON, DAY);
    const from = await table();
    expect(
      factsOf(
        from,
        from.seats.map(() => SETTINGS_DEFAULT),
        later(NOON, DAY - 1),
      ).proposals,
    ).toHaveLength(1);
    expect(
      factsOf(
        from,
        from.seats.map(() => SETTINGS_DEFAULT),
        now,
      ).proposals,
    ).toEqual([]);
    expect(refusalOf(await withdraw(deps, { tableId, userId: ANA.userId, what: 'pause', now }))).toBe(
      'nothing-proposed',
    );
    const asked = accepted(await pause(deps, { tableId, userId: BEN.userId, now }));
    expect(asked).toMatchObject({ kind: 'proposed', waitingFor: seats(0, 2) });
    expect((await table()).proposals).toEqual([{ kind: 'pause', by: 1, agreed: seats(1), at: now }]);
  });

  test('that has lapsed goes from the live table by itself, in a pause too, and nobody is told but by that', async () => {
    const { deps, tableId, table, lines, notices, store } = await wishedMatch();
    accepted(await endTable(deps, { tableId, userId: BEN.userId, isModerator: false, now: NOON }));
    const pausedAt = later(NOON, HOUR);
    for (const { userId } of [ANA, BEN, CLEO])
      accepted(await pause(deps, { tableId, userId, now: pausedAt }));
    expect(await store.timers.due(later(NOON, 99 * DAY), 10)).toMatchObject([
      { kind: 'lapse', seat: null, at: NOON + DAY },
    ]);
    const early = later(NOON, DAY - 1);
    expect(refusalOf(await lapse(deps, { tableId, now: early }))).toBe('not-due');
    const [first, second] = await twice(() => lapse(deps, { tableId, now: later(NOON, DAY) }));
    expect(first.ok).toBe(true);
    expect(refusalOf(second)).toBe('not-due');
    expect(await table()).toMatchObject({ proposals: [], paused: { since: pausedAt } });
    expect(await lines()).toEqual([]);
    expect((await notices()).at(-1)).toMatchObject({ kind: 'told', asked: [], reminded: [] });
    expect(await store.timers.due(later(NOON, 99 * DAY), 10)).toEqual([]);
  });

  test('can be neither made nor moved against by whoever does not play here', async () => {
    const { deps, tableId } = await wishedMatch();
    const eve = { tableId, userId: DEV.userId, now: NOON };
    expect(refusalOf(await pause(deps, eve))).toBe('not-seated');
    expect(refusalOf(await resume(deps, eve))).toBe('not-seated');
    expect(refusalOf(await withdraw(deps, { ...eve, what: 'pause' }))).toBe('not-seated');
    const lobby = depsOn(memoryStore().tables);
    const request = { tableId: await lobbyOf(lobby), userId: ANA.userId, now: NOON };
    expect(refusalOf(await pause(lobby, request))).toBe('not-playing');
    expect(refusalOf(await resume(lobby, request))).toBe('not-playing');
  });
});

describe('withdrawing', () => {
  test('takes one agreement back; the proposer takes the proposal away', async () => {
    const { deps, tableId, table, lines } = await wishedMatch();
    const ask = (who: typeof ANA) => pause(deps, { tableId, userId: who.userId, now: NOON });
    const back = (who: typeof ANA) =>
      withdraw(deps, { tableId, userId: who.userId, what: 'pause', now: NOON });
    accepted(await ask(ANA));
    accepted(await ask(BEN));
    expect(refusalOf(await back(CLEO))).toBe('not-agreed');
    const [first, second] = await twice(() => back(BEN));
    expect(accepted(first)).toMatchObject({ kind: 'withdrawn' });
    expect(refusalOf(second)).toBe('not-agreed');
    expect(await lines()).toEqual([{ kind: 'withdrawn', what: 'pause', seat: 1 }]);
    expect((await table()).proposals).toMatchObject([{ agreed: seats(0) }]);

    const [dropped, nothing] = await twice(() => back(ANA));
    expect(accepted(dropped)).toMatchObject({ kind: 'dropped' });
    expect(refusalOf(nothing)).toBe('nothing-proposed');
    expect((await table()).proposals).toEqual([]);
  });
});

describe('while a match is paused', () => {
  test('no move is made and none taken back, and each refusal says what is true', async () => {
    const { deps, tableId } = await wishedMatch();
    await play(deps, tableId, [[ANA, 'pick-3']]);
    const before = await playingLook(deps, tableId, ANA);
    const ben = await playingLook(deps, tableId, BEN);
    for (const { userId } of [ANA, BEN, CLEO]) accepted(await pause(deps, { tableId, userId, now: NOON }));
    const move = { tableId, userId: BEN.userId, sinceStep: ben.due?.sinceStep ?? -1, move: 'pick-1' };
    expect(await makeMove(deps, { ...move, now: NOON })).toMatchObject({
      error: { reason: 'paused', look: { status: 'playing', seat: 1 } },
    });
    const undo = { tableId, userId: ANA.userId, moveStep: before.takeBackStep ?? -1, now: NOON };
    expect(refusalOf(await takeBack(deps, undo))).toBe('paused');
  });

  test('no time runs, and it goes on with what was left', async () => {
    const { deps, tableId, table, lines, store } = await pausedMatch();
    const before = await table();
    expect(await store.timers.due(later(NOON, 99 * DAY), 10)).toEqual([]);
    const now = later(NOON, 30 * DAY);
    const [first, second] = await twice(() => resume(deps, { tableId, userId: CLEO.userId, now }));
    expect(first.ok).toBe(true);
    expect(refusalOf(second)).toBe('not-paused');
    expect(await lines()).toEqual([{ kind: 'resumed', seat: 2 }]);
    const after = await table();
    for (const seat of seats(0, 1, 2))
      expect(endOfClock(after, seat) - endOfClock(before, seat)).toBe(30 * DAY);
    expect(after.banks).toEqual(before.banks);
  });

  test('whoever leaves leaves, and the stand-in plays once it goes on', async () => {
    const { deps, tableId, table, store } = await pausedMatch();
    accepted(await resign(deps, { tableId, userId: BEN.userId, now: later(NOON, HOUR) }));
    expect(await table()).toMatchObject({ resigned: seats(1), paused: { since: NOON } });
    expect((await store.tables.findWithLog(tableId))?.log.map(({ by }) => by)).toEqual(['player']);
    expect(refusalOf(await resume(deps, { tableId, userId: BEN.userId, now: later(NOON, DAY) }))).toBe(
      'resigned',
    );
    accepted(await resume(deps, { tableId, userId: ANA.userId, now: later(NOON, DAY) }));
    const log = (await store.tables.findWithLog(tableId))?.log ?? [];
    expect(log.at(-1)).toMatchObject({ kind: 'move', by: 'stand-in', seat: 1 });
    expect((await table()).due.filter(({ must }) => must).map(({ seat }) => seat)).toEqual([0, 2]);
  });
});
