import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import { privately } from '../src/discord/answer.js';
import type { Command } from '../src/discord/command.js';
import { showTable, tellTable } from '../src/discord/handlers/look.js';
import { askWhetherSure } from '../src/discord/handlers/match.js';
import { offerTables } from '../src/discord/handlers/own-tables.js';

const SUBCOMMANDS = ['show', 'text', 'end'] as const;

/** /table: looks at the table of this thread, or ends it. */
export const table: Command = {
  name: 'table',

  describe({ words }) {
    const builder = new SlashCommandBuilder()
      .setName(words.plain('command.table.name'))
      .setDescription(words.plain('command.table.about'))
      .setContexts(InteractionContextType.Guild);
    for (const name of SUBCOMMANDS) {
      builder.addSubcommand((sub) =>
        sub
          .setName(words.plain(`command.table.${name}.name`))
          .setDescription(words.plain(`command.table.${name}.about`)),
      );
    }
    return builder.toJSON();
  },

  async run(app, asker, { subcommand }) {
    const found = await app.tables.tableInThread(asker.channel.id);
    // A match whose thread is gone has to be ended from somewhere.
    if (found === undefined && subcommand === 'end') return offerTables(app, asker, 'end');
    if (found === undefined) return privately(asker.words.text('command.no-table-here'));
    if (subcommand === 'end') return askWhetherSure(app, asker, { tableId: found.id, grave: 'end' });
    if (subcommand === 'show') return showTable(app, asker, found.id);
    return tellTable(app, asker, { tableId: found.id, page: 0 });
  },
};
