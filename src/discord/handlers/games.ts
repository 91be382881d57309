import type { TableSummary } from '../../tables/summary.js';
import type { Answer } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { gamesScreen, TABLES_PER_PAGE, type Whose } from '../screens/games.js';

export interface GamesAsked {
  readonly whose: Whose;
  readonly page: number;
}

/** The asker's tables on this server, or everybody's, to the asker alone. */
export async function showGames(app: App, asker: Asker, { whose, page }: GamesAsked): Promise<Answer> {
  const { userId: viewer, words } = asker;
  const [listed, elsewhere] = await Promise.all([
    whose === 'own' ? ownTables(app, asker, page) : allTables(app, asker, page),
    tablesElsewhere(app, asker),
  ]);
  const now = app.now();
  return { kind: 'private', screen: gamesScreen({ ...listed, whose, elsewhere, viewer, words, now }) };
}

interface Listed {
  readonly tables: readonly TableSummary[];
  readonly count: number;
  readonly page: number;
}

async function ownTables(app: App, { userId, guildId }: Asker, asked: number): Promise<Listed> {
  const own = await app.tables.tablesOf(userId, guildId);
  const page = pageWithin(asked, own.length);
  const shown = own.slice(page * TABLES_PER_PAGE, (page + 1) * TABLES_PER_PAGE);
  return { tables: shown.map(({ table }) => table), count: own.length, page };
}

async function allTables(app: App, { guildId }: Asker, asked: number): Promise<Listed> {
  const partOf = (page: number) => ({ skip: page * TABLES_PER_PAGE, most: TABLES_PER_PAGE });
  const found = await app.tables.tablesIn(guildId, partOf(asked));
  const page = pageWithin(asked, found.count);
  // The list has become shorter since that page was offered.
  return page === asked
    ? { ...found, page }
    : { ...(await app.tables.tablesIn(guildId, partOf(page))), page };
}

function pageWithin(page: number, count: number): number {
  return Math.min(page, Math.max(0, Math.ceil(count / TABLES_PER_PAGE) - 1));
}

async function tablesElsewhere(app: App, { userId, guildId }: Asker): Promise<number> {
  const [all, here] = await Promise.all([
    app.tables.tableCountOf(userId),
    app.tables.tablesOf(userId, guildId),
  ]);
  return Math.max(0, all - here.length);
}
