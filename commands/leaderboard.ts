import { SlashCommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { openBoard } from '../src/discord/handlers/leaderboard.js';
import { gameName } from '../src/discord/names.js';
import { MEASURES, SPANS } from '../src/standings/types.js';

const GAME = 'command.leaderboard.game.name';
const BY = 'command.leaderboard.by.name';
const WHEN = 'command.leaderboard.when.name';
const LEFT = 'command.leaderboard.left.name';
const SHARE = 'command.leaderboard.share.name';

/** /leaderboard: who plays a game best on this server, by several measures. */
export const leaderboard: Command = {
  name: 'leaderboard',

  describe({ games, words }) {
    return new SlashCommandBuilder()
      .setName(words.plain('command.leaderboard.name'))
      .setDescription(words.plain('command.leaderboard.about'))
      .setContexts(InteractionContextType.Guild)
      .addStringOption((option) =>
        option
          .setName(words.plain(GAME))
          .setDescription(words.plain('command.leaderboard.game.about'))
          .addChoices(...games.map(({ id }) => ({ name: gameName(words, id), value: id }))),
      )
      .addStringOption((option) =>
        option
          .setName(words.plain(BY))
          .setDescription(words.plain('command.leaderboard.by.about'))
          .addChoices(
            ...MEASURES.map((value) => ({ name: words.plain(`standings.measure.${value}`), value })),
          ),
      )
      .addStringOption((option) =>
        option
          .setName(words.plain(WHEN))
          .setDescription(words.plain('command.leaderboard.when.about'))
          .addChoices(...SPANS.map((value) => ({ name: words.plain(`standings.span.${value}`), value }))),
      )
      .addBooleanOption((option) =>
        option.setName(words.plain(LEFT)).setDescription(words.plain('command.leaderboard.left.about')),
      )
      .addBooleanOption((option) =>
        option.setName(words.plain(SHARE)).setDescription(words.plain('command.leaderboard.share.about')),
      )
      .toJSON();
  },

  isForEverybody: ({ flags }, words) => flags.has(words.plain(SHARE)),

  run(app, asker, { values, flags }) {
    const { words } = app;
    const game = values.get(words.plain(GAME));
    return openBoard(app, asker, {
      gameId: app.games.find(({ id }) => id === game)?.id,
      measure: MEASURES.find((one) => one === values.get(words.plain(BY))) ?? 'rating',
      span: SPANS.find((one) => one === values.get(words.plain(WHEN))) ?? 'all',
      everybody: flags.has(words.plain(LEFT)),
      share: flags.has(words.plain(SHARE)),
    });
  },
};
