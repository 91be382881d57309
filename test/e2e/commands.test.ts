import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answered, Person } from '../../playground/driver/person.js';
import { buttonsOf, commandsOf, picturesOf, textOf } from '../../playground/driver/reading.js';
import { must } from '../../src/base/invariant.js';
import { atOnce } from './kit/at-once.js';
import { offers } from './kit/controls.js';
import { type Match, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import { choicesOf } from './kit/player.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { publicMessages, storyOf } from './kit/story.js';

const WITHIN_MS = 120_000;
const POLICY = steadyPolicy('commands');

let stage: Stage;
let match: Match;
let host: Person;
let guest: Person;

// Ana owns the server, and so may do everything: here she only looks on.
beforeAll(async () => {
  stage = await openStage({ seed: 'commands' });
}, WITHIN_MS);
afterAll(() => stage.close());
beforeEach(async () => {
  match = await seat(stage, { names: ['Ben', 'Cleo'] });
  host = match.host.person;
  guest = match.guest.person;
  await stage.store.settled();
}, WITHIN_MS);

/** What a command says, to the asker alone. */
function privateText({ message, interaction }: Answered): string {
  expect(interaction.status).toBe('done');
  const answer = must(message, 'It is answered.');
  expect(answer.page.ephemeral).toBe(true);
  return textOf(answer);
}

async function status(): Promise<string> {
  await stage.store.settled();
  return stage.store.table(match.tableId).status;
}

async function end(): Promise<string> {
  return must((await storyOf(stage, match.thread)).at(-1), 'The thread has messages.').text;
}

describe('/hand', () => {
  test('in the thread opens the panel, from which one plays', async () => {
    const player = must(await whoseTurn(match), 'Somebody is to move.');
    const opened = await player.person.command('hand', { channel: match.thread });
    privateText(opened);
    const panel = must(opened.message, 'It is answered.');
    expect(choicesOf(panel).map(({ move }) => move)).toEqual(player.choices.map(({ move }) => move));
    expect(picturesOf(panel)).toHaveLength(1);
    await player.person.click(panel, { customId: POLICY(choicesOf(panel)).customId });
    expect(stage.store.log(match.tableId)).toHaveLength(1);
  });

  test("elsewhere lists one's tables, and marks where one is awaited", async () => {
    const player = must(await whoseTurn(match), 'Somebody is to move.');
    const waiting = match.players.find((one) => one !== player) ?? player;
    const line = async (person: Person) =>
      privateText(await person.command('hand', { channel: match.channel }))
        .split('\n')
        .find((one) => one.includes(`<#${match.thread}>`));
    expect(await line(player.person)).toContain(`- <#${match.thread}> · **your turn**, deadline <t:`);
    expect(await line(waiting.person)).toContain(
      `- <#${match.thread}> · waits for ${player.person.name}, deadline <t:`,
    );
    const stranger = await stage.person('Fay');
    expect(privateText(await stranger.command('hand', { channel: match.channel }))).toContain(
      'You sit at no table here. Open one with `/play`',
    );
  });
});

describe('/table', () => {
  test('show brings the picture everybody sees, text every word of it', async () => {
    const shown = await guest.command('table show', { channel: match.thread });
    expect(privateText(shown)).toContain('**Round 1, trick 1**');
    const picture = must(picturesOf(must(shown.message, 'It is answered.'))[0], 'It has a picture.');
    expect(picture.alt).toContain('Woodland Tricks, round 1, trick 1 of 13.');

    const own = privateText(await guest.command('table text', { channel: match.thread }));
    expect(own).toContain('**Your hand**');
    const others = privateText(
      await (await stage.person('Ana')).command('table text', { channel: match.thread }),
    );
    expect(others).toMatch(/It is (?:Ben|Cleo)'s turn to play\./);
    expect(others).not.toContain('Your hand');
  });

  test('outside of any thread there is none', async () => {
    for (const name of ['table show', 'table text']) {
      expect(privateText(await guest.command(name, { channel: match.channel }))).toContain(
        'There is no table of yours here or elsewhere on this server for which that could be done.',
      );
    }
  });

  test('end is for the host and asks once more; others can only propose it', async () => {
    const proposing = await guest.command('table end', { channel: match.thread });
    expect(privateText(proposing)).toContain('It is over once 2 of 2 agree.');
    await playOn(match, { policy: POLICY, clicks: 3 });
    const asked = await host.command('table end', { channel: match.thread });
    expect(privateText(asked)).toBe('End this match for everybody, without a winner?');
    const stayed = await host.click(must(asked.message, 'It is answered.'), 'No, play on');
    expect(privateText(stayed)).toBe('Nothing has changed.');
    expect(await status()).toBe('playing');

    const again = await host.command('table end', { channel: match.thread });
    const done = await host.click(must(again.message, 'It is answered.'), 'Yes, end it');
    expect(privateText(done)).toBe('The table is ended.');
    expect(await status()).toBe('abandoned');
    expect(await end()).toMatch(/Ben ended this table\nThe match has no winner\./);
    expect(await end()).toContain(`seed \`${stage.store.table(match.tableId).seed ?? '-'}\``);
    expect(stage.store.log(match.tableId).at(-1)).toMatchObject({
      kind: 'end',
      by: 'player',
      user_id: host.id,
    });
    const messages = await publicMessages(stage, match.thread);
    expect(messages.some((message) => offers(message, 'My hand'))).toBe(false);
  });

  test('end is for moderators too, and from anywhere for the host', async () => {
    const owner = await stage.person('Ana');
    const asked = await owner.command('table end', { channel: match.thread });
    await owner.click(must(asked.message, 'It is answered.'), 'Yes, end it');
    expect(await status()).toBe('abandoned');
    expect(stage.store.log(match.tableId).at(-1)).toMatchObject({ kind: 'end', by: 'moderator' });

    const second = await seat(stage, { names: ['Dev', 'Eli'] });
    const dev = second.host.person;
    const sure = await dev.command('table end', { channel: second.channel });
    expect(privateText(sure)).toBe(
      '**Woodland Tricks**: Dev and Eli\nEnd this match for everybody, without a winner?',
    );
    await dev.click(must(sure.message, 'It is answered.'), 'Yes, end it');
    await stage.store.settled();
    expect(stage.store.table(second.tableId).status).toBe('abandoned');
  });
});

describe('/resign', () => {
  test('asks once more, then the other wins whatever the score', async () => {
    await playOn(match, { policy: POLICY, clicks: 5 });
    const asked = await guest.command('resign', { channel: match.thread });
    expect(privateText(asked)).toBe('Give up this match? Ben wins, whatever the score.');
    await guest.click(must(asked.message, 'It is answered.'), 'No, play on');
    expect(await status()).toBe('playing');

    const again = await guest.command('resign', { channel: match.thread });
    const sure = must(again.message, 'It is answered.');
    const press = () => guest.click(sure, 'Yes, resign');
    const twice = await atOnce(stage, press, press);
    expect(twice.map(({ interaction }) => interaction.status)).toEqual(['done', 'done']);
    expect(await status()).toBe('finished');
    expect(await end()).toMatch(/Cleo resigned\.\n\*\*Ben wins\.\*\* The score stood at /);
    const rows = stage.store.log(match.tableId).filter(({ kind }) => kind === 'resign');
    expect(rows).toMatchObject([{ by: 'player', user_id: guest.id }]);
    // A hand still open plays nothing more.
    const open = match.players.find(({ choices }) => choices.length > 0);
    if (open !== undefined) await open.choose(POLICY(open.choices));
    expect(stage.store.log(match.tableId).at(-1)?.kind).toBe('resign');
  });

  test("outside of a thread one chooses among one's matches", async () => {
    const second = await seat(stage, { names: ['Cleo', 'Ben'] });
    const offered = await guest.command('resign', { channel: match.channel });
    privateText(offered);
    const which = must(offered.message, 'It is answered.');
    expect(buttonsOf(which).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Woodland Tricks: Ben and Cleo', 'Woodland Tricks: Cleo and Ben']),
    );
    const sure = await guest.click(which, { customId: `resign.${second.tableId}` });
    await guest.click(must(sure.message, 'It is answered.'), 'Yes, resign');
    await stage.store.settled();
    expect(stage.store.table(second.tableId).status).toBe('finished');
    expect(await status()).toBe('playing');
  });
});

test('/rules answers each of its choices, a game with a picture', async () => {
  const { commands } = await guest.guild('The Clearing');
  const rules = must(
    commands.find(({ name }) => name === 'rules'),
    'There is /rules.',
  );
  const choices = rules.options?.[0]?.['choices'] as readonly { readonly value: string }[];
  expect(choices.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['woodland-tricks', 'fair-deals']),
  );
  for (const { value } of choices) {
    const answered = await guest.command('rules', { channel: match.channel, options: { game: value } });
    expect(privateText(answered).length, value).toBeGreaterThan(200);
    const pictures = picturesOf(must(answered.message, 'It is answered.'));
    expect(pictures.length > 0, value).toBe(value !== 'fair-deals');
  }
});

test('/help names every command', async () => {
  const { commands } = await guest.guild('The Clearing');
  const told = privateText(await guest.command('help', { channel: match.channel }));
  for (const { name } of commands) if (name !== 'help') expect(told).toContain(`/${name}`);
});

test('commands in its texts can be pressed where they can be used, before and after a restart', async () => {
  const { commands } = await guest.guild('The Clearing');
  const idOf = (name: string) => commands.find((command) => command.name === name.split(' ')[0])?.id;
  const pressable = async () => {
    const { message } = await guest.command('help', { channel: match.channel });
    return commandsOf(must(message, 'It is answered.'));
  };
  const shown = await pressable();
  expect(shown.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['play woodland-tricks', 'games', 'table pause', 'settings me']),
  );
  for (const { name, id } of shown) expect(id, name).toBe(idOf(name));

  await stage.crash();
  await stage.start();
  await expect.poll(pressable, { timeout: WITHIN_MS }).toEqual(shown);
});
