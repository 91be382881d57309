import type { Seat } from '../games/game-types.js';
import type { UserId } from '../tables/ids.js';
import { escapeMarkdown, type WordKey, type Words } from '../words/words.js';

interface Named {
  readonly userId: UserId;
  readonly name: string;
}

/** What the game is called. */
export function gameName(words: Words, gameId: string): string {
  return words.plain(gameKey(gameId, 'name'));
}

// Each game brings words under its own id; a test finds a game without them.
export function gameKey(gameId: string, what: string): WordKey {
  return `${gameId}.${what}` as WordKey;
}

/** "Ana", "Ana and Ben", "Ana, Ben, and Cleo", made of parts that are ready for a message. */
export function listed(words: Words, parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(parts);
}

/** People's names for a message, escaped. */
export function namesOf(words: Words, people: readonly { readonly name: string }[]): string {
  return listed(
    words,
    people.map(({ name }) => escapeMarkdown(name)),
  );
}

export function mention(userId: UserId): string {
  return `<@${userId}>`;
}

/** The name of somebody at the table, or a mention of anybody else, which notifies nobody by itself. */
export function nameAmong(people: readonly Named[], userId: UserId): string {
  const known = people.find((person) => person.userId === userId);
  return known === undefined ? mention(userId) : escapeMarkdown(known.name);
}

export function peopleAt<Person>(seats: readonly Person[], chosen: readonly Seat[]): readonly Person[] {
  return chosen.flatMap((seat) => seats[seat] ?? []);
}
