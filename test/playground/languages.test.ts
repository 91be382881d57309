import { Events, type Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import { ANA, APPLICATION, CLEARING, GAMES, logIn, once, stage } from './kit.js';

const COMMANDS = `/applications/${APPLICATION}/commands`;
const PING = {
  name: 'ping',
  name_localizations: { de: 'klopfen' },
  description: 'Answers',
  description_localizations: { de: 'Antwortet' },
  options: [
    {
      type: 3,
      name: 'how',
      name_localizations: { de: 'wie' },
      description: 'In which way',
      choices: [{ name: 'fast', name_localizations: { de: 'schnell' }, value: 'f' }],
    },
  ],
};

test('names in other languages are kept, and listed only where they are asked for', async () => {
  const { rest } = await stage();
  await rest.put(COMMANDS, [PING]);
  const plain = await rest.get(COMMANDS);
  expect(JSON.stringify(plain.body)).not.toMatch(/localizations|klopfen|wie|schnell/);
  const whole = await rest.get(`${COMMANDS}?with_localizations=true`);
  expect(whole.body).toMatchObject([PING]);
});

test('an interaction tells what the person and the server speak', async () => {
  const { rest, driver, playground } = await stage();
  await rest.put(COMMANDS, [{ name: 'ping', description: 'Answers' }]);
  const client = await logIn(playground);
  const person = await driver.person('Ana');
  const asked = async () => {
    const came = once(client, Events.InteractionCreate);
    await person.startCommand('ping', { channel: GAMES });
    const [interaction] = (await came) as [Interaction];
    return [interaction.locale, interaction.guildLocale];
  };
  expect(await asked()).toEqual(['en-US', 'en-US']);
  const updated = once(client, Events.GuildUpdate);
  await driver.guild({ action: 'speak', guild: CLEARING, locale: 'fr' });
  await updated;
  await driver.changeUser({ user: ANA, locale: 'de' });
  expect(await asked()).toEqual(['de', 'fr']);
  expect(client.guilds.cache.get(CLEARING)?.preferredLocale).toBe('fr');
});
