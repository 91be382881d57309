import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answered } from '../../playground/driver/person.js';
import { textOf } from '../../playground/driver/reading.js';
import { must } from '../../src/base/invariant.js';
import type { Seat } from '../../src/games/game-types.js';
import type { SealedState } from '../../src/games/hosting.js';
import { PACK } from '../../src/games/trickadee/cards.js';
import type { TrickadeeState } from '../../src/games/trickadee/state.js';
import { trickadeeCase } from '../contract/trickadee.case.js';
import { atOnce } from './kit/at-once.js';
import { type Match, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import type { Choice, Player } from './kit/player.js';
import { type Policy, steadyPolicy, wishing } from './kit/policies.js';
import { changeState } from './kit/redeal.js';
import { gameOf, replayed } from './kit/replay.js';
import { openStage, type Stage } from './kit/stage.js';
import { storyOf } from './kit/story.js';

/** By this seed 4, which draws, costs 1 seed in the first round, and 5, which does not, costs 2. */
const SEED = 'arrival 36';
const WITHIN_MS = 180_000;
const NAMES = ['Ana', 'Ben', 'Cleo'] as const;
const STEADY = steadyPolicy(SEED);
/** Seeds that pay for either. */
const ENOUGH = 2;
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** Every match is dealt alike and played alike up to the first trick after which all can pay for these. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ seed: SEED, sameDeals: true });
}, WITHIN_MS);
afterAll(() => stage.close());

function stateOf({ tableId }: Match): TrickadeeState {
  return JSON.parse(must(stage.store.table(tableId).state, 'A match has a state.')) as TrickadeeState;
}

/** A match whose latest trick is placed, all seats with seeds enough. */
async function placed(): Promise<Match> {
  const match = await seat(stage, { game: 'trickadee', names: NAMES });
  await playOn(match, { policy: wishing([/^pass$/], STEADY), until: () => isPlaced(stateOf(match)) });
  return match;
}

function isPlaced(state: TrickadeeState): boolean {
  return (
    state.phase === 'resolving' &&
    state.picks.length === 0 &&
    state.stands.every(({ status }, one) => status === 'waiting' || one === state.placed.order[0]) &&
    state.match.bank.held.every((seeds) => seeds >= ENOUGH)
  );
}

/** The same, and every bird is picked: all three windows are open. */
async function windowsOpen(): Promise<Match> {
  const match = await placed();
  for (const one of orderOf(match)) await makeAll(playerAt(match, one), isPick);
  for (const player of match.players) expect(player.choices.map(({ move }) => move)).toContain('pass');
  return match;
}

function orderOf(match: Match): readonly number[] {
  const state = stateOf(match);
  return state.phase === 'resolving' ? state.placed.order : [];
}

const isPick = ({ move }: Choice): boolean => /^(take|into)-/.test(move);
/** Uses abilities that do not bear on one another, since one seat draws, and goes through with them. */
const apart = ({ players }: Match, player: Player): Policy =>
  players.indexOf(player) === 1 ? drawing : swapping;
const swapping = wishing([/^use-5$/, /^(lift|hand|into)/], STEADY);
const drawing = wishing([/^use-4$/, /^into/], STEADY);

/** Makes a player's choices until something else is asked. */
async function makeAll(
  player: Player,
  fits: (choice: Choice) => boolean,
  policy: Policy = STEADY,
): Promise<void> {
  if (player.choices.length === 0) await player.lookAgain();
  while (player.choices.some(fits)) await player.choose(policy(player.choices.filter(fits)));
}

function playerAt({ players }: Match, one: number): Player {
  return must(players[one], `Somebody sits on seat ${one}.`);
}

/** All choices of an ability, as `apart` makes them. */
function useAbility(match: Match, one: number): Promise<void> {
  const player = playerAt(match, one);
  return makeAll(player, usesAny, apart(match, player));
}

function nextLink(match: Match, player: Player): Choice {
  return apart(match, player)(player.choices.filter(usesAny));
}

function usesAny(choice: Choice): boolean {
  return /^(use|lift|hand|discard|cache|wild|into)-|^stop$/.test(choice.move);
}

interface End {
  readonly state: TrickadeeState;
  readonly live: unknown;
}

/** What has come of it, and how the live table shows it to whoever is not called by it. */
async function endOf(match: Match): Promise<End> {
  await stage.store.settled();
  const state = stateOf(match);
  const steps = replayed(stage.store, match.tableId);
  expect(state, 'what the log makes').toEqual(JSON.parse(must(steps.at(-1), 'a step').state));
  const { text, pictures, buttons } = must((await storyOf(stage, match.thread)).at(-1), 'It stands.');
  const named = match.players.reduce(
    (told, { person }) => told.replace(person.mention, `**${person.name}**`),
    text,
  );
  return { state, live: { text: named, pictures, buttons } };
}

