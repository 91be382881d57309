import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Answer } from '../src/discord/answer.js';
import type { App } from '../src/discord/app.js';
import type { Reader } from '../src/discord/asked.js';
import type { Command, GivenOptions } from '../src/discord/command.js';
import { showLesson } from '../src/discord/handlers/lesson.js';
import { FAIR_DEALS, tellRules } from '../src/discord/handlers/look.js';
import { gameName } from '../src/discord/names.js';

const GAME = 'command.rules.game.name';

/** /rules: a guided tour through a game's rules, or how deals are kept fair. */
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
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option
          .setName(words.plain(GAME))
          .setDescription(words.plain('command.rules.game.about'))
          .setRequired(true)
          .addChoices(...topics),
      )
      .toJSON();
  },

  run: tell,
  runInDirect: tell,
};

function tell(app: App, reader: Reader, { values }: GivenOptions): Promise<Answer> {
  const topic = String(values.get(app.words.plain(GAME)));
  return topic === FAIR_DEALS
    ? tellRules(app, reader, { topic, page: 0 })
    : showLesson(app, reader, { topic, look: null, page: 0, answer: null });
}
