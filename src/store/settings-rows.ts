import { inArray } from 'drizzle-orm';
import type { UserId } from '../tables/ids.js';
import { SETTINGS_DEFAULT, type Settings } from '../tables/settings.js';
import type { Queries } from './database.js';
import { settings } from './schema.js';

/** What each of these people wants, in their order. */
export function settingsOfAll(queries: Queries, userIds: readonly UserId[]): readonly Settings[] {
  const rows = queries
    .select()
    .from(settings)
    .where(inArray(settings.userId, [...userIds]))
    .all();
  return userIds.map((userId) => ({
    ...SETTINGS_DEFAULT,
    ...rows.find((row) => row.userId === userId)?.body,
  }));
}
