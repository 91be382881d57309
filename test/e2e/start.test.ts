import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { PlaygroundDriver } from '../../playground/driver.js';
import { startPlayground } from '../../playground/server.js';
import { openStore } from '../../src/store/store.js';
import { startBot, startBotAtTerminal, startNode, temporaryFolder } from './kit/program.js';

const TOKEN = 'a-token-for-nothing';
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9/api';
const TEST_MS = 60_000;

describe('the bot does not start, and says why', { timeout: TEST_MS }, () => {
  test('in production without a token', async () => {
    const bot = startBot({ env: { NODE_ENV: 'production', THICKET_DATA: temporaryFolder() } });
    expect(await bot.ended()).toBe(1);
    expect(bot.stderr.join('\n')).toMatch(/^Thicket cannot start:\n- DISCORD_TOKEN is missing/);
    expect(bot.stdout).toEqual([]);
  });

  test('by npm start in production without a token: no playground takes its place', async () => {
    const start = startNode(['scripts/start.mjs'], { env: { NODE_ENV: 'production' } });
    expect(await start.ended()).toBe(1);
    expect(start.stderr.join('\n')).toContain('DISCORD_TOKEN is missing');
    expect(start.stdout.join('\n')).not.toContain('playground');
  });

  test('with an impossible configuration: every problem at once, and no value repeated', async () => {
    const dataFolder = path.join(temporaryFolder(), 'data');
    const bot = startBot({
      env: {
        DISCORD_TOKEN: 'two words',
        DISCORD_API: 'gopher://nowhere',
        LOG_LEVEL: 'chatty',
        NODE_ENV: 'staging',
        THICKET_DATA: dataFolder,
      },
    });
    expect(await bot.ended()).toBe(1);
    const told = bot.stderr.join('\n');
    for (const name of ['DISCORD_TOKEN', 'DISCORD_API', 'LOG_LEVEL', 'NODE_ENV']) {
      expect(bot.stderr.filter((line) => line.startsWith(`- ${name} must`))).toHaveLength(1);
    }
    for (const value of ['two words', 'gopher', 'chatty', 'staging']) expect(told).not.toContain(value);
    expect(() => readdirSync(dataFolder)).toThrow('ENOENT');
  });

  test('as a second instance on the same folder, which the first does not notice', async () => {
    const playground = await startPlayground({ port: 0, dataFolder: temporaryFolder(), bot: null });
    try {
      const env = { ...playground.botEnv, THICKET_DATA: temporaryFolder() };
      const first = startBot({ env });
      await first.line(/"connected"/);
      const second = startBot({ env });
      expect(await second.ended()).toBe(1);
      expect(second.stderr.join('\n')).toContain('Another Thicket is running on this data folder');
      expect(second.stderr.join('\n')).toContain(env.THICKET_DATA);

      // A lock does not outlive its process, however that ends.
      first.process.kill('SIGKILL');
      expect(await first.ended()).toBe('SIGKILL');
      await startBot({ env }).line(/"connected"/);
    } finally {
      await playground.stop();
    }
  });

  test.each([
    ['a damaged database', 'is damaged', (file: string) => writeFileSync(file, 'hello '.repeat(2_000))],
    ['a database of a later version', 'later version', (file: string) => change(file, 'user_version = 9999')],
    ['a database of another program', 'other program', (file: string) => change(file, 'application_id = 7')],
  ])('on %s, which stays untouched', async (_what, told, prepare) => {
    const dataFolder = temporaryFolder();
    const file = path.join(dataFolder, 'thicket.db');
    (await openStore({ dataFolder })).close();
    prepare(file);
    const before = readFileSync(file);
    const bot = startBot({ env: { DISCORD_TOKEN: TOKEN, DISCORD_API: NOWHERE, THICKET_DATA: dataFolder } });
    expect(await bot.ended()).toBe(1);
    expect(bot.stderr.join('\n')).toContain(told);
    expect(bot.stderr.join('\n')).toContain(file);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(dataFolder).filter((name) => name.includes('backup'))).toEqual([]);
  });

  // What a folder's permissions do is tried with the store, since root may write anywhere.
  test('on a data folder that cannot be made', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, 'hello');
    const dataFolder = path.join(file, 'data');
    const bot = startBot({ env: { DISCORD_TOKEN: TOKEN, DISCORD_API: NOWHERE, THICKET_DATA: dataFolder } });
    expect(await bot.ended()).toBe(1);
    expect(bot.stderr.join('\n')).toContain(`${dataFolder} cannot be read and written`);
    expect(bot.stderr.join('\n')).toContain('may write there');
    expect(readFileSync(file, 'utf8')).toBe('hello');
  });

  test('with a token that Discord does not know', async () => {
    const playground = await startPlayground({ port: 0, dataFolder: temporaryFolder(), bot: null });
    try {
      const env = { ...playground.botEnv, DISCORD_TOKEN: TOKEN, THICKET_DATA: temporaryFolder() };
      const bot = startBot({ env });
      expect(await bot.ended()).toBe(1);
      expect(bot.stderr.join('\n')).toContain('Discord does not know this DISCORD_TOKEN');
      expect([...bot.stdout, ...bot.stderr].join('\n')).not.toContain(TOKEN);
    } finally {
      await playground.stop();
    }
  });
});

