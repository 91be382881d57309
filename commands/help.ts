import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { helpInDirect, help as tellHelp } from '../src/discord/handlers/help.js';

/** /help: what can be done here and now, and what the bot does. */
export const help: Command = {
  name: 'help',

  describe({ words }) {
    return new SlashCommandBuilder()
      .setName(words.plain('command.help.name'))
      .setDescription(words.plain('command.help.about'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .toJSON();
  },

  run: (app, asker) => tellHelp(app, asker),
  runInDirect: (app, reader) => helpInDirect(app, reader),
};
