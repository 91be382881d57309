import { expect, test } from 'vitest';
import { renameLeftThread, threadName } from '../../src/discord/handlers/threads.js';
import type { ChannelId, TableId } from '../../src/tables/ids.js';
import { ANA, BEN, GAMES, GUILD, newHouse, THREAD } from './kit.js';

const MATCH = { gameId: 'woodland-tricks', place: { guildId: GUILD, channelId: GAMES } };

test('a thread is called after its game and those who play, so that matches of one host differ', async () => {
  const { app } = newHouse();
  const people = [
    { userId: ANA, name: 'Ana *the* Owl' },
    { userId: BEN, name: 'Ben' },
  ];
  expect(await threadName(app, MATCH, people)).toBe('Woodland Tricks · Ana *the* Owl and Ben');
});

test('the longest names are cut to what Discord takes', async () => {
  const { app } = newHouse();
  const people = Array.from({ length: 7 }, () => ({ userId: ANA, name: '🦉'.repeat(16) }));
  const name = await threadName(app, MATCH, people);
  expect(name.length).toBeLessThanOrEqual(100);
  expect(name).toMatch(/^Woodland Tricks · 🦉/u);
  // No half of a sign.
  expect(name).not.toMatch(/\p{Cs}/u);
});

test('however long the names are, a thread that was left says so', async () => {
  const { app } = newHouse();
  const seats = Array.from({ length: 7 }, () => ({ userId: ANA, name: '🦉'.repeat(16) }));
  const renamed: string[] = [];
  const rename = async (_thread: ChannelId, name: string): Promise<void> => void renamed.push(name);
  const match = { ...MATCH, id: 'table1' as TableId, threadId: THREAD, seats };
  await renameLeftThread({ ...app, threads: { ...app.threads, rename } }, match);
  expect(renamed[0]).toMatch(/^Woodland Tricks · 🦉.* \(moved\)$/u);
  expect(renamed[0]?.length).toBeLessThanOrEqual(100);
});
