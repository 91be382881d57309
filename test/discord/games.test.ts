import { describe, expect, test } from 'vitest';
import type { CustomId } from '../../src/discord/custom-ids.js';
import { TABLES_PER_PAGE } from '../../src/discord/screens/games.js';
import type { ChannelId, GuildId, TableId, UserId } from '../../src/tables/ids.js';
import { type Desk, newDesk, timeStandsStill } from './desk.js';
import { commandOf, pressOf } from './interactions.js';
import { ANA, BEN, CLEO, GAMES, GUILD, person, THREAD } from './kit.js';

timeStandsStill();

const ALL = [{ type: 5, name: 'all', value: true }];

function last({ replies }: Desk): readonly string[] {
  return (replies.sent.at(-1)?.text ?? '').split('\n');
}

async function games(
  desk: Desk,
  userId: UserId,
  options: readonly object[] = [],
): Promise<readonly string[]> {
  await desk.route(commandOf({ userId }, 'games', { options }));
  return last(desk);
}

async function turn(desk: Desk, id: CustomId): Promise<readonly string[]> {
  await desk.route(pressOf({ userId: ANA }, id, { isPrivate: true }));
  return last(desk);
}

async function openIn({ house }: Desk, count: number, guildId: GuildId = GUILD): Promise<void> {
  const place = { guildId, channelId: GAMES };
  for (let made = 0; made < count; made += 1) {
    house.advance(60_000);
    const lobby = { gameId: 'toy', options: {}, host: person(BEN), place, invited: [], now: house.app.now() };
    await house.app.tables.openTable(lobby);
  }
}

describe('/games', () => {
  test('says what to do where there is nothing', async () => {
    const desk = newDesk();
    expect(await games(desk, ANA)).toEqual([
      'You sit at no table here. Open one with `/play`, or look for one to join.',
      '[All on this server]',
    ]);
    expect(await games(desk, ANA, ALL)).toEqual([
      'No table is open on this server. Open one with `/play`.',
      '[Only mine]',
    ]);
  });

  test('tells of each table whom it waits for and until when, one’s own turns first', async () => {
    const desk = newDesk();
    const { house } = desk;
    const lobby = await house.open();
    const tableId = await house.match();
    const ends = /<t:\d+:R>/.source;
    expect(await games(desk, ANA)).toEqual([
      '## Your tables on this server',
      expect.stringMatching(new RegExp(`^- <#${THREAD}> · \\*\\*your turn\\*\\*, deadline ${ends}$`)),
      expect.stringMatching(
        new RegExp(`^- <#${GAMES}> toy\\.name · not started, Ana is the host; closes ${ends}$`),
      ),
      '[All on this server]',
    ]);
    await house.move(tableId, ANA, 'pick-1');
    const waits = new RegExp(`^- <#${THREAD}> · waits for Ben, deadline ${ends}$`);
    expect((await games(desk, ANA))[2]).toMatch(waits);
    expect((await games(desk, CLEO, ALL))[2]).toMatch(waits);
    expect(await games(desk, CLEO)).toContain('[All on this server]');
    await house.app.tables.cancelTable({
      tableId: lobby,
      userId: ANA,
      isModerator: false,
      now: house.app.now(),
    });
    expect(await games(desk, ANA)).toHaveLength(3);
  });

  test('tells when the time of the decision ends, and once it is up when the extra time does', async () => {
    const desk = newDesk();
    const { house } = desk;
    await house.match();
    const endsAt = async () => Number(/<t:(\d+):R>/.exec((await games(desk, ANA))[1] ?? '')?.[1]) * 1_000;
    const first = await endsAt();
    house.advance(first - house.app.now());
    expect(await endsAt()).toBeGreaterThan(first);
  });

  test('tells of matches that pause or cannot be reached', async () => {
    const desk = newDesk();
    const { house } = desk;
    const { tables, now } = house.app;
    const tableId = await house.match();
    for (const userId of [ANA, BEN]) await tables.pause({ tableId, userId, now: now() });
    expect((await games(desk, ANA))[1]).toBe(`- <#${THREAD}> · paused`);
    await tables.markUnreachable({ tableId, threadId: THREAD, now: now() });
    expect((await games(desk, ANA))[1]).toContain('toy.name with Ana and Ben · its thread is gone or closed');
  });

  test('shows nothing hidden: what is listed is the same whatever was chosen in secret', async () => {
    const listed: string[] = [];
    for (const pick of ['pick-1', 'pick-2']) {
      const desk = newDesk();
      await desk.house.move(await desk.house.match(), ANA, pick);
      listed.push(JSON.stringify(await games(desk, CLEO, ALL)));
    }
    expect(listed[1]).toBe(listed[0]);
  });

  test('says how many tables of one’s own are on other servers', async () => {
    const desk = newDesk();
    await openIn(desk, 2, '201' as GuildId);
    expect(await games(desk, BEN)).toContain(
      'You sit at 2 more tables on other servers; use `/games` there.',
    );
    expect((await games(desk, ANA)).join()).not.toContain('other servers');
    expect((await games(desk, BEN, ALL)).join()).not.toContain('other servers');
  });

  test('is paged, with no table left out or twice, and ends where the list ends', async () => {
    const desk = newDesk();
    const count = TABLES_PER_PAGE * 2 + 1;
    await openIn(desk, count);
    const first = await games(desk, ANA, ALL);
    expect(first).toContain(`1–${TABLES_PER_PAGE} of ${count}`);
    expect(first).toContain('[More ▶]');
    const second = await turn(desk, { kind: 'games', whose: 'all', page: 1 });
    expect(second).toContain('[◀ Back] [More ▶]');
    const third = await turn(desk, { kind: 'games', whose: 'all', page: 2 });
    expect(third).toContain(`${count}–${count} of ${count}`);
    const lines = [...first, ...second, ...third].filter((line) => line.startsWith('- '));
    expect(new Set(lines).size).toBe(count);
    // The list has become shorter since that page was offered.
    expect(await turn(desk, { kind: 'games', whose: 'all', page: 9 })).toEqual(third);
    expect(desk.replies.sent.at(-1)?.way).toBe('update');
    await desk.route(pressOf({ userId: BEN }, { kind: 'games', whose: 'own', page: 2 }, { isPrivate: true }));
    expect(last(desk).filter((line) => line.startsWith('- '))).toHaveLength(1);
  });

  test('fits a message with the longest names there can be', async () => {
    const desk = newDesk();
    const place = { guildId: GUILD, channelId: '9'.repeat(20) as ChannelId };
    for (let made = 0; made < TABLES_PER_PAGE; made += 1) {
      const host = { userId: ANA, name: '*'.repeat(32) };
      const lobby = { gameId: 'toy', options: {}, host, place, invited: [], now: desk.house.app.now() };
      const opened = await desk.house.app.tables.openTable(lobby);
      const tableId = opened.ok ? opened.value.id : ('' as TableId);
      const guest = { userId: BEN, name: '_'.repeat(32) };
      await desk.house.app.tables.joinTable({ tableId, person: guest, now: desk.house.app.now() });
    }
    const told = (await games(desk, ANA)).join('\n');
    expect(told).not.toContain('…');
    expect(told.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(TABLES_PER_PAGE);
  });
});
