import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { Seat } from '../../src/games/game-types.js';
import type { TableId } from '../../src/tables/ids.js';
import type { MatchFacts, Notice } from '../../src/tables/notice.js';
import type { Playing } from '../../src/tables/table.js';
import { hostedToy } from '../kit/toy-game.js';
import type { House } from './kit.js';

type Told = Extract<Notice, { readonly kind: 'told' }>;

const NO_FACTS: MatchFacts = {
  clocks: [],
  away: [],
  resigned: [],
  paused: null,
  proposals: [],
  vacations: [],
};

/** Stores a step of a running match that tells these notices, as a use case would. */
async function commitNotices(
  { store }: House,
  tableId: TableId,
  make: (table: Playing) => readonly Notice[],
): Promise<void> {
  const before = must(await store.tables.find(tableId), 'The table is there.');
  if (before.status !== 'playing') throw new Error(`The table is ${before.status}.`);
  const step = before.step + 1;
  const table = { ...before, step };
  const notices = make(table).map((notice) => ({ step, notice }));
  await store.tables.commit({ expectedStep: before.step, table, log: [], notices });
}

/** Tells something that no move tells. */
export function tell(
  house: House,
  tableId: TableId,
  what: Partial<Omit<Told, 'facts'>> & { readonly facts?: Partial<MatchFacts> },
): Promise<void> {
  return commitNotices(house, tableId, ({ threadId, seats, due, state }) => {
    const situation = hostedToy.situation(state, 'spectator');
    const shown = {
      kind: 'told',
      threadId,
      seats,
      situation,
      due,
      lines: [],
      asked: [],
      reminded: [],
    } as const;
    return [{ ...shown, ...what, facts: { ...NO_FACTS, ...what.facts } }];
  });
}

/** A direct message to whoever sits there. */
export function write(
  house: House,
  tableId: TableId,
  what: { readonly seat: Seat; readonly why: 'reminder' | 'on-deck'; readonly endsAt?: Instant },
): Promise<void> {
  const { seat, why, endsAt } = what;
  return commitNotices(house, tableId, ({ threadId, seats, due }) => {
    const sinceStep = due.find((one) => one.seat === seat)?.sinceStep ?? null;
    const { userId } = must(seats[seat], 'Somebody sits there.');
    const clock = endsAt === undefined ? null : { seat, decisionEndsAt: endsAt, endsAt };
    return [{ kind: 'dm', why, userId, seat, threadId, sinceStep, clock }];
  });
}
