import { expect, test } from 'vitest';
import { openStore } from '../../src/store/store.js';
import { temporaryFolder } from './kit.js';

test('a secret stays what it first was, also for the next run of the bot', async () => {
  const dataFolder = temporaryFolder();
  const first = await openStore({ dataFolder });
  expect(await first.secret({ name: 'veil', fresh: 'one' })).toBe('one');
  expect(await first.secret({ name: 'veil', fresh: 'two' })).toBe('one');
  expect(await first.secret({ name: 'other', fresh: 'three' })).toBe('three');
  first.close();

  const second = await openStore({ dataFolder });
  expect(await second.secret({ name: 'veil', fresh: 'four' })).toBe('one');
  second.close();
});
