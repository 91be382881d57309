import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NumberedRecord } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import type { Card } from '../../src/games/woodland-tricks/cards.js';
import type { WoodlandTricksState } from '../../src/games/woodland-tricks/state.js';
import { markOf } from './kit/leaks.js';
import { type Match, seat } from './kit/match.js';
import { playOn } from './kit/play.js';
import type { Choice, Player } from './kit/player.js';
import { steadyPolicy } from './kit/policies.js';
import { type Owner, stateOf } from './kit/redeal.js';
import { openStage, type Stage } from './kit/stage.js';

const SEED = 'whole match';
const TEST_MS = 240_000;
const SUITS = { S: ['♠', 'Spades'], H: ['♥', 'Hearts'], D: ['♦', 'Diamonds'], C: ['♣', 'Clubs'] } as const;
const RANK_WORDS: Readonly<Record<string, string>> = { A: 'Ace', J: 'Jack' };

let stage: Stage;
let match: Match;
beforeAll(async () => {
  stage = await openStage({ seed: SEED });
  match = await seat(stage, { options: { target: '16' } });
  await stage.store.settled();
}, TEST_MS);
afterAll(() => stage.close());

test(`over a whole match nobody is sent a card that only another hand or the draw pile holds (seed ${SEED})`, {
  timeout: TEST_MS,
}, async () => {
  const found: string[] = [];
  let searched = 0;
  const click = async (player: Player, choice: Choice): Promise<void> => {
    const before = stateOf(stage.store, match.tableId);
    const mark = await markOf(stage);
    await player.choose(choice);
    await stage.store.settled();
    const after = stateOf(stage.store, match.tableId);
    const records = await stage.driver.records(mark.record);
    searched += records.length;
    for (const record of records) found.push(...leaksIn(record, { before, after }));
    const lines = stage.lines.slice(mark.line).map(({ line }) => line);
    found.push(...namedIn(lines.join('\n'), hiddenThroughout({ before, after }, undefined)));
  };
  const clicks = await playOn(match, { policy: steadyPolicy(SEED), click });
  expect(found).toEqual([]);
  expect(clicks).toBeGreaterThan(24);
  expect(searched).toBeGreaterThan(2 * clicks);

  const seed = must(stage.store.table(match.tableId).seed, 'A match has a seed.');
  const told = (await stage.driver.records()).filter((record) => JSON.stringify(record).includes(seed));
  // The seed opens every deal, so only the end shows it: in the thread, and to whoever looks at the end.
  expect(told.length).toBeGreaterThan(0);
  for (const { payload } of told) expect(JSON.stringify(payload)).toContain('Deals opened');
  expect(stage.lines.filter(({ line }) => line.includes(seed))).toEqual([]);
});

interface Around {
  readonly before: WoodlandTricksState;
  readonly after: WoodlandTricksState;
}

function leaksIn(record: NumberedRecord, around: Around): readonly string[] {
  const { payload, attachments, recipients } = record;
  const text = JSON.stringify([payload, attachments.map(({ description }) => description)]);
  const hidden = recipients.flatMap((person) => hiddenThroughout(around, seatOf(person)));
  return namedIn(text, [...new Set(hidden)]).map(
    (card) => `${card} in ${record.event} ${record.number}: ${text}`,
  );
}

function seatOf(person: string): Owner | undefined {
  if (person === match.host.person.id) return 0;
  return person === match.guest.person.id ? 1 : undefined;
}

/** What a seat, or anybody else, could know neither before the choice nor after it. */
function hiddenThroughout({ before, after }: Around, viewer: Owner | undefined): readonly Card[] {
  const hidden = hiddenFrom(after, viewer);
  const { round, match: scored } = after;
  if (round.number === before.round.number) {
    const known = new Set(hiddenFrom(before, viewer));
    return hidden.filter((card) => known.has(card));
  }
  // What the finished round showed may be told of still.
  const shown = new Set<Card>([
    before.round.trumpCard,
    ...(scored.lastRound?.tricks ?? []).flatMap(({ plays }) => plays.map(({ card }) => card)),
    ...(scored.lastRound?.exchanges ?? []).flatMap(({ taken, laidDown }) => [taken, laidDown]),
  ]);
  return hidden.filter((card) => !shown.has(card));
}

// A viewer may be reminded of what they have seen, wherever that card has gone since.
function hiddenFrom(
  { match: { lastRound }, round }: WoodlandTricksState,
  viewer: Owner | undefined,
): readonly Card[] {
  const own = viewer === undefined ? [] : [round.draws[viewer], lastRound?.draws[viewer]];
  const seen = new Set<Card>([
    ...round.exchanges.flatMap(({ taken, laidDown }) => [taken, laidDown]),
    ...own.flatMap((draws) => draws ?? []).flatMap(({ drew, putBack }) => [drew, putBack]),
  ]);
  const others = round.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  return [...others, ...round.drawPile].filter((card) => !seen.has(card));
}

/** The cards that a text names, in any of the ways in which the bot writes a card. */
function namedIn(text: string, cards: readonly Card[]): readonly Card[] {
  return cards.filter((card) => {
    const suit = card.slice(-1) as keyof typeof SUITS;
    const rank = card.slice(0, -1);
    const word = RANK_WORDS[rank] ?? rank;
    const [sign, name] = SUITS[suit];
    const written = [card, `${rank}${sign}`, `${word} of ${sign}`, `${word} of ${name}`];
    return written.some((form) => new RegExp(`(?<![\\dA-Za-z])${form}(?![A-Za-z])`).test(text));
  });
}

describe('the search', () => {
  test.each(['play-9D', '"9♦"', 'Ana holds the 9 of Diamonds.', 'the 9 of ♦'])(
    'finds a card in %s',
    (text) => {
      expect(namedIn(text, ['9D', '8D', 'JD'])).toEqual(['9D']);
    },
  );

  test('finds the owner’s cards in what the owner is sent', async () => {
    const records = await stage.driver.records();
    const own = records.filter(
      ({ recipients }) => recipients.length === 1 && recipients[0] === match.host.person.id,
    );
    const cards = ['AS', '5H', 'JD', '9S', '7H'] as const;
    expect(own.some((record) => namedIn(JSON.stringify(record.payload), cards).length > 0)).toBe(true);
  });
});
