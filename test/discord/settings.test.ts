import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, type Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { App } from '../../src/discord/app.js';
import type { CustomId } from '../../src/discord/custom-ids.js';
import { drawForm } from '../../src/discord/form.js';
import type { MyWish } from '../../src/discord/my-wishes.js';
import { drawScreen } from '../../src/discord/screen.js';
import { mineScreen, quietForm } from '../../src/discord/screens/me.js';
import { FACES } from '../../src/faces/shelf.js';
import { GAMES } from '../../src/games/shelf.js';
import type { TableId, UserId } from '../../src/tables/ids.js';
import { SETTINGS_DEFAULT, type Settings } from '../../src/tables/settings.js';
import { writtenQuietHours } from '../../src/tables/time/read-quiet-hours.js';
import { escapeMarkdown, wordsFor } from '../../src/words/words.js';
import { silentObserver } from '../kit/silent-observer.js';
import { choice, type Desk, newDesk } from './desk.js';
import { textOf } from './fake-discord.js';
import { commandOf, directly, formOf, pressOf, saying } from './interactions.js';
import { ANA, BEN, THREAD, VEIL } from './kit.js';

const ME = [{ type: 1, name: 'me' }];

function mine(wish: MyWish, tableId: TableId | null = null): CustomId {
  return { kind: 'me', wish, tableId };
}

async function press({ route }: Desk, id: CustomId, values?: readonly string[]): Promise<void> {
  await route(pressOf({ userId: ANA }, id, { isPrivate: true, ...(values === undefined ? {} : { values }) }));
}

/** What whoever has pressed something has: the language they spoke is kept. */
const SPOKEN: Settings = { ...SETTINGS_DEFAULT, language: 'en' };

async function settingsOf({ house }: Desk, userId: UserId = ANA): Promise<Settings> {
  return house.app.tables.settingsOf(userId);
}

function last({ replies }: Desk): string {
  return replies.sent.at(-1)?.text ?? '';
}

describe('/settings me', () => {
  test('shows to the asker alone what holds, and how to change it', async () => {
    const desk = newDesk();
    await desk.route(commandOf({ userId: ANA }, 'settings', { options: ME }));
    expect(desk.replies.sent).toMatchObject([{ way: 'message', text: saying('Your settings') }]);
    for (const label of ['You are next: off', 'In words: off', 'Ask first: off', 'Set quiet hours'])
      expect(last(desk)).toContain(`[${label}]`);
    expect(last(desk)).not.toContain('[Back to my hand]');
  });

  test('is redrawn in place by each change, and a double click changes it once', async () => {
    const desk = newDesk();
    await press(desk, mine('next-on'));
    await press(desk, mine('next-on'));
    expect(desk.replies.sent.map(({ way }) => way)).toEqual(['update', 'update']);
    expect(last(desk)).toContain('[You are next: on]');
    expect(await settingsOf(desk)).toEqual({ ...SPOKEN, onDeck: true });
    expect(await settingsOf(desk, BEN)).toEqual(SETTINGS_DEFAULT);
  });

  test.each([
    ['next-on', { onDeck: true }],
    ['text-on', { asText: true }],
    ['confirm-on', { confirm: true }],
  ] as const)('%s and its contrary do what they say', async (wish, change) => {
    const desk = newDesk();
    await press(desk, mine(wish));
    expect(await settingsOf(desk)).toEqual({ ...SPOKEN, ...change });
    await press(desk, mine(wish.replace('-on', '-off') as MyWish));
    expect(await settingsOf(desk)).toEqual(SPOKEN);
  });

  test.each(['off', 'mention', 'dm'])('reminders: %s', async (value) => {
    const desk = newDesk();
    await press(desk, mine('reminders'), [value]);
    expect((await settingsOf(desk)).reminders).toBe(value);
  });

  test('a reminder that nobody offers changes nothing', async () => {
    const desk = newDesk();
    await press(desk, mine('reminders'), ['carrier-pigeon']);
    expect(desk.replies.sent).toMatchObject([{ way: 'update', text: saying('Your settings') }]);
    expect(await settingsOf(desk)).toEqual(SETTINGS_DEFAULT);
  });

  test('says that direct messages are closed until they are chosen anew', async () => {
    const desk = newDesk();
    await press(desk, mine('reminders'), ['dm']);
    await desk.house.app.tables.closeDms(ANA);
    await press(desk, mine('show'));
    expect(last(desk)).toContain('did not let me write to you');
    await press(desk, mine('reminders'), ['dm']);
    expect(last(desk)).not.toContain('did not let me write to you');
  });

  test('leads back to the hand from which it was opened', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    await press(desk, { kind: 'hand', tableId });
    expect(last(desk)).toContain('[Settings]');
    await press(desk, mine('show', tableId));
    await press(desk, mine('next-on', tableId));
    expect(last(desk)).toContain('[Back to my hand]');
    await press(desk, { kind: 'hand', tableId });
    expect(last(desk)).toContain('asked picking');
    expect(desk.replies.sent.map(({ way }) => way)).toEqual(['update', 'update', 'update', 'update']);
  });
});

