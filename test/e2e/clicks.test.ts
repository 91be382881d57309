import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { atOnce } from './kit/at-once.js';
import { offers } from './kit/controls.js';
import { type Match, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import { choicesOf, type Player } from './kit/player.js';
import { steadyPolicy, wishing } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { pingsIn, publicMessages } from './kit/story.js';

const SEED = 'clicks';
const POLICY = steadyPolicy(SEED);
const WITHIN_MS = 120_000;
const PLAYED = /^You played the .+\. The second press changed nothing\./;
const OTHER = /^You played the .+\. That was your choice then; this press changed nothing\./;
const EARLIER = 'That was an earlier moment of the match. Nothing was played; this is how it stands now:';

let stage: Stage;
let match: Match;

beforeAll(async () => {
  stage = await openStage({ seed: SEED });
}, WITHIN_MS);
afterAll(() => stage.close());
beforeEach(async () => {
  match = await seat(stage);
  await stage.store.settled();
}, WITHIN_MS);

function stored(): number {
  return stage.store.log(match.tableId).length;
}

async function toMove(): Promise<Player> {
  return must(await whoseTurn(match), 'Somebody is to move.');
}

function otherThan(player: Player): Player {
  return must(
    match.players.find((one) => one !== player),
    'Two play.',
  );
}

/** What two private answers of a panel said, in order, as their owner was shown them; nobody else was shown any. */
async function bothAnswersIn(player: Player, panel: ShownMessage, after: number): Promise<readonly string[]> {
  const own = await player.person.waitFor(
    async () => {
      const records = await stage.driver.records(after);
      const shown = records.filter(({ payload }) => (payload as { readonly id?: string }).id === panel.id);
      return shown.length < 2 ? undefined : shown;
    },
    { what: 'both answers' },
  );
  expect(own).toHaveLength(2);
  for (const { recipients } of own) expect(recipients).toEqual([player.person.id]);
  return own.map(({ payload }) => textOf(payload as ShownMessage));
}

async function lastRecord(): Promise<number> {
  return (await stage.driver.records()).at(-1)?.number ?? 0;
}

function first<Item>(items: readonly Item[]): Item {
  return must(items[0], 'There is at least one.');
}

test('a double click stores one move and says privately that it was played already', async () => {
  const player = await toMove();
  const { panel } = player;
  const choice = POLICY(player.choices);
  const after = await lastRecord();
  const press = () => player.chooseOn(panel, choice);
  const both = await atOnce(stage, press, press);
  expect(both.map(({ interaction }) => interaction.status)).toEqual(['done', 'done']);
  expect(stored()).toBe(1);
  const answers = await bothAnswersIn(player, panel, after);
  expect(answers.filter((text) => text.startsWith('You played the'))).toHaveLength(2);
  expect(answers.filter((text) => PLAYED.test(text))).toHaveLength(1);
});

test('of two different cards at once, one is played', async () => {
  const player = await toMove();
  const { panel, choices } = player;
  const [one, other] = [first(choices), must(choices.at(-1), 'A leader has many choices.')];
  expect(one.move).not.toBe(other.move);
  const after = await lastRecord();
  await atOnce(
    stage,
    () => player.chooseOn(panel, one),
    () => player.chooseOn(panel, other),
  );
  expect(stored()).toBe(1);
  const answers = await bothAnswersIn(player, panel, after);
  expect(answers.filter((text) => OTHER.test(text))).toHaveLength(1);
  await player.reread();
  expect(await playOn(match, { policy: POLICY, clicks: 3 })).toBe(3);
});

test('when both players click at the same instant, only the one to move moves', async () => {
  const mover = await toMove();
  const old = mover.panel;
  await mover.openHand();
  await mover.choose(POLICY(mover.choices));
  await playOn(match, { policy: POLICY, until: (player) => player !== mover });
  const next = await toMove();
  const before = stored();
  const [made, refused] = await atOnce(
    stage,
    () => next.chooseOn(next.panel, POLICY(next.choices)),
    () => mover.chooseOn(old, first(choicesOf(old))),
  );
  const rows = stage.store.log(match.tableId).slice(before);
  expect(rows.map(({ user_id: user }) => user)).toEqual([next.person.id]);
  expect(textOf(must(made?.message, 'A click is answered.'))).toMatch(/^You /);
  expect(textOf(must(refused?.message, 'A click is answered.'))).toMatch(OTHER);
});

test('a stranger is told that they do not sit here, and changes nothing', async () => {
  const stranger = await stage.person('Cleo');
  const live = await match.host.liveTable();
  const hand = await stranger.click(live, 'My hand');
  const text = await stranger.click(live, 'Table as text');
  const byCommand = await stranger.command('hand', { channel: match.thread });
  const resigning = await stranger.command('resign', { channel: match.thread });
  for (const { message } of [hand, text, byCommand, resigning]) expect(message?.page.ephemeral).toBe(true);
  for (const { message } of [hand, byCommand, resigning]) {
    expect(textOf(must(message, 'Everybody is answered.'))).toContain("You don't sit at this table");
  }
  const told = textOf(must(text.message, 'Everybody is answered.'));
  expect(told).toContain('round 1, trick 1');
  expect(told).not.toContain('Your hand');
  // A stranger cannot even press what only the players see.
  await expect(
    stranger.pressId(match.host.panel.id, `move.${match.tableId}.p.0.play-AS`),
  ).rejects.toMatchObject({ reason: 'no-such-message' });
  expect(stored()).toBe(0);
});

describe('stale controls', () => {
  test('an old live table opens the present hand', async () => {
    const player = await toMove();
    const old = await player.liveTable();
    await stage.driver.fault({ kind: 'slow', delayMs: 3_000, route: 'DELETE /channels/*/messages/*' });
    const choice = wishing([/^play-[^35]/], POLICY)(player.choices);
    await player.choose(choice);
    const next = otherThan(player);
    const newer = await next.person.waitForMessage(
      match.thread,
      (message) => message.id !== old.id && !message.page.ephemeral && offers(message, 'My hand'),
    );
    expect(newer.id).not.toBe(old.id);
    const { message } = await next.person.click(old, 'My hand');
    expect(choicesOf(must(message, 'An old button opens the hand.')).length).toBeGreaterThan(0);
    await stage.store.settled();
    const live = (await publicMessages(stage, match.thread)).filter((one) => offers(one, 'My hand'));
    expect(live.map(({ id }) => id)).toEqual([newer.id]);
  });

  test('an old hand whose card is gone plays nothing and is brought up to date', async () => {
    const player = await toMove();
    const old = player.panel;
    await player.openHand();
    const choice = wishing([/^play-[^35]/], POLICY)(player.choices);
    await player.choose(choice);
    // Until the same player is to move again, in a later trick.
    await playOn(match, { policy: POLICY, until: (one) => one === player });
    const before = stored();
    const { interaction, message } = await player.chooseOn(old, choice);
    expect(interaction.status).toBe('done');
    expect(stored()).toBe(before);
    const present = must(message, 'An old panel is answered in place.');
    expect(present.id).toBe(old.id);
    expect(textOf(present)).toMatch(PLAYED);
    expect(choicesOf(present).map(({ move }) => move)).toEqual(player.choices.map(({ move }) => move));
    expect(choicesOf(present).map(({ move }) => move)).not.toContain(choice.move);
    // What now stands there works.
    await player.chooseOn(present, POLICY(choicesOf(present)));
    expect(stored()).toBe(before + 1);
  });

  test('an old hand pressed after a take-back plays nothing', async () => {
    const player = await toMove();
    const old = player.panel;
    await player.openHand();
    const choice = wishing([/^play-[^35]/], POLICY)(player.choices);
    await player.choose(choice);
    await player.press('Take back');
    expect(stored()).toBe(2);
    const { message } = await player.chooseOn(old, choice);
    expect(stored()).toBe(2);
    expect(textOf(must(message, 'It is answered.'))).toMatch(EARLIER);
    await player.choose(
      must(
        player.choices.find(({ move }) => move === choice.move),
        'The card is back.',
      ),
    );
    expect(stored()).toBe(3);
  });

  test('an old take-back says that others have acted', async () => {
    const player = await toMove();
    await player.choose(wishing([/^play-[^35]/], POLICY)(player.choices));
    const old = player.panel;
    await playOn(match, { policy: POLICY, clicks: 1 });
    const before = stored();
    const { message } = await player.person.click(old, 'Take back');
    expect(textOf(must(message, 'It is answered.'))).toContain(
      'A choice can be taken back until somebody else has acted after it. Somebody has, so it stands.',
    );
    expect(stored()).toBe(before);
  });
});

describe('taking back', () => {
  const PLAIN = wishing([/^play-[^35]/, /^keep/], POLICY);

  test('removes the story of the undone step and pings nobody', async () => {
    // Up to the click that ends a trick, by somebody who may take it back.
    const teller = { count: 0 };
    let ender: Player | undefined;
    await playOn(match, {
      policy: PLAIN,
      until: () => ender !== undefined,
      async click(player, choice) {
        await player.choose(choice);
        await stage.store.settled();
        const tricks = (await tricksTold()).length;
        if (tricks > teller.count && offers(player.panel, 'Take back')) ender = player;
        teller.count = tricks;
      },
    });
    const player = must(ender, 'A trick was ended by a plain card.');
    const { number: after } = must((await stage.driver.records()).at(-1), 'Something was sent.');
    await player.press('Take back');
    await stage.store.settled();
    expect(player.panelText).toMatch(/^You took it back\./);
    expect(player.choices.length).toBeGreaterThan(0);
    expect(await tricksTold()).toHaveLength(teller.count - 1);
    const messages = await publicMessages(stage, match.thread);
    expect(textOf(must(messages.at(-1), 'The live table stands.'))).toContain(
      `${player.person.name} took the last choice back.`,
    );
    expect(messages.filter((message) => offers(message, 'My hand'))).toHaveLength(1);
    expect(await pingsIn(stage, match.thread, after)).toEqual([]);

    await player.choose(PLAIN(player.choices));
    await stage.store.settled();
    expect(await tricksTold()).toHaveLength(teller.count);
  });

  test('is not offered after a draw', async () => {
    let drew = 0;
    await playOn(match, {
      policy: wishing([/^play-5/], POLICY),
      until: () => drew === 2,
      async click(player, choice) {
        await player.choose(choice);
        if (!choice.move.startsWith('play-5')) return;
        expect(offers(player.panel, 'Take back')).toBe(false);
        drew += 1;
      },
    });
    expect(drew).toBe(2);
  });

  test('pressed twice at once undoes one move', async () => {
    const player = await toMove();
    await player.choose(PLAIN(player.choices));
    const { panel } = player;
    const press = () => player.person.click(panel, 'Take back');
    await atOnce(stage, press, press);
    expect(stage.store.log(match.tableId).map(({ kind }) => kind)).toEqual(['move', 'take-back']);
  });

  test('and the answer of the other at the same instant end in one order or the other', async () => {
    const player = await toMove();
    await player.choose(PLAIN(player.choices));
    const other = await toMove();
    expect(other).not.toBe(player);
    const answer = PLAIN(other.choices);
    await atOnce(
      stage,
      () => player.person.click(player.panel, 'Take back'),
      () => other.chooseOn(other.panel, answer),
    );
    await stage.store.settled();
    expect(['move take-back', 'move move']).toContain(
      stage.store
        .log(match.tableId)
        .map(({ kind }) => kind)
        .join(' '),
    );
    await Promise.all(match.players.map((one) => one.openHand()));
    expect(await playOn(match, { policy: PLAIN, clicks: 4 })).toBe(4);
  });

  async function tricksTold(): Promise<readonly string[]> {
    const messages = await publicMessages(stage, match.thread);
    return messages.map(textOf).filter((text) => /^\*\*Round \d+, trick \d+\*\* · .* takes /.test(text));
  }
});

test('an event that is delivered twice is answered once', async () => {
  const player = await toMove();
  const { number: after } = must((await stage.driver.requests()).at(-1), 'The bot has asked for something.');
  await stage.driver.gateway({ action: 'duplicate', event: 'INTERACTION_CREATE' });
  await player.choose(POLICY(player.choices));
  await stage.store.settled();
  expect(stored()).toBe(1);
  const callbacks = (await stage.driver.requests(after)).filter(({ path }) => path.endsWith('/callback'));
  expect(callbacks.map(({ status }) => status)).toEqual([204]);

  const { id: channel } = await match.host.person.channel('games');
  const lobbies = stage.store.all('SELECT id FROM tables').length;
  await stage.driver.gateway({ action: 'duplicate', event: 'INTERACTION_CREATE' });
  await match.host.person.command('play woodland-tricks', { channel });
  await stage.store.settled();
  expect(stage.store.all('SELECT id FROM tables')).toHaveLength(lobbies + 1);
});

test('with the tokens of every earlier click dead, buttons and table go on', async () => {
  await playOn(match, { policy: POLICY, clicks: 2 });
  await stage.store.settled();
  const { number: after } = must((await stage.driver.requests()).at(-1), 'The bot has asked for something.');
  await stage.driver.advanceClock(20 * 60_000);
  expect(await playOn(match, { policy: POLICY, clicks: 4 })).toBe(4);
  await stage.store.settled();
  const requests = await stage.driver.requests(after);
  expect(requests.length).toBeGreaterThan(8);
  expect(requests.filter(({ status }) => status >= 400)).toEqual([]);
  const messages = await publicMessages(stage, match.thread);
  expect(offers(must(messages.at(-1), 'The live table stands.'), 'My hand')).toBe(true);
});

test('a button of one match never acts on another of the same people', async () => {
  const other = await seat(stage);
  const player = await toMove();
  await player.choose(POLICY(player.choices));
  expect(stored()).toBe(1);
  expect(stage.store.log(other.tableId)).toEqual([]);
  expect(await playOn(other, { policy: POLICY, clicks: 2 })).toBe(2);
  expect(stored()).toBe(1);
});
