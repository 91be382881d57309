import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Entry, Field, ResultStore, StandingRequest } from '../standings/ports.js';
import type { Period, RecordedResult } from '../standings/types.js';
import { isPseudonym, type UserId } from '../tables/ids.js';
import type { Database, Queries } from './database.js';
import { type CountChange, changeCounts } from './ranks.js';
import { resultOfRows, rowOfResult, rowsOfPlacings } from './result-rows.js';
import { boards, members, people, placings, results, tallies, toRecord } from './schema.js';
import { columnsOfTally, tallyOfRow, valuesOfRow } from './tally-rows.js';

export function sqliteResults(database: Database): ResultStore {
  return {
    unrecorded: (most) =>
      database.read((queries) =>
        queries
          .select({ tableId: toRecord.tableId })
          .from(toRecord)
          .orderBy(asc(toRecord.finishedAt), asc(toRecord.tableId))
          .limit(most)
          .all()
          .map(({ tableId }) => tableId),
      ),

    standing: (field, about) =>
      database.read((queries) => ({
        latest: latestOf(queries, field),
        tallies: talliesOf(queries, field, about),
      })),

    record: (entry) => database.write((queries) => record(queries, entry)),

    async dismiss(tableId) {
      await database.write((queries) => queries.delete(toRecord).where(eq(toRecord.tableId, tableId)).run());
    },

    result: (tableId) =>
      database.read((queries) => {
        const found = queries.select().from(results).where(eq(results.tableId, tableId)).all();
        return withSeats(queries, found)[0];
      }),

    results: (field, after, most) =>
      database.read((queries) => {
        const found = queries
          .select()
          .from(results)
          .where(and(inField(field), gt(results.number, after)))
          .orderBy(asc(results.number))
          .limit(most);
        return withSeats(queries, found.all());
      }),
  };
}

function inField({ guildId, gameId }: Field) {
  return and(eq(results.guildId, guildId), eq(results.gameId, gameId));
}

function latestOf(queries: Queries, field: Field): number {
  const found = queries
    .select({ latest: max(results.number) })
    .from(results)
    .where(inField(field))
    .get();
  return found?.latest ?? 0;
}

function talliesOf(queries: Queries, { guildId, gameId }: Field, { userIds, periods }: StandingRequest) {
  return queries
    .select({ period: boards.period, tally: tallies })
    .from(tallies)
    .innerJoin(boards, eq(boards.id, tallies.boardId))
    .where(
      and(
        eq(boards.guildId, guildId),
        eq(boards.gameId, gameId),
        inArray(boards.period, [...periods]),
        inArray(tallies.userId, [...userIds]),
      ),
    )
    .all()
    .map(({ period, tally }) => ({ userId: tally.userId, period, tally: tallyOfRow(tally) }));
}

function withSeats(
  queries: Queries,
  rows: readonly (typeof results.$inferSelect)[],
): readonly RecordedResult[] {
  return rows.map((row) => {
    const seats = queries
      .select()
      .from(placings)
      .where(eq(placings.result, row.number))
      .orderBy(asc(placings.seat));
    return resultOfRows(row, seats.all());
  });
}

function record(queries: Queries, entry: Entry): 'recorded' | 'stale' {
  const { result, ratings, expectedLatest } = entry;
  if (latestOf(queries, result) !== expectedLatest || isOthers(queries, result)) return 'stale';
  const { number } = queries
    .insert(results)
    .values(rowOfResult(result))
    .returning({ number: results.number })
    .get();
  queries
    .insert(placings)
    .values([...rowsOfPlacings({ ...result, number, ratings })])
    .run();
  queries.delete(toRecord).where(eq(toRecord.tableId, result.tableId)).run();
  if (entry.tallies.length > 0) recordTallies(queries, entry);
  return 'recorded';
}

/** Somebody who has been forgotten since the result was read sits at the table under a pseudonym. */
function isOthers(queries: Queries, { tableId, seats }: Entry['result']): boolean {
  const seated = queries
    .select({ position: people.position, userId: people.userId })
    .from(people)
    .where(eq(people.tableId, tableId));
  return seated.all().some(({ position, userId }) => seats[position]?.userId !== userId);
}

function recordTallies(queries: Queries, { result, tallies: changed }: Entry): void {
  const present = presenceOf(queries, result);
  const boardIds = boardsOf(
    queries,
    result,
    changed.map(({ period }) => period),
  );
  const rows = changed.map(({ userId, period, ...counted }) => ({
    boardId: boardIds.get(period) ?? 0,
    userId,
    present: present.get(userId) ?? true,
    ...columnsOfTally(counted),
  }));
  const before = queries
    .select()
    .from(tallies)
    .where(
      and(
        inArray(tallies.boardId, [...boardIds.values()]),
        inArray(
          tallies.userId,
          rows.map(({ userId }) => userId),
        ),
      ),
    )
    .all();
  changeCounts(queries, [...before.map(countedAs(-1)), ...rows.map(countedAs(1))]);
  for (const row of rows)
    queries
      .insert(tallies)
      .values(row)
      .onConflictDoUpdate({ target: [tallies.boardId, tallies.userId], set: row })
      .run();
}

/** The row of a tally as one person more or less. */
export function countedAs(by: CountChange['by']) {
  return (row: typeof tallies.$inferSelect): CountChange => {
    const { boardId, present } = row;
    return { counted: { boardId, present, values: valuesOfRow(row) }, by };
  };
}

/** Makes members of whoever is none yet; who of them is there. */
function presenceOf(queries: Queries, { guildId, seats }: Entry['result']): ReadonlyMap<UserId, boolean> {
  const rows = seats.map(({ userId, name }) => ({ guildId, userId, name, present: !isPseudonym(userId) }));
  // Whoever was found to be gone before their first result has no name yet.
  const name = sql`coalesce(${members.name}, excluded.name)`;
  const key = [members.guildId, members.userId];
  queries.insert(members).values(rows).onConflictDoUpdate({ target: key, set: { name } }).run();
  const known = queries
    .select({ userId: members.userId, present: members.present })
    .from(members)
    .where(
      and(
        eq(members.guildId, guildId),
        inArray(
          members.userId,
          rows.map(({ userId }) => userId),
        ),
      ),
    );
  return new Map(known.all().map(({ userId, present }) => [userId, present]));
}

function boardsOf(
  queries: Queries,
  { guildId, gameId }: Field,
  periods: readonly Period[],
): ReadonlyMap<Period, number> {
  const different = [...new Set(periods)];
  queries
    .insert(boards)
    .values(different.map((period) => ({ guildId, gameId, period })))
    .onConflictDoNothing()
    .run();
  const found = queries
    .select({ id: boards.id, period: boards.period })
    .from(boards)
    .where(and(eq(boards.guildId, guildId), eq(boards.gameId, gameId), inArray(boards.period, different)));
  return new Map(found.all().map(({ id, period }) => [period, id]));
}
