import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PlacedMatch, Scene } from '../tables/placed-match.js';
import type { PlaceStore } from '../tables/ports.js';
import type { Database, Queries } from './database.js';
import { people, tables } from './schema.js';

/** So many matches are read at a time that nobody waits for it. */
const PAGE_SIZE = 100;

export function sqlitePlaces(database: Database): PlaceStore {
  return {
    playingAt: (scene, after) =>
      database.read((queries) => {
        const later = after === null ? undefined : gt(tables.id, after);
        const there = and(sql`"status" = 'playing'`, isAt(scene), later);
        return queries
          .select(PLACE_COLUMNS)
          .from(tables)
          .where(there)
          .orderBy(asc(tables.id))
          .limit(PAGE_SIZE)
          .all()
          .map(({ guildId, channelId, threadId, ...row }): PlacedMatch => {
            const place = { guildId, channelId, threadId };
            return { ...row, place, seats: seatsOf(queries, row.tableId) };
          });
      }),
  };
}

const PLACE_COLUMNS = {
  tableId: tables.id,
  gameId: tables.gameId,
  step: tables.step,
  guildId: tables.guildId,
  channelId: tables.channelId,
  threadId: sql<PlacedMatch['place']['threadId']>`${tables.threadId}`,
  unreachable: sql<number>`${tables.detail} ->> '$.unreachable.since' IS NOT NULL`.mapWith(Boolean),
};

function isAt(scene: Scene): SQL | undefined {
  switch (scene.kind) {
    case 'guild':
      return eq(tables.guildId, scene.guildId);
    case 'channel':
      return and(eq(tables.guildId, scene.guildId), eq(tables.channelId, scene.channelId));
    case 'thread':
      return eq(tables.threadId, scene.threadId);
    default:
      return eq(tables.id, scene.tableId);
  }
}

function seatsOf(queries: Queries, tableId: PlacedMatch['tableId']): PlacedMatch['seats'] {
  return queries
    .select({ userId: people.userId, name: people.name })
    .from(people)
    .where(eq(people.tableId, tableId))
    .orderBy(asc(people.position))
    .all();
}
