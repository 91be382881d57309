import { BEFORE_THE_BIRDS_WORDS } from './en/before-the-birds.js';
import { COMMAND_WORDS } from './en/commands.js';
import { GAME_WORDS } from './en/games.js';
import { GAMES_LIST_WORDS } from './en/games-list.js';
import { HELP_WORDS } from './en/help.js';
import { LESSON_WORDS } from './en/lessons.js';
import { PRIVACY_WORDS } from './en/privacy.js';
import { REPLAY_WORDS } from './en/replay.js';
import { SERVER_WORDS } from './en/server.js';
import { SETTINGS_WORDS } from './en/settings.js';
import { STANDINGS_WORDS } from './en/standings.js';
import { TABLE_WORDS } from './en/table.js';
import { TRICKADEE_WORDS } from './en/trickadee.js';
import { WOODLAND_TRICKS_WORDS } from './en/woodland-tricks.js';

/** All English texts by key. `key_one` and `key_other` are the plural forms of `key`, chosen by `count`. */
export const ENGLISH = {
  ...TABLE_WORDS,
  ...COMMAND_WORDS,
  ...SETTINGS_WORDS,
  ...STANDINGS_WORDS,
  ...REPLAY_WORDS,
  ...PRIVACY_WORDS,
  ...SERVER_WORDS,
  ...GAMES_LIST_WORDS,
  ...GAME_WORDS,
  ...HELP_WORDS,
  ...LESSON_WORDS,
  ...TRICKADEE_WORDS,
  ...WOODLAND_TRICKS_WORDS,
  ...BEFORE_THE_BIRDS_WORDS,
} as const;

type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** A key that exists; any other is a compile error. */
export type WordKey = Singular<keyof typeof ENGLISH>;
