import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GatewayRequest } from '../../playground/driver.js';
import { must } from '../../src/base/invariant.js';
import { type Match, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { expectWholeThread } from './kit/thread.js';

const TEST_MS = 60_000;
const policy = steadyPolicy('gateway');

let stage: Stage;
let match: Match;
beforeAll(async () => {
  stage = await openStage({ seed: 'gateway' });
  match = await seat(stage, { options: { target: '21' } });
}, TEST_MS);
afterAll(() => stage.close());

async function expectWhole(): Promise<void> {
  await stage.store.settled();
  await expectWholeThread(match);
}

describe('a connection that breaks in mid-match', { timeout: TEST_MS }, () => {
  const breaks: readonly [string, GatewayRequest][] = [
    ['is dropped', { action: 'drop' }],
    ['is to be made anew (op 7)', { action: 'reconnect' }],
    ['loses its session, to be resumed (op 9, true)', { action: 'invalid-session', resumable: true }],
    ['loses its session for good (op 9, false)', { action: 'invalid-session', resumable: false }],
  ];

  test.each(breaks)('because it %s is made again, and the match goes on', async (_how, request) => {
    const { connections } = await stage.driver.botStatus();
    const step = stage.store.table(match.tableId).step;
    await stage.driver.gateway(request);
    await stage.driver.waitForBot({ after: connections });
    await playOn(match, { policy, clicks: 3 });
    expect(stage.store.table(match.tableId).step).toBe(step + 3);
    await expectWhole();
  });

  test('a resume that is refused begins a new session, and the match goes on', async () => {
    const { connections } = await stage.driver.botStatus();
    await stage.driver.gateway({ action: 'refuse-resume' });
    await stage.driver.gateway({ action: 'drop' });
    await stage.driver.waitForBot({ after: connections });
    await playOn(match, { policy, clicks: 3 });
    await expectWhole();
  });

  test('a click made in the gap is answered after the resume, once', async () => {
    const mover = must(await whoseTurn(match), 'Somebody is to move.');
    const choice = policy(mover.choices);
    const rows = stage.store.log(match.tableId).length;
    const { connections } = await stage.driver.botStatus();
    await stage.driver.gateway({ action: 'drop' });
    const pressed = await mover.person.pressId(mover.panel.id, choice.customId);
    expect((await stage.driver.botStatus()).connections).toBe(connections);
    const { interaction } = await mover.person.settled(pressed);
    expect(interaction.status).toBe('done');
    expect(
      stage.store
        .log(match.tableId)
        .slice(rows)
        .map(({ move }) => move),
    ).toEqual([choice.move]);
    await mover.openHand();
    await playOn(match, { policy, clicks: 2 });
    await expectWhole();
  });

  test('a click that is lost with its session fails for its maker alone, and can be made again', async () => {
    const mover = must(await whoseTurn(match), 'Somebody is to move.');
    const choice = policy(mover.choices);
    const rows = stage.store.log(match.tableId).length;
    const { connections } = await stage.driver.botStatus();
    await stage.driver.gateway({ action: 'invalid-session', resumable: false });
    const pressed = await mover.person.pressId(mover.panel.id, choice.customId);
    expect((await mover.person.settled(pressed)).interaction.status).toBe('failed');
    expect(stage.store.log(match.tableId)).toHaveLength(rows);
    await stage.driver.waitForBot({ after: connections });
    await mover.choose(choice);
    expect(stage.store.log(match.tableId)).toHaveLength(rows + 1);
    await playOn(match, { policy, clicks: 2 });
    await expectWhole();
  });
});

describe('stopping by SIGTERM with a click in flight', { timeout: TEST_MS }, () => {
  test.each([
    ['whose answer is slow', 'POST /interactions/*/*/callback'],
    ['whose telling is slow', 'POST /channels/*/messages'],
  ])('%s takes less than 5 seconds, exits with 0, and loses nothing', async (_what, route) => {
    const mover = must(await whoseTurn(match), 'Somebody is to move.');
    const choice = policy(mover.choices);
    const rows = stage.store.log(match.tableId).length;
    await stage.driver.fault({ kind: 'slow', delayMs: 1_000, route });
    const pressed = await mover.person.pressId(mover.panel.id, choice.customId);
    await stage.store.until(() => stage.store.log(match.tableId).length > rows, 'the move to be stored');
    const stopping = performance.now();
    await stage.driver.stopBot();
    expect(performance.now() - stopping).toBeLessThan(5_000);
    expect((await mover.person.settled(pressed)).interaction.status).toBe('done');
    expect(
      stage.lines
        .slice(-4)
        .map(({ line }) => line)
        .join('\n'),
    ).toMatch(/"stopped"/);
    expect(
      stage.store
        .log(match.tableId)
        .slice(rows)
        .map(({ move }) => move),
    ).toEqual([choice.move]);

    await stage.driver.clearFaults();
    await stage.start();
    for (const player of match.players) await player.openHand();
    await playOn(match, { policy, clicks: 2 });
    await expectWhole();
  });

  test('while Discord does not answer at all it is stopped all the same', async () => {
    const mover = must(await whoseTurn(match), 'Somebody is to move.');
    const rows = stage.store.log(match.tableId).length;
    await stage.driver.fault({ kind: 'slow', delayMs: 30_000, route: 'POST /channels/*/messages', count: 5 });
    await mover.choose(policy(mover.choices));
    const stopping = performance.now();
    await stage.driver.stopBot();
    expect(performance.now() - stopping).toBeLessThan(5_500);
    expect(stage.store.log(match.tableId)).toHaveLength(rows + 1);
    await stage.driver.clearFaults();
  });
});
