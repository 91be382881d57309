import { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { InteractionContextType } from 'discord.js';
import { type Answer, privately } from '../src/discord/answer.js';
import type { App, GameCard } from '../src/discord/app.js';
import type { Asker } from '../src/discord/asked.js';
import type { Command, GivenOptions, GivenUser } from '../src/discord/command.js';
import { tableOpened } from '../src/discord/handlers/opened.js';
import { choiceName, gameKey, optionName } from '../src/discord/names.js';
import { whyNoTable } from '../src/discord/permissions.js';
import { refusalText } from '../src/discord/refusals.js';
import { peopleToInvite } from '../src/discord/screens/invite.js';
import { PACES_OFFERED, paceAbout, paceName } from '../src/discord/screens/pace.js';
import { serverOf } from '../src/discord/server.js';
import type { OptionSpec } from '../src/games/game-types.js';
import { freeSeats } from '../src/tables/lobby/lobby-change.js';
import { isPace, type Pace } from '../src/tables/pace.js';
import type { Words } from '../src/words/words.js';

const PACE = 'command.play.pace.name';
const INVITE = 'command.play.invite.name';

/** /play: opens a table, by a subcommand for each game with the options of that game. */
export const play: Command = {
  name: 'play',

  describe({ games, words }) {
    const builder = new SlashCommandBuilder()
      .setName(words.plain('command.play.name'))
      .setDescription(words.plain('command.play.about'))
      .setContexts(InteractionContextType.Guild);
    for (const game of games) builder.addSubcommand((sub) => describeGame(sub, game, words));
    return builder.toJSON();
  },

  async run(app, asker, given) {
    const unfit = whyNoTable(asker);
    if (unfit !== undefined) return privately(unfit);
    const game = app.games.find(({ id }) => id === given.subcommand);
    if (game === undefined) return privately(refusalText({ reason: 'unknown-game' }, asker));
    const invited = given.users.get(app.words.plain(INVITE));
    if (invited?.isBot === true) return privately(asker.words.text('table.refusal.invited-bot'));
    return openLobby(app, asker, { game, invited, given });
  },
};

async function openLobby(
  app: App,
  asker: Asker,
  {
    game,
    invited,
    given,
  }: { readonly game: GameCard; readonly invited: GivenUser | undefined; readonly given: GivenOptions },
): Promise<Answer> {
  const { userId, name, guildId, channel, words } = asker;
  const { pace, channels } = await serverOf(app, guildId);
  const opened = await app.tables.openTable({
    gameId: game.id,
    pace,
    ...chosen(given, app.words),
    host: { userId, name },
    place: { guildId, channelId: channel.id },
    channels,
    invited: invited === undefined ? [] : [{ userId: invited.userId, name: invited.name }],
    now: app.now(),
  });
  if (!opened.ok) return privately(refusalText(opened.error, { words }));
  const lobby = opened.value;
  app.log.info({ table: lobby.id, game: game.id, user: userId }, 'table opened');
  const free = freeSeats(lobby, game.seatCounts);
  return tableOpened(app, asker, {
    lobby,
    saying: (link) => words.text('command.play.opened', { link }),
    more: peopleToInvite({ tableId: lobby.id, free }, words),
  });
}

// The pace is the same for all games, and so no option of any.
function chosen(
  { values }: GivenOptions,
  words: Words,
): { readonly options: Readonly<Record<string, string | number>>; readonly pace?: Pace } {
  const name = words.plain(PACE);
  const options = Object.fromEntries([...values].filter(([option]) => option !== name));
  const pace = String(values.get(name) ?? '');
  return isPace(pace) ? { options, pace } : { options };
}

function describeGame(
  sub: SlashCommandSubcommandBuilder,
  game: GameCard,
  words: Words,
): SlashCommandSubcommandBuilder {
  sub.setName(game.id).setDescription(gameWord(words, game, 'about'));
  sub.addUserOption((option) =>
    option.setName(words.plain(INVITE)).setDescription(words.plain('command.play.invite.about')),
  );
  for (const spec of game.options) addOption(sub, { game, spec }, words);
  return sub.addStringOption((option) =>
    option
      .setName(words.plain(PACE))
      .setDescription(words.plain('command.play.pace.about'))
      .addChoices(
        ...PACES_OFFERED.map((pace) => ({
          name: words.plain('command.play.pace.choice', {
            pace: paceName(pace, words),
            about: paceAbout(pace, words),
          }),
          value: pace,
        })),
      ),
  );
}

function addOption(
  sub: SlashCommandSubcommandBuilder,
  { game, spec }: { readonly game: GameCard; readonly spec: OptionSpec },
  words: Words,
): void {
  const name = optionName(words, game.id, spec.name);
  const about = gameWord(words, game, `option.${spec.name}`);
  if (spec.kind === 'range') {
    sub.addIntegerOption((option) =>
      option.setName(name).setDescription(about).setMinValue(spec.min).setMaxValue(spec.max),
    );
    return;
  }
  const choices = spec.choices.map((value) => ({
    name: choiceName(words, game.id, { option: spec.name, choice: value }),
    value,
  }));
  sub.addStringOption((option) =>
    option
      .setName(name)
      .setDescription(about)
      .addChoices(...choices),
  );
}

function gameWord(words: Words, game: GameCard, what: string): string {
  return words.plain(gameKey(`game.${game.id}`, what));
}
