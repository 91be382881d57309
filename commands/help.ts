import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import { privately } from '../src/discord/answer.js';
import type { Command } from '../src/discord/command.js';
import { listed } from '../src/discord/names.js';

/** /help: what the bot does, and how to begin. */
export const help: Command = {
  name: 'help',

  describe({ words }) {
    return new SlashCommandBuilder()
      .setName(words.plain('command.help.name'))
      .setDescription(words.plain('command.help.about'))
      .setContexts(InteractionContextType.Guild)
      .toJSON();
  },

  run({ games }, { words }) {
    const commands = games.map(({ id }) => `\`/${words.plain('command.play.name')} ${id}\``);
    return Promise.resolve(privately(words.text('command.help.text', { games: listed(words, commands) })));
  },
};