function change(file: string, pragma: string): void {
  const database = new Sqlite(file);
  database.pragma(pragma);
  database.close();
}

test('at a terminal the log is written for people', { timeout: TEST_MS }, async () => {
  const env = { DISCORD_TOKEN: TOKEN, DISCORD_API: NOWHERE, THICKET_DATA: temporaryFolder() };
  const bot = startBotAtTerminal({ env });
  await bot.line(/Discord not reached/);
  bot.process.kill('SIGTERM');
  await bot.ended();
  const said = bot.stdout.join('\n');
  expect(said).toMatch(/WARN.*Discord not reached/);
  expect(said).not.toContain('{"level"');
});

test('a start outlives a Discord that fails in between, whichever request it hits', {
  timeout: TEST_MS,
}, async () => {
  const playground = await startPlayground({ port: 0, dataFolder: temporaryFolder(), bot: null });
  const driver = await PlaygroundDriver.open(playground.address);
  try {
    const route = 'GET /gateway/bot';
    await driver.fault({ kind: 'status', status: 503, route });
    await driver.fault({ kind: 'lost-answer', route });
    // One that passes, and then none for a while.
    await driver.fault({ kind: 'slow', delayMs: 0, route });
    await driver.fault({ kind: 'status', status: 503, route, count: 1_000 });
    const bot = startBot({ env: { ...playground.botEnv, THICKET_DATA: temporaryFolder() } });
    await bot.line(/"connected"/);
    expect(bot.stdout.filter((line) => line.includes('Discord not reached'))).toHaveLength(2);
    expect(bot.stdout.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  } finally {
    driver.close();
    await playground.stop();
  }
});

test('npm start without a token runs the playground with the bot in it', { timeout: TEST_MS }, async () => {
  const folder = temporaryFolder();
  const start = startNode(['scripts/start.mjs', '--port', '0', '--data', path.join(folder, 'world')], {
    env: { THICKET_DATA: path.join(folder, 'bot') },
  });
  const line = await start.line(/The playground is at/);
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
  expect(start.stdout.join('\n')).toContain('There is no DISCORD_TOKEN, so this is the playground');
  const driver = await PlaygroundDriver.open(address);
  try {
    await driver.waitForBot({ withinMs: TEST_MS });
    const ana = await driver.person('Ana');
    const { id: channel } = await ana.channel('games');
    await ana.waitFor(async () => (await ana.guild('The Clearing')).commands.length > 0 || undefined);
    expect((await ana.command('help', { channel })).interaction.status).toBe('done');
  } finally {
    driver.close();
  }
  start.process.kill('SIGTERM');
  expect(await start.ended()).toBe(0);
});
