import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import type { NumberedRecord } from '../../playground/driver/shapes.js';
import type { FaultRequest } from '../../playground/driver.js';
import { must } from '../../src/base/invariant.js';
import { type Match, matchOf, openFullLobby, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';

const TEST_MS = 90_000;
const policy = steadyPolicy('trouble');

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ seed: 'trouble' });
}, TEST_MS);
afterAll(() => stage.close());
afterEach(() => stage.driver.clearFaults());

/** Public messages of the thread that were sent, deleted ones among them. */
async function sentTo({ thread }: Match): Promise<readonly NumberedRecord[]> {
  const records = await stage.driver.records();
  return records.filter(
    ({ event, channel, recipients }) =>
      event === 'message-create' && channel === thread && recipients.length > 1,
  );
}

/** Nothing was sent twice, nothing is missing, nobody was pinged twice for one turn. */
async function expectOnce(match: Match): Promise<void> {
  await stage.store.settled();
  const sent = await sentTo(match);
  // The first container of each of the bot's messages carries a number that only the same message has.
  const marks = sent.flatMap(({ payload }) => {
    const { components = [] } = payload as { readonly components?: readonly { readonly id?: number }[] };
    return components[0]?.id === undefined ? [] : [components[0].id];
  });
  expect(marks.length).toBeGreaterThan(1);
  expect(new Set(marks).size).toBe(marks.length);
  const posts = stage.store.all<{ readonly message_id: string }>(
    'SELECT message_id FROM posts WHERE table_id = ? AND channel_id = ?',
    match.tableId,
    match.thread,
  );
  const standing = (await match.host.person.messages(match.thread)).filter(({ page }) => !page.ephemeral);
  const own = standing.filter(({ author }) => author.bot === true && standing.length > 0);
  expect(
    own
      .filter(({ type }) => type === 0)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(posts.map(({ message_id: id }) => id).sort());
}

describe('while the thread is brought up to date', { timeout: TEST_MS }, () => {
  const kinds: readonly [string, (route: string) => FaultRequest][] = [
    ['one route is rate limited', (route) => ({ kind: 'rate-limit', retryAfter: 0.4, route, count: 2 })],
    [
      'everything is rate limited',
      (route) => ({ kind: 'rate-limit', retryAfter: 0.4, global: true, route, count: 2 }),
    ],
    ['Discord fails', (route) => ({ kind: 'status', status: 500, route, count: 2 })],
    ['the way to Discord fails', (route) => ({ kind: 'status', status: 502, route, count: 2 })],
    ['Discord is slow', (route) => ({ kind: 'slow', delayMs: 700, route, count: 2 })],
    ['the answer to what was carried out is lost', (route) => ({ kind: 'lost-answer', route, count: 2 })],
  ];

  test.each(kinds)('%s: nothing is lost, nothing doubled', async (_what, faultOn) => {
    const match = await seat(stage);
    await stage.store.settled();
    for (const route of [
      `POST /channels/${match.thread}/messages`,
      `PATCH /channels/${match.thread}/messages/*`,
      `DELETE /channels/${match.thread}/messages/*`,
    ]) {
      await stage.driver.fault(faultOn(route));
    }
    await playOn(match, { policy, clicks: 6 });
    await expectOnce(match);
  });

  test('a lost answer and then a crash: what went out is found again', async () => {
    const match = await seat(stage);
    await stage.store.settled();
    const route = `POST /channels/${match.thread}/messages`;
    await stage.driver.fault({ kind: 'lost-answer', route });
    await stage.driver.fault({ kind: 'status', status: 500, route, count: 1_000 });
    const before = (await sentTo(match)).length;
    await playOn(match, { policy, clicks: 2 });
    await match.host.person.waitFor(async () => (await sentTo(match)).length > before || undefined);
    await stage.crash();
    await stage.driver.clearFaults();
    await stage.start();
    await expectOnce(match);
    await playOn(match, { policy, clicks: 3 });
    await expectOnce(match);
  });
});

describe('while a click is answered', { timeout: TEST_MS }, () => {
  const callback = 'POST /interactions/*/*/callback';
  const kinds: readonly [string, FaultRequest][] = [
    ['Discord fails twice', { kind: 'status', status: 500, route: callback, count: 2 }],
    ['Discord is slow', { kind: 'slow', delayMs: 1_500, route: callback }],
    ['the answer to what was carried out is lost', { kind: 'lost-answer', route: callback }],
    ['the route is rate limited', { kind: 'rate-limit', retryAfter: 0.4, route: callback }],
  ];

  test.each(kinds)('%s: the move counts once and its maker sees it', async (_what, fault) => {
    const match = await seat(stage);
    await stage.store.settled();
    const mover = must(await whoseTurn(match), 'Somebody is to move.');
    const choice = policy(mover.choices);
    await stage.driver.fault(fault);
    await mover.choose(choice);
    expect(mover.choices.map(({ move }) => move)).not.toContain(choice.move);
    expect(stage.store.log(match.tableId).map(({ move }) => move)).toEqual([choice.move]);
    await expectOnce(match);
  });

  test('Discord takes no answer at all: the move stays, and the table is brought up to date', async () => {
    const match = await seat(stage);
    await stage.store.settled();
    const mover = must(await whoseTurn(match), 'Somebody is to move.');
    const choice = policy(mover.choices);
    await stage.driver.fault({ kind: 'status', status: 500, route: callback, count: 50 });
    const pressed = await mover.person.pressId(mover.panel.id, choice.customId);
    expect((await mover.person.settled(pressed)).interaction.status).toBe('failed');
    await stage.driver.clearFaults();
    expect(stage.store.log(match.tableId)).toHaveLength(1);
    await expectOnce(match);
    // The old panel is still there: it answers with what is true now.
    await mover.person.pressId(mover.panel.id, choice.customId).then((again) => mover.person.settled(again));
    expect(stage.store.log(match.tableId)).toHaveLength(1);
    await mover.openHand();
    await playOn(match, { policy, clicks: 2 });
    await expectOnce(match);
  });

  test.each([
    ['a lost answer', 'lost-answer', [callback, 'POST /channels/*/messages']],
    ['a failing Discord', 'status', [callback, 'POST /channels/*/messages']],
  ] as const)('the lobby survives %s: one table, one message, one thread', async (_what, kind, routes) => {
    const tables = stage.store.all('SELECT id FROM tables').length;
    for (const route of routes) {
      await stage.driver.fault(kind === 'status' ? { kind, status: 500, route } : { kind, route });
    }
    const match = await seat(stage);
    expect(stage.store.all('SELECT id FROM tables')).toHaveLength(tables + 1);
    await playOn(match, { policy, clicks: 2 });
    await expectOnce(match);
  });

  test('a thread of which the answer is lost is found by pressing Start again', async () => {
    const lobby = await openFullLobby(stage);
    await stage.driver.fault({ kind: 'lost-answer', route: 'POST /channels/*/messages/*/threads' });
    const { message } = await lobby.host.click(lobby.message, 'Start');
    expect(message && textOf(message)).toContain('Nothing is lost: once that is mended, press Start again');
    expect(stage.store.table(lobby.tableId).status).toBe('lobby');

    await lobby.host.click(lobby.message, 'Start');
    // A thread made from a message has the id of that message.
    const thread = lobby.message.id;
    expect(stage.store.table(lobby.tableId)).toMatchObject({ status: 'playing', thread_id: thread });
    const match = matchOf(stage, { ...lobby, lobby: lobby.message.id, thread });
    for (const player of match.players) await player.openHand();
    await playOn(match, { policy, clicks: 2 });
    await expectOnce(match);
  });
});

test('under Discord’s own rate limits a match goes on, only slower', { timeout: TEST_MS }, async () => {
  await stage.driver.limits({ rateLimits: true });
  try {
    const match = await seat(stage);
    await playOn(match, { policy, clicks: 8 });
    await expectOnce(match);
    // The client waits as it is told, rather than earning invalid answers.
    const refused = (await stage.driver.requests()).filter(
      ({ status, path }) => status === 429 && path.includes(match.thread),
    );
    expect(refused.length).toBeLessThan(3);
  } finally {
    await stage.driver.limits({ rateLimits: false });
  }
});
