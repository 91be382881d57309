import { expect, test } from 'vitest';
import { newSeenPeople } from '../../src/store/seen-people.js';
import type { GuildId, UserId } from '../../src/tables/ids.js';

const [HERE, THERE] = ['here' as GuildId, 'there' as GuildId];
const ANA = { userId: 'ana' as UserId, name: 'Ana' };
const BEN = { userId: 'ben' as UserId, name: 'Ben' };
const CLEO = { userId: 'cleo' as UserId, name: 'Cleo' };

test('people are known by one name on each server', () => {
  const seen = newSeenPeople();
  seen.add(ANA, HERE);
  expect([seen.has(ANA, HERE), seen.has(ANA, THERE), seen.has({ ...ANA, name: 'Anna' }, HERE)]).toEqual([
    true,
    false,
    false,
  ]);
  seen.add({ ...ANA, name: 'Anna' }, HERE);
  expect(seen.has(ANA, HERE)).toBe(false);
});

test('of whom something has changed, nothing is known there, or nowhere', () => {
  const seen = newSeenPeople();
  for (const guildId of [HERE, THERE]) for (const person of [ANA, BEN]) seen.add(person, guildId);
  seen.drop(ANA.userId, HERE);
  expect([seen.has(ANA, HERE), seen.has(ANA, THERE)]).toEqual([false, true]);
  seen.drop(BEN.userId);
  expect([seen.has(BEN, HERE), seen.has(BEN, THERE)]).toEqual([false, false]);
});

test('no more are remembered than there is room for, the first seen forgotten first', () => {
  const seen = newSeenPeople(2);
  for (const person of [ANA, BEN, CLEO]) seen.add(person, HERE);
  expect([ANA, BEN, CLEO].map((person) => seen.has(person, HERE))).toEqual([false, true, true]);
});
