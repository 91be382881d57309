import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../playground/driver/person.js';
import { buttonsOf, picturesOf, textOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { PLAYABLES } from '../../scripts/season/playable.js';
import type { Season, SeasonPlan } from '../../scripts/season/season.js';
import type { Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { periodOf, periodsOf } from '../../src/standings/periods.js';
import {
  MEASURES,
  type Measure,
  type Period,
  type RecordedResult,
  SPANS,
  type Span,
} from '../../src/standings/types.js';
import { openStore } from '../../src/store/store.js';
import type { ChannelId, GuildId, UserId } from '../../src/tables/ids.js';
import { countingIn, naiveBoard, type Sat } from '../standings/naive.js';
import { openStage, type Stage } from './kit/stage.js';

const SEED = 20_261_130;
const MATCHES = 240;
const PEOPLE = 40;
const DAY_MS = 86_400_000;
const TEST_MS = 120_000;
const PAGE_SIZE = 10;
const LIVING = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus', 'Hana'];
const GAMES = PLAYABLES.map(({ hosted }) => hosted);
const NAMES: Readonly<Record<string, string>> = {
  'woodland-tricks': 'Woodland Tricks',
  trickadee: 'Trickadee',
  'before-the-birds': 'Before The Birds',
};

let stage: Stage;
let season: Season;
let channel: string;
let now: Instant;
const names = new Map<UserId, string>();
const results = new Map<string, readonly RecordedResult[]>();
/** People at their pages whom the season has left as they were. */
const askers: Person[] = [];

beforeAll(async () => {
  process.stdout.write(`Season of seed ${SEED}.\n`);
  stage = await openStage();
  const ana = await stage.person('Ana');
  const { guilds } = await ana.state();
  const guildId = must(guilds[0], 'A server.').id as GuildId;
  channel = (await ana.channel('games')).id;
  now = await lateInAMonth();
  await stage.crash();
  const people = await everybody();
  season = await seasonMade({
    ...{ seed: SEED, people, matches: MATCHES, changes: 3 },
    place: { guildId, channelId: channel as ChannelId },
    until: (now - DAY_MS) as Instant,
  });
  const store = await openStore({ dataFolder: stage.dataFolder });
  for (const { id } of GAMES)
    results.set(id, await store.results.results({ guildId, gameId: id }, 0, MATCHES));
  store.close();
  for (const { userId, name } of people) names.set(userId, season.renamed.get(userId) ?? name);
  for (const name of LIVING) {
    const person = await stage.person(name);
    const id = person.id as UserId;
    const isChanged = season.renamed.has(id) || season.left.includes(id) || season.deleted.has(id);
    if (!isChanged) askers.push(person);
  }
  await stage.start();
}, 240_000);
afterAll(() => stage.close());

/** By another process, since it takes so long that the playground of this one would be given up. */
async function seasonMade(plan: SeasonPlan): Promise<Season> {
  const child = fileURLToPath(new URL('child-season.ts', import.meta.url));
  const given = ['--import', 'tsx', child, stage.dataFolder, JSON.stringify(plan)];
  const { stdout } = await promisify(execFile)(process.execPath, given);
  const made = JSON.parse(stdout) as {
    readonly renamed: readonly [UserId, string][];
    readonly left: readonly UserId[];
    readonly deleted: readonly [UserId, UserId][];
  };
  return { renamed: new Map(made.renamed), left: made.left, deleted: new Map(made.deleted) };
}

/** Moves the clock to where both month and week have days behind them, at noon. */
async function lateInAMonth(): Promise<Instant> {
  const from = await stage.driver.now();
  const isLate = (at: number): boolean =>
    new Date(at).getUTCDate() >= 20 && [4, 5, 6].includes(new Date(at).getUTCDay());
  let at = Math.ceil(from / DAY_MS) * DAY_MS + DAY_MS / 2;
  while (!isLate(at)) at += DAY_MS;
  await stage.driver.advanceClock(at - from);
  return at as Instant;
}

/** Those at their pages among many others, so that some of them play much and some little. */
async function everybody(): Promise<readonly { readonly userId: UserId; readonly name: string }[]> {
  const people = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const living = index % 5 === 0 ? LIVING[index / 5] : undefined;
    const userId = living === undefined ? `${2_000_000_000_000_000_000n + BigInt(index)}` : undefined;
    const name = living ?? `Player ${index}`;
    people.push({ userId: (userId ?? (await stage.person(name)).id) as UserId, name });
  }
  return people;
}

function asker(): Person {
  return must(askers[0], 'Somebody is as they were.');
}

function resultsOf(gameId: string): readonly RecordedResult[] {
  return results.get(gameId) ?? [];
}

function isGone(userId: UserId): boolean {
  return season.left.includes(userId) || [...season.deleted.values()].includes(userId);
}

interface BoardAsked {
  readonly gameId: string;
  readonly measure: Measure;
  readonly span: Span;
  readonly everybody: boolean;
}

/** The lines of a board, worked out from results alone. */
function expectedLines({ gameId, measure, span, everybody: all }: BoardAsked): readonly string[] {
  const { bestScore } = must(
    GAMES.find(({ id }) => id === gameId),
    'The game.',
  );
  const period = periodOf(span, now);
  const lowFirst = bestScore === 'lowest' && (measure === 'best' || measure === 'average');
  const board = naiveBoard(resultsOf(gameId), { period, measure, lowFirst });
  const rows = board.filter(({ userId }) => all || !isGone(userId));
  const isBetter = (one: number, other: number) => (lowFirst ? one < other : one > other);
  return rows.map(({ userId, value }) => {
    const place = 1 + rows.filter((other) => isBetter(other.value, value)).length;
    return `${place} · ${shownName(userId)} · ${shownValue(measure, value)} · ${recordOf(gameId, userId, period)}`;
  });
}

function shownName(userId: UserId): string {
  const name = names.get(userId);
  if (name === undefined || season.deleted.has(userId)) return 'Former player';
  if (userId === asker().id) return `${name} (you)`;
  return season.left.includes(userId) ? `${name} (left)` : name;
}

function shownValue(measure: Measure, value: number): string {
  if (measure === 'win-rate') return `${(value / 10).toFixed(1)}%`;
  if (measure === 'average') return (value / 100).toFixed(2);
  return String(value).replace(/(\d)(\d{3})$/, '$1,$2');
}

function satsOf(gameId: string, userId: UserId): readonly Sat[] {
  return resultsOf(gameId)
    .flatMap(countingIn)
    .filter(({ own }) => own.userId === userId);
}

function recordOf(gameId: string, userId: UserId, period: Period): string {
  const sats = satsOf(gameId, userId).filter(({ result }) => periodsOf(result.finishedAt).includes(period));
  return `${counted(wonIn(sats), 'win')} in ${counted(sats.length, 'match', 'matches')}`;
}

function wonIn(sats: readonly Sat[]): number {
  return sats.filter(({ own }) => own.place === 1).length;
}

function counted(count: number, one: string, other = `${one}s`): string {
  return `${count} ${count === 1 ? one : other}`;
}

async function answerTo(
  name: string,
  options: Record<string, string | boolean>,
  person = asker(),
): Promise<ShownMessage> {
  return must((await person.command(name, { channel, options })).message, 'It is answered.');
}

async function press(message: ShownMessage, label: string): Promise<ShownMessage> {
  return must((await asker().click(message, label)).message, `“${label}” is answered.`);
}

async function choose(message: ShownMessage, menu: string, value: string): Promise<ShownMessage> {
  return must((await asker().select(message, [value], menu)).message, 'It is answered.');
}

function isOn(message: ShownMessage, label: string): boolean {
  const button = buttonsOf(message).find((one) => one.label === label);
  return button !== undefined && button.disabled !== true;
}

/** The rows of a page, and the asker's own where it stands apart. */
function rowsOf(message: ShownMessage): {
  readonly rows: readonly string[];
  readonly apart: string | undefined;
} {
  const lines = textOf(message).split('\n');
  const gap = lines.indexOf('…');
  const rows = lines.slice(0, gap === -1 ? undefined : gap).filter((line) => /^\d+ · /.test(line));
  return { rows, apart: gap === -1 ? undefined : lines[gap + 1] };
}

async function allRows(first: ShownMessage): Promise<{
  readonly rows: readonly string[];
  readonly last: ShownMessage;
}> {
  const own = asker().name;
  const rows: string[] = [];
  for (let at = first; ; at = await press(at, 'Next')) {
    const page = rowsOf(at);
    const isAmong = page.rows.some((row) => row.includes(`· ${own} (you) ·`));
    expect(isAmong && page.apart !== undefined).toBe(false);
    rows.push(...page.rows);
    if (!isOn(at, 'Next')) return { rows, last: at };
  }
}

async function openAsText(options: Record<string, string | boolean>): Promise<ShownMessage> {
  const opened = await answerTo('leaderboard', options);
  expect(opened.page.ephemeral).toBe(true);
  return buttonsOf(opened).some(({ label }) => label === 'As text') ? press(opened, 'As text') : opened;
}

describe.each(GAMES)('the leaderboards of $id', ({ id: gameId }) => {
  test(
    'are what the results come to, by every measure and for every span',
    async () => {
      let at = await openAsText({ game: gameId });
      let seen = 0;
      for (const measure of MEASURES) {
        at = await choose(at, 'What to compare', measure);
        for (const span of SPANS) {
          at = await choose(at, 'Which matches', span);
          const expected = expectedLines({ gameId, measure, span, everybody: false });
          if (expected.length === 0) {
            expect(textOf(at)).toMatch(/0 players\n[A-Z]/);
            continue;
          }
          expect(textOf(at)).toContain(`\n${shownSpan(span)} · ${counted(expected.length, 'player')}\n`);
          const { rows, last } = await allRows(at);
          expect(rows).toEqual(expected);
          const own = expected.find((line) => line.includes('(you)'));
          const { apart, rows: onPage } = rowsOf(last);
          expect(own).toBe(apart ?? onPage.find((line) => line.includes('(you)')));
          seen += rows.length;
          at = last;
        }
      }
      expect(seen).toBeGreaterThan(150);
    },
    TEST_MS,
  );

  test(
    'lead back the way they came, and list those who have left where that is wished',
    async () => {
      const first = await openAsText({ game: gameId, 'include-left': true });
      const expected = expectedLines({ gameId, measure: 'rating', span: 'all', everybody: true });
      for (const note of ['(left)', 'Former player'])
        expect(expected.some((line) => line.includes(note))).toBe(true);
      const { rows, last } = await allRows(first);
      expect(rows).toEqual(expected);
      const back = [...rowsOf(last).rows];
      let at = last;
      while (isOn(at, 'Previous')) {
        at = await press(at, 'Previous');
        back.unshift(...rowsOf(at).rows);
      }
      expect(back).toEqual(expected);
      at = await press(await press(at, 'Next'), 'Top');
      expect(rowsOf(at)).toEqual(rowsOf(first));
      const present = await press(at, 'Hide former members');
      const some = expectedLines({ gameId, measure: 'rating', span: 'all', everybody: false });
      expect(some.length).toBeLessThan(expected.length);
      expect((await allRows(present)).rows).toEqual(some);
    },
    TEST_MS,
  );
});

function shownSpan(span: Span): string {
  return { all: 'All time', month: 'This month', week: 'This week' }[span];
}

test(
  'places are shared, and Me leads everybody to their own row',
  async () => {
    const asked = { gameId: 'trickadee', measure: 'wins', span: 'all', everybody: false } as const;
    const expected = expectedLines(asked);
    const places = expected.map((line) => Number(line.split(' ')[0]));
    expect(new Set(places).size).toBeLessThan(places.length);
    for (const [place, line] of expected.entries())
      if (place > 0 && places[place] !== places[place - 1])
        expect(line.startsWith(`${place + 1} ·`)).toBe(true);
    for (const person of askers) {
      const opened = await answerTo('leaderboard', { game: 'trickadee', by: 'wins' }, person);
      // It rests where one's own row is in sight.
      const me = isOn(opened, 'Me')
        ? must((await person.click(opened, 'Me')).message, 'It is answered.')
        : opened;
      const [picture] = picturesOf(me);
      expect(must(picture, 'A picture.').alt).toContain(`${person.name} (you)`);
      const text = must((await person.click(me, 'As text')).message, 'It is answered.');
      const { rows, apart } = rowsOf(text);
      expect(apart).toBeUndefined();
      expect(rows).toHaveLength(PAGE_SIZE);
      expect(rows.some((row) => row.includes(`· ${person.name} (you) ·`))).toBe(true);
    }
  },
  TEST_MS,
);

test(
  'a shared board is seen by everybody, and opens a private one for whoever presses it',
  async () => {
    const [one, other] = [asker(), must(askers[1], 'Somebody else.')];
    const shared = await answerTo('leaderboard', { game: 'trickadee', share: true }, one);
    expect(shared.page.ephemeral).toBe(false);
    const seen = must(await other.message(channel, shared.id), 'Everybody sees it.');
    expect(must(picturesOf(seen)[0], 'A picture.').alt).not.toContain('(you)');
    const own = must((await other.click(seen, 'Leaderboard')).message, 'It is answered.');
    expect(own.page.ephemeral).toBe(true);
    expect(own.id).not.toBe(shared.id);
    expect(must(picturesOf(own)[0], 'A picture.').alt).toContain(`${other.name} (you)`);
    expect(await one.message(channel, own.id)).toBeUndefined();
  },
  TEST_MS,
);

/** What the statistics of somebody must say, line by line as far as it is worked out here. */
function expectedStats(gameId: string, userId: UserId): readonly string[] {
  const sats = satsOf(gameId, userId);
  const last = must(sats.at(-1), 'Played.');
  const after = must(last.result.ratings[last.seat], 'Rated.').after;
  const points = Math.max(0, Math.round(1_000 + 40 * (after.mu - 3 * after.sigma)));
  const places = sats.map(({ own }) => own.place);
  const reached = [...new Set(places)].toSorted((one, two) => one - two);
  const named = reached.map((place) => {
    const times = places.filter((one) => one === place).length;
    return `${place} (${times === 1 ? 'once' : `${times} times`})`;
  });
  const wins = wonIn(sats);
  const rate = (Math.round((1_000 * wins) / sats.length) / 10).toFixed(1);
  return [
    `Rating: ${shownValue('rating', points)}${sats.length < 5 ? ' (provisional)' : ''}, from 1,000 on`,
    `${counted(sats.length, 'match', 'matches')}, ${counted(wins, 'win')} (${rate}%).`,
    `Places: ${named.join(', ')}.`,
  ];
}

function expectedAgainst(gameId: string, userId: UserId, otherId: UserId): string {
  const met = satsOf(gameId, userId).flatMap(({ result, own }) =>
    countingIn(result)
      .filter(({ own: other }) => other.userId === otherId)
      .map(({ own: other }) => Math.sign(other.place - own.place)),
  );
  const stands = (['ahead', 'level', 'behind'] as const).flatMap((stand, index) => {
    const times = met.filter((one) => one === 1 - index).length;
    return times === 0 ? [] : [`${stand} in ${times}`];
  });
  return `${counted(met.length, 'match', 'matches')}, ${stands.join(', ')}.`;
}

test(
  'statistics are what the results come to, of oneself, of others, and of who has left',
  async () => {
    const ids = [...askers.slice(0, 3).map(({ id }) => id as UserId), ...leftAtPages()];
    expect(ids.length).toBeGreaterThanOrEqual(3);
    for (const userId of ids) {
      let at = await answerTo('stats', { user: userId });
      at = await press(at, 'As text');
      for (const { id: gameId } of GAMES) {
        at = await choose(at, 'Game', gameId);
        const text = textOf(at);
        if (satsOf(gameId, userId).length === 0) {
          expect(text).toContain('None of');
          continue;
        }
        expect(text).toContain(`## ${names.get(userId) ?? ''} · ${NAMES[gameId] ?? ''}`);
        for (const line of expectedStats(gameId, userId)) expect(text).toContain(line);
        checkAgainst(text, gameId, userId);
      }
    }
  },
  TEST_MS,
);

/** Of those who have left, who can be named at a page still. */
function leftAtPages(): readonly UserId[] {
  return season.left.filter((userId) => !userId.startsWith('2000'));
}

function checkAgainst(text: string, gameId: string, userId: UserId): void {
  const lines = [...text.matchAll(/^Against (.+?): (.+)$/gm)];
  expect(lines.length).toBeGreaterThan(0);
  for (const [, name = '', told = ''] of lines) {
    const other = [...names].find(([id, called]) => called === name && !season.deleted.has(id));
    if (other !== undefined) expect(told).toBe(expectedAgainst(gameId, userId, other[0]));
    else expect(name).toBe('Former player');
  }
}
