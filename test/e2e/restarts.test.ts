import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import { must } from '../../src/base/invariant.js';
import { offers } from './kit/controls.js';
import { armKill, type KillPoint } from './kit/kill.js';
import { type Match, openLobby, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import type { Choice, Player } from './kit/player.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { pingsIn, publicMessages, storyOf, type Told } from './kit/story.js';

/** A seed and a policy that make a short match. */
const SEED = 'one';
const POLICY = steadyPolicy('a');
const OPTIONS = { target: '16' };
const WITHIN_MS = 300_000;
/** Longer than Discord surely remembers a nonce, and longer than the playground does. */
const FORGOTTEN_MS = 10 * 60_000;

let reference: readonly Told[];
let referenceMoves: readonly string[];

beforeAll(async () => {
  await withStage(async (stage) => {
    const match = await seat(stage, { options: OPTIONS });
    await playOn(match, { policy: POLICY });
    await stage.store.settled();
    reference = await storyOf(stage, match.thread);
    referenceMoves = movesOf(match);
  });
}, WITHIN_MS);

test(
  'killed at every tenth click, the match goes on to the same end with nothing lost or told twice',
  async () => {
    await withStage(async (stage) => {
      const match = await seat(stage, { options: OPTIONS });
      let kills = 0;
      await playOn(match, {
        policy: POLICY,
        async click(player, choice, count) {
          if (count % 10 === 9) {
            kills += 1;
            await clickAndCrash(match, player, choice);
          } else await player.choose(choice);
          await stage.store.settled();
        },
      });
      expect(kills).toBe(Math.floor(referenceMoves.length / 10));
      expect(movesOf(match)).toEqual(referenceMoves);
      expect(await storyOf(stage, match.thread)).toEqual(reference);
      await expectOnePingATurn(match);
    });
  },
  WITHIN_MS,
);

describe('killed when a request of a click arrives', () => {
  const POST = 'POST /channels/*/messages';
  const DELETE = 'DELETE /channels/*/messages/*';
  const EDIT = 'PATCH /channels/*/messages/*';
  const ANSWER = 'POST /interactions/*/*/callback';
  const points: readonly (KillPoint & { readonly waits: boolean })[] = [
    { route: ANSWER, nth: 1, carriedOut: false, waits: false },
    { route: ANSWER, nth: 1, carriedOut: true, waits: true },
    { route: POST, nth: 1, carriedOut: false, waits: false },
    { route: POST, nth: 1, carriedOut: false, waits: true },
    { route: POST, nth: 1, carriedOut: true, waits: false },
    { route: POST, nth: 1, carriedOut: true, waits: true },
    { route: POST, nth: 2, carriedOut: false, waits: false },
    { route: POST, nth: 2, carriedOut: true, waits: false },
    { route: POST, nth: 2, carriedOut: true, waits: true },
    { route: DELETE, nth: 1, carriedOut: false, waits: true },
    { route: DELETE, nth: 1, carriedOut: true, waits: false },
    { route: EDIT, nth: 1, carriedOut: false, waits: false },
    { route: EDIT, nth: 1, carriedOut: true, waits: true },
  ];

  test(
    'whatever had been sent, the rest is sent once after the restart',
    async () => {
      await withStage(async (stage) => {
        const match = await seat(stage, { options: OPTIONS });
        await stage.store.settled();
        const pending = [...points];
        await playOn(match, {
          policy: POLICY,
          until: () => pending.length === 0,
          async click(player, choice) {
            const point = must(pending.shift(), 'There is a point left.');
            const hit = await clickInto(match, { player, choice, point });
            if (!hit) {
              pending.push(point);
              return;
            }
            if (point.waits) await stage.driver.advanceClock(FORGOTTEN_MS);
            await stage.start();
            await stage.store.settled();
            await player.openHand();
            await expectSameStory(match, `after ${JSON.stringify(point)}`);
          },
        });
        expect(pending, 'points that no click came to').toEqual([]);
        await expectOnePingATurn(match);
      });
    },
    WITHIN_MS,
  );
});

describe('killed while a table is opened and started', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ seed: SEED });
  }, WITHIN_MS);
  afterAll(() => stage.close());

  test.each([
    { carriedOut: true, waits: false },
    { carriedOut: true, waits: true },
    { carriedOut: false, waits: false },
  ])(
    'the lobby stands once and invites once (%o)',
    async ({ carriedOut, waits }) => {
      const host = await stage.person('Ana');
      const guest = await stage.person('Ben');
      const { id: channel } = await host.channel('games');
      const before = await publicMessages(stage, channel);
      const pingsBefore = await pingsIn(stage, channel);
      const kill = await armKill(stage, { route: 'POST /channels/*/messages', nth: 1, carriedOut });
      await host.startCommand('play woodland-tricks', { channel, options: { invite: guest.id } });
      await kill.fired;
      await kill.disarm();
      if (waits) await stage.driver.advanceClock(FORGOTTEN_MS);
      await stage.start();
      await stage.store.settled();
      const lobbies = (await publicMessages(stage, channel)).filter(
        ({ id }) => !before.some((one) => one.id === id),
      );
      expect(lobbies.map((message) => offers(message, 'Join'))).toEqual([true]);
      expect((await pingsIn(stage, channel)).slice(pingsBefore.length)).toEqual([[guest.id]]);
    },
    WITHIN_MS,
  );

  test(
    'Start pressed again takes the thread that is there, and the match begins once',
    async () => {
      const { message, host, guest, channel, tableId } = await openLobby(stage);
      await guest.click(message, 'Join');
      const full = await host.waitForMessage(channel, (one) => one.id === message.id && offers(one, 'Start'));
      const making = await armKill(stage, {
        route: 'POST /channels/*/messages/*/threads',
        nth: 1,
        carriedOut: true,
      });
      await host.press(full, 'Start');
      await making.fired;
      await stage.start();
      expect(stage.store.table(tableId).status).toBe('lobby');

      const telling = await armKill(stage, { route: 'POST /channels/*/messages', nth: 1, carriedOut: true });
      await host.press(full, 'Start');
      await telling.fired;
      await stage.start();
      await stage.store.settled();
      expect(stage.store.table(tableId).thread_id).toBe(message.id);
      const texts = (await publicMessages(stage, message.id)).map(textOf).filter((text) => text !== '');
      expect(texts.map((text) => text.includes('Woodland Tricks begins'))).toEqual([true, false]);
      expect(await pingsIn(stage, message.id)).toHaveLength(1);
      const thread = (await host.state()).guilds[0]?.threads.filter(({ id }) => id === message.id) ?? [];
      expect(thread.map(({ page }) => page.members?.includes(guest.id))).toEqual([true]);
    },
    WITHIN_MS,
  );
});

