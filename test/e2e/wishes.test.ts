import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../playground/driver/person.js';
import { buttonsOf, picturesOf, textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { type Match, seat } from './kit/match.js';
import { openStage, type Stage } from './kit/stage.js';

const TEST_MS = 90_000;
const THREE = ['Ana', 'Ben', 'Cleo'] as const;

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ seed: 'wishes' });
}, TEST_MS);
afterAll(() => stage.close());

function threeAt(channel: string): Promise<Match> {
  return seat(stage, { names: THREE, game: 'trickadee', channel });
}

/** What answers a press of one of somebody's own messages, by then. */
async function press(person: Person, message: ShownMessage, label: string): Promise<ShownMessage> {
  return must((await person.click(message, label)).message, `“${label}” is answered.`);
}

async function say(person: Person, command: string, channel: string): Promise<ShownMessage> {
  return must((await person.command(command, { channel })).message, `/${command} is answered.`);
}

/** The live table once it offers that. */
function liveWith(person: Person, thread: string, label: string): Promise<ShownMessage> {
  const offers = (message: ShownMessage): boolean =>
    !message.page.ephemeral && buttonsOf(message).some((button) => button.label === label);
  return person.waitForMessage(thread, offers, { what: `a table with “${label}”`, withinMs: 30_000 });
}

test(
  'settings are made in one private panel and a form, and outlive the bot',
  async () => {
    const { thread, players, guest: ben } = await threeAt('games');
    const { person } = ben;
    await ben.press('Settings');
    const opened = await person.click(ben.panel, 'Set quiet hours');
    const wrong = await person.submitModal(opened.interaction, { from: 'dusk', to: '7', zone: 'Berlin' });
    expect(textOf(must(wrong.message, 'The form is answered.'))).toContain('“dusk” is no time of day.');
    expect(wrong.message?.id).toBe(ben.panel.id);

    const again = await person.click(must(wrong.message, 'It stands.'), 'Correct what I typed');
    expect(JSON.stringify(again.interaction.modal)).toContain('"value":"dusk"');
    const right = await person.submitModal(again.interaction, { from: '22', to: '7.30', zone: 'berlin' });
    const panel = must(right.message, 'The form is answered.');
    expect(textOf(panel)).toContain('from 22:00 to 07:30, Europe/Berlin');
    await press(person, await press(person, panel, 'In words: off'), 'Ask first: off');

    await stage.crash();
    await stage.start();
    const kept = await say(person, 'settings me', thread);
    expect(kept.page.ephemeral).toBe(true);
    for (const held of ['from 22:00 to 07:30', '**In words** (on)', '**Ask first** (on)'])
      expect(textOf(kept)).toContain(held);
    const hand = await say(person, 'hand', thread);
    expect(picturesOf(hand)).toEqual([]);
    // Nobody else is shown anything in words for it.
    const anas = await say(must(players[0], 'Ana plays.').person, 'hand', thread);
    expect(picturesOf(anas)).toHaveLength(1);
  },
  TEST_MS,
);

test(
  'a pause is agreed to by buttons, outlives the bot, stops every hand, and ends by a button',
  async () => {
    const { thread, players } = await threeAt('general');
    const [ana, ben, cleo] = players.map(({ person }) => person) as [Person, Person, Person];
    await say(ana, 'table pause', thread);
    const proposed = await liveWith(ana, thread, 'Agree to pause');
    // A double click agrees once.
    const presses = [
      await ben.press(proposed, 'Agree to pause'),
      await ben.press(proposed, 'Agree to pause'),
    ];
    const answers: string[] = [];
    for (const one of presses)
      answers.push(textOf(must((await ben.settled(one)).message, 'It is answered.')));
    expect(answers.sort()).toEqual([
      'You are for a pause. Still to agree: Cleo.',
      'You have agreed to that already. Still to agree: Cleo.',
    ]);
    await press(cleo, await liveWith(cleo, thread, 'Agree to pause'), 'Agree to pause');
    await liveWith(ana, thread, 'Resume');

    await stage.crash();
    await stage.start();
    const hand = await say(ana, 'hand', thread);
    expect(textOf(hand)).toContain('**Paused**');
    expect(buttonsOf(hand).some((button) => button.custom_id?.startsWith('move.') === true)).toBe(false);
    // What lies about from before the pause says what is true now.
    const stale = await press(ben, await liveWith(ben, thread, 'Resume'), 'Resume');
    expect(textOf(stale)).toBe('The match goes on.');
    const again = await ana.click(hand, 'Resume');
    expect(textOf(must(again.message, 'It is answered.'))).toContain('The match is running');
    expect(buttonsOf(must(again.message, 'It stands.')).some(isMove)).toBe(true);
  },
  TEST_MS,
);

test(
  'a match is carried into a new thread once, however many ask for it, and all of it goes on there',
  async () => {
    const { thread, players } = await threeAt('games');
    const [ana, ben] = players.map(({ person }) => person) as [Person, Person];
    const moved = await Promise.all([
      ana.startCommand('table move', { channel: thread }),
      ben.startCommand('table move', { channel: thread }),
    ]);
    const said = [await ana.settled(moved[0]), await ben.settled(moved[1])].map(({ message }) =>
      textOf(must(message, 'It is answered.')),
    );
    const [, to = ''] = /^The match goes on in <#(\d+)>\.$/.exec(said[0] ?? '') ?? [];
    expect(to).not.toBe(thread);
    expect(said[1]).toBe(said[0]);
    const live = await liveWith(ben, to, 'My hand');
    expect(textOf(live)).not.toContain(`<@`);
    const hand = await press(ana, await liveWith(ana, to, 'My hand'), 'My hand');
    expect(buttonsOf(hand).some(isMove)).toBe(true);
    // Whoever looks for it where it was is led on.
    const isLeft = (one: ShownMessage) => textOf(one) === `The match goes on in <#${to}>.`;
    await ben.waitForMessage(thread, isLeft, { what: 'the way to the new thread' });
    const left = (await ben.messages(thread)).filter(({ page }) => !page.ephemeral);
    // The rules are the same everywhere.
    expect(left.flatMap(buttonsOf).map(({ label }) => label)).toEqual(['How to play']);
    const nameOf = async (id: string) =>
      (await ben.guild('The Clearing')).threads.find((one) => one.id === id)?.name ?? '';
    await ben.waitFor(async () => (await nameOf(thread)).endsWith(' (moved)') || undefined, {
      what: 'the name of the thread that was left',
    });
    expect(`${await nameOf(to)} (moved)`).toBe(await nameOf(thread));
  },
  TEST_MS,
);

function isMove(button: { readonly custom_id?: string }): boolean {
  return button.custom_id?.startsWith('move.') === true;
}