describe('in direct messages', () => {
  const night = { from: '22:00', to: '7', zone: 'berlin' };

  test('one’s own settings open, change in place, and hold on every server', async () => {
    const desk = newDesk();
    await desk.route(directly(commandOf({ userId: ANA }, 'settings', { options: ME })));
    expect(desk.replies.sent).toMatchObject([{ way: 'message', text: saying('Your settings') }]);
    await desk.route(directly(pressOf({ userId: ANA }, mine('next-on'), { isPrivate: true })));
    await desk.route(
      directly(pressOf({ userId: ANA }, mine('reminders'), { isPrivate: true, values: ['dm'] })),
    );
    await desk.route(directly(pressOf({ userId: ANA }, mine('quiet'), { isPrivate: true })));
    await desk.route(directly(formOf({ userId: ANA }, mine('quiet-set'), night)));
    expect(desk.replies.sent.slice(1).map(({ way }) => way)).toEqual(['update', 'update', 'form', 'update']);
    expect(await settingsOf(desk)).toMatchObject({
      ...{ onDeck: true, reminders: 'dm', quiet: { zone: 'Europe/Berlin' } },
    });
  });

  test('a vacation begins, and is told at the tables', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    await desk.route(
      directly(pressOf({ userId: ANA }, mine('vacation'), { isPrivate: true, values: ['3'] })),
    );
    expect(last(desk)).toContain('**Vacation** until');
    expect(desk.woken).toEqual([tableId]);
  });

  test('those of a server are looked for on it', async () => {
    const desk = newDesk();
    const options = [{ type: 1, name: 'server' }];
    await desk.route(directly(commandOf({ userId: ANA }, 'settings', { options })));
    expect(last(desk)).toContain('use `/settings server` in one of its channels');
  });

  test('what is kept of somebody is shown', async () => {
    const desk = newDesk();
    await desk.route(
      directly(commandOf({ userId: ANA }, 'privacy', { options: [{ type: 1, name: 'show' }] })),
    );
    expect(desk.replies.sent).toMatchObject([{ way: 'message', text: saying('What I store about you') }]);
    await desk.route(
      directly(pressOf({ userId: ANA }, { kind: 'privacy', wish: 'keep' }, { isPrivate: true })),
    );
    expect(desk.replies.sent.at(-1)).toMatchObject({ way: 'update', text: 'Nothing was deleted.' });
  });
});

