import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { sample } from '../operation/kit.js';
import { type Match, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { startBot, temporaryFolder } from './kit/program.js';
import { openStage, type Stage } from './kit/stage.js';

const TEST_MS = 60_000;
const CLICKS = 6;
const MEDDLE = new URL('kit/meddle.mjs', import.meta.url).href;

let stage: Stage;
let match: Match;
beforeAll(async () => {
  const env = { THICKET_HEALTH_PORT: '0', NODE_OPTIONS: `--import=${MEDDLE}` };
  stage = await openStage({ seed: 'operation', env });
  match = await seat(stage);
  await playOn(match, { policy: steadyPolicy('operation'), clicks: CLICKS });
  await stage.store.settled();
}, TEST_MS);
afterAll(() => stage.close());

/** Where the bot says that it serves health and metrics. */
function address(): string {
  const said = stage.lines.map(
    ({ line }) => /"address":"([^"]+)".*health and metrics served/.exec(line)?.[1],
  );
  return must(
    said.findLast((one) => one !== undefined),
    'It serves them.',
  );
}

async function metrics(): Promise<string> {
  return (await fetch(`${address()}/metrics`)).text();
}

interface Readiness {
  readonly status: number;
  readonly checks: Readonly<Record<string, string>>;
}

async function readiness(): Promise<Readiness> {
  const response = await fetch(`${address()}/health/ready`);
  const { checks } = (await response.json()) as Pick<Readiness, 'checks'>;
  return { status: response.status, checks };
}

/** The first readiness that fits. It can only be asked for again and again. */
function becomes(fits: (readiness: Readiness) => boolean): Promise<Readiness> {
  return vi.waitFor(
    async () => {
      const found = await readiness();
      if (!fits(found)) throw new Error(`Not yet: ${JSON.stringify(found)}`);
      return found;
    },
    { interval: 100, timeout: 20_000 },
  );
}

describe('the metrics of the running bot', { timeout: TEST_MS }, () => {
  test('count what has happened', async () => {
    const text = await metrics();
    const values = [
      ['thicket_gateway_connected', 1],
      ['thicket_tables{game="woodland-tricks",status="playing"}', 1],
      ['thicket_outbox_notices', 0],
      ['thicket_outbox_age_seconds', 0],
      ['thicket_steps_total{game="woodland-tricks",kind="move",by="player"}', CLICKS],
      ['thicket_interactions_total{way="command",name="play",end="answered"}', 1],
      ['thicket_interactions_total{way="control",name="start",end="answered"}', 1],
      ['thicket_interactions_total{way="control",name="join",end="answered"}', 1],
      ['thicket_acknowledgement_seconds_count{way="command"}', 1],
      ['thicket_gateway_events_total{event="connected"}', 1],
      ['thicket_unhandled_rejections_total', 0],
    ] as const;
    for (const [name, value] of values) expect(sample(text, name), name).toBe(value);
    for (const name of [
      'thicket_rest_requests_total{method="POST",route="message",status="200"}',
      'thicket_drawing_seconds_count{end="drawn"}',
      'thicket_deliveries_total{end="delivered"}',
      'thicket_delivery_age_seconds_count',
      'thicket_store_seconds_count{end="stored"}',
      'nodejs_eventloop_lag_mean_seconds',
    ]) {
      expect(sample(text, name), name).toBeGreaterThan(0);
    }
  });

  test('name no person, no server, no thread and no table', async () => {
    const text = await metrics();
    const { players, tableId, thread, channel } = match;
    const secrets = players.flatMap(({ person }) => [person.id, person.name]);
    for (const secret of [...secrets, tableId, thread, channel]) expect(text).not.toContain(secret);
  });

  test('count a promise that failed with nobody waiting for it, which is logged and survived', async () => {
    process.kill(must(stage.playground.bot?.pid, 'It runs.'), 'SIGUSR2');
    const { line } = await stage.driver.waitForBotLine((one) => one.includes('unhandled rejection'));
    expect(JSON.parse(line)).toMatchObject({ level: 50, err: { message: 'left alone' } });
    expect(sample(await metrics(), 'thicket_unhandled_rejections_total')).toBe(1);
    expect(sample(await metrics(), 'thicket_log_lines_total{level="error"}')).toBe(1);
  });
});

describe('the health of the running bot', { timeout: TEST_MS }, () => {
  test('is ready while everything is well', async () => {
    const { status, checks } = await readiness();
    expect(new Set(Object.values(checks))).toEqual(new Set(['ok']));
    expect(status).toBe(200);
  });

  test('is alive and not ready while the connection to Discord is gone, and ready again after it', async () => {
    const { connections } = await stage.driver.botStatus();
    await stage.driver.gateway({ action: 'invalid-session', resumable: false });
    const gone = await becomes(({ status }) => status === 503);
    expect(gone.checks['gateway']).toContain('no connection');
    expect((await fetch(`${address()}/health/live`)).status).toBe(200);
    await stage.driver.waitForBot({ after: connections });
    await becomes(({ status }) => status === 200);
  });

  test('is not ready while the database cannot be written', async () => {
    const other = new Sqlite(path.join(stage.dataFolder, 'thicket.db'));
    other.exec('BEGIN IMMEDIATE');
    await becomes(({ checks }) => checks['store'] !== 'ok');
    other.exec('ROLLBACK');
    other.close();
    await becomes(({ status }) => status === 200);
  });
});

test('a port that is taken stops the start, with a sentence', { timeout: TEST_MS }, async () => {
  const { port } = new URL(address());
  const bot = startBot({
    env: { DISCORD_TOKEN: 'x', THICKET_DATA: temporaryFolder(), THICKET_HEALTH_PORT: port },
  });
  expect(await bot.ended()).toBe(1);
  expect(bot.stderr.join('\n')).toMatch(/Nothing can be served on .* EADDRINUSE/);
});

test('without a port nothing is served', { timeout: TEST_MS }, async () => {
  const bot = startBot({
    env: { DISCORD_TOKEN: 'x', DISCORD_API: 'http://127.0.0.1:9/api', THICKET_DATA: temporaryFolder() },
  });
  await bot.line(/Discord not reached/);
  expect(bot.stdout.join('\n')).not.toContain('served');
});
