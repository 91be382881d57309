import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { askWhetherSure } from '../src/discord/handlers/match.js';
import { offerTables, toMatch } from '../src/discord/handlers/own-tables.js';

/** /resign: gives up the match of this thread, or one chosen from the asker's own. */
export const resign: Command = {
  name: 'resign',

  describe({ words }) {
    return new SlashCommandBuilder()
      .setName(words.plain('command.resign.name'))
      .setDescription(words.plain('command.resign.about'))
      .setContexts(InteractionContextType.Guild)
      .toJSON();
  },

  async run(app, asker) {
    const table = await app.tables.tableInThread(asker.channel.id);
    return table === undefined
      ? offerTables(app, asker, toMatch('resign'))
      : askWhetherSure(app, asker, { tableId: table.id, grave: 'resign' });
  },
};
