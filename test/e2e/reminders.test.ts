import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonsOf, textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import {
  directTo,
  HOUR_MS,
  MINUTE_MS,
  pass,
  pingsOf,
  setQuiet,
  settingsOf,
  untilTurnOf,
} from './kit/days.js';
import {
  type Match,
  type MatchOptions,
  type OpenLobby,
  openFullLobby,
  openLobby,
  seat,
} from './kit/match.js';
import { newcomers } from './kit/newcomers.js';
import { whoseTurn } from './kit/play.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';

const TEST_MS = 120_000;
const SEED = 'reminders';
const policy = steadyPolicy(SEED);
/** A quarter of the usual day is left. */
const REMINDED_AFTER_MS = 18 * HOUR_MS;

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ seed: SEED });
}, TEST_MS);
afterAll(() => stage.close());

/** A match in which it is the guest's turn. */
async function guestsTurn(about: MatchOptions = {}): Promise<Match> {
  const match = await seat(stage, { names: await newcomers(stage), ...about });
  await untilTurnOf(match, match.guest, policy);
  return match;
}

/** The guest answers what they are asked, and the other one until it is the guest's turn again. */
async function nextTurn(match: Match): Promise<void> {
  const { guest } = match;
  while ((await whoseTurn(match)) === guest) await guest.choose(policy(await guest.lookThrough()));
  await untilTurnOf(match, guest, policy);
}

function pings({ guest, thread }: Match): Promise<number> {
  return pingsOf(stage, guest.person, thread);
}

async function wantsDirect({ guest, channel }: Match): Promise<void> {
  await guest.person.select(await settingsOf(guest.person, channel), ['dm']);
}

/** How often Discord has refused a direct message since. */
async function refusals(after: number): Promise<number> {
  const requests = await stage.driver.requests(after);
  return requests.filter(({ response }) => JSON.stringify(response).includes('50007')).length;
}

