import { BEFORE_THE_BIRDS_WORDS } from './de/before-the-birds.js';
import { COMMAND_WORDS } from './de/commands.js';
import { GAME_WORDS } from './de/games.js';
import { GAMES_LIST_WORDS } from './de/games-list.js';
import { HELP_WORDS } from './de/help.js';
import { LESSON_WORDS } from './de/lessons.js';
import { PRIVACY_WORDS } from './de/privacy.js';
import { REPLAY_WORDS } from './de/replay.js';
import { SERVER_WORDS } from './de/server.js';
import { SETTINGS_WORDS } from './de/settings.js';
import { STANDINGS_WORDS } from './de/standings.js';
import { TABLE_WORDS } from './de/table.js';
import { TRICKADEE_WORDS } from './de/trickadee.js';
import { WOODLAND_TRICKS_WORDS } from './de/woodland-tricks.js';

/** All German texts by key. */
export const GERMAN = {
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
