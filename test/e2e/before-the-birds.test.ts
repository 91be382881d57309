import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import { must } from '../../src/base/invariant.js';
import { atOnce } from './kit/at-once.js';
import { bidding, birdsStateOf, scoreOf, toldRounds } from './kit/birds.js';
import { type Match, type MatchOptions, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import type { Player } from './kit/player.js';
import { atRandom } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { pingsIn, publicMessages, publicRecords, storyOf } from './kit/story.js';

const SEED = 'before the birds';
const WITHIN_MS = 240_000;
const NAMES = ['Cleo', 'Dev', 'Eli', 'Fay', 'Gus'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ seed: SEED });
}, WITHIN_MS);
afterAll(() => stage.close());

describe.each([3, 5, 7])('a whole game of %i', (seatCount) => {
  let match: Match;
  beforeAll(async () => {
    match = await seatOf(seatCount);
    await playOn(match, atRandom(`${SEED}/${seatCount}`));
    await stage.store.settled();
  }, WITHIN_MS);

  test(`tells each round once, each bid with the card it takes (seed ${SEED})`, async () => {
    const rounds = await toldRounds(match);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const [index, { bids }] of rounds.entries()) {
      expect(bids.map(({ name }) => name).toSorted()).toEqual(namesOf(match).toSorted());
      const laid = bids.map(({ bid }) => bid);
      expect(laid).toEqual(laid.toSorted());
      // What is bid in one round is collected in the next, in the same order.
      const next = rounds[index + 1];
      if (next !== undefined) expect(next.bids.map(({ collected }) => collected)).toEqual(laid);
    }
    const cards = rounds.flatMap(({ bids }) => bids.map(({ bid }) => bid));
    expect(new Set(cards).size).toBe(9 * seatCount);
  });

  test('ends with the scores of the trees that were told', async () => {
    const rounds = await toldRounds(match);
    const scores = namesOf(match).map((name) => {
      const collected = rounds.flatMap(({ bids }) =>
        bids.flatMap((bid) => (bid.name === name ? [bid.collected] : [])),
      );
      expect(collected).toHaveLength(9);
      return { name, score: scoreOf(collected) };
    });
    const lowest = Math.min(...scores.map(({ score }) => score));
    const end = textOf(must((await publicMessages(stage, match.thread)).at(-1), 'A thread has an end.'));
    for (const { name, score } of scores)
      expect(end).toMatch(
        score === lowest
          ? new RegExp(`\\b${name}\\b.* (?:wins|share the win)\\*\\* with ${score} points`)
          : new RegExp(`\\b${name} ${score}\\b`),
      );
    expect(end).toContain('Deals opened: seed');
  });

  test('pings everybody once a round with one message, but not whoever has just opened it', async () => {
    const people = match.players.map(({ person }) => person.id);
    const lastBidders = lastBiddersOf(match);
    expect(lastBidders).toHaveLength(8);
    const wanted = [undefined, ...lastBidders.slice(0, 7)].map((opener) =>
      people.filter((person) => person !== opener).toSorted(),
    );
    const pings = await pingsIn(stage, match.thread);
    expect(pings.map((ping) => ping.toSorted())).toEqual(wanted);
  });

  test('leaves the opening, a message for each round, the trees, and the end', async () => {
    const story = await storyOf(stage, match.thread);
    const trees = story.filter(({ text }) => /^(?:\*\*)?(?:The t|T)rees/m.test(text));
    // Those of more than four players fill two sheets at most.
    expect(trees.length).toBeGreaterThan(0);
    expect(trees.length).toBeLessThanOrEqual(seatCount > 4 ? 2 : 1);
    expect(story).toHaveLength(11 + trees.length);
  });
});

describe('seven at the same instant', () => {
  let match: Match;
  beforeAll(async () => {
    match = await seatOf(7);
  }, WITHIN_MS);

  test('bid, and each bid counts', { timeout: WITHIN_MS }, async () => {
    for (const round of [1, 2, 3]) {
      const chosen = await bidAtOnce(match, match.players);
      await stage.store.settled();
      expect(birdsStateOf(match).game.rounds).toHaveLength(round);
      const bids = must((await toldRounds(match)).at(-1), 'A round is told.').bids;
      expect(new Map(bids.map(({ name, bid }) => [name, bid]))).toEqual(chosen);
      expect(moves().filter(({ kind }) => kind === 'move')).toHaveLength(7 * round);
      for (const player of match.players) await player.lookThrough();
      for (const player of match.players) await lookAt(player);
    }
  });

  test('replace, while the last bid comes in: what was stored first counts', {
    timeout: WITHIN_MS,
  }, async () => {
    const [last, ...others] = match.players;
    await bidAtOnce(match, others);
    await stage.store.settled();
    expect(birdsStateOf(match).game.rounds).toHaveLength(3);
    const before = moves().length;
    const presses = [must(last, 'last'), ...others].map((player) => () => {
      const choice = must(player.choices.at(-1), 'There is a card to bid.');
      return player.choose(choice);
    });
    await atOnce(stage, ...presses);
    await stage.store.settled();

    const made = moves().slice(before);
    const opened = made.findIndex(({ move }) => move?.startsWith('bid-') === true);
    // Nothing is stored behind the bid that turned all up.
    expect(opened).toBe(made.length - 1);
    const stored = new Map(
      moves()
        .slice(-(6 + made.length))
        .map(({ seat: by, move }) => [namesOf(match)[by ?? -1], move?.slice(-2)]),
    );
    const bids = must((await toldRounds(match)).at(-1), 'A round is told.').bids;
    expect(new Map(bids.map(({ name, bid }) => [name, bid]))).toEqual(stored);
    for (const player of others) {
      await player.reread();
      const accepted = made.some(({ user_id: user }) => user === player.person.id);
      expect(player.panelText).toContain(
        accepted ? 'Your bid is changed.' : 'That was an earlier moment of the match.',
      );
    }
  });

  function moves() {
    return stage.store.log(match.tableId);
  }
});

