import { describe, expect, test } from 'vitest';
import { calledAt, nameAmong, namesOf, seenName } from '../../src/discord/names.js';
import type { UserId } from '../../src/tables/ids.js';
import { DICTIONARY } from '../../src/words/words.js';
import { ANA, GAMES, newHouse, THREAD } from './kit.js';

const HOSTILE = '**Ben** @everyone <@999> [x](http://y) `#` ~~_ ||';
const BEN = '102' as UserId;

describe('a name', () => {
  test.each([
    [{ nick: 'Ana', global_name: 'Anna', username: 'a.n.a' }, 'Ana'],
    [{ nick: null, global_name: 'Anna', username: 'a.n.a' }, 'Anna'],
    [{ nick: '\u202Elive', username: 'ben' }, 'live'],
    [{ nick: '\u200B', global_name: ' \u2066 ', username: 'gus' }, 'gus'],
    [{ nick: '\u0301\u200D', username: 'gus' }, 'gus'],
    [{ nick: '\u3164', username: 'gus' }, 'gus'],
    [{ nick: '👩‍👧🎉', username: 'cleo' }, '👩‍👧🎉'],
    [{ nick: '🏴\u{E0067}\u{E0062}\u{E007F}', username: 'cleo' }, '🏴\u{E0067}\u{E0062}\u{E007F}'],
    [{ nick: 'שלום', username: 'eli' }, 'שלום'],
  ])('of %j is one that can be seen and turns nothing around', (called, seen) => {
    expect(seenName(called)).toBe(seen);
  });

  test('of somebody who had their data deleted is a neutral word in the language of whoever reads', () => {
    const former = { userId: '0777' as UserId, name: 'Former player' };
    for (const language of DICTIONARY.languages) {
      const words = DICTIONARY.wordsFor(language);
      const neutral = words.plain('standings.name.deleted');
      expect(calledAt(former, words)).toBe(neutral);
      expect(nameAmong([former], former.userId, words)).toBe(neutral);
      expect(namesOf(words, [former])).toBe(neutral);
    }
  });

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
    expect(told.length).toBeGreaterThanOrEqual(2);
    for (const text of texts) {
      expect(text).not.toContain('**Ben**');
      expect(text).not.toContain('<@999>');
      expect(text).not.toContain('[x](');
      expect(text).not.toMatch(/(?<!\\)@everyone/);
    }
    expect(house.discord.notified).toEqual([ANA, BEN]);
  });
});
