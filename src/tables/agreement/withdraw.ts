import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import { findSeated, type SeatedRefusal } from '../match/match-change.js';
import { toldMatch } from '../match/told.js';
import type { Busy, NoSuchTable } from '../refusals.js';
import { type PlayingSummary, summaryOf } from '../summary.js';
import type { Proposal } from '../table.js';
import { openProposals, withoutProposal, withProposal } from './proposals.js';

export interface Withdraw {
  readonly tableId: TableId;
  readonly userId: UserId;
  /** What was agreed to. */
  readonly what: Proposal['kind'];
  readonly now: Instant;
}

export interface WithdrawAnswer {
  /** `dropped`: nobody proposes it any more. */
  readonly kind: 'withdrawn' | 'dropped';
  readonly table: PlayingSummary;
}

export type WithdrawRefusal =
  | NoSuchTable
  | SeatedRefusal
  | Busy
  /** It was carried, has lapsed, or was withdrawn. */
  | { readonly reason: 'nothing-proposed' }
  | { readonly reason: 'not-agreed' };

/** Takes one's agreement back. Whoever proposed takes the proposal away with it. */
export function withdraw(
  deps: TableDeps,
  { tableId, userId, what, now }: Withdraw,
): Promise<Result<WithdrawAnswer, WithdrawRefusal>> {
  return changeTable<WithdrawAnswer, WithdrawRefusal>(deps, tableId, (loaded) => {
    const found = findSeated(deps, loaded, userId);
    if (!found.ok) return found;
    const { table, seat, settings } = found.value;
    const standing = openProposals(table, now).find(({ kind }) => kind === what);
    if (standing === undefined) return err({ reason: 'nothing-proposed' });
    if (!standing.agreed.includes(seat)) return err({ reason: 'not-agreed' });

    const isDropped = standing.by === seat;
    const agreed = standing.agreed.filter((other) => other !== seat);
    const proposals = isDropped
      ? withoutProposal(table, what, now)
      : withProposal(table, { ...standing, agreed }, now);
    const lines = [{ kind: 'withdrawn', what, seat }] as const;
    const after = toldMatch(deps, { table: { ...table, proposals }, settings }, { lines, now });
    const kind = isDropped ? 'dropped' : 'withdrawn';
    return ok({ ...after, log: [], value: { kind, table: summaryOf(after.table) } });
  });
}
