import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { type Match, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { expectWholeThread } from './kit/thread.js';

const TEST_MS = 90_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const SEED = 'out of reach';
const policy = steadyPolicy(SEED);

let stage: Stage;
let guild: string;

beforeAll(async () => {
  stage = await openStage({ seed: SEED });
  ({ id: guild } = await (await stage.person('Ana')).guild('The Clearing'));
}, TEST_MS);
afterAll(() => stage.close());

/** A match a few moves old, in a channel of its own, with nothing left to tell. */
async function quietMatch(name: string): Promise<Match> {
  await stage.driver.createChannel({ guild, name, type: 0 });
  const match = await seat(stage, { channel: name });
  await playOn(match, { policy, clicks: 2 });
  await settled(match);
  return match;
}

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

interface Standing {
  readonly unreachable: object | null;
}

function isUnreachable({ tableId }: Match): boolean {
  const { unreachable } = JSON.parse(stage.store.table(tableId).detail) as Standing;
  return unreachable !== null;
}

/** When the time of the seat that must act ends, as stored; nothing while no clock runs. */
function endOf({ tableId }: Match): number | undefined {
  const [timer] = stage.store.all<{ readonly at: number }>(
    "SELECT at FROM timers WHERE table_id = ? AND kind = 'end'",
    tableId,
  );
  return timer?.at;
}

async function untilUnreachable(match: Match): Promise<void> {
  await stage.store.until(() => isUnreachable(match), 'the match to be found out of reach');
  expect(endOf(match)).toBeUndefined();
}

async function untilReached(match: Match): Promise<void> {
  await stage.store.until(() => !isUnreachable(match), 'the match to be reached');
  await settled(match);
}

async function inChannel({ channel, host }: Match): Promise<readonly ShownMessage[]> {
  return (await host.person.messages(channel)).filter(({ page }) => !page.ephemeral);
}

async function troubles(match: Match): Promise<readonly string[]> {
  return (await inChannel(match)).map(textOf).filter((text) => /waits|is gone/.test(text));
}

describe('noticed at once, though nothing waits to be told', { timeout: TEST_MS }, () => {
  test('a thread that is locked: its clocks stand still until it is unlocked', async () => {
    const match = await quietMatch('locked-in-silence');
    const before = must(endOf(match), 'A clock runs.');
    await stage.driver.thread(match.thread, 'lock');
    await untilUnreachable(match);
    await match.host.person.waitForMessage(match.channel, (one) => textOf(one).includes('is locked'));

    await stage.driver.advanceClock(4 * DAY_MS);
    await stage.driver.thread(match.thread, 'unlock');
    await untilReached(match);
    expect(must(endOf(match), 'It runs again.') - before).toBeGreaterThan(4 * DAY_MS - HOUR_MS);
    // Nobody's time ran out meanwhile.
    expect(stage.store.log(match.tableId).filter(({ by }) => by !== 'player')).toEqual([]);
    expect(await troubles(match)).toEqual([]);
    await playOn(match, { policy, clicks: 2 });
    await settled(match);
    await expectWholeThread(match);
  });

  test.each([
    ['Attach Files', 'AttachFiles'],
    ['View Channel', 'ViewChannel'],
  ])('a permission that is withdrawn (%s): named, and no other', async (name, bit) => {
    const match = await quietMatch(`without-${bit.toLowerCase()}-in-silence`);
    await stage.driver.permissions({ guild, channel: match.channel, deny: [bit] });
    await untilUnreachable(match);
    // Where it cannot see the channel there is nowhere to tell it.
    if (bit !== 'ViewChannel') {
      const notice = await match.host.person.waitForMessage(match.channel, (one) =>
        textOf(one).includes('I may not write in'),
      );
      expect(textOf(notice)).toContain(`I need **${name}** here`);
    }
    await stage.driver.permissions({ guild, channel: match.channel, clear: [bit] });
    await untilReached(match);
    expect(await troubles(match)).toEqual([]);
  });

  test('a channel that is deleted: the match is listed as waiting, and its end is settled in the log', async () => {
    const match = await quietMatch('doomed-in-silence');
    await stage.driver.deleteChannel(match.channel);
    await untilUnreachable(match);

    const { person } = match.host;
    const { id: elsewhere } = await person.channel('general');
    const listed = await person.command('hand', { channel: elsewhere });
    const lines = textOf(must(listed.message, 'It is answered.')).split('\n');
    expect(lines.some((line) => line.includes(match.thread))).toBe(false);
    expect(lines.some((line) => line.includes('its thread is gone or closed'))).toBe(true);

    const asked = await person.command('table end', { channel: elsewhere });
    const ofTable = { customId: new RegExp(`^end\\.${match.tableId}$`) };
    const sure = await person.click(must(asked.message, 'It asks which table.'), ofTable);
    await person.click(must(sure.message, 'It asks whether.'), 'Yes, end it');
    await settled(match);
    expect(stage.store.table(match.tableId).status).toBe('abandoned');
    const told = stage.lines.filter(({ line }) => line.includes('end told nowhere'));
    expect(told.some(({ line }) => line.includes(match.tableId))).toBe(true);
  });

  test('a bot that is removed from the server: everything stands still until it is back', async () => {
    const match = await quietMatch('removed-in-silence');
    await stage.driver.guild({ action: 'remove-bot', guild });
    await untilUnreachable(match);
    await stage.driver.advanceClock(4 * DAY_MS);
    await stage.driver.guild({ action: 'add-bot', guild });
    await untilReached(match);
    expect(stage.store.log(match.tableId).filter(({ by }) => by !== 'player')).toEqual([]);
    await playOn(match, { policy, clicks: 2 });
    await settled(match);
    await expectWholeThread(match);
  });
});

describe('while the bot is down', { timeout: TEST_MS }, () => {
  test('a thread that is deleted is noticed at the start; one that is archived is only closed', async () => {
    const match = await quietMatch('deleted-in-the-dark');
    const other = await quietMatch('archived-in-the-dark');
    await stage.crash();
    await stage.driver.thread(match.thread, 'delete');
    await stage.driver.thread(other.thread, 'archive');
    await stage.start();
    await untilUnreachable(match);
    const notice = await match.host.person.waitForMessage(match.channel, (one) =>
      textOf(one).includes('match is gone'),
    );
    expect(textOf(notice)).toContain('/table move');
    await stage.driver.waitForRequest(
      ({ method, path }) => method === 'GET' && path.endsWith(`/channels/${other.thread}`),
    );
    expect(isUnreachable(other)).toBe(false);
    expect(await troubles(other)).toEqual([]);
  });

  test('time counts for nobody', async () => {
    const match = await quietMatch('dark-days');
    const before = must(endOf(match), 'A clock runs.');
    await stage.crash();
    await stage.driver.advanceClock(5 * DAY_MS);
    await stage.start();
    await stage.store.until(() => (endOf(match) ?? 0) > before, 'the time to be given back');
    const given = must(endOf(match), 'It runs.') - before;
    expect(Math.abs(given - 5 * DAY_MS)).toBeLessThan(2 * 60_000);
    const mover = must(await whoseTurn(match), 'Somebody is to move.');
    await mover.choose(policy(mover.choices));
    expect(stage.store.log(match.tableId).every(({ by }) => by === 'player')).toBe(true);
  });
});
