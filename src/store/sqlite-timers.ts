import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Instant } from '../base/instant.js';
import type { TimerStore } from '../tables/ports.js';
import type { Database, Queries } from './database.js';
import { beats, timers } from './schema.js';

const BEAT_ID = 1;

export function sqliteTimers(database: Database): TimerStore {
  return {
    due: (now, most) =>
      database.read((queries) =>
        queries.select().from(timers).where(lte(timers.at, now)).orderBy(asc(timers.at)).limit(most).all(),
      ),

    async postpone({ tableId, kind, seat, at }, until) {
      const sameSeat = seat === null ? isNull(timers.seat) : eq(timers.seat, seat);
      const found = and(eq(timers.tableId, tableId), eq(timers.kind, kind), sameSeat, eq(timers.at, at));
      await database.write((queries) => queries.update(timers).set({ at: until }).where(found).run());
    },

    lastBeat: () =>
      database.read((queries) => queries.select().from(beats).where(eq(beats.id, BEAT_ID)).get()?.at),

    async beat(now) {
      await database.write((queries) => putBeat(queries, now));
    },

    async beatAfterGap(now, { gapMs, tell }) {
      // One transaction, so that a crash in between does not give the time back twice.
      await database.write((queries) => {
        // A ping that waits for a time of day waits for the same one still, and a proposal knows when it was made.
        const running = inArray(timers.kind, ['remind', 'bank', 'end', 'warn', 'close']);
        queries
          .update(timers)
          .set({ at: sql`${timers.at} + ${gapMs}` })
          .where(running)
          .run();
        if (tell) tellAll(queries, now);
        putBeat(queries, now);
      });
    },
  };
}

function putBeat(queries: Queries, at: Instant): void {
  queries
    .insert(beats)
    .values({ id: BEAT_ID, at })
    .onConflictDoUpdate({ target: beats.id, set: { at } })
    .run();
}

function tellAll(queries: Queries, now: Instant): void {
  queries.delete(timers).where(eq(timers.kind, 'tell')).run();
  queries.run(
    sql`INSERT INTO ${timers} (table_id, kind, at) SELECT DISTINCT table_id, 'tell', ${now} FROM ${timers} WHERE kind = 'end'`,
  );
}
