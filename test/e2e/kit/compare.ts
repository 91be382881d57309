import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonsOf } from '../../../playground/driver/reading.js';
import { must } from '../../../src/base/invariant.js';
import { differences, type Mark, markOf, toldSince } from './leaks.js';
import { type Match, matchOf, seat } from './match.js';
import { type Play, playOn, whoseTurn } from './play.js';
import type { Choice, Player } from './player.js';
import { type AnyState, changeState, stateOf } from './redeal.js';
import type { Secrets } from './secrets.js';
import { openStage, type Stage } from './stage.js';

const TEST_MS = 180_000;
/** Sits nowhere. */
const WATCHER = 'Gus';

/** A moment of a match, the first time that it comes. */
export interface Moment<State> {
  readonly name: string;
  /** Of a state in which this player chooses next. */
  readonly comes: (state: State, player: Player) => boolean;
  /** The seats whose hidden cards are dealt differently then; `next` is who chooses next. */
  readonly owners: (state: State, next: number) => readonly number[];
  /** How many choices can at least be compared from then on. */
  readonly clicksMin: number;
}

interface Compared<State extends AnyState> extends Pick<Play, 'policy' | 'who'> {
  readonly seed: string;
  readonly secrets: Secrets<State>;
  readonly moments: readonly Moment<State>[];
}

/** A running match, and where in what was told the comparison begins. */
interface Copy {
  readonly match: Match;
  readonly mark: Mark;
}

interface Stop {
  readonly owners: readonly number[];
  readonly folder: string;
}

/**
 * Stops a match at some moments, goes on from each in two copies of the bot, one of them with other hidden cards, and
 * makes the same choices in both: whoever does not own those cards must be sent the same, to the byte.
 */
export function describeLeaks<State extends AnyState>(compared: Compared<State>): void {
  const { seed, secrets, moments } = compared;
  const stops = new Map<string, Stop>();
  let original: Match;
  let stage: Stage;

  beforeAll(async () => {
    stage = await openStage({ seed });
    original = await seat(stage, secrets.opening);
    const pending = [...moments];
    while (pending.length > 0) pending.splice(await stopAtFirst(pending), 1);
  }, TEST_MS);
  afterAll(() => stage.close());

  /** Plays until one of them comes, stops the bot, keeps a copy of everything, and lets it go on. */
  async function stopAtFirst(pending: readonly Moment<State>[]): Promise<number> {
    const now = () => stateOf<State>(stage.store, original.tableId);
    let next = -1;
    let found = -1;
    await playOn(original, {
      ...compared,
      until: (player) => {
        next = original.players.indexOf(player);
        found = pending.findIndex(({ comes }) => comes(now(), player));
        return found >= 0;
      },
    });
    const missing = pending.map(({ name }) => name).join(', ');
    const { name, owners } = must(pending[found], `The match ended before it came to: ${missing}.`);
    await stage.store.settled();
    await stage.driver.stopBot();
    const seats = owners(now(), next);
    stops.set(name, { owners: seats, folder: stage.copy(String(stops.size)) });
    await stage.start();
    return found;
  }

  describe.each(moments)(
    'a match stopped $name, its hidden cards dealt differently',
    ({ name, clicksMin }) => {
      const said = `everything sent to others and every line of the log is the same (seed ${seed})`;
      test(said, { timeout: TEST_MS }, async () => {
        const { owners, folder } = must(stops.get(name), 'The match was stopped there.');
        const as = await reopen(original, folder);
        try {
          const other = await reopen(original, folder, (dataFolder) =>
            changeState<State>(dataFolder, original.tableId, (state) =>
              secrets.dealtDifferently(state, owners),
            ),
          );
          try {
            await compare(compared, [as, other], { owners, clicksMin });
          } finally {
            await other.match.stage.close();
          }
        } finally {
          await as.match.stage.close();
        }
      });
    },
  );
}