describe('quiet hours', () => {
  const night = { from: '22:00', to: '7', zone: 'berlin' };

  test('are asked for in a form, which is filled in with those that hold', async () => {
    const desk = newDesk();
    await press(desk, mine('quiet'));
    expect(desk.replies.sent[0]).toMatchObject({ way: 'form', form: { custom_id: 'me.-.quiet-set' } });
    await desk.route(formOf({ userId: ANA }, mine('quiet-set'), night));
    expect(last(desk)).toContain('from 22:00 to 07:00, Europe/Berlin');
    await press(desk, mine('quiet'));
    const values = JSON.stringify(desk.replies.sent.at(-1)?.form);
    for (const value of ['22:00', '07:00', 'Europe/Berlin']) expect(values).toContain(`"value":"${value}"`);
    expect(desk.replies.sent.map(({ way }) => way)).toEqual(['form', 'update', 'form']);
  });

  test('that are not clear change nothing, and every problem is named with an example', async () => {
    const desk = newDesk();
    await desk.route(
      formOf({ userId: ANA }, mine('quiet-set'), { from: '25:00', to: 'noonish', zone: '*M*' }),
    );
    const lines = last(desk).split('\n');
    const first = lines.findIndex((line) => line.startsWith('**Quiet hours**')) + 1;
    expect(lines.slice(first, first + 5)).toEqual([
      'Nothing has changed:',
      '- “25:00” is no time of day. Write it like 22:00, 7.30 or 10 pm.'.replace(':', '\\:'),
      '- “noonish” is no time of day. Write it like 22:00, 7.30 or 10 pm.',
      '- I do not know the time zone “\\*M\\*”. Name a large city in it, such as Berlin, or write it like Europe/Berlin or UTC+2.',
      '[Correct what I typed]',
    ]);
    expect((await settingsOf(desk)).quiet).toBeNull();
  });

  test('of a place that was mistyped are answered with the one that may be meant', async () => {
    const desk = newDesk();
    await desk.route(formOf({ userId: ANA }, mine('quiet-set'), { ...night, zone: 'Berlinn' }));
    expect(last(desk)).toContain('- I do not know the time zone “Berlinn”. Do you mean Berlin?');
    expect((await settingsOf(desk)).quiet).toBeNull();
  });

  test('that were mistyped come back into the form as they were typed, whatever holds', async () => {
    const desk = newDesk();
    await desk.route(formOf({ userId: ANA }, mine('quiet-set'), night));
    const typed = { from: '23 Uhr', to: '7.65', zone: 'Berlinn' };
    await desk.route(formOf({ userId: ANA }, mine('quiet-set'), typed));
    const buttons = JSON.stringify(desk.replies.sent.at(-1)?.drawn);
    const id = must(/"custom_id":"(me\.-\.quiet-again\.[^"]*)"/.exec(buttons)?.[1], 'It is offered.');
    await desk.route(pressOf({ userId: ANA }, id, { isPrivate: true }));
    const { form, way } = must(desk.replies.sent.at(-1), 'A form was sent.');
    expect(way).toBe('form');
    const values = [...JSON.stringify(form).matchAll(/"value":"([^"]*)"/g)].map(([, value]) => value);
    expect(values).toEqual(Object.values(typed));
    await desk.route(formOf({ userId: ANA }, mine('quiet-set'), { ...typed, to: '7.45', zone: 'Wien' }));
    expect((await settingsOf(desk)).quiet).toEqual({ from: 1380, to: 465, zone: 'Europe/Vienna' });
    expect(last(desk)).not.toContain('[Correct what I typed]');
  });

  test('that begin when they end are refused', async () => {
    const desk = newDesk();
    await desk.route(formOf({ userId: ANA }, mine('quiet-set'), { ...night, to: '10 pm' }));
    expect(last(desk)).toContain('begin and end at');
  });

  test.each([
    ['UTC+2', 'UTC+2'],
    ['utc-3', 'UTC−3'],
    ['New York', 'America/New York'],
  ])('the zone %s is shown as %s', async (zone, shown) => {
    const desk = newDesk();
    await desk.route(formOf({ userId: ANA }, mine('quiet-set'), { ...night, zone }));
    expect(last(desk)).toContain(shown);
  });

  test('end where they are not wanted any more', async () => {
    const desk = newDesk();
    await desk.route(formOf({ userId: ANA }, mine('quiet-set'), night));
    expect(last(desk)).toContain('[No quiet hours]');
    await press(desk, mine('quiet-off'));
    expect((await settingsOf(desk)).quiet).toBeNull();
    expect(last(desk)).not.toContain('[No quiet hours]');
  });

  describe('where reading what holds takes too long', () => {
    beforeEach(() => void vi.useFakeTimers({ now: 0 }));
    afterEach(() => void vi.useRealTimers());

    test('no form opens, and the person is asked to press once more', async () => {
      const { house } = newDesk();
      const tables: App['tables'] = {
        ...house.app.tables,
        async settingsOf(userId) {
          await new Promise((resolve) => setTimeout(resolve, 2_000));
          return house.app.tables.settingsOf(userId);
        },
      };
      const desk = newDesk({ tables });
      const pressed = press(desk, mine('quiet'));
      await vi.advanceTimersByTimeAsync(3_000);
      await pressed;
      expect(desk.replies.sent).toMatchObject([
        { way: 'acknowledge update' },
        { way: 'follow-up', text: saying('press once more') },
      ]);
    });
  });
});

