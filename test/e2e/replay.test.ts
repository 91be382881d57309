import { GifReader } from 'omggif';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answered, Person } from '../../playground/driver/person.js';
import { buttonsOf, menusOf, picturesOf, textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { verifyRecord } from '../../scripts/verify-match/verify.js';
import { must } from '../../src/base/invariant.js';
import type { MatchRecord } from '../../src/games/record.js';
import { type Match, type MatchOptions, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import { atRandom } from './kit/policies.js';
import { openStage, type Stage } from './kit/stage.js';
import { publicMessages } from './kit/story.js';

const SEED = 'replay';
const WITHIN_MS = 300_000;
const FILM_WITHIN_MS = 120_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
/** Plays at no table. */
const ONLOOKER = 'Hana';

const GAMES: readonly (MatchOptions & { readonly game: string })[] = [
  { game: 'woodland-tricks', options: { target: '16' } },
  { game: 'trickadee', names: ['Ana', 'Ben', 'Cleo'] },
  { game: 'before-the-birds', names: ['Ana', 'Ben', 'Cleo'] },
];

let stage: Stage;
let onlooker: Person;
const matches = new Map<string, Match>();

beforeAll(async () => {
  stage = await openStage({ seed: SEED });
  onlooker = await stage.person(ONLOOKER);
}, WITHIN_MS);
afterAll(() => stage.close());

function shown(message: ShownMessage | undefined): ShownMessage {
  return must(message, 'It is answered by a message.');
}

describe.each(GAMES)('a finished match of $game', (about) => {
  let match: Match;
  let panel: ShownMessage;

  beforeAll(async () => {
    match = await seat(stage, about);
    await playOn(match, { ...atRandom(`${SEED}/${about.game}`), clicks: 3 });
    const { message } = await onlooker.command('replay', { channel: match.thread });
    expect(textOf(shown(message)), 'while it runs').toMatch(/not over yet/);
    await playOn(match, atRandom(`${SEED}/${about.game}/on`));
    await stage.store.settled();
    matches.set(about.game, match);
    const end = must((await publicMessages(stage, match.thread)).at(-1), 'A thread has an end.');
    panel = shown((await onlooker.click(end, 'Replay')).message);
  }, WITHIN_MS);

  /** Until it is there, its message says that it is being made. */
  async function filmOf({ message }: Answered): Promise<ShownMessage> {
    const { id, channel_id: channel } = shown(message);
    const isFilm = (one: ShownMessage) => one.id === id && picturesOf(one).length > 0;
    if (!isFilm(shown(message))) expect(textOf(shown(message))).toMatch(/film is being made, \d+ pictures/);
    return onlooker.waitForMessage(channel, isFilm, { what: 'the film', withinMs: FILM_WITHIN_MS });
  }

  function placeIn(message: ShownMessage): { readonly number: number; readonly count: number } {
    const { number, count } = /(?<number>\d+) of (?<count>\d+) ·/.exec(textOf(message))?.groups ?? {};
    return { number: Number(number), count: Number(count) };
  }

  test(
    'is stepped through from the first deal to the end, each step with its picture and a line',
    async () => {
      const before = (await stage.driver.records()).length;
      expect(panel.page.ephemeral).toBe(true);
      const { count } = placeIn(panel);
      expect(count).toBeGreaterThan(30);
      for (let number = 1; ; number += 1) {
        expect(placeIn(panel)).toEqual({ number, count });
        const [picture] = picturesOf(panel);
        expect(picture?.alt.length, textOf(panel)).toBeGreaterThan(40);
        const bytes = await stage.driver.http.bytes(must(picture, 'A step has a picture.').url);
        expect(bytes.subarray(0, 4)).toEqual(PNG);
        expect(textOf(panel).split('\n').length).toBeGreaterThan(1);
        if (number === count) break;
        panel = shown((await onlooker.click(panel, 'Next ▶')).message);
      }
      expect(textOf(panel)).toMatch(/wins|share/);
      expect(buttonsOf(panel).find(({ label }) => label === 'Next ▶')?.disabled).toBe(true);
      // Nobody else is shown any of it.
      const records = (await stage.driver.records()).slice(before);
      for (const { recipients } of records.filter(({ channel }) => channel === match.thread))
        expect(recipients).toEqual([onlooker.id]);
    },
    WITHIN_MS,
  );

  test('leads to any round, to both ends, and to words instead of pictures', async () => {
    panel = shown((await onlooker.click(panel, 'First')).message);
    expect(placeIn(panel).number).toBe(1);
    const options = menusOf(panel)[0]?.options ?? [];
    const second = must(options[1], 'A match has more than one chapter.');
    panel = shown((await onlooker.select(panel, [second.value])).message);
    expect(textOf(panel)).toContain(`· ${second.label}`);
    panel = shown((await onlooker.click(panel, 'As text')).message);
    expect(picturesOf(panel)).toEqual([]);
    for (const { person } of match.players) expect(textOf(panel)).toContain(`${person.name} holds`);
    panel = shown((await onlooker.click(panel, 'As pictures')).message);
    panel = shown((await onlooker.click(panel, 'Last')).message);
    panel = shown((await onlooker.click(panel, '◀ Back')).message);
    expect(placeIn(panel).number).toBe(placeIn(panel).count - 1);
  });

  test('has a record that proves true, without what was replaced or undone', async () => {
    const { message } = await onlooker.click(panel, 'Record');
    const [file] = shown(message).attachments;
    const text = (await stage.driver.http.bytes(must(file, 'The record is a file.').url)).toString();
    expect(verifyRecord(text).filter(({ right }) => !right)).toEqual([]);
    const record = JSON.parse(text) as MatchRecord;
    expect(record.seats).toEqual(match.players.map(({ person }) => person.name));
    const log = stage.store.log(match.tableId).filter(({ kind }) => kind === 'move');
    if (about.game === 'before-the-birds') {
      expect(log.some(({ move }) => move?.startsWith('replace-bid-'))).toBe(true);
      expect(text).not.toContain('replace');
      expect(record.moves).toHaveLength(8 * 3);
    } else expect(record.moves.length).toBeLessThanOrEqual(log.length);
    expect(record.moves.some(({ move }) => move === 'back')).toBe(false);
  });

  test(
    'is a film, and clicks are answered while that is made',
    async () => {
      let isMade = false;
      const pressed = await onlooker.press(panel, 'As film');
      const making = filmOf(await onlooker.settled(pressed, FILM_WITHIN_MS)).finally(() => {
        isMade = true;
      });
      const { id, channel_id: channel } = panel;
      await onlooker.click(panel, 'First');
      // A bot that has much to do acknowledges a click first, and shows its outcome a moment later.
      panel = await onlooker.waitForMessage(channel, (one) => one.id === id && placeIn(one).number === 1);
      expect(isMade).toBe(false);
      const [picture] = picturesOf(await making);
      const { url, alt } = must(picture, 'A film is a picture.');
      const bytes = await stage.driver.http.bytes(url);
      expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
      const gif = new GifReader(bytes);
      expect(gif.width).toBe(800);
      expect(gif.height).toBeGreaterThan(300);
      expect(gif.height).toBeLessThanOrEqual(691);
      expect(gif.numFrames()).toBeGreaterThanOrEqual(Math.min(placeIn(panel).count, 30));
      expect(gif.loopCount()).toBe(0);
      expect(alt).toContain('Ana');
    },
    WITHIN_MS,
  );
});

test('elsewhere /replay lists finished matches, the latest first, and opens the one that is chosen', async () => {
  const { id: channel } = await onlooker.channel('games');
  const list = shown((await onlooker.command('replay', { channel })).message);
  const options = menusOf(list)[0]?.options ?? [];
  const expected = GAMES.map(({ game }) => must(matches.get(game), game).tableId).toReversed();
  expect(options.map(({ value }) => value)).toEqual(expected);
  expect(options[0]?.label).toBe('Before The Birds: Ana, Ben and Cleo');
  const opened = shown((await onlooker.select(list, [must(expected[0], 'the latest')])).message);
  expect(textOf(opened)).toContain('1 of ');
  expect(opened.id, 'in place').toBe(list.id);
});
