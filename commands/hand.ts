import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { showGames } from '../src/discord/handlers/games.js';
import { openPanel } from '../src/discord/handlers/panel.js';

/** /hand: one's own cards in the thread of a match, and elsewhere the list of one's tables. */
export const hand: Command = {
  name: 'hand',

  describe({ words }) {
    return new SlashCommandBuilder()
      .setName(words.plain('command.hand.name'))
      .setDescription(words.plain('command.hand.about'))
      .setContexts(InteractionContextType.Guild)
      .toJSON();
  },

  async run(app, asker) {
    const table = await app.tables.tableInThread(asker.channel.id);
    return table === undefined
      ? showGames(app, asker, { whose: 'own', page: 0 })
      : openPanel(app, asker, table.id);
  },
};
