import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NumberedRecord } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { differences, type Mark, markOf, told, toldSince } from './kit/leaks.js';
import { type Match, matchOf, seat } from './kit/match.js';
import { playOn, whoseTurn } from './kit/play.js';
import type { Choice, Player } from './kit/player.js';
import { steadyPolicy, wishing } from './kit/policies.js';
import { type Owner, redeal, stateOf } from './kit/redeal.js';
import { openStage, type Stage } from './kit/stage.js';

const SEED = 'leaks';
const TEST_MS = 120_000;

/** A running match, and where in what was told the comparison begins. */
interface Copy {
  readonly match: Match;
  readonly mark: Mark;
}

interface Stop {
  readonly owner: Owner;
  readonly folder: string;
}

const policy = wishing([/^play-[35]/], steadyPolicy(SEED));
const stops = new Map<string, Stop>();
let stage: Stage;
let original: Match;

beforeAll(async () => {
  stage = await openStage({ seed: SEED });
  original = await seat(stage, { options: { target: '21' } });
  await playOn(original, { policy, clicks: 2 });
  await stopThere('early in a round', 1);
  await playOn(original, { policy, until: offers(/^put-back-/) });
  await stopThere('while a drawn card is settled', await seatToMove());
  await playOn(original, { policy, until: offers(/^exchange-/) });
  await stopThere('while the trump card may be exchanged', await seatToMove());
  await playOn(original, { policy, until: () => stateOf(stage.store, original.tableId).round.number === 2 });
  await stopThere('at the start of the second round', 0);
}, TEST_MS);
afterAll(() => stage.close());

// Stops the bot in the middle of the match, keeps a copy of everything, and lets it go on.
async function stopThere(name: string, owner: Owner): Promise<void> {
  await stage.store.settled();
  await stage.driver.stopBot();
  stops.set(name, { owner, folder: stage.copy(String(stops.size)) });
  await stage.start();
}

describe.each([
  ['early in a round', 8],
  ['while a drawn card is settled', 3],
  ['while the trump card may be exchanged', 3],
  ['at the start of the second round', 8],
])('a match stopped %s, its hidden cards dealt differently', (name, clicksMin) => {
  const said = `everything sent to others and every line of the log is the same (seed ${SEED})`;
  test(said, { timeout: TEST_MS }, async () => {
    const { owner, folder } = must(stops.get(name), 'The match was stopped there.');
    const as = await reopen(folder);
    try {
      const other = await reopen(folder, owner);
      try {
        await compare([as, other], owner, clicksMin);
      } finally {
        await other.match.stage.close();
      }
    } finally {
      await as.match.stage.close();
    }
  });
});

async function compare(copies: readonly [Copy, Copy], owner: Owner, clicksMin: number): Promise<void> {
  await inTurn(copies, async ({ match }) => {
    for (const player of match.players) await player.openHand();
  });
  const clicks = await playSameClicks([copies[0].match, copies[1].match], owner);
  expect(clicks).toBeGreaterThanOrEqual(clicksMin);
  await inTurn(copies, ({ match }) => lookAround(match, owner));

  const ownerId = ownerOf(original, owner).person.id;
  const [one, two] = await Promise.all([since(copies[0], ownerId), since(copies[1], ownerId)]);
  expect(differences(one, two)).toEqual([]);
  expect(one.sent.length).toBeGreaterThan(3 * clicks);
  expect(one.logged.length).toBeGreaterThan(clicks);
  // The owner's own panels do differ, in picture, alt text and controls: else nothing could be seen here.
  const [whole, otherWhole] = await Promise.all([since(copies[0]), since(copies[1])]);
  expect(differences(whole, otherWhole).join('\n')).toMatch(/sent/);
}

function ownerOf({ host, guest }: Match, owner: Owner): Player {
  return owner === 0 ? host : guest;
}

async function inTurn(copies: readonly Copy[], work: (copy: Copy) => Promise<void>): Promise<void> {
  for (const copy of copies) await work(copy);
}

function since({ match, mark }: Copy, owner?: string): ReturnType<typeof toldSince> {
  return toldSince(match.stage, mark, owner);
}

/** The stopped match again, from a copy of all it was; with an owner, whose hidden cards are others. */
async function reopen(folder: string, owner?: Owner): Promise<Copy> {
  const prepare =
    owner === undefined ? undefined : (dataFolder: string) => redeal(dataFolder, original.tableId, owner);
  const copy = await openStage({ seed: `${SEED} again`, from: folder, ...(prepare && { prepare }) });
  const people = [await copy.person('Ana'), await copy.person('Ben')];
  await copy.person('Cleo');
  const { tableId, channel, lobby, thread } = original;
  const match = matchOf(copy, { tableId, channel, lobby, thread, people });
  return { match, mark: { ...(await markOf(copy)), line: 0 } };
}

