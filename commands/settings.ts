import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import { privately } from '../src/discord/answer.js';
import type { Command } from '../src/discord/command.js';
import { openMine } from '../src/discord/handlers/me.js';
import { openServer } from '../src/discord/handlers/server.js';

const SERVER = 'command.settings.server.name';

/**
 * /settings: what a person wants of all their tables, and what whoever manages a server wants of all tables there.
 * Discord hides commands by permission only as a whole, so that the second is refused in words to everybody else.
 */
export const settings: Command = {
  name: 'settings',

  describe({ words }) {
    return new SlashCommandBuilder()
      .setName(words.plain('command.settings.name'))
      .setDescription(words.plain('command.settings.about'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addSubcommand((sub) =>
        sub
          .setName(words.plain('command.settings.me.name'))
          .setDescription(words.plain('command.settings.me.about')),
      )
      .addSubcommand((sub) =>
        sub.setName(words.plain(SERVER)).setDescription(words.plain('command.settings.server.about')),
      )
      .toJSON();
  },

  run: (app, asker, { subcommand }) =>
    subcommand === app.words.plain(SERVER) ? openServer(app, asker) : openMine(app, asker),

  async runInDirect(app, reader, { subcommand }) {
    return subcommand === app.words.plain(SERVER)
      ? privately(reader.words.text('server.in-direct'))
      : openMine(app, reader);
  },
};
