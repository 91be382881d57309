import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MemberStore, OwnStandings } from '../standings/ports.js';
import type { GuildId, UserId } from '../tables/ids.js';
import type { Database, Queries } from './database.js';
import { changeCounts } from './ranks.js';
import { ratingOfRow, seatOfRow } from './result-rows.js';
import { boards, members, placings, results, tallies } from './schema.js';
import type { SeenPeople } from './seen-people.js';
import { countedAs } from './sqlite-results.js';
import { tallyOfRow, valuesOfRow } from './tally-rows.js';

export function sqliteMembers(database: Database, seen: SeenPeople): MemberStore {
  return {
    async left(guildId, userId) {
      await database.write((queries) => {
        // Whoever has no result yet may get one still: a stand-in plays on for them.
        const unknown = { guildId, userId, name: null, present: false };
        queries.insert(members).values(unknown).onConflictDoNothing().run();
        setPresence(queries, { guildId, userId }, false);
      });
      seen.drop(userId, guildId);
    },

    standingsOf: (userId) => database.read((queries) => standingsOf(queries, userId)),
  };
}

interface Member {
  readonly guildId: GuildId;
  readonly userId: UserId;
}

/** Whether there is anything to store once the person is seen there under this name. */
export function isNews(queries: Queries, { guildId, userId }: Member, name: string): boolean {
  const known = queries
    .select({ name: members.name, present: members.present })
    .from(members)
    .where(isMember({ guildId, userId }))
    .get();
  return known !== undefined && (known.name !== name || !known.present);
}

/** The person is there, and called this. */
export function seeMember(queries: Queries, member: Member, name: string): void {
  queries.update(members).set({ name }).where(isMember(member)).run();
  setPresence(queries, member, true);
}

function isMember({ guildId, userId }: Member) {
  return and(eq(members.guildId, guildId), eq(members.userId, userId));
}

function setPresence(queries: Queries, member: Member, present: boolean): void {
  const { guildId, userId } = member;
  queries.update(members).set({ present }).where(isMember(member)).run();
  const inGuild = queries.select({ id: boards.id }).from(boards).where(eq(boards.guildId, guildId));
  const own = and(
    eq(tallies.userId, userId),
    eq(tallies.present, !present),
    inArray(tallies.boardId, inGuild),
  );
  const before = queries.select().from(tallies).where(own).all();
  if (before.length === 0) return;
  changeCounts(queries, [
    ...before.map(countedAs(-1)),
    ...before.map((row) => ({ ...row, present })).map(countedAs(1)),
  ]);
  queries.update(tallies).set({ present }).where(own).run();
}

/** In everything that standings keep; numbers stay as they are, and so do those of everybody else. */
export function forgetInStandings(queries: Queries, userId: UserId, pseudonym: UserId): void {
  const guilds = queries.select({ guildId: members.guildId }).from(members).where(eq(members.userId, userId));
  for (const { guildId } of guilds.all()) setPresence(queries, { guildId, userId }, false);
  const unnamed = { userId: pseudonym, name: null };
  queries.update(members).set(unnamed).where(eq(members.userId, userId)).run();
  queries.update(placings).set(unnamed).where(eq(placings.userId, userId)).run();
  queries.update(tallies).set({ userId: pseudonym }).where(eq(tallies.userId, userId)).run();
}

function standingsOf(queries: Queries, userId: UserId): OwnStandings {
  const own = queries
    .select({ result: results, placing: placings })
    .from(placings)
    .innerJoin(results, eq(results.number, placings.result))
    .where(eq(placings.userId, userId))
    .orderBy(asc(placings.result))
    .all();
  const counted = queries
    .select({ board: boards, tally: tallies })
    .from(tallies)
    .innerJoin(boards, eq(boards.id, tallies.boardId))
    .where(eq(tallies.userId, userId))
    .orderBy(asc(boards.id))
    .all();
  return {
    results: own.map(({ result: { number: _, ...result }, placing }) => ({
      ...result,
      seat: placing.seat,
      own: seatOfRow(placing),
      rating: ratingOfRow(placing),
    })),
    tallies: counted.map(({ board: { guildId, gameId, period }, tally }) => ({
      ...{ guildId, gameId, period },
      tally: tallyOfRow(tally),
      values: valuesOfRow(tally),
    })),
  };
}
