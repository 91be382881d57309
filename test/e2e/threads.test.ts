import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { type Match, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import { steadyPolicy, wishing } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { expectWholeThread } from './kit/thread.js';

const TEST_MS = 90_000;
const WEEK_MS = 7 * 24 * 60 * 60_000;
const SEED = 'threads';
/** A 3 or a 5 asks its owner on, which may be shown by an edit alone; any other card brings a new message. */
const policy = wishing([/^play-(?![35])/], steadyPolicy(SEED));

let stage: Stage;
let guild: string;

beforeAll(async () => {
  stage = await openStage({ seed: SEED });
  ({ id: guild } = await (await stage.person('Ana')).guild('The Clearing'));
}, TEST_MS);
afterAll(() => stage.close());

/** A match a few moves old, in a channel of its own, everything told. */
async function running(name: string): Promise<Match> {
  const { id: channel } = await stage.driver.createChannel({ guild, name, type: 0 });
  const match = await seat(stage, { channel: name });
  expect(match.channel).toBe(channel);
  await playOn(match, { policy, clicks: 3 });
  await settled(match);
  return match;
}

/**
 * Somebody makes a choice, and before anything of it is told, something happens to the thread: Discord takes so long
 * over the next message there.
 */
async function moveThen(match: Match, happens: () => Promise<void>): Promise<void> {
  const mover = must(await whoseTurn(match), 'Somebody is to move.');
  const moves = (): number => stage.store.log(match.tableId).filter(({ kind }) => kind === 'move').length;
  const before = moves();
  await stage.driver.fault({ kind: 'slow', delayMs: 1_000, route: `* /channels/${match.thread}/messages**` });
  await mover.choose(policy(mover.choices));
  await happens();
  // Moves, not steps: that the thread is lost may be a step of its own by now.
  expect(moves()).toBe(before + 1);
}

async function inChannel({ channel, host }: Match): Promise<readonly ShownMessage[]> {
  return (await host.person.messages(channel)).filter(({ page }) => !page.ephemeral);
}

function troublesOf(messages: readonly ShownMessage[], told: string): readonly ShownMessage[] {
  return messages.filter((message) => textOf(message).includes(told));
}

async function expectWhole(match: Match): Promise<void> {
  await settled(match);
  await expectWholeThread(match);
}

/** Everything of this match is told; other tests leave matches behind whose threads are gone. */
function settled({ tableId }: Match): Promise<void> {
  return stage.store.until(() => {
    const [row] = stage.store.all<{ readonly untold: number }>(
      `SELECT (SELECT count(*) FROM notices WHERE table_id = ?) +
        (SELECT count(*) FROM posts WHERE table_id = ? AND message_id IS NULL) AS untold`,
      tableId,
      tableId,
    );
    return row?.untold === 0;
  }, 'the match to be told');
}

function blockedLines({ tableId }: Match): number {
  return stage.lines.filter(({ line }) => line.includes('delivery blocked') && line.includes(tableId)).length;
}

async function untilBlocked(match: Match, times = 1): Promise<void> {
  await stage.driver.waitForBotLine(() => blockedLines(match) >= times);
}

describe('a thread that is archived', { timeout: TEST_MS }, () => {
  test.each([
    ['by hand', (match: Match) => stage.driver.thread(match.thread, 'archive')],
    ['by the clock', () => stage.driver.advanceClock(WEEK_MS + 60_000)],
  ])('%s is opened by what is next sent there, and play goes on', async (how, archive) => {
    const match = await running(`archived-${how.replace(' ', '-')}`);
    await moveThen(match, async () => {
      await archive(match);
      expect(await isArchived(match)).toBe(true);
    });
    await expectWhole(match);
    expect(await isArchived(match)).toBe(false);
    expect(troublesOf(await inChannel(match), 'locked')).toEqual([]);
    await playOn(match, { policy, clicks: 3 });
    await expectWhole(match);
  });
});

async function isArchived({ host, thread }: Match): Promise<boolean> {
  const { threads } = await host.person.guild('The Clearing');
  // Those that are archived may be left out of a list.
  return threads.find(({ id }) => id === thread)?.thread_metadata?.archived ?? true;
}

describe('a thread that is locked', { timeout: TEST_MS }, () => {
  test.each([
    ['locked', ['lock'], ['unlock']],
    ['archived and locked', ['archive', 'lock'], ['unlock', 'unarchive']],
  ] as const)(
    '(%s) keeps its match: one notice says what to do, and it goes on once open',
    async (name, shut, open) => {
      const match = await running(name.replaceAll(' ', '-'));
      await moveThen(match, async () => {
        for (const action of shut) await stage.driver.thread(match.thread, action);
      });
      const { person } = match.host;
      const notice = await person.waitForMessage(match.channel, (one) => textOf(one).includes('is locked'));
      expect(textOf(notice)).toContain(`<#${match.thread}> is locked`);
      expect(textOf(notice)).toContain('Someone who may manage threads can unlock it');
      expect(stage.store.table(match.tableId).status).toBe('playing');
      await untilBlocked(match);
      // Something changes in the channel, and it is tried again: still one notice.
      await stage.driver.permissions({ guild, channel: match.channel, deny: ['AddReactions'] });
      await untilBlocked(match, 2);
      expect(troublesOf(await inChannel(match), 'is locked')).toHaveLength(1);

      for (const action of open) await stage.driver.thread(match.thread, action);
      await expectWhole(match);
      expect(troublesOf(await inChannel(match), 'is locked')).toEqual([]);
      await playOn(match, { policy, clicks: 3 });
      await expectWhole(match);
    },
  );
});

describe('a thread that is deleted', { timeout: TEST_MS }, () => {
  test('keeps its match: told once in the channel, and it can be ended from there', async () => {
    const match = await running('deleted');
    await stage.driver.thread(match.thread, 'delete');
    const { person } = match.host;
    const notice = await person.waitForMessage(match.channel, (one) => textOf(one).includes('match is gone'));
    expect(textOf(notice)).toContain('/table end ends it');
    expect(stage.store.table(match.tableId).status).toBe('playing');

    await endFrom(match, match.channel);
    await person.waitForMessage(match.channel, (one) => textOf(one).includes('ended this table'));
    await settled(match);
    expect(troublesOf(await inChannel(match), 'match is gone').length).toBeLessThanOrEqual(1);
    const { message } = await person.command('table end', { channel: match.channel });
    expect(JSON.stringify(message)).not.toContain(match.tableId);
  });

  test('while a choice waits to be told, and the bot is down, is found out by Discord’s answer', async () => {
    const match = await running('deleted-meanwhile');
    const route = `* /channels/${match.thread}/messages**`;
    await stage.driver.fault({ kind: 'status', status: 500, route, count: 1_000 });
    const mover = must(await whoseTurn(match), 'Somebody is to move.');
    await mover.choose(policy(mover.choices));
    await stage.crash();
    await stage.driver.thread(match.thread, 'delete');
    await stage.driver.clearFaults();
    await stage.start();
    await match.host.person.waitForMessage(match.channel, (one) => textOf(one).includes('match is gone'));
    expect(stage.store.table(match.tableId).status).toBe('playing');
    await endFrom(match, match.channel);
  });

  test('with its channel leaves a match that can be ended from another channel', async () => {
    const match = await running('doomed');
    await stage.driver.deleteChannel(match.channel);
    const { id: elsewhere } = await match.host.person.channel('general');
    await endFrom(match, elsewhere);
    // The bot lives on, and the match is in nobody's way.
    const { message } = await match.host.person.command('hand', { channel: elsewhere });
    expect(JSON.stringify(message)).not.toContain(match.thread);
  });
});

/** The host ends the match by /table end, used anywhere. */
async function endFrom({ host, tableId }: Match, channel: string): Promise<void> {
  const { person } = host;
  const asked = await person.command('table end', { channel });
  const ofTable = { customId: new RegExp(`^end\\.${tableId}$`) };
  const sure = await person.click(must(asked.message, 'It asks which table.'), ofTable);
  const done = await person.click(must(sure.message, 'It asks whether.'), 'Yes, end it');
  expect(done.message && textOf(done.message)).toBe('The table is ended.');
  expect(stage.store.table(tableId).status).toBe('abandoned');
}

describe('permissions that are withdrawn in mid-match', { timeout: TEST_MS }, () => {
  test.each(['SendMessagesInThreads', 'AttachFiles', 'ViewChannel'])(
    '(%s) are named once, and the match goes on when they are back',
    async (bit) => {
      const match = await running(`without-${bit.toLowerCase()}`);
      const before = stage.store.log(match.tableId).length;
      await stage.driver.permissions({ guild, channel: match.channel, deny: [bit] });
      // Interactions need no permission of the bot's.
      const mover = must(await whoseTurn(match), 'Somebody is to move.');
      await mover.choose(policy(mover.choices));
      expect(stage.store.log(match.tableId)).toHaveLength(before + 1);
      await untilBlocked(match);
      // Where it cannot see the channel there is nowhere to tell it.
      const told = troublesOf(await inChannel(match), 'I may not write in');
      expect(told).toHaveLength(bit === 'ViewChannel' ? 0 : 1);

      await stage.driver.permissions({ guild, channel: match.channel, clear: [bit] });
      await expectWhole(match);
      expect(troublesOf(await inChannel(match), 'I may not write in')).toEqual([]);
      await playOn(match, { policy, clicks: 2 });
      await expectWhole(match);
    },
  );
});

test('a bot that is removed from the server keeps the match, and tells what is due once it is back', {
  timeout: TEST_MS,
}, async () => {
  const match = await running('removed');
  const mover = must(await whoseTurn(match), 'Somebody is to move.');
  await stage.driver.fault({ kind: 'status', status: 500, route: `POST /channels/${match.thread}/messages` });
  await mover.choose(policy(mover.choices));
  await stage.driver.waitForRequest(({ status, path }) => status === 500 && path.includes(match.thread));
  await stage.driver.guild({ action: 'remove-bot', guild });
  await untilBlocked(match);
  await stage.driver.guild({ action: 'add-bot', guild });
  await expectWhole(match);
  await playOn(match, { policy, clicks: 2 });
  await expectWhole(match);
});
