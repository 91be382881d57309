import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Instant } from '../base/instant.js';
import type { Forgetting } from '../tables/ports.js';
import type { Queries } from './database.js';
import { MARK_LEFTOVERS } from './leftovers.js';
import { forgettings, log, notices, people, settings, tables, timers } from './schema.js';
import { forgetInStandings } from './sqlite-members.js';
import { type Forgotten, withoutPerson } from './without-person.js';

/**
 * All that is kept of a person, by their stored wish; numbers stay as they are, and so does everything of everybody
 * else. Steps of open tables rise, so that whatever was decided on them with the person in mind is stale.
 */
export function forgetPerson(
  queries: Queries,
  userId: Forgotten['userId'],
  { left, now }: Forgetting,
): 'forgotten' | 'seated' {
  const wish = queries.select().from(forgettings).where(eq(forgettings.userId, userId)).get();
  if (wish === undefined) return 'forgotten';
  if (sitsElsewhere(queries, userId, left)) return 'seated';
  const person = { userId, pseudonym: wish.pseudonym };
  forgetMessages(queries, person);
  changeOpenTables(queries, person, now);
  forgetAtTables(queries, person);
  forgetInStandings(queries, userId, wish.pseudonym);
  queries.delete(settings).where(eq(settings.userId, userId)).run();
  queries.delete(forgettings).where(eq(forgettings.userId, userId)).run();
  queries.run(sql.raw(MARK_LEFTOVERS));
  return 'forgotten';
}

// A lobby that was left must be left still: somebody who has come back sits there anew.
function sitsElsewhere(queries: Queries, userId: Forgotten['userId'], left: Forgetting['left']): boolean {
  const open = queries
    .select({ id: tables.id, status: tables.status })
    .from(people)
    .innerJoin(tables, eq(tables.id, people.tableId))
    .where(and(eq(people.userId, userId), inArray(tables.status, ['lobby', 'playing'])))
    .all();
  return open.some(({ id, status }) => status === 'lobby' || !left.includes(id));
}

/** What waits to be told, and where they were written to alone. */
function forgetMessages(queries: Queries, person: Forgotten): void {
  const { userId } = person;
  const about = queries.select().from(notices).where(sql`instr(${notices.body}, ${userId}) > 0`).all();
  for (const { id, body } of about) {
    const isTheirs = body.notice.kind === 'dm' && body.notice.userId === userId;
    const row = eq(notices.id, id);
    if (isTheirs) queries.delete(notices).where(row).run();
    else
      queries
        .update(notices)
        .set({ body: withoutPerson(body, person) })
        .where(row)
        .run();
  }
  queries.run(
    sql`DELETE FROM posts WHERE part = 'direct' AND (table_id, ordinal) IN (SELECT table_id, position FROM people WHERE user_id = ${userId})`,
  );
}

/** Whatever is shown of a running match is shown anew, without the name. */
function changeOpenTables(queries: Queries, person: Forgotten, now: Instant): void {
  const { userId } = person;
  const own = queries.select({ id: people.tableId }).from(people).where(eq(people.userId, userId));
  const isInvited = and(eq(tables.status, 'lobby'), sql`instr(${tables.detail}, ${userId}) > 0`);
  const isConcerned = or(inArray(tables.id, own), isInvited);
  const open = queries
    .select({ id: tables.id, status: tables.status, detail: tables.detail })
    .from(tables)
    .where(and(inArray(tables.status, ['lobby', 'playing']), isConcerned))
    .all();
  for (const { id, status, detail } of open) {
    queries
      .update(tables)
      .set({ step: sql`${tables.step} + 1`, detail: withoutInvitation(detail, userId) })
      .where(eq(tables.id, id))
      .run();
    if (status === 'playing') tellSoon(queries, id, now);
  }
}

function withoutInvitation(
  detail: (typeof tables.$inferSelect)['detail'],
  userId: Forgotten['userId'],
): (typeof tables.$inferSelect)['detail'] {
  if (detail.status !== 'lobby') return detail;
  const { invited, everInvited = invited } = detail;
  const without = (some: typeof invited) => some.filter((one) => one.userId !== userId);
  return { ...detail, invited: without(invited), everInvited: without(everInvited) };
}

function tellSoon(queries: Queries, tableId: Forgetting['left'][number], at: Instant): void {
  queries
    .delete(timers)
    .where(and(eq(timers.tableId, tableId), eq(timers.kind, 'tell')))
    .run();
  queries.insert(timers).values({ tableId, kind: 'tell', seat: null, at }).run();
}

function forgetAtTables(queries: Queries, { userId, pseudonym }: Forgotten): void {
  queries.update(people).set({ userId: pseudonym, name: '' }).where(eq(people.userId, userId)).run();
  queries.update(tables).set({ host: pseudonym }).where(eq(tables.host, userId)).run();
  queries.update(log).set({ userId: pseudonym }).where(eq(log.userId, userId)).run();
}
