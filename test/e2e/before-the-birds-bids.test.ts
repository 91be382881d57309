import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { bidding, birdsStateOf, redealBirds } from './kit/birds.js';
import { differences, type Mark, markOf, type Told, toldSince } from './kit/leaks.js';
import { type Match, matchOf, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import type { Player } from './kit/player.js';
import { steadyPolicy } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { storyOf } from './kit/story.js';

const SEED = 'bids';
const WITHIN_MS = 240_000;
const NAMES = ['Ana', 'Ben', 'Cleo'] as const;
/** Ana, whose cards and bids are the secret. */
const OWNER = 0;

interface Copy {
  readonly match: Match;
  readonly mark: Mark;
}

let original: Match;
/** Before any bid of round 3, and after Ana's. */
let fresh: string;
let anaHasBid: string;
let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ seed: SEED });
  original = await seat(stage, { game: 'before-the-birds', names: NAMES });
  const policy = steadyPolicy(SEED);
  await playOn(original, { policy, until: () => birdsStateOf(original).game.rounds.length === 2 });
  fresh = await copied('fresh');
  const ana = playerOf(original, OWNER);
  await ana.openHand();
  await ana.choose(bidding(ana, cardOf(original, OWNER, 2)));
  anaHasBid = await copied('bid');
}, WITHIN_MS);
afterAll(() => stage.close());

async function copied(name: string): Promise<string> {
  await stage.store.settled();
  await stage.driver.stopBot();
  const folder = stage.copy(name);
  await stage.start();
  return folder;
}

describe('bids of three', () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const;

  test('lead to the same state and story in whatever order they arrive', { timeout: WITHIN_MS }, async () => {
    const outcomes = [];
    for (const order of orders) {
      outcomes.push(
        await withCopy(fresh, async ({ match }) => {
          for (const by of order) await bid(match, by, 1);
          return { state: birdsStateOf(match), story: await roundsTold(match) };
        }),
      );
    }
    const [first, ...others] = outcomes;
    expect(first?.state.game.rounds).toHaveLength(3);
    expect(first?.story).toHaveLength(3);
    for (const other of others) expect(other).toEqual(first);
  });

  test('lead there too after having been replaced, whenever', { timeout: WITHIN_MS }, async () => {
    const plain = await withCopy(fresh, async ({ match }) => {
      for (const by of [0, 1, 2] as const) await bid(match, by, 1);
      return { state: birdsStateOf(match), story: await roundsTold(match) };
    });
    const replaced = await withCopy(fresh, async ({ match }) => {
      const cards = [0, 1, 2].map((by) => cardOf(match, by, 1));
      await bid(match, 0, 4);
      await bid(match, 1, 0);
      await bid(match, 0, 0);
      await bidCard(match, 1, must(cards[1], 'card'));
      await bidCard(match, 0, must(cards[0], 'card'));
      await bidCard(match, 2, must(cards[2], 'card'));
      return { state: birdsStateOf(match), story: await roundsTold(match) };
    });
    expect(replaced).toEqual(plain);
  });
});

describe('what is sent to others, and how many requests are made', () => {
  const said = `is the same to the byte, whether or not a bid is replaced (seed ${SEED})`;
  test(said, { timeout: WITHIN_MS }, async () => {
    const plain = await toldWithReplacing(0);
    const replaced = await toldWithReplacing(4);
    expect(replaced.moves).toBe(plain.moves + 4);
    expect(differences(plain.told, replaced.told)).toEqual([]);
    expect(plain.told.sent.length).toBeGreaterThan(20);
  });

  test.each([
    ['before the owner bids', () => fresh],
    ['after the owner has bid', () => anaHasBid],
  ])(
    `is the same to the byte for other cards of the owner, dealt %s (seed ${SEED})`,
    { timeout: WITHIN_MS },
    async (_when, folder) => {
      const as = await toldUntilOpening(folder(), undefined);
      const other = await toldUntilOpening(folder(), OWNER);
      expect(other.hand).not.toEqual(as.hand);
      expect(differences(as.others, other.others)).toEqual([]);
      expect(as.others.sent.length).toBeGreaterThan(12);
      // The owner's own panels do differ: else nothing could be seen here.
      expect(differences(as.all, other.all).join('\n')).toMatch(/sent/);
    },
  );
});