describe('a bid that lies face down', () => {
  let match: Match;
  beforeAll(async () => {
    match = await seatOf(3);
  }, WITHIN_MS);

  test('is confirmed to its owner alone, who may replace it; others are told who is missing', async () => {
    const [ana, ben] = playersOf(match);
    const mark = (await publicRecords(stage, match.thread)).length;
    const [first, second] = ana.choices.map(({ move }) => move.slice(-2));
    await ana.choose(bidding(ana, must(first, 'first')));
    await stage.store.settled();
    expect(ana.panelText).toMatch(new RegExp(`You bid ${first} \\w+\\. You can replace it until everyone`));
    expect(ana.panelText).toContain('Still to bid: Ben and Cleo.');
    const told = (await publicRecords(stage, match.thread)).slice(mark);
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain('Ana has bid.');
    expect(JSON.stringify(told)).toContain('**Ben** and **Cleo** still to bid');

    await ana.choose(bidding(ana, must(second, 'second')));
    await stage.store.settled();
    expect(ana.panelText).toMatch(new RegExp(`You bid ${second} `));
    // Of a bid that is replaced nobody hears anything.
    expect(await publicRecords(stage, match.thread)).toHaveLength(mark + 1);

    await ben.lookThrough();
    expect(ben.panelText).not.toContain('Ana');
  });

  test('is looked at again after others have bid', async () => {
    const [ana, ben] = playersOf(match);
    await ben.choose(must(ben.choices[0], 'A card.'));
    await stage.store.settled();
    expect(ana.panelText).toContain('Still to bid: Ben and Cleo.');
    await ana.lookAgain();
    expect(ana.panelText).toContain('Still to bid: Cleo.');
  });

  test('can be changed no more once the last one is in, and the panel says so', async () => {
    const [ana, , cleo] = playersOf(match);
    await cleo.choose(must(cleo.choices[0], 'A card.'));
    await stage.store.settled();
    const bid = must((await toldRounds(match))[0], 'A round is told.').bids.find(
      ({ name }) => name === 'Ana',
    );
    const stale = must(ana.choices[0], 'The old panel still has buttons.');
    expect(stale.move).toMatch(/^replace-bid-/);
    await ana.choose(stale);
    expect(ana.panelText).toContain('That was an earlier moment of the match.');
    expect(ana.panelText).toMatch(
      new RegExp(`Round 1: you bid ${bid?.bid} \\w+ and took ${bid?.collected} `),
    );
    expect(birdsStateOf(match).game.bids).toEqual([null, null, null]);
  });
});

function seatOf(seatCount: number): Promise<Match> {
  const names: MatchOptions['names'] = ['Ana', 'Ben', ...NAMES.slice(0, seatCount - 2)];
  return seat(stage, { game: 'before-the-birds', names });
}

function namesOf({ players }: Match): readonly string[] {
  return players.map(({ person }) => person.name);
}

function playersOf({ players }: Match): readonly [Player, Player, Player] {
  return [must(players[0], 'Ana'), must(players[1], 'Ben'), must(players[2], 'Cleo')];
}

/** All bid the middle one of their cards at once; answers who bid what. */
async function bidAtOnce(
  { stage: here }: Match,
  players: readonly Player[],
): Promise<ReadonlyMap<string, string>> {
  const chosen = players.map((player) => {
    const choice = must(player.choices[Math.floor(player.choices.length / 2)], 'There is a card to bid.');
    return { player, choice };
  });
  await atOnce(
    here,
    ...chosen.map(
      ({ player, choice }) =>
        () =>
          player.choose(choice),
    ),
  );
  return new Map(chosen.map(({ player, choice }) => [player.person.name, choice.move.slice(-2)]));
}

async function lookAt(player: Player): Promise<void> {
  await player.openHand();
}

/** Whose bid opened each round, by the log. */
function lastBiddersOf({ tableId, players }: Match): readonly string[] {
  const bids = stage.store.log(tableId).filter(({ move }) => move?.startsWith('bid-') === true);
  return bids
    .filter((_, index) => index % players.length === players.length - 1)
    .map(({ user_id: user }) => user ?? '');
}