async function compare<State extends AnyState>(
  compared: Compared<State>,
  copies: readonly [Copy, Copy],
  { owners, clicksMin }: { readonly owners: readonly number[]; readonly clicksMin: number },
): Promise<void> {
  await inTurn(copies, async ({ match }) => {
    for (const player of match.players) await player.openHand();
  });
  await inTurn(copies, ({ match }) => lookAround(match));
  const clicks = await playSameClicks(compared, [copies[0].match, copies[1].match], owners);
  expect(clicks).toBeGreaterThanOrEqual(clicksMin);
  await inTurn(copies, ({ match }) => lookAround(match));

  const ownerIds = owners.map((owner) => must(copies[0].match.players[owner], 'An owner plays.').person.id);
  const [one, two] = await Promise.all([since(copies[0], ownerIds), since(copies[1], ownerIds)]);
  expect(differences(one, two)).toEqual([]);
  expect(one.sent.length).toBeGreaterThan(clicks);
  expect(one.logged.length).toBeGreaterThan(clicks);
  // The owners' own panels do differ, in picture, alt text and controls: else nothing could be seen here.
  const [whole, otherWhole] = await Promise.all([since(copies[0], []), since(copies[1], [])]);
  expect(differences(whole, otherWhole).join('\n')).toMatch(/sent/);
}

async function inTurn(copies: readonly Copy[], work: (copy: Copy) => Promise<void>): Promise<void> {
  for (const copy of copies) await work(copy);
}

function since({ match, mark }: Copy, owners: readonly string[]): ReturnType<typeof toldSince> {
  return toldSince(match.stage, mark, ...owners);
}

/** The stopped match again, from a copy of all it was. */
async function reopen(
  original: Match,
  folder: string,
  prepare?: (dataFolder: string) => void,
): Promise<Copy> {
  const stage = await openStage({ seed: 'again', from: folder, ...(prepare && { prepare }) });
  const names = original.players.map(({ person }) => person.name);
  const people = [];
  for (const name of names) people.push(await stage.person(name));
  await stage.person(WATCHER);
  const { tableId, channel, lobby, thread } = original;
  const match = matchOf(stage, { tableId, channel, lobby, thread, people });
  return { match, mark: { ...(await markOf(stage)), line: 0 } };
}

/** Makes the same choices in both matches, until there is none that both allow or that is new; answers how many. */
async function playSameClicks<State extends AnyState>(
  { policy, who, secrets }: Compared<State>,
  matches: readonly [Match, Match],
  owners: readonly number[],
): Promise<number> {
  const passed = new Set<string>();
  for (let count = 0; ; count += 1) {
    const [one, other] = [await whoseTurn(matches[0], who), await whoseTurn(matches[1], who)];
    if (one === undefined || other === undefined) return count;
    expect(one.person.name).toBe(other.person.name);
    const isOwner = owners.includes(matches[0].players.indexOf(one));
    const states = [stateIn<State>(matches[0]), stateIn<State>(matches[1])] as const;
    // Whoever does not own the changed cards is offered the same.
    if (!isOwner) expect(other.choices).toEqual(one.choices);
    const common = one.choices.filter(
      (choice) => isCommon(choice, other) && secrets.mayMake(choice.move, { isOwner, states }),
    );
    const moment = JSON.stringify(states);
    if (common.length === 0 || secrets.isNearEnd(states[0]) || passed.has(moment)) return count;
    passed.add(moment);
    const { move } = policy(common);
    for (const [index, player] of [one, other].entries()) {
      await player.choose(
        must(
          player.choices.find((choice) => choice.move === move),
          'Both allow it.',
        ),
      );
      await must(matches[index], 'match').stage.store.settled();
    }
  }
}

function stateIn<State extends AnyState>({ stage, tableId }: Match): State {
  return stateOf<State>(stage.store, tableId);
}

function isCommon({ move }: Choice, player: Player): boolean {
  return player.choices.some((choice) => choice.move === move);
}

/** Everything that anybody may ask to see. */
async function lookAround({ stage, thread, host, players }: Match): Promise<void> {
  const watcher = await stage.person(WATCHER);
  const live = await host.liveTable();
  for (const { label } of buttonsOf(live)) {
    const { message } = await watcher.click(live, label ?? '');
    // What is looked at more closely, such as the flocks of one seat.
    for (const { custom_id: customId = '', disabled } of message === undefined ? [] : buttonsOf(message))
      if (disabled !== true) await watcher.click(must(message, 'It is shown.'), { customId });
  }
  for (const person of [watcher, ...players.map((player) => player.person)]) {
    await person.command('table show', { channel: thread });
    await person.command('table text', { channel: thread });
    await person.command('hand', { channel: thread });
  }
  for (const player of players) {
    await player.press('As text');
    await player.press('As picture');
  }
  await stage.store.settled();
}
