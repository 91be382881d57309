import type { BySeat, Seat } from '../games/game-types.js';
import { type ChannelId, isPseudonym, type UserId } from '../tables/ids.js';
import { linked } from '../words/lists.js';
import { escapeMarkdown, type WordKey, type Words } from '../words/words.js';

/** Somebody at a table. */
export interface Named {
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

/** What an option of a game is called where a table is opened. */
export function optionName(words: Words, gameId: string, option: string): string {
  return words.plain(gameKey(`game.${gameId}`, `option.${option}.name`));
}

/** What one of the values of an option is called where a table is opened. */
export function choiceName(
  words: Words,
  gameId: string,
  { option, choice }: { readonly option: string; readonly choice: string },
): string {
  return words.plain(gameKey(`game.${gameId}`, `option.${option}.${choice}`));
}

/** "Ana", "Ana and Ben", "Ana, Ben and Cleo", made of parts that are ready for a message. */
export function listed(words: Words, parts: readonly string[]): string {
  return linked(parts, 'and', words);
}

/** Links to channels, as a list. */
export function channelLinks(channels: readonly ChannelId[], words: Words): string {
  return listed(
    words,
    channels.map((id) => `<#${id}>`),
  );
}

/** What Discord tells of what somebody is called. */
interface Called {
  readonly nick?: string | null | undefined;
  readonly global_name?: string | null;
  readonly username: string;
}

// Joiners and the tags of flags are part of writing; other unseen signs turn or hide what stands around
// them, and those of private use stand for our emojis.
const UNSEEN = /(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;
// Some letters are blank.
const SEEN = /[^\p{Cc}\p{Cf}\p{Co}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** What somebody is called here: the first of nickname, display name and user name that can be seen. */
export function seenName({ nick, global_name: displayName, username }: Called): string {
  const names = [nick, displayName].map((name) => (name ?? '').replace(UNSEEN, '').trim());
  return names.find((name) => SEEN.test(name)) ?? username;
}

/** What somebody at a table is called, not escaped; a neutral word where they had their data deleted. */
export function calledAt({ userId, name }: Named, words: Words): string {
  return isPseudonym(userId) ? words.plain('standings.name.deleted') : name;
}

/** What people at the table are called, by seat. */
export function nicknames(seats: BySeat<Named>, words: Words): BySeat<string> {
  return seats.map((person) => calledAt(person, words));
}

/** People's names for a message, escaped. */
export function namesOf(words: Words, people: readonly Named[]): string {
  return listed(
    words,
    people.map((person) => escapeMarkdown(calledAt(person, words))),
  );
}

export function mention(userId: UserId): string {
  return `<@${userId}>`;
}

/** The name of somebody at the table, or a mention of anybody else, which notifies nobody by itself. */
export function nameAmong(people: readonly Named[], userId: UserId, words: Words): string {
  const known = people.find((person) => person.userId === userId);
  return known === undefined ? mention(userId) : escapeMarkdown(calledAt(known, words));
}

export function peopleAt<Person>(seats: readonly Person[], chosen: readonly Seat[]): readonly Person[] {
  return chosen.flatMap((seat) => seats[seat] ?? []);
}