describe('a reminder', { timeout: TEST_MS }, () => {
  test('comes once by direct message where that is wanted, and then not in the thread', async () => {
    const match = await guestsTurn();
    const { person } = match.guest;
    await wantsDirect(match);
    const before = await pings(match);
    await pass(stage, match, REMINDED_AFTER_MS - 10 * MINUTE_MS);
    expect(await directTo(person)).toEqual([]);
    await pass(stage, match, 11 * MINUTE_MS);
    const [reminder, ...others] = await directTo(person);
    expect(others).toEqual([]);
    const text = textOf(must(reminder, 'The guest is reminded.'));
    expect(text).toMatch(/a reminder: it is your turn\.\n-# Deadline: <t:\d+:R>, then extra time until/);
    expect(text).toContain(`/${match.thread}`);
    await pass(stage, match, 5 * HOUR_MS);
    expect(await directTo(person)).toHaveLength(1);
    expect(await pings(match)).toBe(before);

    // Whoever has answered in time is reminded of nothing.
    await nextTurn(match);
    await pass(stage, match, 17 * HOUR_MS);
    expect(await directTo(person)).toHaveLength(1);
    await nextTurn(match);
    await pass(stage, match, 2 * HOUR_MS);
    expect(await directTo(person)).toHaveLength(1);
  });

  test('that Discord does not let through comes once in the thread, which is remembered until it is asked for anew', async () => {
    const match = await guestsTurn();
    const { person } = match.guest;
    const since = (await stage.driver.requests()).at(-1)?.number ?? 0;
    await stage.driver.changeUser({ user: person.id, directMessages: false });
    await wantsDirect(match);
    const before = await pings(match);
    await pass(stage, match, REMINDED_AFTER_MS + MINUTE_MS);
    expect(await pings(match)).toBe(before + 1);
    expect(await directTo(person)).toEqual([]);
    expect(await refusals(since)).toBe(1);
    expect(textOf(await settingsOf(person, match.channel))).toContain('Discord did not let me write to you');

    await nextTurn(match);
    await pass(stage, match, REMINDED_AFTER_MS + MINUTE_MS);
    // The turn and its reminder.
    expect(await pings(match)).toBe(before + 3);
    expect(await refusals(since)).toBe(1);

    await stage.driver.changeUser({ user: person.id, directMessages: true });
    await wantsDirect(match);
    await nextTurn(match);
    await pass(stage, match, REMINDED_AFTER_MS + MINUTE_MS);
    expect(await pings(match)).toBe(before + 4);
    expect(await directTo(person)).toHaveLength(1);
  });

  test('comes with the ping itself where a decision has little time altogether', async () => {
    const match = await guestsTurn({ options: { pace: 'live' } });
    const before = await pings(match);
    expect(before).toBeGreaterThan(0);
    await pass(stage, match, 4 * MINUTE_MS);
    await pass(stage, match, 10 * MINUTE_MS);
    expect(await pings(match)).toBe(before);
    const byPlayers = stage.store.log(match.tableId).length;
    // Five minutes and a bank of ten: then the clock moves.
    await pass(stage, match, 2 * MINUTE_MS);
    const rows = stage.store.log(match.tableId).slice(byPlayers);
    expect(rows[0]).toMatchObject({ by: 'clock', seat: 1 });
  });
});

describe('in quiet hours', { timeout: TEST_MS }, () => {
  /** The guest's turn comes in their quiet hours, which last for seven hours more. */
  async function quietTurn(): Promise<Match> {
    const names = await newcomers(stage);
    const guest = await stage.person(names[1]);
    const { id: channel } = await guest.channel('games');
    const now = await stage.driver.now();
    await setQuiet(guest, channel, { from: now - HOUR_MS, to: now + 7 * HOUR_MS });
    const match = await guestsTurn({ names, invites: false, options: { pace: 'brisk' } });
    expect(await pings(match)).toBe(0);
    return match;
  }

  test('nobody is pinged; afterwards once for turn and reminder together, though the bot was down meanwhile', async () => {
    const match = await quietTurn();
    // The reminder falls due in them too.
    await pass(stage, match, 6.5 * HOUR_MS);
    expect(await pings(match)).toBe(0);
    await stage.crash();
    await stage.driver.advanceClock(HOUR_MS);
    await stage.start();
    await pass(stage, match, 0);
    expect(await pings(match)).toBe(1);
    await stage.crash();
    await stage.start();
    await pass(stage, match, 6 * HOUR_MS);
    expect(await pings(match)).toBe(1);
  });

  test('whoever has moved by their end is not pinged', async () => {
    const match = await quietTurn();
    const { guest, host } = match;
    await pass(stage, match, HOUR_MS);
    // Nobody needs to be called in order to play.
    while ((await whoseTurn(match)) === guest) await guest.choose(policy(await guest.lookThrough()));
    expect(await whoseTurn(match)).toBe(host);
    await pass(stage, match, 6.5 * HOUR_MS);
    expect(await pings(match)).toBe(0);
    // The next turn comes outside of them.
    await untilTurnOf(match, guest, policy);
    expect(await pings(match)).toBe(1);
  });

  test('a lobby warns its host only afterwards, and closes later for it', async () => {
    const names = await newcomers(stage);
    const host = await stage.person(names[0]);
    const { id: channel } = await host.channel('games');
    const opened = await stage.driver.now();
    await setQuiet(host, channel, { from: opened + 19 * HOUR_MS, to: opened + 23 * HOUR_MS });
    const lobby = await openLobby(stage, { names, invites: false });
    const before = await pingsOf(stage, host, channel);
    await pass(stage, lobby, 22 * HOUR_MS);
    expect(await pingsOf(stage, host, channel)).toBe(before);
    await pass(stage, lobby, 2 * HOUR_MS);
    expect(await pingsOf(stage, host, channel)).toBe(before + 1);
    expect(stage.store.table(lobby.tableId).status).toBe('lobby');
    await pass(stage, lobby, 4 * HOUR_MS);
    expect(stage.store.table(lobby.tableId).status).toBe('abandoned');
  });
});

test('who is next is told so by direct message, once until they have acted', {
  timeout: TEST_MS,
}, async () => {
  const match = await guestsTurn();
  const { guest } = match;
  const { person } = guest;
  await person.click(await settingsOf(person, match.channel), 'You are next: off');
  const told = async () => (await directTo(person)).map(textOf);

  await untilLead(match);
  expect(await told()).toEqual([expect.stringMatching(/: you are next\. https:.*\/\d+$/)]);
  await pass(stage, match, HOUR_MS);
  await untilTurnOf(match, guest, policy);
  // The turn itself is told in the thread.
  expect(await told()).toHaveLength(1);
  await untilLead(match);
  expect(await told()).toHaveLength(2);
});

/** Plays on until the host begins a trick, everything told. */
async function untilLead(match: Match): Promise<void> {
  const { guest, host } = match;
  for (;;) {
    while ((await whoseTurn(match)) === guest) await guest.choose(policy(await guest.lookThrough()));
    await stage.store.settled();
    if (isLeading(match)) return;
    await host.choose(policy(await host.lookThrough()));
  }
}

/** Nobody has played to the trick. */
function isLeading({ tableId }: Match): boolean {
  const { state } = stage.store.table(tableId);
  const { round } = JSON.parse(must(state, 'It runs.')) as {
    readonly round: { readonly trick: readonly unknown[] };
  };
  return round.trick.length === 0;
}

describe('a lobby that nobody starts', { timeout: TEST_MS }, () => {
  test('warns its host once, and closes four hours later, its buttons gone', async () => {
    const lobby = await openLobby(stage, { names: await newcomers(stage), invites: false });
    const before = await pingsOf(stage, lobby.host, lobby.channel);
    await pass(stage, lobby, 19 * HOUR_MS);
    expect(await pingsOf(stage, lobby.host, lobby.channel)).toBe(before);
    await pass(stage, lobby, 1.5 * HOUR_MS);
    expect(await pingsOf(stage, lobby.host, lobby.channel)).toBe(before + 1);
    const [warned] = await lobbyMessages(lobby);
    expect(textOf(must(warned, 'It stands.'))).toMatch(
      /this table needs one more player, or it closes, on <t:\d+:f> at the earliest\./,
    );
    // Others may come and go, which calls nobody.
    await lobby.guest.click(must(warned, 'It stands.'), 'Join');
    await stage.store.settled();
    expect(await pingsOf(stage, lobby.host, lobby.channel)).toBe(before + 1);

    await pass(stage, lobby, 4 * HOUR_MS);
    expect(stage.store.table(lobby.tableId).status).toBe('abandoned');
    const [closed, ...others] = await lobbyMessages(lobby);
    expect(others).toEqual([]);
    expect(textOf(must(closed, 'It stands.'))).toContain(
      'Closed: nobody has started this table within a day.',
    );
    expect(buttonsOf(must(closed, 'It stands.'))).toEqual([]);
    expect(await pingsOf(stage, lobby.host, lobby.channel)).toBe(before + 1);
    const late = await lobby.guest
      .pressId(must(closed, 'It stands.').id, `start.${lobby.tableId}`)
      .catch(String);
    expect(late).toContain('no such button');
  });

  test('does not close once it is started', async () => {
    const lobby = await openFullLobby(stage, { names: await newcomers(stage) });
    await pass(stage, lobby, 21 * HOUR_MS);
    const [warned] = await lobbyMessages(lobby);
    await lobby.host.click(must(warned, 'It stands.'), 'Start');
    await pass(stage, lobby, 4 * HOUR_MS);
    expect(stage.store.table(lobby.tableId).status).toBe('playing');
  });

  /** The messages of the channel that speak of this table, the newest last. */
  async function lobbyMessages({ host, channel, tableId }: OpenLobby): Promise<readonly ShownMessage[]> {
    const { message_id: id } = must(
      stage.store.all<{ readonly message_id: string }>(
        "SELECT message_id FROM posts WHERE table_id = ? AND part = 'lobby'",
        tableId,
      )[0],
      'A lobby is posted.',
    );
    return (await host.messages(channel)).filter((message) => message.id === id);
  }
});
