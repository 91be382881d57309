import { describe, expect, test } from 'vitest';
import type { UserId } from '../../src/tables/ids.js';
import { ANA, GAMES, newHouse, THREAD } from './kit.js';

const HOSTILE = '**Ben** @everyone <@999> [x](http://y) `#` ~~_ ||';
const BEN = '102' as UserId;

describe('a name', () => {
  test('that is full of formatting, links and pings is only ever a name', async () => {
    const house = newHouse();
    const { tables, now } = house.app;
    const tableId = await house.open();
    await tables.joinTable({ tableId, person: { userId: BEN, name: HOSTILE }, now: now() });
    await house.deliver(tableId);
    await house.start(tableId);
    await house.deliver(tableId);
    await house.move(tableId, ANA, 'pick-1');
    await house.deliver(tableId);
    await tables.resign({ tableId, userId: BEN, now: now() });
    await house.deliver(tableId);

    const texts = [...house.discord.texts(GAMES), ...house.discord.texts(THREAD)];
    const told = texts.filter((text) => text.includes('Ben'));
    expect(told.length).toBeGreaterThanOrEqual(3);
    for (const text of texts) {
      expect(text).not.toContain('**Ben**');
      expect(text).not.toContain('<@999>');
      expect(text).not.toContain('[x](');
      expect(text).not.toMatch(/(?<!\\)@everyone/);
    }
    expect(house.discord.notified).toEqual([ANA, BEN]);
  });
});
