import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { FAIR_DEALS, tellRules } from '../src/discord/handlers/look.js';
import { gameName } from '../src/discord/names.js';

const GAME = 'command.rules.game.name';

/** /rules: a game's rules in short, or how deals are kept fair. */
export const rules: Command = {
  name: 'rules',

  describe({ games, words }) {
    const topics = [
      ...games.map(({ id }) => ({ name: gameName(words, id), value: id })),
      { name: words.plain('command.rules.fair-deals'), value: FAIR_DEALS },
    ];
    return new SlashCommandBuilder()
      .setName(words.plain('command.rules.name'))
      .setDescription(words.plain('command.rules.about'))
      .setContexts(InteractionContextType.Guild)
      .addStringOption((option) =>
        option
          .setName(words.plain(GAME))
          .setDescription(words.plain('command.rules.game.about'))
          .setRequired(true)
          .addChoices(...topics),
      )
      .toJSON();
  },

  run(app, asker, { values }) {
    return tellRules(app, asker, { topic: String(values.get(app.words.plain(GAME))), page: 0 });
  },
};
