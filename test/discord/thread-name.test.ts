import { expect, test } from 'vitest';
import { threadName } from '../../src/discord/handlers/threads.js';
import { ANA, BEN, GAMES, GUILD, newHouse } from './kit.js';

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
