import type { DeliveryRecord } from '../../playground/world/types.js';
import { newVeil } from '../../src/discord/veil.js';
import type { Seat } from '../../src/games/game-types.js';
import { asksOf, type ReplayedStep } from '../e2e/kit/replay.js';
import type { StoredRow, StoredTable, StoreReader } from '../e2e/kit/store-reader.js';

interface Calls {
  readonly store: StoreReader;
  readonly table: Pick<StoredTable, 'id' | 'step'>;
  readonly steps: readonly ReplayedStep[];
  readonly log: readonly StoredRow[];
  /** User ids by seat. */
  readonly people: readonly string[];
  /** The seats that the match waits for now, everything told. */
  readonly awaited: readonly number[];
  readonly records: readonly DeliveryRecord[];
}

interface Ask {
  readonly step: number;
  /** The step by which its seat acted. */
  readonly answered: number;
  pings: number;
}

/**
 * Each ping is called for by a decision that was open at the step its message tells of, each decision pings once at
 * most, and those that the match waits for now have pinged.
 */
export function wrongPings(calls: Calls): readonly string[] {
  const steps = stepsByMark(calls);
  return calls.people.flatMap((user, seat) => {
    const asks = asksFor(calls, seat as Seat);
    const wrong = calls.records
      .filter(({ event, pinged }) => event === 'message-create' && pinged.includes(user))
      .flatMap((record) => wrongPing(asks, steps.get(markOf(record) ?? 0)))
      .map((what) => `seat ${seat} ${what}: ${told(asks)}`);
    const last = asks.at(-1);
    const isOpen = calls.awaited.includes(seat) && last !== undefined && last.answered === Infinity;
    if (isOpen && last.pings === 0)
      wrong.push(`seat ${seat} is waited for and was not pinged: ${told(asks)}`);
    return wrong;
  });
}

/** The mark that a message of the bot carries, which no other has. */
export function markOf({ payload }: DeliveryRecord): number | undefined {
  const { components } = payload as { readonly components?: readonly { readonly id?: number }[] };
  return components?.[0]?.id;
}

function wrongPing(asks: readonly Ask[], step: number | undefined): readonly string[] {
  if (step === undefined) return ['was pinged by a message that is no live table'];
  const ask = asks.findLast((one) => one.step <= step);
  if (ask === undefined) return [`was pinged at step ${step} for nothing`];
  ask.pings += 1;
  if (ask.answered <= step) return [`was pinged at step ${step} for a decision made at step ${ask.answered}`];
  return ask.pings > 1 ? [`was pinged again at step ${step} for the decision of step ${ask.step}`] : [];
}

function asksFor({ steps, log }: Calls, seat: Seat): readonly Ask[] {
  const acted = log.filter((row) => row.seat === seat);
  return asksOf(steps).flatMap(({ step, seats }) => {
    if (!seats.includes(seat)) return [];
    return [{ step, answered: acted.find((row) => row.step > step)?.step ?? Infinity, pings: 0 }];
  });
}

/** What a live table's mark is made of, so that each message tells of which step it is. */
function stepsByMark({ store, table }: Calls): ReadonlyMap<number, number> {
  const [secret] = store.all<{ readonly value: string }>("SELECT value FROM secrets WHERE name = 'veil'");
  const veil = newVeil(Buffer.from(secret?.value ?? '', 'hex'));
  const marks = new Map<number, number>();
  for (let step = 0; step <= table.step; step += 1) {
    const digest = veil.digest(`marker/${table.id}/${step}/live/0`);
    marks.set(digest.readUInt32BE(0) >>> 1 || 1, step);
  }
  return marks;
}

function told(asks: readonly Ask[]): string {
  return asks
    .map(({ step, answered, pings }) => `step ${step} to ${answered} pinged ${pings} times`)
    .join(', ');
}
