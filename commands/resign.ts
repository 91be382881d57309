import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { askWhetherSure } from '../src/discord/handlers/match.js';
import { offerTables } from '../src/discord/handlers/own-tables.js';
import type { TableId } from '../src/tables/ids.js';

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
    const sure = (tableId: TableId) => askWhetherSure(app, asker, { tableId, grave: 'resign' });
    if (table !== undefined) return sure(table.id);
    return offerTables(app, asker, {
      wayTo: ({ id, status }) => (status === 'playing' ? { kind: 'resign', tableId: id } : undefined),
      go: ({ tableId }) => sure(tableId),
    });
  },
};
