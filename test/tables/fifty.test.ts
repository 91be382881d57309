import { expect, test } from 'vitest';
import type { Result } from '../../src/base/result.js';
import { endTable } from '../../src/tables/agreement/end-table.js';
import { pause } from '../../src/tables/agreement/pause.js';
import { resume } from '../../src/tables/agreement/resume.js';
import { withdraw } from '../../src/tables/agreement/withdraw.js';
import type { PeopleDeps } from '../../src/tables/deps.js';
import type { ChannelId } from '../../src/tables/ids.js';
import { resign } from '../../src/tables/match/resign.js';
import { comeBack } from '../../src/tables/people/come-back.js';
import { handOver } from '../../src/tables/people/hand-over.js';
import { replacePlayer } from '../../src/tables/people/replace-player.js';
import { endVacation, setVacation } from '../../src/tables/people/set-vacation.js';
import { moveTable } from '../../src/tables/place/move-table.js';
import { markReached, markUnreachable } from '../../src/tables/place/reach.js';
import type { Playing } from '../../src/tables/table.js';
import { ANA, accepted, BEN, CLEO, DEV, minute, PLACE, seats } from '../kit/tables.js';
import { DAY, later, type Wished, wishedMatch } from '../kit/wishes.js';

const NOW = minute(9);
const SEAT = { ana: seats(0), ben: seats(1) };
const PROPOSED: Partial<Playing> = {
  proposals: [{ kind: 'pause', by: SEAT.ana[0] as never, agreed: SEAT.ana, at: NOW }],
};

type Ask = (deps: PeopleDeps, match: Wished) => Promise<Result<unknown, { readonly reason: string }>>;

/** What is asked for, and how the match stands before. */
const ASKED: readonly (readonly [name: string, before: Partial<Playing>, ask: Ask])[] = [
  ['to pause', {}, (deps, { tableId }) => pause(deps, { tableId, userId: ANA.userId, now: NOW })],
  [
    'to agree to a pause',
    { away: seats(2), ...PROPOSED },
    (deps, { tableId }) => pause(deps, { tableId, userId: BEN.userId, now: NOW }),
  ],
  [
    'to withdraw',
    PROPOSED,
    (deps, { tableId }) => withdraw(deps, { tableId, userId: ANA.userId, what: 'pause', now: NOW }),
  ],
  [
    'to resume',
    { paused: { since: NOW } },
    (deps, { tableId }) => resume(deps, { tableId, userId: ANA.userId, now: later(NOW, DAY) }),
  ],
  [
    'to end by vote',
    {},
    (deps, { tableId }) => endTable(deps, { tableId, userId: BEN.userId, isModerator: false, now: NOW }),
  ],
  [
    'to end as the host',
    {},
    (deps, { tableId }) => endTable(deps, { tableId, userId: ANA.userId, isModerator: false, now: NOW }),
  ],
  [
    'for another host',
    {},
    (deps, { tableId }) => handOver(deps, { tableId, userId: ANA.userId, to: BEN.userId, now: NOW }),
  ],
  [
    'for somebody new',
    { away: SEAT.ben },
    (deps, { tableId }) =>
      replacePlayer(deps, { tableId, leaver: BEN.userId, newcomer: DEV, isModerator: true, now: NOW }),
  ],
  [
    'for another thread',
    {},
    (deps, { tableId }) => {
      const threadId = 'thread-2' as ChannelId;
      return moveTable(deps, {
        tableId,
        userId: CLEO.userId,
        isModerator: false,
        place: PLACE,
        threadId,
        now: NOW,
      });
    },
  ],
  ['to stop', {}, async (deps, match) => markUnreachable(deps, await place(match))],
  ['to go on', { unreachable: { since: NOW } }, async (deps, match) => markReached(deps, await place(match))],
  [
    'to come back',
    { away: SEAT.ben },
    (deps, { tableId }) => comeBack(deps, { tableId, userId: BEN.userId, now: NOW }),
  ],
  ['to leave', {}, (deps, { tableId }) => resign(deps, { tableId, userId: BEN.userId, now: NOW })],
  ['to end a vacation', {}, (deps) => endVacation(deps, { userId: ANA.userId, now: later(NOW, DAY) })],
];

test.each(ASKED)(
  'asked fifty times at once %s, by two processes, it happens once',
  async (_name, before, ask) => {
    const match = await wishedMatch();
    const vacation = { userId: ANA.userId, until: later(NOW, 3 * DAY), now: NOW };
    accepted(await setVacation(match.deps, vacation));
    await match.alter(before);
    const { step } = await match.table();
    // Each process has a queue of its own, so that only the steps keep them apart.
    const processes = [match.deps, { ...match.deps, store: { ...match.deps.store } }];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(processes[index % 2] ?? match.deps, match)),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const reasons = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.reason])));
    expect(reasons.size).toBe(1);
    expect(reasons).not.toContain('busy');
    const notices = (await match.store.outbox.undelivered(match.tableId)).filter(
      (notice) => notice.step > step,
    );
    expect(new Set(notices.map((notice) => notice.step)).size).toBe(notices.length);
  },
);

async function place({ tableId, table }: Wished) {
  const { threadId } = await table();
  return { tableId, threadId, now: later(NOW, DAY) };
}
