import { describe, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import { must } from '../../src/base/invariant.js';
import { ABILITIES } from '../../src/games/trickadee/cards.js';
import type { TrickadeeState } from '../../src/games/trickadee/state.js';
import { type Match, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import { type Choice, choicesOf, type Player } from './kit/player.js';
import { type Policy, steadyPolicy, wishing } from './kit/policies.js';
import { replayed } from './kit/replay.js';
import { openStage, type Stage } from './kit/stage.js';
import { storyOf, type Told } from './kit/story.js';

const SEED = 'mid-ability';
const WITHIN_MS = 400_000;
const STEADY = steadyPolicy(SEED);

interface Course {
  readonly story: readonly Told[];
  readonly state: unknown;
}

/** Uses each ability once, as soon as it can, with every choice that it has; else passes. */
class OnceEach {
  readonly #used = new Set<string>();

  readonly policy: Policy = (choices) => {
    const fresh = ABILITIES.filter((ability) => !this.#used.has(`use-${ability}`));
    return wishing([new RegExp(`^use-[${fresh.join('')}x]$`), LINK, /^pass$/], STEADY)(choices);
  };

  /** Whether this choice begins an ability that is not used yet. */
  begins({ move }: Choice): boolean {
    if (!move.startsWith('use-')) return false;
    this.#used.add(move);
    return true;
  }

  get used(): readonly string[] {
    return [...this.#used].sort();
  }
}

const LINK = /^(lift|hand|discard|into|cache|wild)-/;

describe(`a match in which every ability is used once (seed ${SEED})`, () => {
  test('killed after every choice of every ability, it comes to the same end, told the same', {
    timeout: WITHIN_MS,
  }, async () => {
    const whole = await play(async (_match, player, choice) => {
      await player.choose(choice);
    });
    let kills = 0;
    let backs = 0;
    const broken = await play(async (match, player, choice) => {
      if (!isUsing(match, player) && !choice.move.startsWith('use-')) {
        await player.choose(choice);
        return;
      }
      kills += 1;
      await chooseAndCrash(match, player, choice);
      if (await goBackAndForth(match, player, choice)) backs += 1;
    });
    expect(broken.state).toEqual(whole.state);
    expect(broken.story).toEqual(whole.story);
    expect(kills).toBeGreaterThan(2 * ABILITIES.length);
    expect(backs).toBeGreaterThan(3);
  });
});

/** Plays a whole match, all of it told. */
async function play(make: (match: Match, player: Player, choice: Choice) => Promise<void>): Promise<Course> {
  const stage = await openStage({ seed: SEED });
  try {
    const match = await seat(stage, { game: 'trickadee', names: ['Ana', 'Ben', 'Cleo'] });
    const uses = new OnceEach();
    await playOn(match, {
      policy: uses.policy,
      async click(player, choice) {
        uses.begins(choice);
        await make(match, player, choice);
      },
    });
    await stage.store.settled();
    expect(uses.used).toEqual(ABILITIES.map((ability) => `use-${ability}`));
    const state = must(replayed(stage.store, match.tableId).at(-1), 'a step').state;
    expect(JSON.parse(stage.store.table(match.tableId).state ?? '')).toEqual(JSON.parse(state));
    return { story: await storyOf(stage, match.thread), state: JSON.parse(state) };
  } finally {
    await stage.close();
  }
}

function isUsing({ stage, tableId, players }: Match, player: Player): boolean {
  const state = stateOf(stage, tableId);
  return state.phase === 'resolving' && state.stands[players.indexOf(player)]?.status === 'using';
}

function stateOf({ store }: Stage, tableId: string): TrickadeeState {
  return JSON.parse(must(store.table(tableId).state, 'A match has a state.')) as TrickadeeState;
}

/** Kills the bot as soon as the choice is stored; the menus of before the kill then tell the truth and do nothing. */
async function chooseAndCrash({ stage, tableId }: Match, player: Player, choice: Choice): Promise<void> {
  const old = player.panel;
  await player.openHand();
  const stored = () => stage.store.log(tableId).length;
  const before = stored();
  await player.start(choice);
  await stage.store.until(() => stored() > before, 'the choice to be stored');
  await stage.crash();
  const state = stateOf(stage, tableId);
  await stage.start();
  await stage.store.settled();

  const { message } = await player.chooseOn(old, choice);
  const answer = must(message, 'An old panel is answered in place.');
  expect(textOf(answer)).toMatch(
    /(The second press changed nothing\.|^You have chosen already, and this press changed nothing\.)/,
  );
  expect(stored()).toBe(before + 1);
  expect(stateOf(stage, tableId), 'a restart changes nothing').toEqual(state);
  await player.openHand();
  expect(choicesOf(answer)).toEqual(player.choices);
}

/** Undoes the choice and makes it again, where that is offered; false where it is not. */
async function goBackAndForth(match: Match, player: Player, choice: Choice): Promise<boolean> {
  const back = player.choices.find(({ move }) => move === 'back');
  if (back === undefined || !isUsing(match, player)) return false;
  const moves = player.choices.map(({ move }) => move);
  const state = stateOf(match.stage, match.tableId);
  await player.choose(back);
  await player.choose(
    must(
      player.choices.find(({ move }) => move === choice.move),
      'The choice is offered again.',
    ),
  );
  expect(player.choices.map(({ move }) => move)).toEqual(moves);
  expect(stateOf(match.stage, match.tableId)).toEqual(state);
  return true;
}
