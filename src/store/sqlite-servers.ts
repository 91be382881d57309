import { eq } from 'drizzle-orm';
import type { GuildId } from '../tables/ids.js';
import type { ServerStore } from '../tables/ports.js';
import { SERVER_SETTINGS_DEFAULT, type ServerSettings } from '../tables/server-settings.js';
import type { Database, Queries } from './database.js';
import { servers } from './schema.js';

export function sqliteServers(database: Database): ServerStore {
  return {
    settingsOf: (guildId) => database.read((queries) => withDefaults(bodyOf(queries, guildId))),

    // Read and written in one transaction, so that two people who change different things do not undo each other.
    change: (guildId, change) =>
      database.write((queries) => {
        const row = { guildId, body: { ...bodyOf(queries, guildId), ...change } };
        queries.insert(servers).values(row).onConflictDoUpdate({ target: servers.guildId, set: row }).run();
        return withDefaults(row.body);
      }),
  };
}

function bodyOf(queries: Queries, guildId: GuildId): Partial<ServerSettings> {
  return queries.select().from(servers).where(eq(servers.guildId, guildId)).get()?.body ?? {};
}

function withDefaults(body: Partial<ServerSettings>): ServerSettings {
  return { ...SERVER_SETTINGS_DEFAULT, ...body };
}
