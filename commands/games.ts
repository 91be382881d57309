import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { showGames } from '../src/discord/handlers/games.js';

const ALL = 'command.games.all.name';

/** /games: the asker's tables on this server, or everybody's. */
export const games: Command = {
  name: 'games',

  describe({ words }) {
    return new SlashCommandBuilder()
      .setName(words.plain('command.games.name'))
      .setDescription(words.plain('command.games.about'))
      .setContexts(InteractionContextType.Guild)
      .addBooleanOption((option) =>
        option.setName(words.plain(ALL)).setDescription(words.plain('command.games.all.about')),
      )
      .toJSON();
  },

  run(app, asker, { flags }) {
    const whose = flags.has(app.words.plain(ALL)) ? 'all' : 'own';
    return showGames(app, asker, { whose, page: 0 });
  },
};
