import { err, ok, type Result } from '../base/result.js';
import type { TableDeps } from './deps.js';
import type { TableId } from './ids.js';
import type { StepNotice } from './notice.js';
import type { TableStore } from './ports.js';
import { type KeyedQueue, newKeyedQueue } from './queue.js';
import type { Busy, NoSuchTable } from './refusals.js';
import type { LoggedTable, LogRow, Table } from './table.js';

/** What a use case decided: the table as it is to be, and what the caller learns. */
export interface Decided<Value> {
  /** With a higher `step`: one for each thing that happened. */
  readonly table: Table;
  readonly log: readonly LogRow[];
  readonly notices: readonly StepNotice[];
  readonly value: Value;
}

export type Decide<Value, Refusal> = (loaded: LoggedTable) => Result<Decided<Value>, Refusal>;

/** How often a decision is made anew on a table that somebody else changed meanwhile. */
const ATTEMPTS_MAX = 8;

const queues = new WeakMap<TableStore, KeyedQueue>();

/**
 * Loads a table, decides with pure code, commits; on a table that changed in between, decides once more.
 * Changes of one table wait for each other here, so that only another process can make a decision stale.
 */
export function changeTable<Value, Refusal>(
  deps: TableDeps,
  tableId: TableId,
  decide: Decide<Value, Refusal>,
): Promise<Result<Value, Refusal | NoSuchTable | Busy>> {
  return queueOf(deps.store).inTurn(tableId, () => changeInTurn(deps.store, tableId, decide));
}

async function changeInTurn<Value, Refusal>(
  store: TableStore,
  tableId: TableId,
  decide: Decide<Value, Refusal>,
): Promise<Result<Value, Refusal | NoSuchTable | Busy>> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const loaded = await store.findWithLog(tableId);
    if (loaded === undefined) return err({ reason: 'no-such-table' });

    const decided = decide(loaded);
    if (!decided.ok) return decided;

    const { table, log, notices, value } = decided.value;
    const committed = await store.commit({ expectedStep: loaded.table.step, table, log, notices });
    if (committed === 'committed') return ok(value);
  }
  return err({ reason: 'busy' });
}

function queueOf(store: TableStore): KeyedQueue {
  const queue = queues.get(store) ?? newKeyedQueue();
  queues.set(store, queue);
  return queue;
}
