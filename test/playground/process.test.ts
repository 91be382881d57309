import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCliOptions } from '../../playground/cli-options.js';
import { projectRoot } from '../../playground/static-files.js';
import { ANA, APPLICATION, CLEARING, GAMES, Rest, stage, temporaryFolder } from './kit.js';

const MAIN = join(projectRoot(), 'dist/playground/main.js');

/** A child that says what it was given, and what it is told. */
const TALKER = `
  process.on('message', (message) => console.log('told ' + JSON.stringify(message)));
  process.on('SIGTERM', () => { console.log('bye'); process.exit(0); });
  process.on('disconnect', () => process.exit(0));
  setInterval(() => undefined, 1000);
  console.log('api ' + process.env.DISCORD_API + ' token ' + (process.env.DISCORD_TOKEN ? 'given' : 'missing'));
  console.log('clock ' + process.env.THICKET_CLOCK_OFFSET_MS);
`;
const talker = { command: process.execPath, args: ['-e', TALKER] };

interface Run {
  readonly child: ChildProcess;
  /** Waits for a line that begins so, on either stream. */
  readonly line: (start: string) => Promise<string>;
  readonly exit: Promise<number | null>;
}

/** The compiled playground as its own process. */
function run(...args: readonly string[]): Run {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing. Build first: npm run build`);
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const wakers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => {
      lines.push(text);
      for (const wake of wakers) wake();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const line = async (start: string): Promise<string> => {
    for (;;) {
      const found = lines.find((text) => text.startsWith(start));
      if (found !== undefined) return found;
      await new Promise<void>((resolve, reject) => {
        wakers.add(resolve);
        void exit.then(() => reject(new Error(`It ended. It said: ${lines.join(' / ')}`)));
      });
    }
  };
  return { child, line, exit };
}

async function restOf({ line }: Run): Promise<{ readonly rest: Rest; readonly address: string }> {
  const address = (await line('The playground is at ')).replace('The playground is at ', '');
  const token = `${Buffer.from(APPLICATION).toString('base64url')}.GPlayg.playground-token-good-nowhere-else`;
  return { rest: new Rest({ DISCORD_API: `${address}/api`, DISCORD_TOKEN: token }), address };
}

describe('the world', () => {
  test('is the same after a stop and a start', async () => {
    const dataFolder = temporaryFolder();
    const first = await stage({ dataFolder });
    const thread = await first.rest.thread();
    const message = await first.rest.message(thread, { content: 'Kept' });
    await first.rest.put(`/applications/${APPLICATION}/commands`, [{ name: 'play', description: 'Play' }]);
    await first.driver.permissions({ guild: CLEARING, channel: GAMES, deny: ['AttachFiles'] });
    await first.driver.advanceClock(50_000);
    const ana = await first.driver.person('Ana');
    const waiting = await ana.startCommand('play', { channel: GAMES });
    await ana.read(GAMES);
    const before = await ana.state();
    await first.playground.stop();

    const second = await stage({ dataFolder });
    const again = await second.driver.person('Ana');
    const after = await again.state();
    expect({ ...after, now: 0, bot: null }).toEqual({ ...before, now: 0, bot: null });
    expect(after.now).toBeGreaterThanOrEqual(before.now);
    expect((await again.messages(thread)).at(-1)).toMatchObject({ id: message, content: 'Kept' });
    await second.driver.advanceClock(3100);
    expect((await again.settled(waiting)).interaction.status).toBe('failed');
    await second.driver.advanceClock(25 * 60 * 60_000);
    expect((await again.channel('A table')).thread_metadata?.archived).toBe(true);
  });

  test('has lost nothing that was answered when its process is killed', async () => {
    const folder = temporaryFolder();
    const first = run('--no-bot', '--port', '0', '--data', folder);
    const { rest } = await restOf(first);
    await rest.message(GAMES, { content: 'one' });
    await rest.message(GAMES, { content: 'two' });
    first.child.kill('SIGKILL');
    await first.exit;
    const { rest: again } = await restOf(run('--no-bot', '--port', '0', '--data', folder));
    const { body } = await again.get(`/channels/${GAMES}/messages`);
    expect(
      (body as unknown as readonly { readonly content: string }[]).map(({ content }) => content),
    ).toEqual(['two', 'one']);
  });

  test('belongs to one playground at a time', async () => {
    const folder = temporaryFolder();
    await run('--no-bot', '--port', '0', '--data', folder).line('The playground is at ');
    const second = run('--no-bot', '--port', '0', '--data', folder);
    expect(await second.line('Another playground')).toContain(folder);
    expect(await second.exit).toBe(1);
  });

  test('begins anew when asked', async () => {
    const dataFolder = temporaryFolder();
    const first = await stage({ dataFolder });
    await first.rest.message(GAMES);
    await first.playground.stop();
    const second = await stage({ dataFolder, fresh: true });
    expect(await (await second.driver.person('Ana')).messages(GAMES)).toEqual([]);
  });
});

describe('the bot', () => {
  test('is given its address, told the time, and stopped', async () => {
    const { driver, playground } = await stage({ bot: talker });
    await driver.waitForBotLine((line) => line === `api ${playground.address}/api token given`);
    await driver.waitForBotLine((line) => line === 'clock 0');
    await driver.advanceClock(60_000);
    await driver.waitForBotLine((line) => line === 'told {"clockOffsetMs":60000}');
    await driver.stopBot();
    expect((await driver.botStatus()).status).toBe('stopped');
    expect((await driver.botOutput()).at(-1)?.line).toBe('bye');
    await driver.startBot();
    expect((await driver.botStatus()).status).toBe('starting');
    // Before anything is said to it, so that it reads no other clock first.
    await driver.waitForBotLine((line) => line === 'clock 60000');
  });

  test('is started again when it was killed, at once when asked for', async () => {
    const { driver, playground } = await stage({ bot: talker });
    const first = playground.bot?.pid;
    await driver.killBot();
    expect((await driver.botStatus()).status).toBe('waiting');
    await driver.startBot();
    expect(playground.bot?.pid).not.toBe(first);
    await driver.killBot({ restart: false });
    expect((await driver.botStatus()).status).toBe('stopped');
  });

  test('is started again, ever more slowly, when it dies by itself', async () => {
    const dying = { command: process.execPath, args: ['-e', 'console.log("up"); process.exit(3)'] };
    const { driver, told } = await stage({ bot: dying });
    await driver.waitForBotLine((line) => line === 'up');
    const ana = await driver.person('Ana');
    await ana.waitFor(async () => ((await driver.botStatus()).restarts >= 2 ? true : undefined), {
      what: 'two restarts',
    });
    expect(told.slice(0, 2)).toEqual([
      'The bot ended (code 3). It is started again in 0.5 s.',
      'The bot ended (code 3). It is started again in 1 s.',
    ]);
  });

  test('that cannot be started does not take the playground down', async () => {
    const { driver } = await stage({ bot: { command: '/no/such/program', args: [] } });
    const ana = await driver.person('Ana');
    await ana.waitFor(async () => ((await driver.botStatus()).status === 'waiting' ? true : undefined));
    await driver.stopBot();
    expect((await driver.botStatus()).status).toBe('stopped');
  });

  test('is stopped along with the playground by SIGTERM', async () => {
    const playground = run('--port', '0', '--data', temporaryFolder(), '--', process.execPath, '-e', TALKER);
    await playground.line('api http://127.0.0.1:');
    playground.child.kill('SIGTERM');
    await playground.line('bye');
    expect(await playground.exit).toBe(0);
  });
});

describe('the command line', () => {
  test('says what to do when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const playground = run('--no-bot', '--port', String(port), '--data', temporaryFolder());
    expect(await playground.line(`Port ${port} is taken`)).toContain('--port');
    expect(await playground.exit).toBe(1);
  });

  test('has defaults', () => {
    expect(readCliOptions([])).toEqual({
      kind: 'run',
      options: {
        port: 4380,
        dataFolder: 'data/playground',
        fresh: false,
        bot: { command: 'node', args: ['dist/thicket.js'] },
      },
    });
  });

  test('takes the bot from what follows --', () => {
    const reading = readCliOptions(['--port=0', '--fresh', '--', 'node', 'bot.js', '--port', '9']);
    expect(reading).toMatchObject({
      options: { port: 0, fresh: true, bot: { command: 'node', args: ['bot.js', '--port', '9'] } },
    });
    expect(readCliOptions(['--no-bot'])).toMatchObject({ options: { bot: null } });
  });

  test('names everything that is wrong at once', () => {
    const reading = readCliOptions(['--port', 'x', '--nobot', 'now', '--data', '', '--']);
    expect(reading).toMatchObject({ kind: 'wrong' });
    expect(reading.kind === 'wrong' && reading.problems).toHaveLength(5);
  });
});

test('what is not served is not there', async () => {
  const { playground } = await stage();
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/modules/zod/package.json',
    '/modules/lit/../zod/package.json',
    '/emojis/1.png',
    '/attachments/1/1/a.png',
    `/page/none?user=${ANA}`,
  ]) {
    expect((await fetch(playground.address + path)).status, path).toBe(404);
  }
});
