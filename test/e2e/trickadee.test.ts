import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../playground/driver/reading.js';
import { must } from '../../src/base/invariant.js';
import { altText } from '../../src/discord/alt-text.js';
import type { Scene } from '../../src/faces/face.js';
import { FACES } from '../../src/faces/shelf.js';
import { wordsFor } from '../../src/words/words.js';
import { spoken } from '../faces/spoken.js';
import { offers } from './kit/controls.js';
import { type Match, type MatchOptions, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import { atRandom } from './kit/policies.js';
import { expectedPings, gameOf, type ReplayedStep, replayed } from './kit/replay.js';
import { openStage, type Stage } from './kit/stage.js';
import { pingsIn, publicRecords, storyOf, type Told } from './kit/story.js';

const SEED = 'trickadee';
const WITHIN_MS = 240_000;
const TRICKS = [6, 7, 8];
const OTHERS = ['Cleo', 'Dev', 'Eli'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ seed: SEED });
}, WITHIN_MS);
afterAll(() => stage.close());

describe.each([
  { seats: 3, counts: 'yes', waits: false },
  { seats: 4, counts: 'no', waits: true },
  { seats: 5, counts: 'yes', waits: false },
])(`a whole match of $seats, Lifers count: $counts (seed ${SEED})`, ({ seats, counts, waits }) => {
  let match: Match;
  let steps: readonly ReplayedStep[];
  let story: readonly Told[];

  beforeAll(async () => {
    const names: MatchOptions['names'] = ['Ana', 'Ben', ...OTHERS.slice(0, seats - 2)];
    match = await seat(stage, { game: 'trickadee', names, options: { 'lifer-counts': counts } });
    await playOn(match, {
      ...atRandom(`${SEED}/${seats}`),
      async click(player, choice) {
        await player.choose(choice);
        if (!waits) return;
        // Everything is told before the next choice, so that no ping is spared by a quick answer.
        await stage.store.settled();
        await expectLiveTableLast(match);
      },
    });
    await stage.store.settled();
    steps = replayed(stage.store, match.tableId);
    story = await storyOf(stage, match.thread);
  }, WITHIN_MS);

  test('the stored match is what the rules make of its seed and its log', () => {
    const { state, status } = stage.store.table(match.tableId);
    const last = must(steps.at(-1), 'A match has steps.');
    expect(status).toBe('finished');
    expect(last.outcome).toBeDefined();
    expect(JSON.parse(state ?? '')).toEqual(JSON.parse(last.state));
  });

  test('the thread tells every trick, ability and round once, in order, with its picture', () => {
    const expected = scenesOf(match, steps);
    const told = story
      .slice(1, -1)
      .map(({ text, pictures }) => ({ text, alts: pictures.map(({ alt }) => alt) }));
    expect(told).toEqual(
      expected.map(({ text, picture }) => ({ text, alts: picture === null ? [] : [altText(picture.alt)] })),
    );
    const tricks = story.flatMap(({ text, pictures }) => {
      const [, round, trick] = /^\*\*Round (\d), trick (\d)\*\*/.exec(text) ?? [];
      return round === undefined ? [] : [`${round}/${trick ?? ''}/${pictures.length}`];
    });
    expect(tricks).toEqual(
      TRICKS.flatMap((count, round) =>
        Array.from({ length: count }, (_, trick) => `${round + 1}/${trick + 1}/1`),
      ),
    );
  });

  test('the end shows the totals that rounds and seeds add up to', () => {
    const outcome = must(steps.at(-1)?.outcome, 'It is over.');
    const end = must(story.at(-1), 'A thread has an end.');
    const alt = must(end.pictures[0], 'The end has a picture.').alt;
    const names = match.players.map(({ person }) => person.name);
    const totals = names.map((name) => {
      const line = new RegExp(
        `${name}: place (\\d), (-?\\d+) points?; by round (.+?), for seeds (\\d+)`,
      ).exec(alt);
      const [, place, total, rounds, seeds] = must(line, `The picture tells of ${name}: ${alt}`);
      const told = story.flatMap(({ text }) => {
        const points = /is over\*\*/.test(text)
          ? `${name} \\+(\\d+), now`
          : `Flocks of round 3.*${name} (\\d+)`;
        const found = new RegExp(points).exec(text)?.[1];
        return found === undefined ? [] : [Number(found)];
      });
      expect((rounds ?? '').match(/\d+/g)?.map(Number)).toEqual(told);
      expect(Number(total)).toBe(told.reduce((sum, points) => sum + points, Number(seeds)));
      expect(Number(place)).toBe(outcome.places[names.indexOf(name)]);
      expect(end.text).toContain(total);
      return Number(total);
    });
    expect(totals).toEqual(outcome.totals);
    const winners = names.filter((_, index) => outcome.places[index] === 1);
    for (const winner of winners) expect(end.text.split('**')[1]).toContain(winner);
  });

  test('nobody is pinged in vain or twice, and no edit pings anybody', async () => {
    const people = match.players.map(({ person }) => person.id);
    const expected = expectedPings(steps).map((seatsAsked) =>
      seatsAsked.map((one) => people[one]).toSorted(),
    );
    const pings = await pingsIn(stage, match.thread);
    if (waits) expect(pings.map((one) => one.toSorted())).toEqual(expected);
    for (const person of people) {
      const count = (all: readonly (readonly (string | undefined)[])[]) =>
        all.filter((pinged) => pinged.includes(person)).length;
      expect(count(pings)).toBeLessThanOrEqual(count(expected));
      expect(count(pings)).toBeGreaterThan(TRICKS.length);
    }
    const records = await publicRecords(stage, match.thread);
    for (const { event, pinged } of records) if (event !== 'message-create') expect(pinged).toEqual([]);
  });
});

test('nothing of all this was an error of the bot’s own', () => {
  expect(stage.lines.filter(({ line }) => /"level":(50|60)/.test(line))).toEqual([]);
});

async function expectLiveTableLast({ tableId, thread, host }: Match): Promise<void> {
  if (stage.store.table(tableId).status !== 'playing') return;
  const latest = (await host.person.messages(thread, { limit: 30 })).filter(({ page }) => !page.ephemeral);
  const live = latest.filter((message) => offers(message, 'My hand'));
  expect(live.map(textOf), 'the live table').toEqual([latest.at(-1)].map((one) => textOf(must(one, 'one'))));
}

/** What the steps of a match leave in its thread. */
function scenesOf({ tableId, players }: Match, steps: readonly ReplayedStep[]): readonly Scene[] {
  const game = gameOf(stage.store, tableId);
  const face = must(
    FACES.find(({ gameId }) => gameId === game.id),
    'The game has a face.',
  );
  const audience = { words: wordsFor('en'), names: players.map(({ person }) => person.name) };
  return steps.flatMap(({ events, state }) =>
    spoken(face).story(events, game.situation(state, 'spectator'), audience),
  );
}