async function withStage(play: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = await openStage({ seed: SEED });
  try {
    await play(stage);
  } finally {
    await stage.close();
  }
}

function movesOf({ stage, tableId }: Match): readonly string[] {
  return stage.store.log(tableId).map(({ kind, seat, move }) => `${kind} ${seat ?? ''} ${move ?? ''}`);
}

/** Kills the bot as soon as the move is stored, whatever has been sent, and starts it again. */
async function clickAndCrash({ stage, tableId }: Match, player: Player, choice: Choice): Promise<void> {
  const before = stage.store.log(tableId).length;
  await player.start(choice);
  await stage.store.until(() => stage.store.log(tableId).length > before, 'the move to be stored');
  await stage.crash();
  await stage.start();
  await stage.store.settled();
  await player.reread();
  // The click may have had no answer; its button then still stands there, and says that it was used.
  if (player.choices.some(({ customId }) => customId === choice.customId)) {
    await player.choose(choice);
    expect(player.panelText).toContain('The second press changed nothing.');
  } else await player.openHand();
  expect(stage.store.log(tableId)).toHaveLength(before + 1);
}

/** Clicks with a kill armed; false where the click came to its end without that request. */
async function clickInto(
  { stage, tableId }: Match,
  about: { readonly player: Player; readonly choice: Choice; readonly point: KillPoint },
): Promise<boolean> {
  const { player, choice, point } = about;
  const before = stage.store.log(tableId).length;
  const kill = await armKill(stage, point);
  const interaction = await player.start(choice);
  await stage.store.until(() => stage.store.log(tableId).length > before, 'the move to be stored');
  const told = stage.store.settled().then(
    () => 'told' as const,
    () => 'not told' as const,
  );
  const first = await Promise.race([kill.fired.then(() => 'killed' as const), told]);
  if (first !== 'killed' && !kill.hasFired()) {
    await player.person.settled(interaction);
    await kill.disarm();
    await player.reread();
    return false;
  }
  await kill.fired;
  await kill.disarm();
  await stage.driver.waitForBot({ connected: false });
  expect(stage.store.log(tableId)).toHaveLength(before + 1);
  return true;
}

/** The thread tells what the whole match tells up to here, and then the one live table. */
async function expectSameStory({ stage, thread }: Match, when: string): Promise<void> {
  const story = await storyOf(stage, thread);
  const past = story.slice(0, -1);
  expect(past, when).toEqual(reference.slice(0, past.length));
  expect(
    story.map(({ buttons }) => buttons.includes('My hand')),
    when,
  ).toEqual([...past.map(() => false), true]);
}

/** Whoever is to move is pinged when their turn begins, and nobody otherwise. */
async function expectOnePingATurn({ stage, tableId, thread }: Match): Promise<void> {
  const { store } = stage;
  const people = store.people(tableId).map(({ user_id: user }) => user);
  const awaited = store.awaitedSeats(tableId).map((seat) => people[seat] ?? '');
  const movers = [...store.log(tableId).map(({ user_id: user }) => user ?? ''), ...awaited];
  const turns = movers.filter((user, index) => user !== movers[index - 1]);
  expect((await pingsIn(stage, thread)).flat()).toEqual(turns);
}
