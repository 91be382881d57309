import { type SQL, sql } from 'drizzle-orm';
import { invariant } from '../base/invariant.js';
import { MEASURES, type Measure, type Values } from '../standings/types.js';
import type { Queries } from './database.js';
import { ranks } from './schema.js';

/**
 * People are counted by what their values begin with: on the last level by the whole value, on each level before by
 * what is left without its last hexadecimal digit. Whoever is better shares some digits and then has a better one, so
 * that a place is the sum of at most 15 counts for each digit.
 */
const LEVELS = 5;
const DIGIT_BITS = 4;
const DIGITS = 1 << DIGIT_BITS;
const VALUE_MAX = DIGITS ** LEVELS - 1;

/** One person's values on one board, before or after a change. */
export interface Counted {
  readonly boardId: number;
  readonly present: boolean;
  readonly values: Values;
}

/** One person more or less with these values. */
export interface CountChange {
  readonly counted: Counted;
  readonly by: 1 | -1;
}

export function changeCounts(queries: Queries, changes: readonly CountChange[]): void {
  const rows = new Map<string, typeof ranks.$inferInsert>();
  for (const { counted, by } of changes)
    for (const measure of MEASURES) {
      const value = counted.values[measure];
      if (value === null) continue;
      for (let level = 0; level < LEVELS; level += 1) {
        const { boardId, present } = counted;
        const prefix = prefixAt(value, level);
        const key = [boardId, measure, level, prefix, present].join();
        const count = (rows.get(key)?.count ?? 0) + by;
        rows.set(key, { boardId, measure, level, prefix, present, count });
      }
    }
  const changed = [...rows.values()].filter(({ count }) => count !== 0);
  if (changed.length === 0) return;
  queries
    .insert(ranks)
    .values(changed)
    .onConflictDoUpdate({
      target: [ranks.boardId, ranks.measure, ranks.level, ranks.prefix, ranks.present],
      set: { count: sql`${ranks.count} + excluded.count` },
    })
    .run();
}

/** Which people of a board are counted. */
export interface Scope {
  readonly boardId: number;
  readonly measure: Measure;
  readonly presentOnly: boolean;
}

/** How many have a better value. */
export function countBetter(
  queries: Queries,
  scope: Scope,
  { value, lowFirst }: { readonly value: number; readonly lowFirst: boolean },
): number {
  const levels = Array.from({ length: LEVELS }, (_, level) => {
    const own = prefixAt(value, level);
    const first = own - (own % DIGITS);
    return lowFirst ? { level, from: first, to: own - 1 } : { level, from: own + 1, to: first + DIGITS - 1 };
  });
  return countIn(queries, scope, levels);
}

export function countAll(queries: Queries, scope: Scope): number {
  return countIn(queries, scope, [{ level: 0, from: 0, to: DIGITS - 1 }]);
}

interface Stretch {
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

function countIn(queries: Queries, scope: Scope, stretches: readonly Stretch[]): number {
  const { boardId, measure, presentOnly } = scope;
  const least = presentOnly ? 1 : 0;
  const parts = stretches
    .filter(({ from, to }) => from <= to)
    .map(
      ({ level, from, to }): SQL =>
        sql`SELECT sum(count) AS count FROM ranks WHERE board_id = ${boardId} AND measure = ${measure} AND level = ${level} AND prefix BETWEEN ${from} AND ${to} AND present >= ${least}`,
    );
  if (parts.length === 0) return 0;
  const all = sql.join(parts, sql` UNION ALL `);
  return queries.get<{ readonly count: number }>(sql`SELECT coalesce(sum(count), 0) AS count FROM (${all})`)
    .count;
}

function prefixAt(value: number, level: number): number {
  invariant(Number.isInteger(value) && 0 <= value && value <= VALUE_MAX, `No place for a value of ${value}.`);
  return value >> (DIGIT_BITS * (LEVELS - 1 - level));
}
