import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import { privately } from '../src/discord/answer.js';
import type { Command } from '../src/discord/command.js';
import { askWhetherMeant, exportKept, showKept } from '../src/discord/handlers/privacy.js';

const SUBCOMMANDS = ['show', 'export', 'delete'] as const;

/** /privacy: what is kept of a person, a copy of it, and its end. */
export const privacy: Command = {
  name: 'privacy',

  describe({ words }) {
    const builder = new SlashCommandBuilder()
      .setName(words.plain('command.privacy.name'))
      .setDescription(words.plain('command.privacy.about'))
      .setContexts(InteractionContextType.Guild);
    for (const name of SUBCOMMANDS)
      builder.addSubcommand((sub) =>
        sub
          .setName(words.plain(`command.privacy.${name}.name`))
          .setDescription(words.plain(`command.privacy.${name}.about`)),
      );
    return builder.toJSON();
  },

  async run(app, asker, given) {
    switch (given.subcommand) {
      case 'show':
        return showKept(app, asker);
      case 'export':
        return exportKept(app, asker);
      case 'delete':
        return askWhetherMeant(app, asker);
      default:
        return privately(asker.words.text('command.unknown-command'));
    }
  },
};
