import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NumberedRecord } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { markOf } from './kit/leaks.js';
import { type Match, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import type { Choice, Player } from './kit/player.js';
import { steadyPolicy, wishing } from './kit/policies.js';
import { type AnyState, stateOf } from './kit/redeal.js';
import type { Secrets } from './kit/secrets.js';
import { openStage, type Stage } from './kit/stage.js';
import { trickadeeSecrets } from './kit/trickadee.js';
import { woodlandTricksSecrets } from './kit/woodland-tricks.js';

const SEED = 'whole match';
const TEST_MS = 400_000;
const THREE = { ...trickadeeSecrets.opening, names: ['Ana', 'Ben', 'Cleo'] } as const;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ seed: SEED });
}, TEST_MS);
afterAll(() => stage.close());

describe('over a whole match nobody is sent a card that only another hand or a pile holds', () => {
  test(`of Woodland Tricks (seed ${SEED})`, { timeout: TEST_MS }, () =>
    searchMatch(woodlandTricksSecrets, []),
  );
  test(`of Trickadee (seed ${SEED})`, { timeout: TEST_MS }, () =>
    searchMatch({ ...trickadeeSecrets, opening: THREE }, [/^use-[2-9]/]),
  );
});

async function searchMatch<State extends AnyState>(
  secrets: Secrets<State>,
  wishes: readonly RegExp[],
): Promise<void> {
  const match = await seat(stage, secrets.opening);
  await stage.store.settled();
  const began = await markOf(stage);
  const found: string[] = [];
  let searched = 0;
  const click = async (player: Player, choice: Choice): Promise<void> => {
    const before = stateOf<State>(stage.store, match.tableId);
    const mark = await markOf(stage);
    await player.choose(choice);
    await stage.store.settled();
    const around = { before, after: stateOf<State>(stage.store, match.tableId) };
    const records = await stage.driver.records(mark.record);
    searched += records.length;
    for (const record of records) found.push(...leaksIn(record, { match, secrets, around }));
    const lines = stage.lines.slice(mark.line).map(({ line }) => line);
    found.push(...namedIn(lines.join('\n'), hiddenThroughout(secrets, around, undefined), secrets));
  };
  const clicks = await playOn(match, { policy: wishing(wishes, steadyPolicy(SEED)), click });
  // A leak is found again with every message; the first few tell it.
  expect(found.slice(0, 5)).toEqual([]);
  expect(clicks).toBeGreaterThan(24);
  expect(searched).toBeGreaterThan(2 * clicks);
  await expectSearchFinds(match, secrets, began.record);
  await expectSeedToldLast(match);
}

interface Around<State> {
  readonly before: State;
  readonly after: State;
}

function leaksIn<State extends AnyState>(
  record: NumberedRecord,
  {
    match,
    secrets,
    around,
  }: { readonly match: Match; readonly secrets: Secrets<State>; readonly around: Around<State> },
): readonly string[] {
  const { payload, attachments, recipients } = record;
  const text = JSON.stringify([payload, attachments.map(({ description }) => description)]);
  const hidden = recipients.flatMap((person) => hiddenThroughout(secrets, around, seatOf(match, person)));
  return namedIn(text, [...new Set(hidden)], secrets).map(
    (card) => `${card} in ${record.event} ${record.number}: ${text}`,
  );
}

function seatOf({ players }: Match, person: string): number | undefined {
  const index = players.findIndex((player) => player.person.id === person);
  return index < 0 ? undefined : index;
}

/** What a seat, or anybody else, could know neither before the choice nor after it. */
function hiddenThroughout<State extends AnyState>(
  { hiddenFrom, roundOf, shownBefore }: Secrets<State>,
  { before, after }: Around<State>,
  viewer: number | undefined,
): readonly string[] {
  const hidden = hiddenFrom(after, viewer);
  if (roundOf(after) === roundOf(before)) {
    const known = new Set(hiddenFrom(before, viewer));
    return hidden.filter((card) => known.has(card));
  }
  // What the finished round showed may be told of still.
  const shown = new Set(shownBefore(before, after));
  return hidden.filter((card) => !shown.has(card));
}

/** The cards that a text names, in any of the ways in which the bot writes a card. */
function namedIn(
  text: string,
  cards: readonly string[],
  { writtenAs }: Pick<Secrets<never>, 'writtenAs'>,
): readonly string[] {
  const readable = text.replace(MARK, '.').replace(NONCE, '');
  return cards.filter((card) =>
    writtenAs(card).some((form) => new RegExp(`(?<![\\dA-Za-z])${form}(?![\\dA-Za-z])`).test(readable)),
  );
}

/** What a control carries in place of a step: letters and digits without a meaning, which may happen to read "B4". */
const MARK = /\.[\w-]{22}(?=[."\\])/g;
/** A keyed hash, which may happen to begin with "Y4-". */
const NONCE = /\\?"nonce\\?":\\?"[\w-]{25}\\?"/g;

/** What the host alone was sent names cards that nobody else knew. */
async function expectSearchFinds<State extends AnyState>(
  match: Match,
  secrets: Secrets<State>,
  after: number,
): Promise<void> {
  const own = (await stage.driver.records(after)).filter(
    ({ recipients }) => recipients.length === 1 && recipients[0] === match.host.person.id,
  );
  const text = JSON.stringify(own.map(({ payload }) => payload));
  const all = secrets.hiddenFrom(stateOf<State>(stage.store, match.tableId), undefined);
  expect(namedIn(text, all, secrets)).not.toEqual([]);
}

/** The seed opens every deal, so only the end shows it: in the thread, and to whoever looks at the end. */
async function expectSeedToldLast({ tableId }: Match): Promise<void> {
  const seed = must(stage.store.table(tableId).seed, 'A match has a seed.');
  const told = (await stage.driver.records()).filter((record) => JSON.stringify(record).includes(seed));
  expect(told.length).toBeGreaterThan(0);
  for (const { payload } of told) expect(JSON.stringify(payload)).toContain('Deals opened');
  expect(stage.lines.filter(({ line }) => line.includes(seed))).toEqual([]);
}

describe('the search', () => {
  test.each(['play-9D', '"9♦"', 'Ana holds the 9 of Diamonds.', 'the 9 of ♦'])(
    'finds a card in %s',
    (text) => {
      expect(namedIn(text, ['9D', '8D', 'JD'], woodlandTricksSecrets)).toEqual(['9D']);
    },
  );

  test.each(['play-B7', '"B7 Dove +4"', 'Ana holds Blue Dove 7.', 'B7★'])('finds a bird in %s', (text) => {
    expect(namedIn(text, ['B7', 'B8', 'G7'], trickadeeSecrets)).toEqual(['B7']);
  });
});
