import { describe, expect, test } from 'vitest';
import { planDelivery, seatsToPing } from '../../src/discord/delivery/plan.js';
import type { Seat } from '../../src/games/game-types.js';
import type { StoredNotice } from '../../src/tables/notice.js';

const FACTS = { clocks: [], away: [], resigned: [], paused: null, proposals: [], vacations: [] };

interface Told {
  readonly by: number | null;
  readonly asked: readonly number[];
  readonly due: readonly number[];
}

/** Notices of steps 1, 2, …: by whom, who was newly asked, and who must act afterwards. */
function notices(...told: readonly Told[]): readonly StoredNotice[] {
  return told.map(({ by, asked, due }, index) => ({
    id: index + 1,
    step: index + 1,
    table: {} as StoredNotice['table'],
    notice: {
      kind: by === null ? 'started' : 'moved',
      seat: by as Seat,
      asked: asked as readonly Seat[],
      facts: FACTS,
      due: due.map((seat) => ({ seat: seat as Seat, must: true, kind: 'play', sinceStep: 1, since: 0 })),
    } as unknown as StoredNotice['notice'],
  }));
}

describe('a live table pings', () => {
  test('whoever was asked', () => {
    expect(seatsToPing(notices({ by: 0, asked: [1], due: [1] }), 0)).toEqual([1]);
  });

  test('all who were asked over several steps and are still waited for', () => {
    const waiting = notices(
      { by: null, asked: [0, 1, 2], due: [0, 1, 2] },
      { by: 1, asked: [], due: [0, 2] },
    );
    expect(seatsToPing(waiting, 0)).toEqual([0, 2]);
  });

  test('nobody who has acted meanwhile, though their own move asks them again', () => {
    const waiting = notices({ by: 0, asked: [1], due: [1] }, { by: 1, asked: [], due: [1] });
    expect(seatsToPing(waiting, 0)).toEqual([]);
  });

  test('somebody who acted and was asked anew by others', () => {
    const waiting = notices(
      { by: 0, asked: [1], due: [1] },
      { by: 1, asked: [0], due: [0] },
      { by: 0, asked: [1], due: [1] },
    );
    expect(seatsToPing(waiting, 0)).toEqual([1]);
  });

  test('nobody whom the standing live table has pinged', () => {
    const waiting = notices({ by: 0, asked: [1], due: [1] }, { by: 2, asked: [], due: [1] });
    expect(seatsToPing(waiting, 1)).toEqual([]);
  });

  describe('after steps that nobody was told of', () => {
    /** Seat 1 was asked at step 1; at step 3 it is asked this. */
    function later(due: { readonly sinceStep: number; readonly since: number }): readonly StoredNotice[] {
      const [first, second] = notices({ by: 0, asked: [1], due: [1] }, { by: 2, asked: [], due: [1] });
      const notice = { ...second?.notice, due: [{ seat: 1, must: true, kind: 'next', ...due }] };
      return [first, { ...second, step: 3, notice }] as unknown as readonly StoredNotice[];
    }

    test('nobody who has begun a chain: the next link has a step of its own and the same clock', () => {
      expect(seatsToPing(later({ sinceStep: 2, since: 0 }), 0)).toEqual([]);
    });

    test('whoever is asked something else through others, having seen nothing yet', () => {
      expect(seatsToPing(later({ sinceStep: 3, since: 7 }), 0)).toEqual([1]);
    });
  });

  describe('by what no move tells', () => {
    /** Something told at step 3, after seat 1 was asked at step 1 and seat 2 at step 2. */
    function told(what: object): readonly StoredNotice[] {
      const before = notices({ by: 0, asked: [1], due: [1] }, { by: 3, asked: [2], due: [1, 2] });
      const due = [1, 2].map((seat) => ({ seat, must: true, kind: 'play', sinceStep: 1, since: 0 }));
      const notice = { kind: 'told', lines: [], asked: [], reminded: [], due, facts: FACTS, ...what };
      return [...before, { ...before[0], step: 3, notice } as unknown as StoredNotice];
    }

    test('whoever is reminded or owed a ping, once, with those still unpinged', () => {
      expect(seatsToPing(told({ asked: [1], reminded: [1] }), 1)).toEqual([2, 1]);
      expect(seatsToPing(told({ reminded: [2] }), 2)).toEqual([2]);
    });

    test('nobody where nobody is reminded', () => {
      expect(seatsToPing(told({}), 2)).toEqual([]);
    });

    test('nobody who was reminded and is waited for no more', () => {
      expect(seatsToPing(told({ reminded: [1], due: [] }), 2)).toEqual([]);
    });

    test('nobody to a match that pauses', () => {
      const facts = { ...FACTS, paused: { since: 0 } };
      expect(seatsToPing(told({ reminded: [1], facts }), 0)).toEqual([]);
    });
  });
});

describe('a direct message', () => {
  const ana = { userId: 'ana', name: 'Ana' };
  const dev = { userId: 'dev', name: 'Dev' };

  /** Ana is reminded at step 2, and at step 3 the seat is waited for still, with this person on it. */
  function reminded(person: typeof ana): readonly StoredNotice[] {
    const due = [{ seat: 0, must: true, kind: 'play', sinceStep: 1, since: 0 }];
    const dm = { kind: 'dm', why: 'reminder', userId: 'ana', seat: 0, sinceStep: 1 };
    const told = { kind: 'told', lines: [], asked: [], reminded: [], due, facts: FACTS, seats: [person] };
    return [dm, told].map((notice, index) => ({ id: index, step: index + 2, table: {}, notice })) as never;
  }

  test('is for whoever sits there still, and not for whom somebody else has taken over from', () => {
    const table = {} as StoredNotice['table'];
    expect(planDelivery(reminded(ana), table).direct).toHaveLength(1);
    expect(planDelivery(reminded(dev), table).direct).toEqual([]);
  });
});
