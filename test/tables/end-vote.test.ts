import { describe, expect, test } from 'vitest';
import { endTable } from '../../src/tables/agreement/end-table.js';
import { withdraw } from '../../src/tables/agreement/withdraw.js';
import { ANA, accepted, BEN, CLEO, DEV, minute, refusalOf, seats } from '../kit/tables.js';
import { DAY, later, twice, type Wished, wishedMatch } from '../kit/wishes.js';

const NOW = minute(9);
const FOUR = [ANA, BEN, CLEO, DEV];

function voteOf({ deps, tableId }: Wished, who: typeof ANA, now = NOW) {
  return endTable(deps, { tableId, userId: who.userId, isModerator: false, now });
}

describe('ending by vote', () => {
  test.each([
    ['of two, both', { people: [ANA, BEN] }, [BEN, ANA]],
    ['of three, two', { people: [ANA, BEN, CLEO] }, [BEN, CLEO]],
    ['of four, three', { people: FOUR }, [BEN, CLEO, DEV]],
    ['of three beside one away, two', { people: FOUR, away: seats(2) }, [BEN, DEV]],
    ['of two beside two absent, both', { people: FOUR, resigned: seats(0), away: seats(2) }, [BEN, DEV]],
    ['one who is left alone', { people: FOUR, resigned: seats(0, 2), away: seats(3) }, [BEN]],
  ] as const)(
    'takes more than half of the seats that are present: %s',
    async (_name, { people, ...absent }, voters) => {
      const match = await wishedMatch({ people });
      // A host decides alone; here nobody is.
      await match.alter({ ...absent, host: 'user-nobody' as never });
      for (const voter of voters.slice(0, -1))
        expect(accepted(await voteOf(match, voter))).toMatchObject({
          kind: 'proposed',
          needed: voters.length,
        });
      expect(accepted(await voteOf(match, voters.at(-1) ?? ANA)).kind).toBe('ended');

      const loaded = await match.store.tables.findWithLog(match.tableId);
      expect(loaded?.table.status).toBe('abandoned');
      expect(loaded?.log).toMatchObject([{ kind: 'end', by: 'player', userId: null }]);
      expect((await match.notices()).at(-1)).toMatchObject({ kind: 'ended', why: 'vote', by: null });
    },
  );

  test('is told as it goes, and one vote of each counts', async () => {
    const match = await wishedMatch({ people: FOUR });
    const [first, second] = await twice(() => voteOf(match, BEN));
    expect(accepted(first)).toMatchObject({ kind: 'proposed', agreed: seats(1), needed: 3 });
    expect(second).toMatchObject({ error: { reason: 'agreed-already', waitingFor: seats(0, 2, 3) } });
    expect(await match.lines()).toEqual([{ kind: 'proposed', what: 'end', seat: 1 }]);
    accepted(await voteOf(match, CLEO));
    expect(await match.lines()).toEqual([{ kind: 'agreed', what: 'end', seat: 2 }]);
    const request = { tableId: match.tableId, userId: CLEO.userId, what: 'end', now: NOW } as const;
    accepted(await withdraw(match.deps, request));
    expect(accepted(await voteOf(match, DEV))).toMatchObject({ kind: 'proposed', agreed: seats(1, 3) });
  });

  test('does not count what was said a day ago, nor who is not there any more', async () => {
    const match = await wishedMatch({ people: FOUR });
    accepted(await voteOf(match, BEN));
    accepted(await voteOf(match, CLEO));
    const stale = accepted(await voteOf(match, DEV, later(NOW, DAY)));
    expect(stale).toMatchObject({ kind: 'proposed', agreed: seats(3) });

    const left = await wishedMatch({ people: FOUR });
    accepted(await voteOf(left, BEN));
    await left.alter({ away: seats(1) });
    expect(refusalOf(await voteOf(left, BEN))).toBe('not-present');
    expect(accepted(await voteOf(left, CLEO))).toMatchObject({ kind: 'proposed', needed: 2 });
    expect(accepted(await voteOf(left, DEV))).toMatchObject({ kind: 'ended' });
  });

  test('is not for whoever has left, nor for strangers', async () => {
    const match = await wishedMatch({ people: FOUR });
    await match.alter({ resigned: seats(2) });
    expect(await voteOf(match, CLEO)).toMatchObject({ error: { reason: 'not-present', why: 'resigned' } });
    const eve = { userId: 'user-eve' as never, name: 'Eve' };
    expect(refusalOf(await voteOf(match, eve))).toBe('not-seated');
  });

  test('all at once ends it once, and everybody learns what is true', async () => {
    const match = await wishedMatch({ people: FOUR });
    await match.alter({ host: 'user-nobody' as never });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => voteOf(match, FOUR[index % 4] ?? ANA)),
    );
    const kinds = answers.map((answer) => (answer.ok ? answer.value.kind : answer.error.reason));
    expect(kinds.filter((kind) => kind === 'ended')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'proposed')).toHaveLength(2);
    expect(new Set(kinds)).toEqual(new Set(['proposed', 'ended', 'not-playing']));
    expect((await match.notices()).filter(({ kind }) => kind === 'ended')).toHaveLength(1);
  });
});
