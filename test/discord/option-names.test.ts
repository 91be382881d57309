import { ApplicationCommandOptionType, Locale } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { must } from '../../src/base/invariant.js';
import type { AnyFace } from '../../src/discord/app.js';
import { describedCommands } from '../../src/discord/registration.js';
import { FACES } from '../../src/faces/shelf.js';
import { GAMES as HOSTED } from '../../src/games/shelf.js';
import { DICTIONARY } from '../../src/words/words.js';
import { type Desk, newDesk } from './desk.js';
import { commandOf } from './interactions.js';
import { ANA } from './kit.js';

interface Described {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly Described[];
  readonly choices?: readonly Described[];
}

const faces = (gameId: string): AnyFace =>
  must(
    FACES.find((face) => face.gameId === gameId),
    'A face.',
  );

function newGameDesk(): Desk {
  return newDesk({}, COMMANDS, { dictionary: DICTIONARY, games: HOSTED, faces });
}

/** What clients of that language show of the options of a game, by the names that are sent. */
function shownOptions(gameId: string, locale: Locale): ReadonlyMap<string, Described> {
  const commands = describedCommands(COMMANDS, {
    games: HOSTED,
    dictionary: DICTIONARY,
  }) as readonly Described[];
  const play = commands.find(({ name }) => name === 'play');
  const game = play?.options?.find(({ name }) => name === gameId);
  const shown = (one: Described): Described => ({
    ...one,
    name: one.name_localizations?.[locale] ?? one.name,
    choices: (one.choices ?? []).map(shown),
  });
  return new Map((game?.options ?? []).map((one) => [one.name, shown(one)]));
}

const ASKED = HOSTED.flatMap(({ id, options }) =>
  [Locale.EnglishGB, Locale.German].flatMap((locale) =>
    options.map((option) => [id, option.name, locale] as const),
  ),
);

describe('a refused option', () => {
  test.each(ASKED)('of %s, %s, is named in %s as clients show it', async (gameId, name, locale) => {
    const desk = newGameDesk();
    const given = { name, type: ApplicationCommandOptionType.String, value: 'nonsense' };
    const asked = commandOf({ userId: ANA }, 'play', {
      options: [{ type: 1, name: gameId, options: [given] }],
    });
    await desk.route({ ...asked, locale } as typeof asked);
    const text = (desk.replies.sent.at(-1)?.text ?? '').replaceAll('\\', '');
    const shown = must(shownOptions(gameId, locale).get(name), 'It is described.');
    expect(text).toMatch(new RegExp(`[“„]${shown.name}[”“]`));
    for (const choice of shown.choices ?? []) expect(text).toContain(choice.name);
  });
});
