import { asc, eq, lte, sql } from 'drizzle-orm';
import type { GuildId } from '../tables/ids.js';
import type { RemovalStore } from '../tables/ports.js';
import type { Database, Queries } from './database.js';
import { MARK_LEFTOVERS } from './leftovers.js';
import { boards, members, removals, results, servers, settings, tables } from './schema.js';

export function sqliteRemovals(database: Database): RemovalStore {
  return {
    servers: () =>
      database.read((queries) => {
        const atTables = queries.select({ guildId: tables.guildId }).from(tables);
        const inStandings = queries.select({ guildId: members.guildId }).from(members);
        const withSettings = queries.select({ guildId: servers.guildId }).from(servers);
        return atTables
          .union(inStandings)
          .union(withSettings)
          .all()
          .map(({ guildId }) => guildId);
      }),

    removed: (guildId, at) =>
      database.write((queries) => {
        const marked = queries.insert(removals).values({ guildId, at }).onConflictDoNothing().run();
        return marked.changes > 0;
      }),

    async present(guildId) {
      const isRemoved = eq(removals.guildId, guildId);
      // Asked for each server at each start, and hardly ever anything to write.
      const known = await database.read((queries) => queries.select().from(removals).where(isRemoved).get());
      if (known === undefined) return false;
      await database.write((queries) => queries.delete(removals).where(isRemoved).run());
      return true;
    },

    removedUntil: (at) =>
      database.read((queries) =>
        queries
          .select({ guildId: removals.guildId })
          .from(removals)
          .where(lte(removals.at, at))
          .orderBy(asc(removals.at))
          .all()
          .map(({ guildId }) => guildId),
      ),

    async forget(guildId) {
      await database.write((queries) => forgetServer(queries, guildId));
      await database.clean();
    },
  };
}

/** Whatever refers to what is dropped here goes with it. */
function forgetServer(queries: Queries, guildId: GuildId): void {
  forgetSettings(queries, guildId);
  queries.delete(tables).where(eq(tables.guildId, guildId)).run();
  queries.delete(results).where(eq(results.guildId, guildId)).run();
  queries.delete(boards).where(eq(boards.guildId, guildId)).run();
  queries.delete(members).where(eq(members.guildId, guildId)).run();
  queries.delete(servers).where(eq(servers.guildId, guildId)).run();
  queries.delete(removals).where(eq(removals.guildId, guildId)).run();
  queries.run(sql.raw(MARK_LEFTOVERS));
}

/** Of everybody who was on this server and on no other. */
function forgetSettings(queries: Queries, guildId: GuildId): void {
  const known = (which: '=' | '<>') =>
    sql`SELECT people.user_id FROM people JOIN tables ON tables.id = people.table_id WHERE tables.guild_id ${sql.raw(which)} ${guildId} UNION SELECT user_id FROM members WHERE guild_id ${sql.raw(which)} ${guildId}`;
  queries
    .delete(settings)
    .where(sql`${settings.userId} IN (${known('=')}) AND ${settings.userId} NOT IN (${known('<>')})`)
    .run();
}