describe('a vacation', () => {
  test('begins, is told at the tables, and ends when its owner is back', async () => {
    const desk = newDesk();
    const tableId = await desk.house.match();
    const until = desk.house.app.now() + 3 * DAY_MS;
    await press(desk, mine('vacation'), ['3']);
    expect(last(desk)).toContain(`**Vacation** until <t:${until / 1_000}:f>`);
    expect(desk.woken).toEqual([tableId]);
    await press(desk, { kind: 'hand', tableId });
    expect(last(desk)).toContain('You are on vacation until');
    await press(desk, mine('vacation-end'));
    expect(last(desk)).toContain('Your time runs again.');
    expect(last(desk)).not.toContain('[I am back]');
    expect(desk.woken).toEqual([tableId, tableId]);
  });

  test('that is over already is not ended twice', async () => {
    const desk = newDesk();
    await press(desk, mine('vacation'), ['1']);
    await press(desk, mine('vacation-end'));
    await press(desk, mine('vacation-end'));
    expect(last(desk)).toContain('You are not on vacation.');
  });

  test('cannot be made longer than fourteen days by an old panel', async () => {
    const desk = newDesk();
    await press(desk, mine('vacation'), ['14']);
    desk.house.advance(DAY_MS);
    await press(desk, mine('vacation'), ['14']);
    expect(last(desk)).toContain('at most fourteen days');
    await press(desk, mine('vacation'), ['soon']);
    expect(last(desk)).toContain('**Vacation** until');
  });

  test.each([
    [0, 14],
    [HOUR_MS, 13],
    [13 * DAY_MS + HOUR_MS, 0],
  ])('offers %i ms after it began %i days, all of which are possible', async (passedMs, days) => {
    const desk = newDesk();
    await press(desk, mine('vacation'), ['14']);
    desk.house.advance(passedMs);
    const settings = await settingsOf(desk);
    const screen = mineScreen({ settings, tableId: null, words: wordsFor('en'), now: desk.house.app.now() });
    const menu = screen.sheets.flat().findLast((block) => block.kind === 'menu');
    const offered = menu?.menu.id.kind === 'me' && menu.menu.id.wish === 'vacation' ? menu.menu.options : [];
    expect(offered).toHaveLength(days);
  });
});

describe('text instead of pictures', () => {
  test('comes first in the hand and wherever a table is shown', async () => {
    const picture = {
      fileName: 'x.png',
      alt: 'all in words',
      height: 0,
      paint: () => undefined,
      render: async () => Buffer.from('png'),
    };
    const { toyFace } = await import('./toy-face.js');
    const faces: App['faces'] = () => ({
      ...toyFace,
      sights: toyFace.sights.map((sight) => ({ ...sight, scenes: () => [{ text: 'stones', picture }] })),
      rules: () => [{ text: 'Pick and place.', picture }],
    });
    const desk = newDesk({ faces });
    const tableId = await desk.house.match();
    await press(desk, mine('text-on'));
    await press(desk, { kind: 'hand', tableId });
    expect(last(desk)).toContain('[As picture]');
    expect(last(desk)).toContain('text {');
    await desk.route(
      commandOf({ userId: ANA, channelId: THREAD }, 'table', { options: [{ type: 1, name: 'show' }] }),
    );
    expect(last(desk)).toContain('text {');
    await press(desk, { kind: 'sight', tableId, sight: 'stones', seat: null });
    expect(last(desk)).toContain('all in words');
    expect(last(desk)).not.toContain('<all in words>');
    await press(desk, { kind: 'rules', topic: 'toy', page: 0 });
    expect(last(desk)).not.toContain('<all in words>');
    await press(desk, { kind: 'panel', tableId, look: 'picture', page: 0 });
    expect(last(desk)).toContain('[As text]');
  });
});

test.each(FACES.map((face) => [face.gameId, face] as const))(
  'the rules of %s in words are whole, however many pages they take',
  async (topic, face) => {
    const desk = newDesk({ games: GAMES, faces: () => face });
    await press(desk, mine('text-on'));
    let told = '';
    for (let page = 0; ; page += 1) {
      await press(desk, { kind: 'rules', topic, page });
      told += last(desk);
      if (!last(desk).includes('[More ▶]')) break;
    }
    for (const { text, picture } of face.rules(wordsFor('en'))) {
      expect(told).toContain(text.split('\n').at(-1));
      expect(told).toContain(escapeMarkdown(picture?.alt.split('\n').at(-1) ?? ''));
    }
    expect(told).not.toContain('<');
  },
);

