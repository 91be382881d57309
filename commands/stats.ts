import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { openStats } from '../src/discord/handlers/stats.js';
import { gameName } from '../src/discord/names.js';

const USER = 'command.stats.user.name';
const GAME = 'command.stats.game.name';
const SHARE = 'command.stats.share.name';

/** /stats: what somebody's matches on this server come to. */
export const stats: Command = {
  name: 'stats',

  describe({ games, words }) {
    return new SlashCommandBuilder()
      .setName(words.plain('command.stats.name'))
      .setDescription(words.plain('command.stats.about'))
      .setContexts(InteractionContextType.Guild)
      .addUserOption((option) =>
        option.setName(words.plain(USER)).setDescription(words.plain('command.stats.user.about')),
      )
      .addStringOption((option) =>
        option
          .setName(words.plain(GAME))
          .setDescription(words.plain('command.stats.game.about'))
          .addChoices(...games.map(({ id }) => ({ name: gameName(words, id), value: id }))),
      )
      .addBooleanOption((option) =>
        option.setName(words.plain(SHARE)).setDescription(words.plain('command.stats.share.about')),
      )
      .toJSON();
  },

  isForEverybody: ({ flags }, words) => flags.has(words.plain(SHARE)),

  run(app, asker, { values, users, flags }) {
    const { words } = app;
    const game = values.get(words.plain(GAME));
    return openStats(app, asker, {
      user: users.get(words.plain(USER)) ?? null,
      gameId: app.games.find(({ id }) => id === game)?.id,
      share: flags.has(words.plain(SHARE)),
    });
  },
};
