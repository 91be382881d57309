import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { chanceOf } from '../../bench/chance.js';
import { PLAYABLES } from '../../scripts/season/playable.js';
import { playSeasonMatch } from '../../scripts/season/season-match.js';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { openStore } from '../../src/store/store.js';
import { PLACE, personCalled } from '../kit/tables.js';
import { startBot, temporaryFolder } from './kit/program.js';

const MATCHES = 24;
const SEED = 4_711;
const DAY_MS = 86_400_000;

/** A data folder as a version that knew no results would have left it, but for the schema. */
async function folderWithMatches(): Promise<string> {
  const dataFolder = temporaryFolder();
  const store = await openStore({ dataFolder });
  const chance = chanceOf(SEED);
  const everybody = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eda'].map(personCalled);
  for (let number = 0; number < MATCHES; number += 1) {
    const playable = must(PLAYABLES[number % PLAYABLES.length], 'game');
    const people = everybody.slice(0, must(playable.hosted.seatCounts[0], 'seats'));
    const startedAt = (1_790_000_000_000 + number * DAY_MS) as Instant;
    const plan = { number, playable, people, place: PLACE, startedAt, chance };
    const { lobby, table, log } = playSeasonMatch(plan);
    await store.tables.open(lobby, []);
    await store.tables.commit({ expectedStep: lobby.step, table, log, notices: [] });
  }
  store.close();
  return dataFolder;
}

/** A Discord that answers nothing but that it is out of order. */
async function brokenDiscord(): Promise<string> {
  const server = createServer((_request, response) => void response.writeHead(503).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

/** Runs the bot for a moment, and ends it so. */
async function runBot(dataFolder: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const env = { DISCORD_TOKEN: 'token', DISCORD_API: await brokenDiscord(), THICKET_DATA: dataFolder };
  const bot = startBot({ env });
  await bot.line(/Discord not reached/);
  bot.process.kill(signal);
  expect(await bot.ended()).toBe(signal === 'SIGTERM' ? 0 : signal);
  expect([...bot.stdout, ...bot.stderr].join('\n')).not.toContain('not recorded');
}

async function resultsIn(dataFolder: string) {
  const store = await openStore({ dataFolder });
  const found = [];
  for (const { hosted } of PLAYABLES)
    found.push(await store.results.results({ guildId: PLACE.guildId, gameId: hosted.id }, 0, MATCHES));
  const left = await store.results.unrecorded(MATCHES);
  store.close();
  return { found, left };
}

test('matches finished before leave their results at the start, though Discord is down', async () => {
  const dataFolder = await folderWithMatches();
  expect((await resultsIn(dataFolder)).left).toHaveLength(MATCHES);
  await runBot(dataFolder, 'SIGTERM');
  const { found, left } = await resultsIn(dataFolder);
  expect(left).toEqual([]);
  for (const results of found) {
    expect(results).toHaveLength(MATCHES / PLAYABLES.length);
    for (const { seats } of results) for (const { figures } of seats) expect(figures).not.toEqual({});
  }
}, 60_000);

test('and each of them once, wherever the bot was killed in between', async () => {
  const [undisturbed, killed] = [await folderWithMatches(), await folderWithMatches()];
  await runBot(undisturbed, 'SIGTERM');
  for (let time = 0; time < 3; time += 1) await runBot(killed, 'SIGKILL');
  await runBot(killed, 'SIGTERM');
  expect(await resultsIn(killed)).toEqual(await resultsIn(undisturbed));
}, 90_000);
