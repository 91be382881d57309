import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { openMine } from '../src/discord/handlers/me.js';

/** /settings: what a person wants of all their tables. */
export const settings: Command = {
  name: 'settings',

  describe({ words }) {
    return new SlashCommandBuilder()
      .setName(words.plain('command.settings.name'))
      .setDescription(words.plain('command.settings.about'))
      .setContexts(InteractionContextType.Guild)
      .addSubcommand((sub) =>
        sub
          .setName(words.plain('command.settings.me.name'))
          .setDescription(words.plain('command.settings.me.about')),
      )
      .toJSON();
  },

  run: (app, asker) => openMine(app, asker),
};
