import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { LeaderboardStore, PageRequest } from '../standings/ports.js';
import type { Board, Cursor, LeaderboardPage, LeaderboardRow, Measure } from '../standings/types.js';
import type { Database, Queries } from './database.js';
import { matchesOfPerson } from './own-matches.js';
import { countAll, countBetter, type Scope } from './ranks.js';
import { boards, members, tallies } from './schema.js';

export function sqliteBoards(database: Database): LeaderboardStore {
  return {
    page: (board, request) => database.read((queries) => pageOf(queries, board, request)),

    matchesOf: (field, userId) => database.read((queries) => matchesOfPerson(queries, field, userId)),

    namesOf: (guildId, userIds) =>
      database.read((queries) => {
        const known = queries
          .select({ userId: members.userId, name: members.name })
          .from(members)
          .where(and(eq(members.guildId, guildId), inArray(members.userId, [...userIds])));
        return new Map(known.all().map(({ userId, name }) => [userId, name]));
      }),
  };
}

const COLUMNS = {
  rating: tallies.rating,
  wins: tallies.wins,
  'win-rate': tallies.winRate,
  best: tallies.best,
  average: tallies.average,
} as const satisfies Record<Measure, unknown>;

/** A board that there is, with what is looked for on it. */
interface Look extends Scope {
  readonly lowFirst: boolean;
  readonly guildId: Board['guildId'];
}

/** A person on a board, before the place is known. */
interface Spot {
  readonly userId: LeaderboardRow['userId'];
  readonly value: number;
}

function pageOf(queries: Queries, board: Board, request: PageRequest): LeaderboardPage {
  const { guildId, gameId, period, measure, lowFirst, presentOnly } = board;
  const found = queries
    .select({ id: boards.id })
    .from(boards)
    .where(and(eq(boards.guildId, guildId), eq(boards.gameId, gameId), eq(boards.period, period)))
    .get();
  if (found === undefined) return NOBODY;
  const look = { boardId: found.id, measure, presentOnly, lowFirst, guildId };
  const spots = spotsOf(queries, look, request);
  const own = ownSpot(queries, look, request.asker);
  const [first, last] = [spots[0], spots.at(-1)];
  return {
    rows: rowsOf(queries, look, spots),
    own: own === undefined ? null : (rowsOf(queries, look, [own])[0] ?? null),
    players: countAll(queries, look),
    before: first === undefined ? null : cursorWhereMore(queries, look, { ...first, side: 'before' }),
    after: last === undefined ? null : cursorWhereMore(queries, look, { ...last, side: 'after' }),
  };
}

const NOBODY: LeaderboardPage = { rows: [], own: null, players: 0, before: null, after: null };

/** In the order of the board. Where people have moved so that the page would be cut short, it is the first one. */
function spotsOf(queries: Queries, look: Look, { cursor, size }: PageRequest): readonly Spot[] {
  if (cursor === null) return spotsFrom(queries, look, { cursor, size });
  const found = spotsFrom(queries, look, { cursor, size });
  const isWhole = cursor.side === 'after' ? found.length > 0 : found.length === size;
  return isWhole ? found : spotsFrom(queries, look, { cursor: null, size });
}

/** Both those who are there and those who have left are in order already, so that as few are read of each. */
function spotsFrom(
  queries: Queries,
  look: Look,
  { cursor, size }: Pick<PageRequest, 'cursor' | 'size'>,
): readonly Spot[] {
  const isBack = cursor?.side === 'before';
  const isUp = look.lowFirst !== isBack;
  const read = (present: boolean) => spotsAmong(queries, look, { present, cursor, size, isUp });
  const found = look.presentOnly ? read(true) : [...read(true), ...read(false)];
  const ordered = found
    .toSorted((one, other) => (isUp ? upward(one, other) : upward(other, one)))
    .slice(0, size);
  return isBack ? ordered.toReversed() : ordered;
}

function upward(one: Spot, other: Spot): number {
  if (one.value !== other.value) return one.value - other.value;
  // As SQLite compares texts.
  return one.userId < other.userId ? -1 : 1;
}

function spotsAmong(
  queries: Queries,
  { boardId, measure }: Look,
  {
    present,
    cursor,
    size,
    isUp,
  }: Pick<PageRequest, 'cursor' | 'size'> & { readonly present: boolean; readonly isUp: boolean },
): readonly Spot[] {
  const column = COLUMNS[measure];
  const { userId } = tallies;
  const beyond =
    cursor === null
      ? undefined
      : sql`(${column}, ${userId}) ${sql.raw(isUp ? '>' : '<')} (${cursor.value}, ${cursor.userId})`;
  const order = isUp ? asc : desc;
  return queries
    .select({ userId, value: sql<number>`${column}` })
    .from(tallies)
    .where(and(eq(tallies.boardId, boardId), eq(tallies.present, present), isNotNull(column), beyond))
    .orderBy(order(column), order(userId))
    .limit(size)
    .all();
}

function ownSpot(
  queries: Queries,
  { boardId, measure, presentOnly }: Look,
  asker: Spot['userId'],
): Spot | undefined {
  const found = queries
    .select({ value: sql<number | null>`${COLUMNS[measure]}`, present: tallies.present })
    .from(tallies)
    .where(and(eq(tallies.boardId, boardId), eq(tallies.userId, asker)))
    .get();
  if (found === undefined || found.value === null || (presentOnly && !found.present)) return undefined;
  return { userId: asker, value: found.value };
}

function cursorWhereMore(queries: Queries, look: Look, cursor: Cursor): Cursor | null {
  return spotsFrom(queries, look, { cursor, size: 1 }).length > 0 ? cursor : null;
}

function rowsOf(queries: Queries, look: Look, spots: readonly Spot[]): readonly LeaderboardRow[] {
  if (spots.length === 0) return [];
  const people = new Map(peopleAt(queries, look, spots).map((person) => [person.userId, person]));
  const places = placesOf(queries, look, spots);
  return spots.flatMap((spot, index) => {
    const person = people.get(spot.userId);
    return person === undefined ? [] : [{ ...person, ...spot, place: places[index] ?? 0 }];
  });
}

function peopleAt(queries: Queries, { boardId, guildId }: Look, spots: readonly Spot[]) {
  return queries
    .select({
      userId: tallies.userId,
      name: members.name,
      present: tallies.present,
      matches: tallies.matches,
      wins: tallies.wins,
    })
    .from(tallies)
    .leftJoin(members, and(eq(members.guildId, guildId), eq(members.userId, tallies.userId)))
    .where(
      and(
        eq(tallies.boardId, boardId),
        inArray(
          tallies.userId,
          spots.map(({ userId }) => userId),
        ),
      ),
    )
    .all();
}

/** Only the first value is counted out, and the second, since the first may be shared with the page before. */
function placesOf(queries: Queries, look: Look, spots: readonly Spot[]): readonly number[] {
  const places: number[] = [];
  let counted = 0;
  for (const [index, { value }] of spots.entries()) {
    const before = index === 0 ? undefined : spots[index - 1];
    if (before?.value === value) places.push(places[index - 1] ?? 0);
    else if (counted < 2) {
      places.push(1 + countBetter(queries, look, { value, lowFirst: look.lowFirst }));
      counted += 1;
    } else places.push((places[index - 1] ?? 0) + runLength(spots, index - 1));
  }
  return places;
}

/** How many spots up to this one have its value. */
function runLength(spots: readonly Spot[], last: number): number {
  const value = spots[last]?.value;
  const begin = spots.findIndex((spot) => spot.value === value);
  return last - begin + 1;
}
