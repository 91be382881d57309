import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { birdsStateOf, toldRounds } from './kit/birds.js';
import { armKill, type KillPoint } from './kit/kill.js';
import { type Match, seat } from './kit/match.js';
import { openStage, type Stage } from './kit/stage.js';
import { pingsIn, storyOf } from './kit/story.js';

const SEED = 'bids and crashes';
const WITHIN_MS = 300_000;
const NAMES = ['Ana', 'Ben', 'Cleo'] as const;
/** Longer than Discord surely remembers a nonce, and longer than the playground does. */
const FORGOTTEN_MS = 10 * 60_000;
const ROUNDS = 3;

interface Reached {
  readonly state: unknown;
  readonly story: unknown;
  readonly pings: readonly (readonly string[])[];
}

let reference: Reached;
beforeAll(async () => {
  reference = await playRounds((match, by) => bid(match, by));
  expect(reference.pings).toHaveLength(ROUNDS + 1);
}, WITHIN_MS);

test('killed after every bid, the match comes to the same trees, each round told and each seat pinged once', {
  timeout: WITHIN_MS,
}, async () => {
  const reached = await playRounds(async (match, by) => {
    const { stage, tableId, players } = match;
    const player = must(players[by], 'A player.');
    const before = stage.store.log(tableId).length;
    await player.openHand();
    await player.person.press(player.panel, { customId: must(player.choices[1], 'A card.').customId });
    await stage.store.until(() => stage.store.log(tableId).length > before, 'the bid to be stored');
    await stage.crash();
    await stage.start();
    await stage.store.settled();
    await player.openHand();
    // A bid that waits for others is still there, and still the owner's to see and to replace.
    const lying = birdsStateOf(match).game.bids[by];
    if (lying !== null) expect(player.panelText).toContain(`You bid ${lying} `);
  });
  expect(reached).toEqual(reference);
});

describe('killed while the last bid is told', () => {
  const POST = 'POST /channels/*/messages';
  const DELETE = 'DELETE /channels/*/messages/*';
  const points: readonly (KillPoint & { readonly waits: boolean })[] = [
    { route: POST, nth: 1, carriedOut: false, waits: false },
    { route: POST, nth: 1, carriedOut: true, waits: false },
    { route: POST, nth: 1, carriedOut: true, waits: true },
    { route: POST, nth: 2, carriedOut: true, waits: false },
    { route: POST, nth: 2, carriedOut: true, waits: true },
    { route: DELETE, nth: 1, carriedOut: true, waits: false },
  ];

  test.each(points)('the rest is told once after the restart (%o)', { timeout: WITHIN_MS }, async (point) => {
    const reached = await playRounds(async (match, by, round) => {
      if (round !== 2 || by !== NAMES.length - 1) return bid(match, by);
      const { stage, players } = match;
      const player = must(players[by], 'A player.');
      await player.openHand();
      const kill = await armKill(stage, point);
      await player.person.press(player.panel, { customId: must(player.choices[1], 'A card.').customId });
      await kill.fired;
      await kill.disarm();
      await stage.driver.waitForBot({ connected: false });
      if (point.waits) await stage.driver.advanceClock(FORGOTTEN_MS);
      await stage.start();
      await stage.store.settled();
      expect(await toldRounds(match)).toHaveLength(2);
    });
    expect(reached).toEqual(reference);
  });
});

/** The first rounds of the same deal, each seat bidding its second card in turn, and what that comes to. */
async function playRounds(
  makeBid: (match: Match, by: number, round: number) => Promise<void>,
): Promise<Reached> {
  const stage: Stage = await openStage({ seed: SEED });
  try {
    const match = await seat(stage, { game: 'before-the-birds', names: NAMES });
    await stage.store.settled();
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const by of NAMES.keys()) await makeBid(match, by, round);
    await stage.store.settled();
    return {
      state: birdsStateOf(match),
      story: await storyOf(stage, match.thread),
      pings: await pingsIn(stage, match.thread),
    };
  } finally {
    await stage.close();
  }
}

async function bid({ stage, players }: Match, by: number): Promise<void> {
  const player = must(players[by], 'A player.');
  await player.openHand();
  await player.choose(must(player.choices[1], 'A card.'));
  await stage.store.settled();
}