describe('asking first', () => {
  async function asking(): Promise<Desk & { readonly tableId: TableId }> {
    const desk = newDesk();
    const tableId = await desk.house.match();
    await press(desk, mine('confirm-on'));
    return { ...desk, tableId };
  }

  async function stepOf({ house }: Desk, tableId: TableId): Promise<number> {
    const looked = await house.app.tables.lookAtTable(tableId, ANA);
    return looked.ok ? looked.value.table.step : -1;
  }

  test('a tap asks, and plays only when it is meant', async () => {
    const desk = await asking();
    const { house, tableId } = desk;
    const before = await stepOf(desk, tableId);
    const id = await choice(house, tableId, { move: 'pick-3' });
    await press(desk, id);
    expect(last(desk)).toContain('**pick\\-3**: is that your choice?\n[Yes] [Back]');
    expect(await stepOf(desk, tableId)).toBe(before);
    if (id.kind !== 'move') throw new Error('a choice is a move');
    await press(desk, { ...id, kind: 'sure' });
    expect(last(desk)).toContain('You did pick-3.');
    expect(await stepOf(desk, tableId)).toBe(before + 1);
    await press(desk, { ...id, kind: 'sure' });
    expect(await stepOf(desk, tableId)).toBe(before + 1);
  });

  test('a choice from a menu is asked for too, and Back leads to the hand', async () => {
    const desk = await asking();
    const { house, tableId } = desk;
    const id = await choice(house, tableId, { move: 'pick-1' });
    const sinceStep = id.kind === 'move' ? id.sinceStep : 0;
    await press(desk, { kind: 'pick', tableId, look: 'text', sinceStep, row: 0 }, ['pick-1']);
    expect(last(desk)).toContain('**pick\\-1**: is that your choice?');
    expect(last(desk)).toContain('text {');
    await press(desk, { kind: 'panel', tableId, look: 'text', page: 0 });
    expect(last(desk)).toContain('[pick-1]');
  });

  test('what cannot be chosen now is explained right away', async () => {
    const desk = await asking();
    await press(desk, await choice(desk.house, desk.tableId, { move: 'stone' }));
    expect(last(desk)).toContain('Wrong: not-now.');
  });

  test('an old control shows what is true now instead of asking', async () => {
    const desk = await asking();
    const { house, tableId } = desk;
    const id = await choice(house, tableId, { move: 'pick-1' });
    await house.move(tableId, ANA, 'pick-1');
    await house.move(tableId, BEN, 'pick-1');
    await press(desk, id);
    expect(last(desk)).toContain('asked placing');
    expect(last(desk)).not.toContain('is that your choice?');
  });

  test('what only leads back is not asked for', async () => {
    const { toyFace } = await import('./toy-face.js');
    const faces: App['faces'] = () => ({
      ...toyFace,
      panel: (...given) => {
        const panel = toyFace.panel(...given);
        const controls = panel.controls.map((control) => ({
          ...control,
          choices: control.choices.map((one) => ({ ...one, undoes: one.move === 'pick-1' })),
        }));
        return { ...panel, controls };
      },
    });
    const desk = newDesk({ faces });
    const tableId = await desk.house.match();
    await press(desk, mine('confirm-on'));
    await press(desk, await choice(desk.house, tableId, { move: 'pick-1' }));
    expect(last(desk)).toContain('You did pick-1.');
  });
});

describe('what Discord allows', () => {
  const words = wordsFor('en');
  const now = Date.UTC(2026, 7, 1) as Instant;
  const settings: fc.Arbitrary<Settings> = fc.record({
    reminders: fc.constantFrom('off', 'mention', 'dm'),
    onDeck: fc.boolean(),
    asText: fc.boolean(),
    confirm: fc.boolean(),
    dmClosed: fc.boolean(),
    language: fc.constant(null),
    learned: fc.constant([]),
    quiet: fc.option(
      fc.record({
        from: fc.nat(1_439),
        to: fc.nat(1_439),
        zone: fc.constant('America/Argentina/Buenos_Aires'),
      }),
    ),
    vacation: fc.option(
      fc
        .integer({ min: 1, max: 14 })
        .map((days) => ({ since: now, until: (now + days * DAY_MS) as Instant })),
    ),
  });

  test('holds every panel of settings', async () => {
    await fc.assert(
      fc.asyncProperty(settings, fc.boolean(), async (wanted, atTable) => {
        const tableId = atTable ? ('z'.repeat(16) as TableId) : null;
        const screen = mineScreen({
          settings: wanted,
          now,
          tableId,
          words,
          said: { about: 'quiet', text: 'x'.repeat(600) },
        });
        const options = { veil: VEIL, observer: silentObserver, onPictureFailed: () => undefined };
        const drawn = await drawScreen(screen, options);
        expect(textOf({ drawn }).length).toBeLessThanOrEqual(4_000);
        expect(textOf({ drawn })).not.toContain('…');
        expect(JSON.stringify(drawn.components).match(/"type":/g)?.length).toBeLessThanOrEqual(40);
      }),
    );
  });

  test('holds the form', () => {
    const shown = { settings: SETTINGS_DEFAULT, now, tableId: 'z'.repeat(16) as TableId, words };
    const form = drawForm(quietForm(writtenQuietHours(shown.settings.quiet), shown), VEIL);
    expect(form.title.length).toBeLessThanOrEqual(45);
    for (const part of form.components) {
      const { label, description } = part as { readonly label: string; readonly description: string };
      expect(label.length).toBeLessThanOrEqual(45);
      expect(description.length).toBeLessThanOrEqual(100);
    }
  });
});
