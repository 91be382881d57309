import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../playground/driver/person.js';
import { textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { dumpOf, foundInBytes } from '../store/dump.js';
import { seat } from './kit/match.js';
import { openStage, type Stage } from './kit/stage.js';

const TEST_MS = 120_000;
const DAY_MS = 86_400_000;
const FIVE = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli'] as const;

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ seed: 'privacy', env: { THICKET_CONTACT: 'keeper@example.org' } });
}, TEST_MS);
afterAll(() => stage.close());

async function say(person: Person, command: string, channel: string): Promise<ShownMessage> {
  const message = must((await person.command(command, { channel })).message, `/${command} is answered.`);
  expect(message.page.ephemeral).toBe(true);
  return message;
}

async function press(person: Person, message: ShownMessage, label: string): Promise<ShownMessage> {
  return must((await person.click(message, label)).message, `“${label}” is answered.`);
}

async function askForDeletion(person: Person, channel: string): Promise<ShownMessage> {
  const asked = await say(person, 'privacy delete', channel);
  expect(textOf(asked)).toContain('What stays');
  return press(person, asked, 'Delete my data');
}

function tracesOf({ id }: Person): readonly string[] {
  const dump = dumpOf(stage.dataFolder);
  return Object.entries(dump).flatMap(([name, rows]) => (JSON.stringify(rows).includes(id) ? [name] : []));
}

test(
  'what is kept is shown, handed out, and deleted after two questions',
  async () => {
    const five = await seat(stage, { names: FIVE, game: 'trickadee', channel: 'games' });
    const two = await seat(stage, { names: ['Ana', 'Ben'], channel: 'games' });
    const ana = must(five.players[0], 'Ana sits.').person;
    const shown = textOf(await say(ana, 'privacy show', five.thread));
    for (const told of ['0 not begun, 2 running', '30 days', 'keeper@example.org'])
      expect(shown).toContain(told);

    const copy = await say(ana, 'privacy export', five.thread);
    const [file] = copy.attachments;
    const bytes = await stage.driver.http.bytes(must(file, 'A file comes.').url);
    const data = JSON.parse(bytes.toString()) as {
      readonly account: string;
      readonly tables: readonly {
        readonly table: string;
        readonly view: { readonly hand?: readonly string[] };
      }[];
    };
    expect(data).toMatchObject({ format: 'thicket-personal-data', version: 1, account: ana.id });
    expect(data.tables.map(({ table }) => table).toSorted()).toEqual([five.tableId, two.tableId].toSorted());
    for (const { view } of data.tables) expect(view.hand?.length).toBeGreaterThan(3);
    for (const { person } of five.players.slice(1)) expect(bytes.toString()).not.toContain(person.id);

    const kept = await press(ana, await askForDeletion(ana, five.thread), 'No, keep it');
    expect(textOf(kept)).toContain('Nothing was deleted');
    const late = await askForDeletion(ana, five.thread);
    await stage.driver.advanceClock(11 * 60_000);
    expect(textOf(await press(ana, late, 'Yes, delete it for good'))).toContain('too old');
    expect(stage.store.table(two.tableId).status).toBe('playing');

    const done = await press(ana, await askForDeletion(ana, five.thread), 'Yes, delete it for good');
    expect(textOf(done)).toContain('Your data is deleted');
    expect(stage.store.table(two.tableId).status).toBe('finished');
    expect(stage.store.table(five.tableId).status).toBe('playing');
    await stage.store.settled();
    expect(tracesOf(ana)).toEqual([]);
    expect(foundInBytes(stage.dataFolder, [ana.id])).toEqual([]);
    const ben = must(five.players[1], 'Ben sits.');
    const live = await ben.liveTable();
    expect(JSON.stringify([textOf(live), live.attachments])).not.toContain('Ana');
    expect(textOf(await say(ana, 'privacy show', five.thread))).toContain('Nothing yet');
  },
  TEST_MS,
);

test(
  'a wish that a crash has left is fulfilled at the next start, and its person begins afresh',
  async () => {
    const match = await seat(stage, { names: ['Cleo', 'Dev', 'Eli'], game: 'trickadee', channel: 'games' });
    const cleo = must(match.players[0], 'Cleo sits.').person;
    await stage.crash();
    const database = new Sqlite(path.join(stage.dataFolder, 'thicket.db'));
    database.prepare('INSERT INTO forgettings VALUES (?, ?)').run(cleo.id, '0777');
    database.close();
    await stage.start();
    await stage.store.until(() => tracesOf(cleo).length === 0, 'the wish to be fulfilled');
    expect(stage.store.people(match.tableId)[0]).toEqual({ user_id: '0777', name: '' });
    await stage.store.settled();
    const again = await seat(stage, { names: ['Cleo', 'Dev', 'Eli'], game: 'trickadee', channel: 'games' });
    expect(stage.store.people(again.tableId)[0]).toEqual({ user_id: cleo.id, name: 'Cleo' });
  },
  TEST_MS,
);

test(
  'a server is forgotten thirty days after the bot was taken from it, also while it was not running',
  async () => {
    const ben = await stage.person('Ben');
    const { id: guild } = await ben.guild('The Clearing');
    const isMarked = () => stage.store.all('SELECT * FROM removals').length === 1;
    await stage.driver.guild({ action: 'remove-bot', guild });
    await stage.store.until(isMarked, 'the removal to be remembered');
    await stage.driver.guild({ action: 'add-bot', guild });
    await stage.store.until(() => !isMarked(), 'the return to be remembered');
    await stage.driver.advanceClock(31 * DAY_MS);

    await stage.crash();
    await stage.driver.guild({ action: 'remove-bot', guild });
    await stage.start();
    await stage.store.until(isMarked, 'the absence to be noticed');
    expect(stage.store.all('SELECT id FROM tables').length).toBeGreaterThan(2);
    await stage.crash();
    await stage.driver.advanceClock(31 * DAY_MS);
    await stage.start();
    await stage.store.until(() => stage.store.all('SELECT id FROM tables').length === 0, 'the server to go');
    await stage.store.until(() => foundInBytes(stage.dataFolder, [guild]).length === 0, 'the bytes to go');
    const rows = Object.entries(dumpOf(stage.dataFolder)).filter(([, some]) =>
      JSON.stringify(some).includes(guild),
    );
    expect(rows).toEqual([]);
  },
  TEST_MS,
);
