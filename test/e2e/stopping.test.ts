import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPlayground } from '../../playground/server.js';
import { must } from '../../src/base/invariant.js';
import { type Match, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { startBot, temporaryFolder } from './kit/program.js';
import { openStage, type Stage } from './kit/stage.js';
import { expectWholeThread } from './kit/thread.js';

const TEST_MS = 90_000;
const WITHIN_MS = 5_000;
const policy = steadyPolicy('stopping');
const MEDDLE = new URL('kit/meddle.mjs', import.meta.url).href;

describe('stopping in the middle of a match', { timeout: TEST_MS }, () => {
  let stage: Stage;
  let match: Match;
  let slow: string;

  beforeAll(async () => {
    slow = path.join(tmpdir(), `thicket-slow-${process.pid}`);
    const env = { NODE_OPTIONS: `--import=${MEDDLE}`, THICKET_TEST_SLOW: slow };
    stage = await openStage({ seed: 'stopping', env });
    match = await seat(stage, { options: { target: '21' } });
  }, TEST_MS);
  afterAll(() => stage.close());
  afterEach(async () => {
    rmSync(slow, { force: true });
    await stage.driver.clearFaults();
  });

  /** Stops the bot as an operator does; `meanwhile` begins once it has said that it is stopping. */
  async function stopped(meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
    const said = stage.lines.length;
    const begun = performance.now();
    const stopping = stage.driver.stopBot();
    await stage.driver.waitForBotLine((line) => line.includes('"stopping"'));
    await meanwhile();
    await stopping;
    expect(performance.now() - begun).toBeLessThan(WITHIN_MS + 500);
    const lines = stage.lines.slice(said).map(({ line }) => line);
    expect(lines.filter((line) => line.includes('"stopped"'))).toHaveLength(1);
  }

  /** Starts it again: the match goes on, and the thread is as if nothing had been. */
  async function goesOn(): Promise<void> {
    rmSync(slow, { force: true });
    await stage.driver.clearFaults();
    await stage.start();
    for (const player of match.players) await player.openHand();
    await playOn(match, { policy, clicks: 2 });
    await stage.store.settled();
    await expectWholeThread(match);
  }

  function rows(): number {
    return stage.store.log(match.tableId).length;
  }

  function signal(name: NodeJS.Signals): void {
    process.kill(must(stage.playground.bot?.pid, 'It runs.'), name);
  }

  test('a click that arrives while a delivery waits for a rate limit of 30 seconds is answered', async () => {
    const route = `POST /channels/${match.thread}/messages`;
    await stage.driver.fault({ kind: 'rate-limit', retryAfter: 30, route, count: 100 });
    const first = must(await whoseTurn(match), 'Somebody is to move.');
    const before = rows();
    await first.choose(policy(first.choices));
    await stage.driver.waitForRequest(({ method, path: to }) => `${method} ${to}` === route);

    await stopped(async () => {
      const mover = must(await whoseTurn(match), 'Somebody is to move.');
      const choice = policy(mover.choices);
      const pressed = await mover.person.pressId(mover.panel.id, choice.customId);
      const { interaction } = await mover.person.settled(pressed);
      expect(interaction.status).toBe('done');
    });
    expect(rows()).toBe(before + 2);
    await goesOn();
  });

  test('a second SIGTERM and a SIGINT change nothing about a stop that has begun', async () => {
    await stopped(async () => {
      for (const name of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) {
        try {
          signal(name);
        } catch {
          // It is gone already.
        }
      }
    });
    await goesOn();
  });

  test('a click whose picture is being drawn is answered with it', async () => {
    const mover = must(await whoseTurn(match), 'Somebody is to move.');
    const before = rows();
    const offered = mover.choices;
    writeFileSync(slow, '1500');
    const pressed = await mover.person.pressId(mover.panel.id, policy(mover.choices).customId);
    await stage.store.until(() => rows() > before, 'the move to be stored');
    await stopped();
    expect((await mover.person.settled(pressed)).interaction.status).toBe('done');
    await mover.reread();
    expect(mover.choices).not.toEqual(offered);
    await goesOn();
  });

  test('a picture that takes longer than a stop may take is not waited for, and the move counts', async () => {
    const mover = must(await whoseTurn(match), 'Somebody is to move.');
    const before = rows();
    writeFileSync(slow, '60000');
    const pressed = await mover.person.pressId(mover.panel.id, policy(mover.choices).customId);
    await stage.store.until(() => rows() > before, 'the move to be stored');
    await stopped();
    expect((await mover.person.settled(pressed)).interaction.status).toBe('done');
    expect(rows()).toBe(before + 1);
    await goesOn();
  });
});

describe('stopping', { timeout: TEST_MS }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s exits with 0', async (name) => {
    const playground = await startPlayground({ port: 0, dataFolder: temporaryFolder(), bot: null });
    try {
      const bot = startBot({ env: { ...playground.botEnv, THICKET_DATA: temporaryFolder() } });
      await bot.line(/"connected"/);
      bot.process.kill(name);
      expect(await bot.ended()).toBe(0);
      // A line of the moment before may come out after it.
      expect(bot.stdout.slice(-2).join()).toContain('"stopped"');
    } finally {
      await playground.stop();
    }
  });

  test('while Discord cannot be reached exits with 0 as well', async () => {
    const env = {
      DISCORD_TOKEN: 'x',
      DISCORD_API: 'http://127.0.0.1:9/api',
      THICKET_DATA: temporaryFolder(),
    };
    const bot = startBot({ env });
    await bot.line(/Discord not reached/);
    const begun = performance.now();
    bot.process.kill('SIGTERM');
    expect(await bot.ended()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(WITHIN_MS);
  });
});
