import { must } from '../../base/invariant.js';
import { err, ok, type Result } from '../../base/result.js';
import type { PastMatch } from '../../games/game-types.js';
import { type HostedGame, type MadeMove, sealOfSeed } from '../../games/hosting.js';
import { writtenRecord } from '../../games/record.js';
import { gameAt, type TableDeps } from '../deps.js';
import { type GuildId, isPseudonym, type TableId } from '../ids.js';
import type { FinishedMark } from '../ports.js';
import type { NoSuchTable, OtherRules } from '../refusals.js';
import { type FinishedSummary, summaryOf } from '../summary.js';
import type { Finished, Table } from '../table.js';
import { standingMoves } from './standing.js';

export interface LookBack {
  readonly tableId: TableId;
  /** Of whoever asks; matches of other servers are not theirs to see. */
  readonly guildId: GuildId;
}

export type LookBackRefusal =
  | NoSuchTable
  | OtherRules
  /** Hands are opened once the match is over, for everybody alike. */
  | { readonly reason: 'not-finished'; readonly status: Exclude<Table['status'], 'finished'> };

/** A finished match with all hands open. */
export interface LookedBack {
  readonly table: FinishedSummary;
  readonly past: PastMatch;
}

/** Opens a finished match to anybody of its server, without what was undone or replaced in it. */
export async function lookBack(
  deps: TableDeps,
  request: LookBack,
): Promise<Result<LookedBack, LookBackRefusal>> {
  const found = await findPast(deps, request);
  return found.ok ? ok({ table: summaryOf(found.value.table), past: found.value.past }) : found;
}

/** The same match as a record that anybody can check. */
export async function matchRecord(
  deps: TableDeps,
  request: LookBack,
): Promise<Result<string, LookBackRefusal>> {
  const found = await findPast(deps, request);
  if (!found.ok) return found;
  const { table, moves, past } = found.value;
  const { gameId: game, rulesVersion, options, seats, seed, resigned, outcome: result } = table;
  return ok(
    writtenRecord({
      game,
      rulesVersion,
      options,
      // Whoever had their data deleted has no name here, in no language.
      seats: seats.map(({ userId, name }) => (isPseudonym(userId) ? '' : name)),
      seal: sealOfSeed(seed),
      seed,
      deals: past.deals,
      moves,
      resigned,
      result,
    }),
  );
}

export interface FinishedAsked {
  readonly guildId: GuildId;
  /** Those before that one; `null`: from the latest on. */
  readonly before: FinishedMark | null;
  readonly most: number;
}

/** Finished matches of a server, the latest first. */
export async function finishedMatches(
  { store }: TableDeps,
  { guildId, before, most }: FinishedAsked,
): Promise<readonly FinishedSummary[]> {
  return (await store.finishedIn(guildId, { before, most })).map((table) => summaryOf(table));
}

interface Past {
  readonly table: Finished;
  readonly moves: readonly MadeMove[];
  readonly past: PastMatch;
}

async function findPast(
  deps: TableDeps,
  { tableId, guildId }: LookBack,
): Promise<Result<Past, LookBackRefusal>> {
  const found = await deps.store.findWithLog(tableId);
  if (found === undefined || found.table.place.guildId !== guildId) return err({ reason: 'no-such-table' });
  const { table, log } = found;
  if (table.status !== 'finished') return err({ reason: 'not-finished', status: table.status });
  const game = gameAt(deps, table);
  if (game === undefined) return err({ reason: 'other-rules' });
  const moves = game.keptMoves(standingMoves(log));
  return ok({ table, moves, past: pastOf(game, table, moves) });
}

function pastOf(game: HostedGame, { options, seats, seed }: Finished, moves: readonly MadeMove[]): PastMatch {
  const past = game.lookBack({ options, seatCount: seats.length, seed }, moves);
  return must(past.ok ? past.value : null, 'What was played once can be played again.');
}
