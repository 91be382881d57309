import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import { type Answer, privately } from '../src/discord/answer.js';
import type { App } from '../src/discord/app.js';
import type { Reader } from '../src/discord/asked.js';
import type { Command, GivenOptions } from '../src/discord/command.js';
import { askWhetherMeant, exportKept, showKept } from '../src/discord/handlers/privacy.js';

const SUBCOMMANDS = ['show', 'export', 'delete'] as const;

/** /privacy: what is kept of a person, a copy of it, and its end. */
export const privacy: Command = {
  name: 'privacy',

  describe({ words }) {
    const builder = new SlashCommandBuilder()
      .setName(words.plain('command.privacy.name'))
      .setDescription(words.plain('command.privacy.about'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM);
    for (const name of SUBCOMMANDS)
      builder.addSubcommand((sub) =>
        sub
          .setName(words.plain(`command.privacy.${name}.name`))
          .setDescription(words.plain(`command.privacy.${name}.about`)),
      );
    return builder.toJSON();
  },

  run: tell,
  runInDirect: tell,
};

async function tell(app: App, reader: Reader, { subcommand }: GivenOptions): Promise<Answer> {
  switch (subcommand) {
    case 'show':
      return showKept(app, reader);
    case 'export':
      return exportKept(app, reader);
    case 'delete':
      return askWhetherMeant(app, reader);
    default:
      return privately(reader.words.text('command.unknown-command'));
  }
}
