import type { GuildId, UserId } from '../tables/ids.js';
import type { App } from './app.js';
import type { Asker } from './asked.js';

/** How many people's names are remembered, so that one who clicks often is stored once. */
const PEOPLE_MAX = 5_000;

/** Keeps the names at tables as they are now: whoever uses the bot shows what they are called. */
export function newNameKeeper(app: Pick<App, 'tables' | 'log'>): (asker: Asker) => void {
  const known = new Map<string, string>();
  return ({ userId, name, guildId }) => {
    const key = keyOf(guildId, userId);
    if (known.get(key) === name) return;
    known.set(key, name);
    const oldest = known.keys().next().value;
    if (known.size > PEOPLE_MAX && oldest !== undefined) known.delete(oldest);
    app.tables.renamePerson({ userId, name }, guildId).catch((error: unknown) => {
      known.delete(key);
      app.log.warn({ err: error, user: userId }, 'name not kept');
    });
  };
}

function keyOf(guildId: GuildId, userId: UserId): string {
  return `${guildId}/${userId}`;
}
