import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import type { Seat } from '../../games/game-types.js';
import { changeTable, type Decided } from '../change.js';
import { gameAt, type TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import { seatOf } from '../look-at-table.js';
import { abandoned, type Ending } from '../match/abandon.js';
import { toldMatch } from '../match/told.js';
import { type NotPresent, whyNotPresent } from '../people/presence.js';
import type { AgreedAlready, Busy, NoSuchTable, NotPlaying, NotSeated } from '../refusals.js';
import { type AbandonedSummary, type PlayingSummary, summaryOf } from '../summary.js';
import type { LoggedTable, Playing } from '../table.js';
import { type Agreement, agreement, agreementLines, withProposal } from './proposals.js';

export interface EndTable {
  readonly tableId: TableId;
  readonly userId: UserId;
  /** May manage the server, so may end anybody's match. */
  readonly isModerator: boolean;
  readonly now: Instant;
}

export type EndAnswer =
  | { readonly kind: 'ended'; readonly table: AbandonedSummary }
  /** More than half of the present seats have to agree: `needed` of them, of which `agreed` have. */
  | {
      readonly kind: 'proposed';
      readonly agreed: readonly Seat[];
      readonly needed: number;
      readonly table: PlayingSummary;
    };

export type EndTableRefusal =
  | NoSuchTable
  | NotPlaying
  /** Neither that, nor a moderator. */
  | NotSeated
  | NotPresent
  | Busy
  | AgreedAlready;

type Match = Pick<LoggedTable, 'settings'> & { readonly table: Playing };

/**
 * Ends a running match without a result: at once for its host and for moderators; anybody else who plays proposes
 * it, or agrees to that. Works for a match of other rules too, whose scores stay unknown.
 */
export function endTable(
  deps: TableDeps,
  { tableId, userId, isModerator, now }: EndTable,
): Promise<Result<EndAnswer, EndTableRefusal>> {
  return changeTable<EndAnswer, EndTableRefusal>(deps, tableId, ({ table, settings }) => {
    if (table.status !== 'playing') return err({ reason: 'not-playing', status: table.status });
    if (table.host === userId) return ok(ended(deps, table, { why: 'host', by: userId, now }));
    if (isModerator) return ok(ended(deps, table, { why: 'moderator', by: userId, now }));
    return vote(deps, { table, settings }, { userId, now });
  });
}

function vote(
  deps: TableDeps,
  match: Match,
  { userId, now }: Pick<EndTable, 'userId' | 'now'>,
): Result<Decided<EndAnswer>, EndTableRefusal> {
  const { table } = match;
  const seat = seatOf(table, userId);
  if (seat === null) return err({ reason: 'not-seated' });
  const absent = whyNotPresent(table, seat);
  if (absent !== undefined) return err(absent);

  const agreed = agreement(table, { kind: 'end', seat, now });
  if (agreed.isCarried) return ok(ended(deps, table, { why: 'vote', by: null, now }));
  if (!agreed.isNew)
    return err({ reason: 'agreed-already', waitingFor: agreed.waitingFor, table: summaryOf(table) });
  return ok(proposed(deps, match, { agreed, seat, now }));
}

function ended(deps: TableDeps, playing: Playing, ending: Ending): Decided<EndAnswer> {
  const { table, row, notice } = abandoned(playing, gameAt(deps, playing), ending);
  return { table, log: [row], notices: [notice], value: { kind: 'ended', table: summaryOf(table) } };
}

function proposed(
  deps: TableDeps,
  { table, settings }: Match,
  { agreed, seat, now }: { readonly agreed: Agreement; readonly seat: Seat; readonly now: Instant },
): Decided<EndAnswer> {
  const { proposal, needed } = agreed;
  const proposals = withProposal(table, proposal, now);
  const lines = agreementLines(agreed, seat);
  const after = toldMatch(deps, { table: { ...table, proposals }, settings }, { lines, now });
  const value = { kind: 'proposed', agreed: proposal.agreed, needed, table: summaryOf(after.table) } as const;
  return { ...after, log: [], value };
}