/** Ana bids and replaces the bid so many times, ending with the same card; then the round is opened, and one more bid made. */
async function toldWithReplacing(times: number) {
  return withCopy(fresh, async (copy) => {
    const { match } = copy;
    const card = cardOf(match, OWNER, 1);
    if (times > 0) await bid(match, OWNER, 3);
    for (let count = 1; count < times; count += 1) await bid(match, OWNER, count % 2 === 0 ? 0 : 3);
    await bidCard(match, OWNER, card);
    await bid(match, 1, 1);
    await lookAround(match);
    await bid(match, 2, 1);
    await bid(match, 1, 1);
    await lookAround(match);
    const { sent } = await toldSince(match.stage, copy.mark, playerOf(match, OWNER).person.id);
    // The log is the operator's, and tells of every move that was made.
    const told: Told = { sent: withoutVeiled(sent), logged: [] };
    return { told, moves: match.stage.store.log(match.tableId).length };
  });
}

async function toldUntilOpening(folder: string, redealt: number | undefined) {
  return withCopy(
    folder,
    async (copy) => {
      const { match } = copy;
      const hand = birdsStateOf(match).game.hands[OWNER];
      await bid(match, OWNER, 0);
      await bid(match, 1, 1);
      await lookAround(match);
      const ownerId = playerOf(match, OWNER).person.id;
      return {
        hand,
        others: await toldSince(match.stage, copy.mark, ownerId),
        all: await toldSince(match.stage, copy.mark),
      };
    },
    redealt,
  );
}

/** Everything that anybody but the owner may ask to see. */
async function lookAround({ stage: here, thread, players }: Match): Promise<void> {
  const watcher = await here.person('Dev');
  const live = await playerOf({ players }, 1).liveTable();
  await watcher.click(live, 'Table as text');
  await watcher.click(live, 'All trees');
  await watcher.click(live, 'My hand');
  for (const { person } of players.slice(1)) {
    for (const command of ['hand', 'table show', 'table text'])
      await person.command(command, { channel: thread });
  }
  await here.store.settled();
}

/** Runs on a copy of the stopped match, with the cards of one seat dealt differently if that is asked for. */
async function withCopy<Value>(
  folder: string,
  work: (copy: Copy) => Promise<Value>,
  redealt?: number,
): Promise<Value> {
  const { tableId, channel, lobby, thread } = original;
  const prepare = (dataFolder: string): void => {
    if (redealt !== undefined) redealBirds(dataFolder, { tableId, seat: redealt });
  };
  const here = await openStage({ seed: `${SEED} again`, from: folder, prepare });
  try {
    const people = [];
    for (const name of NAMES) people.push(await here.person(name));
    await here.person('Dev');
    const match = matchOf(here, { tableId, channel, lobby, thread, people });
    const mark = { ...(await markOf(here)), line: 0 };
    for (const player of match.players) await player.openHand();
    return await work({ match, mark });
  } finally {
    await here.close();
  }
}

async function bid(match: Match, by: number, index: number): Promise<void> {
  await bidCard(match, by, cardOf(match, by, index));
}

async function bidCard(match: Match, by: number, card: string): Promise<void> {
  const player = playerOf(match, by);
  if (player.choices.length === 0 || !player.choices.some(({ move }) => move.endsWith(card)))
    await player.openHand();
  await player.choose(bidding(player, card));
  await match.stage.store.settled();
}

/** One of the cards in a seat's hand. */
function cardOf(match: Match, by: number, index: number): string {
  return must(birdsStateOf(match).game.hands[by]?.[index], 'A card.');
}

function playerOf({ players }: Pick<Match, 'players'>, by: number): Player {
  return must(players[by], 'A player.');
}

async function roundsTold({ stage: here, thread }: Match) {
  return (await storyOf(here, thread)).filter(({ text }) => /^\*\*Round \d\*\*/.test(text));
}

/** What only the bot can read is numbered in the order in which it appears. */
function withoutVeiled(sent: readonly string[]): readonly string[] {
  const numbers = new Map<string, number>();
  return sent.map((text) =>
    text.replace(
      /(?<="(?:move|pick|take-back)\.[a-z0-9]+\.[pt]\.)[\w-]{22}|(?<="nonce":")[^"]+|(?<="id":)\d+(?=[,}])/g,
      (veiled) => {
        if (!numbers.has(veiled)) numbers.set(veiled, numbers.size);
        return `#${numbers.get(veiled) ?? ''}`;
      },
    ),
  );
}
