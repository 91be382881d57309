import type { Command } from '../src/discord/command.js';
import { games } from './games.js';
import { hand } from './hand.js';
import { help } from './help.js';
import { leaderboard } from './leaderboard.js';
import { play } from './play.js';
import { privacy } from './privacy.js';
import { replay } from './replay.js';
import { resign } from './resign.js';
import { rules } from './rules.js';
import { settings } from './settings.js';
import { stats } from './stats.js';
import { table } from './table.js';

/** Every slash command. */
export const COMMANDS: readonly Command[] = [
  play,
  hand,
  games,
  table,
  leaderboard,
  stats,
  rules,
  replay,
  resign,
  settings,
  privacy,
  help,
];
