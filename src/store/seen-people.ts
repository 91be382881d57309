import type { GuildId, UserId } from '../tables/ids.js';
import type { Person } from '../tables/table.js';

/** Whom this process has seen on which server, and called what, so that nothing is looked up for whoever clicks often. */
export interface SeenPeople {
  has(person: Person, guildId: GuildId): boolean;
  add(person: Person, guildId: GuildId): void;
  /** What is kept of them is another by now; on one server or, where none is named, on all. */
  drop(userId: UserId, guildId?: GuildId): void;
}

export function newSeenPeople(most = PEOPLE_MAX): SeenPeople {
  // One name for each person and server, the one seen first at the front.
  const seen = new Map<string, Person>();
  return {
    has: (person, guildId) => seen.get(keyOf(guildId, person.userId))?.name === person.name,
    add(person, guildId) {
      seen.set(keyOf(guildId, person.userId), person);
      const oldest = seen.keys().next().value;
      if (seen.size > most && oldest !== undefined) seen.delete(oldest);
    },
    drop(userId, guildId) {
      if (guildId !== undefined) seen.delete(keyOf(guildId, userId));
      else for (const [key, person] of seen) if (person.userId === userId) seen.delete(key);
    },
  };
}

const PEOPLE_MAX = 5_000;

function keyOf(guildId: GuildId, userId: UserId): string {
  return `${guildId}/${userId}`;
}