describe(`three seats with seeds use abilities at once (seed ${SEED})`, { timeout: WITHIN_MS }, () => {
  let reference: End;
  beforeAll(async () => {
    const match = await placed();
    // Each right after its own pick, while later seats still have to pick.
    for (const one of orderOf(match)) {
      await makeAll(playerAt(match, one), isPick);
      await useAbility(match, one);
    }
    reference = await endOf(match);
    const { state } = reference;
    const last = must(state.round.tricks.at(-1), 'The trick is finished.');
    expect(last.used).toEqual([5, 4, 5]);
  }, WITHIN_MS);

  test.each(ORDERS)('one whole ability after the other, in the order %i %i %i', async (...order) => {
    const match = await windowsOpen();
    for (const one of order) await useAbility(match, one);
    expect(await endOf(match)).toEqual(reference);
  });

  test.each([
    [0, 1, 2],
    [2, 1, 0],
  ])('choice by choice in turn, in the order %i %i %i', async (...order) => {
    const match = await windowsOpen();
    for (let isGoing = true; isGoing; ) {
      isGoing = false;
      for (const one of order) {
        const player = playerAt(match, one);
        const fitting = player.choices.filter(usesAny);
        if (fitting.length === 0) continue;
        await player.choose(apart(match, player)(fitting));
        isGoing = true;
      }
    }
    expect(await endOf(match)).toEqual(reference);
  });

  test('the last choices of all three at the same instant', async () => {
    const match = await windowsOpen();
    const lasts: Started[] = [];
    for (const player of match.players) {
      // Up to the choice after which the window would close.
      for (;;) {
        const choice = nextLink(match, player);
        if (isLastLink(match, player, choice)) {
          lasts.push({ player, choice });
          break;
        }
        await player.choose(choice);
      }
    }
    await startAll(lasts);
    expect(await endOf(match)).toEqual(reference);
  });

  test('a pick at the instant at which somebody else ends an ability', async () => {
    const match = await placed();
    const [first = 0, second = 0] = orderOf(match);
    await makeAll(playerAt(match, first), isPick);
    const [user, picker] = [playerAt(match, first), playerAt(match, second)];
    await picker.lookAgain();
    while (!isLastLink(match, user, nextLink(match, user))) await user.choose(nextLink(match, user));
    while (!picker.choices.some(({ move }) => move.startsWith('into-')))
      await picker.choose(STEADY(picker.choices));
    await startAll([
      { player: user, choice: nextLink(match, user) },
      { player: picker, choice: STEADY(picker.choices.filter(isPick)) },
    ]);
    for (const one of orderOf(match)) {
      await playerAt(match, one).openHand();
      await makeAll(playerAt(match, one), isPick);
      await useAbility(match, one);
    }
    expect(await endOf(match)).toEqual(reference);
  });
});

describe(`two draw at the same instant (seed ${SEED})`, { timeout: WITHIN_MS }, () => {
  test('each draws a bird of their own, in the order in which they came', async () => {
    const match = await windowsOpen();
    const { drawPile } = stateOf(match).round;
    const [one, other] = [match.host, match.guest];
    await startAll([one, other].map((player) => ({ player, choice: drawing(player.choices) })));
    const rows = stage.store.log(match.tableId).slice(-2);
    expect(rows.map(({ move }) => move)).toEqual([drawing(one.choices).move, drawing(other.choices).move]);
    const state = stateOf(match);
    const drawn = rows.flatMap(({ seat: by }) => {
      const stand = state.phase === 'resolving' ? state.stands[by ?? 0] : undefined;
      return stand?.status === 'using' ? stand.chain.drawn : [];
    });
    expect(drawn).toEqual(drawPile.slice(0, drawn.length));
    expect(drawn.length).toBeGreaterThan(1);

    await Promise.all([one.openHand(), other.openHand()]);
    for (const player of [one, other]) await makeAll(player, usesAny, drawing);
    const { state: after } = await endOf(match);
    const cards = trickadeeCase.cardsIn(after);
    expect(cards).toHaveLength(PACK.length);
    expect(new Set(cards).size).toBe(PACK.length);
  });

  test('one bird is left: the first to come draws it, the other is told and pays nothing', async () => {
    const match = await windowsOpen();
    await stage.store.settled();
    await stage.driver.stopBot();
    changeState<TrickadeeState>(stage.dataFolder, match.tableId, (state) => ({
      ...state,
      round: { ...state.round, drawPile: state.round.drawPile.slice(0, 1), discards: [] },
    }));
    await stage.start();
    const [one, other] = [match.host, match.guest];
    await Promise.all([one.openHand(), other.openHand()]);
    const { held } = stateOf(match).match.bank;
    const [, refused] = await startAll(
      [one, other].map((player) => ({ player, choice: drawing(player.choices) })),
    );
    const state = stateOf(match);
    const users = state.phase === 'resolving' ? state.stands.filter(({ status }) => status === 'using') : [];
    expect(users).toHaveLength(1);
    const paid = state.match.bank.held.filter((seeds, by) => seeds !== held[by]);
    expect(paid).toHaveLength(1);
    expect(textOf(must(refused?.message, 'Both are answered.'))).toMatch(/birds?/);
  });
});

interface Started {
  readonly player: Player;
  readonly choice: Choice;
}

function startAll(started: readonly Started[]): Promise<readonly Answered[]> {
  return atOnce(
    stage,
    ...started.map(
      ({ player, choice }) =>
        async () =>
          player.person.settled(await player.start(choice)),
    ),
  );
}

/** Whether the seat has chosen everything with this choice. */
function isLastLink(match: Match, player: Player, { move }: Choice): boolean {
  const by = match.players.indexOf(player) as Seat;
  const played = gameOf(stage.store, match.tableId).play(
    JSON.stringify(stateOf(match)) as SealedState,
    by,
    move,
  );
  if (!played.ok) throw new Error(`${move} was offered.`);
  return !played.value.decisions.some((due) => due.seat === by && due.kind === 'ability');
}
