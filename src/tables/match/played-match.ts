import type { Instant } from '../../base/instant.js';
import { atSeat, type BySeat, type Figures, type OptionValues, type Seat } from '../../games/game-types.js';
import { gameAt, type TableDeps } from '../deps.js';
import { type GuildId, isPseudonym, type TableId, type UserId } from '../ids.js';
import type { Finished } from '../table.js';
import { type MoveRow, standingMoves } from './standing.js';

/** What a finished match comes to for each seat. */
export interface PlayedSeat {
  readonly userId: UserId;
  /** `null` where somebody had their data deleted. */
  readonly name: string | null;
  readonly place: number;
  readonly scores: readonly number[];
  readonly total: number;
  readonly leftEarly: boolean;
  /** A stand-in made its last move, and it has not left. */
  readonly wasAway: boolean;
  /** Moves of whoever sits there at the end. */
  readonly ownMoves: number;
  /** None where the rules it was played by are not at hand. */
  readonly figures: Figures;
}

/** A finished match without anything that it kept hidden. */
export interface PlayedMatch {
  readonly tableId: TableId;
  readonly guildId: GuildId;
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly seats: BySeat<PlayedSeat>;
  readonly moves: number;
  /** False where it ended since only one seat was not given up. */
  readonly playedOut: boolean;
  readonly startedAt: Instant;
  readonly finishedAt: Instant;
}

/** The match of a finished table, from its log alone; nothing where there is no such table. */
export async function playedMatch(
  deps: Pick<TableDeps, 'store' | 'games'>,
  tableId: TableId,
): Promise<PlayedMatch | undefined> {
  const found = await deps.store.findWithLog(tableId);
  if (found?.table.status !== 'finished') return undefined;
  const { table, log } = found;
  const { id, place, gameId, rulesVersion, options, startedAt, finishedAt } = table;
  const moves = standingMoves(log);
  const figures = figuresOf(deps, table, moves);
  return {
    tableId: id,
    guildId: place.guildId,
    gameId,
    rulesVersion,
    options,
    seats: table.seats.map((_person, seat) => playedSeat(table, seat as Seat, { moves, figures })),
    moves: moves.length,
    playedOut: log.at(-1)?.kind === 'move',
    startedAt,
    finishedAt,
  };
}

function playedSeat(
  { seats, outcome, resigned }: Finished,
  seat: Seat,
  { moves, figures }: { readonly moves: readonly MoveRow[]; readonly figures: BySeat<Figures> },
): PlayedSeat {
  const { userId, name } = atSeat(seats, seat);
  const own = moves.filter((row) => row.seat === seat);
  const leftEarly = resigned.includes(seat);
  return {
    userId,
    name: isPseudonym(userId) ? null : name,
    place: atSeat(outcome.places, seat),
    scores: outcome.rounds.map((round) => atSeat(round, seat)),
    total: atSeat(outcome.totals, seat),
    leftEarly,
    wasAway: !leftEarly && own.at(-1)?.by === 'stand-in',
    ownMoves: own.filter((row) => row.userId === userId).length,
    figures: figures[seat] ?? {},
  };
}

function figuresOf(
  deps: Pick<TableDeps, 'games'>,
  table: Finished,
  moves: readonly MoveRow[],
): BySeat<Figures> {
  const { options, seats, seed } = table;
  const game = gameAt(deps, table);
  return game?.figures({ options, seatCount: seats.length, seed }, moves) ?? [];
}
