import type { App } from './app.js';
import type { Asker } from './asked.js';

/** Keeps the names at tables as they are now: whoever uses the bot shows what they are called. */
export function keepName({ tables, log }: Pick<App, 'tables' | 'log'>, asker: Asker): void {
  const { userId, name, guildId } = asker;
  tables.renamePerson({ userId, name }, guildId).catch((error: unknown) => {
    log.warn({ err: error, user: userId }, 'name not kept');
  });
}
