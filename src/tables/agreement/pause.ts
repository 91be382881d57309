import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import type { Seat } from '../../games/game-types.js';
import { changeTable, type Decided } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import { findSeated, type Seated, type SeatedRefusal } from '../match/match-change.js';
import { toldMatch } from '../match/told.js';
import type { PublicLine } from '../notice.js';
import { type NotPresent, whyNotPresent } from '../people/presence.js';
import type { AgreedAlready, Busy, NoSuchTable } from '../refusals.js';
import { type PlayingSummary, summaryOf } from '../summary.js';
import type { Playing } from '../table.js';
import { type Agreement, agreement, agreementLines, withoutProposal, withProposal } from './proposals.js';

export interface Pause {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly now: Instant;
}

export interface PauseAnswer {
  readonly kind: 'proposed' | 'paused';
  /** Seats that have to agree still. */
  readonly waitingFor: readonly Seat[];
  readonly table: PlayingSummary;
}

export type PauseRefusal =
  | NoSuchTable
  | SeatedRefusal
  | NotPresent
  | Busy
  | { readonly reason: 'paused-already' }
  | AgreedAlready;

/** Proposes that the match stands still, or agrees to it. Once all present seats have, it does. */
export function pause(
  deps: TableDeps,
  { tableId, userId, now }: Pause,
): Promise<Result<PauseAnswer, PauseRefusal>> {
  return changeTable<PauseAnswer, PauseRefusal>(deps, tableId, (loaded) => {
    const found = findSeated(deps, loaded, userId);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    const absent = whyNotPresent(table, seat);
    if (absent !== undefined) return err(absent);
    if (table.paused !== null) return err({ reason: 'paused-already' });

    const agreed = agreement(table, { kind: 'pause', seat, now });
    const { isNew, isCarried, waitingFor } = agreed;
    // Agreeing twice is of use where the seats that had not agreed are gone meanwhile.
    if (!isNew && !isCarried) return err({ reason: 'agreed-already', waitingFor, table: summaryOf(table) });
    return ok(afterAgreement(deps, found.value, { agreed, now }));
  });
}

function afterAgreement(
  deps: TableDeps,
  { table, seat, settings }: Seated,
  { agreed, now }: { readonly agreed: Agreement; readonly now: Instant },
): Decided<PauseAnswer> {
  const { proposal, isCarried, waitingFor } = agreed;
  const change: Partial<Playing> = isCarried
    ? { paused: { since: now }, proposals: withoutProposal(table, 'pause', now) }
    : { proposals: withProposal(table, proposal, now) };
  const lines = [...agreementLines(agreed, seat), ...(isCarried ? [PAUSED] : [])];
  const after = toldMatch(deps, { table: { ...table, ...change }, settings }, { lines, now });
  const kind = isCarried ? 'paused' : 'proposed';
  return { ...after, log: [], value: { kind, waitingFor, table: summaryOf(after.table) } };
}

const PAUSED: PublicLine = { kind: 'paused' };