/** Makes the same choices in both matches, until there is none that both allow; answers how many. */
async function playSameClicks(matches: readonly [Match, Match], owner: Owner): Promise<number> {
  for (let count = 0; ; count += 1) {
    const [one, other] = [await whoseTurn(matches[0]), await whoseTurn(matches[1])];
    if (one === undefined || other === undefined) return count;
    expect(one.person.name).toBe(other.person.name);
    const isOwner = one.person.name === ownerOf(original, owner).person.name;
    // Whoever does not own the changed cards is offered the same.
    if (!isOwner) expect(other.choices).toEqual(one.choices);
    const common = one.choices.filter((choice) => isCommon(choice, other) && (isOwner || !draws(choice)));
    if (common.length === 0 || handSizeOf(matches[0], owner) <= 2) return count;
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

function isCommon({ move }: Choice, player: Player): boolean {
  return player.choices.some((choice) => choice.move === move);
}

// Who draws a card that was dealt differently owns one from then on.
function draws({ move }: Choice): boolean {
  return /^play-5/.test(move);
}

function handSizeOf({ stage, tableId }: Match, owner: Owner): number {
  return stateOf(stage.store, tableId).round.hands[owner]?.length ?? 0;
}

/** Everything that anybody may ask to see. */
async function lookAround(match: Match, owner: Owner): Promise<void> {
  const { stage, thread } = match;
  const [mine, theirs] = [ownerOf(match, owner), ownerOf(match, owner === 0 ? 1 : 0)];
  const watcher = await stage.person('Cleo');
  const live = await mine.liveTable();
  await watcher.click(live, 'Table as text');
  await watcher.click(live, 'My hand');
  for (const person of [watcher, theirs.person]) {
    await person.command('table show', { channel: thread });
    await person.command('table text', { channel: thread });
    await person.command('hand', { channel: thread });
  }
  await theirs.press('As text');
  await theirs.press('As picture');
  await mine.press('As text');
  await stage.store.settled();
}

function offers(move: RegExp): (player: Player) => boolean {
  return ({ choices }) => choices.some((choice) => move.test(choice.move));
}

async function seatToMove(): Promise<Owner> {
  return (await whoseTurn(original)) === original.players[0] ? 0 : 1;
}

describe('a leak would be seen', () => {
  let records: readonly NumberedRecord[];
  beforeAll(async () => {
    records = await stage.driver.records();
  });

  const LINE = '{"level":30,"time":"2026-01-01T00:00:00.000Z","table":"abc","msg":"move made"}';
  const edits: readonly [string, (json: string) => string][] = [
    ['a word', (json) => json.replace(/"content":"[^"]/, '"content":"J♦')],
    [
      'the alt text of a picture',
      (json) => json.replace(/"description":"[^"]/, '"description":"Jack of Diamonds'),
    ],
    ['the bytes of a picture', (json) => json.replace(/"sha256":"./, '"sha256":"-')],
    ['a custom id', (json) => json.replace(/"custom_id":"hand\.[^"]*/, '$&.JD')],
    ['who is pinged', (json) => json.replace('"pinged":[]', '"pinged":["1100000000000001001"]')],
    ['a delete in place of an edit', (json) => json.replace('"message-update"', '"message-delete"')],
    ['another message meant', (json) => json.replace(/"id":"\d{19}"/, '"id":"1100000000000001001"')],
  ];

  test.each(edits)('in %s', (_what, edit) => {
    const whole = told(records, [LINE]);
    const index = records.findIndex((record) => edit(JSON.stringify(record)) !== JSON.stringify(record));
    const planted = records.with(index, JSON.parse(edit(JSON.stringify(records[index]))) as NumberedRecord);
    expect(differences(whole, told(records, [LINE]))).toEqual([]);
    expect(differences(whole, told(planted, [LINE]))).not.toEqual([]);
  });

  test('in a message more, a message less, their order, and the log', () => {
    const whole = told(records, [LINE]);
    const [first, second, ...rest] = records;
    const two = [must(first, 'first'), must(second, 'second')] as const;
    expect(differences(whole, told([...records, two[0]], [LINE]))).toHaveLength(1);
    expect(differences(whole, told(records.slice(0, -1), [LINE]))).toHaveLength(1);
    expect(differences(whole, told([two[1], two[0], ...rest], [LINE]))).not.toEqual([]);
    expect(differences(whole, told(records, [LINE.replace('abc', 'abc JD')]))).toHaveLength(1);
    expect(differences(whole, told(records, []))).toHaveLength(1);
  });
});
