import { and, asc, eq, inArray } from 'drizzle-orm';
import { must } from '../base/invariant.js';
import type { PeopleStore } from '../tables/ports.js';
import type { Database } from './database.js';
import { people, settings, tables } from './schema.js';
import { settingsOfAll } from './settings-rows.js';
import { commitSteps } from './sqlite-tables.js';

export function sqlitePeople(database: Database): PeopleStore {
  return {
    settingsOf: (userId) =>
      database.read((queries) => must(settingsOfAll(queries, [userId])[0], 'Everybody has settings.')),

    saveSettings: (userId, body, commits = []) =>
      database.write((queries) => {
        if (commitSteps(queries, commits) === 'stale') return 'stale';
        const row = { userId, body };
        queries.insert(settings).values(row).onConflictDoUpdate({ target: settings.userId, set: row }).run();
        return 'saved';
      }),

    openTableIdsOf: (userId) =>
      database.read((queries) =>
        queries
          .select({ id: tables.id })
          .from(people)
          .innerJoin(tables, eq(tables.id, people.tableId))
          .where(and(eq(people.userId, userId), inArray(tables.status, ['lobby', 'playing'])))
          .orderBy(asc(tables.id))
          .all()
          .map(({ id }) => id),
      ),
  };
}
