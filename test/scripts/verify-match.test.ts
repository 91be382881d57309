import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceOf } from '../../bench/chance.js';
import { PLAYABLES } from '../../scripts/season/playable.js';
import { type Finding, verifyRecord } from '../../scripts/verify-match/verify.js';
import { must } from '../../src/base/invariant.js';
import type { Seat } from '../../src/games/game-types.js';
import { sealOfSeed } from '../../src/games/hosting.js';
import { checksumOf, type MatchRecord, type RecordedMatch, writtenRecord } from '../../src/games/record.js';
import { rankedWithLeavers } from '../../src/tables/match/places.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SEED = '5eed'.repeat(16);

interface Left {
  readonly resigned: readonly Seat[];
  /** After so many moves. */
  readonly stopAfter: number | null;
}

const BYTE_SEED = 50;
const BYTES_CHANGED = 60;

const NOBODY: Left = { resigned: [], stopAfter: null };

/** A match that chance has played, as the bot records it. */
function recorded(gameId: string, { resigned, stopAfter }: Left = NOBODY): RecordedMatch {
  const { hosted, playOut } = must(
    PLAYABLES.find((one) => one.hosted.id === gameId),
    'The game is there.',
  );
  const checked = hosted.checkOptions({});
  const options = must(checked.ok ? checked.value : null, 'Defaults are options.');
  const seatCount = must(hosted.seatCounts[0], 'A game is for somebody.');
  const start = { options, seatCount, seed: SEED };
  const chance = chanceOf(7);
  const moves = hosted.keptMoves(playOut({ ...start, chance, stopAfter }).moves);
  const looked = hosted.lookBack(start, moves);
  const past = must(looked.ok ? looked.value : null, 'It was played.');
  const equal = Array.from({ length: seatCount }, () => 1);
  return {
    game: hosted.id,
    rulesVersion: hosted.rulesVersion,
    options,
    seats: ['Ana', 'Ben "the owl"', 'Cleo', 'Dev', 'Eda'].slice(0, seatCount),
    seal: sealOfSeed(SEED),
    seed: SEED,
    deals: past.deals,
    moves,
    resigned,
    result: { ...past.scores, places: rankedWithLeavers(past.outcome?.places ?? equal, resigned) },
  };
}

function wrongIn(text: string): readonly string[] {
  return verifyRecord(text)
    .filter(({ right }: Finding) => !right)
    .map(({ told }) => told);
}

const GAMES = PLAYABLES.map(({ hosted }) => hosted.id);
const someSeat = (seat: number) => seat as Seat;

describe.each(GAMES)('a record of %s', (gameId) => {
  const match = recorded(gameId);
  const text = writtenRecord(match);

  test('is true as it was written, and says so of everything in it', () => {
    expect(wrongIn(text)).toEqual([]);
    const told = verifyRecord(text).map((finding) => finding.told);
    for (const deal of match.deals) expect(told).toContain(`Deal ${deal.shuffle}: as the seed has it.`);
    expect(told.join('\n')).toContain(match.seal);
  });

  test('is found out where any one thing in it is changed', () => {
    let changes = 0;
    for (const changed of everyChange(JSON.parse(text))) {
      changes += 1;
      expect(wrongIn(JSON.stringify(changed.value)), changed.where).not.toEqual([]);
    }
    expect(changes).toBeGreaterThan(60);
  });

  test.each(TAMPERINGS)('is found out with a checksum that fits too: %s', (_what, tamper, found) => {
    const changed = tamper(match);
    expect(wrongIn(writtenRecord(changed)).join('\n')).toMatch(found);
  });

  test('cannot prove names, as the manual says', () => {
    expect(wrongIn(writtenRecord({ ...match, seats: match.seats.map(() => 'Nobody') }))).toEqual([]);
  });
});

const TAMPERINGS: readonly (readonly [string, (match: RecordedMatch) => RecordedMatch, RegExp])[] = [
  ['another game', (match) => ({ ...match, game: 'whist' }), /no game "whist"/],
  ['other rules', (match) => ({ ...match, rulesVersion: 99 }), /rules 99/],
  ['other options', (match) => ({ ...match, options: { ...match.options, target: '7' } }), /options/],
  [
    'a seat more',
    (match) => ({ ...match, seats: [...match.seats, ...match.seats, 'Zoe'] }),
    /not for \d+ seats|Deal|Move/,
  ],
  ['another seal', (match) => ({ ...match, seal: sealOfSeed('0'.repeat(64)) }), /Seal/],
  [
    'another seed, sealed',
    (match) => ({ ...match, seed: '0'.repeat(64), seal: sealOfSeed('0'.repeat(64)) }),
    /not possible|seed deals otherwise/,
  ],
  [
    'a card dealt to somebody else',
    (match) => ({
      ...match,
      deals: match.deals.map((deal) => ({ ...deal, hands: deal.hands.toReversed() })),
    }),
    /seed deals otherwise/,
  ],
  ['a deal left out', (match) => ({ ...match, deals: match.deals.slice(1) }), /Deals: there were/],
  ['a move left out', (match) => ({ ...match, moves: match.moves.slice(1) }), /not possible|not over/],
  ['a match cut short', (match) => ({ ...match, moves: match.moves.slice(0, -1) }), /not over/],
  [
    'a move of nobody',
    (match) => ({ ...match, moves: [{ seat: someSeat(7), move: 'pass' }, ...match.moves] }),
    /no seat 7/,
  ],
  [
    'a move that is none',
    (match) => ({ ...match, moves: [{ seat: someSeat(0), move: 'fly' }, ...match.moves] }),
    /"fly" of seat 0, was not possible: not-a-move/,
  ],
  ['somebody given up', (match) => ({ ...match, resigned: [firstOf(match)] }), /places|to its end/],
  [
    'other places',
    (match) => ({ ...match, result: { ...match.result, places: match.result.places.map(() => 1) } }),
    /places/,
  ],
  [
    'other totals',
    (match) => ({ ...match, result: { ...match.result, totals: match.result.totals.map((one) => one + 1) } }),
    /totals/,
  ],
  [
    'other rounds',
    (match) => ({ ...match, result: { ...match.result, rounds: [] } }),
    /points of each round/,
  ],
];

function firstOf({ result }: RecordedMatch): Seat {
  return someSeat(result.places.indexOf(1));
}

const LIST_LOOKED_AT_MAX = 12;

interface Changed {
  readonly where: string;
  readonly value: unknown;
}

/** The same value with one leaf of it changed, for every leaf; of long lists a part. */
function everyChange(value: unknown, where = ''): readonly Changed[] {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.flatMap((entry, index) =>
      index % Math.ceil(list.length / LIST_LOOKED_AT_MAX) > 0
        ? []
        : everyChange(entry, `${where}/${index}`).map((one) => ({
            ...one,
            value: list.with(index, one.value),
          })),
    );
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) =>
      everyChange(entry, `${where}/${name}`).map((one) => ({
        ...one,
        value: { ...value, [name]: one.value },
      })),
    );
  return [{ where, value: otherThan(value) }];
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}` : 'x';
}

describe('a match that somebody gave up', () => {
  test('is over although its cards are not', () => {
    const match = recorded('woodland-tricks', { resigned: [someSeat(1)], stopAfter: 20 });
    expect(match.result.places).toEqual([1, 2]);
    expect(wrongIn(writtenRecord(match))).toEqual([]);
    expect(wrongIn(writtenRecord({ ...match, resigned: [] })).join('\n')).toMatch(/not over/);
  });

  test('is not one that was played to its end by two', () => {
    const match = recorded('woodland-tricks');
    const last = match.result.places.indexOf(2);
    const told = wrongIn(writtenRecord({ ...match, resigned: [someSeat(last)] }));
    expect(told.join('\n')).toMatch(/played to its end/);
  });

  test('is won by nobody where everybody did', () => {
    const match = recorded('woodland-tricks', { resigned: [someSeat(1), someSeat(0)], stopAfter: 20 });
    expect(wrongIn(writtenRecord(match)).join('\n')).toMatch(/one seat alone/);
  });
});

describe('what is no record', () => {
  test.each(GAMES)('is one of %s with any byte changed', (gameId) => {
    const bytes = Buffer.from(writtenRecord(recorded(gameId)));
    const chance = chanceOf(BYTE_SEED);
    for (let number = 0; number < BYTES_CHANGED; number += 1) {
      const changed = Buffer.from(bytes);
      const at = Math.floor(chance() * bytes.length);
      // Another sign that can be seen: blanks between the parts may be any.
      changed[at] = 0x21 + Math.floor(chance() * 94);
      if (changed[at] === bytes[at]) continue;
      expect(wrongIn(changed.toString()), `byte ${at}, seed ${BYTE_SEED}`).not.toEqual([]);
    }
  });

  test.each([
    ['no JSON', 'cards', /not JSON/],
    ['a list', '[]', /not a record/],
    ['nothing', '{}', /"format"/],
    ['another version', changedText({ version: 2 }), /"version"/],
    ['a field more', changedText({ winner: 'Ana' }), /no "winner"/],
    ['a seed that is none', changedText({ seed: 'ab' }), /"seed"/],
    ['moves that are none', changedText({ moves: ['play-8S'] }), /"moves"/],
  ])('is refused: %s', (_what, text, found) => {
    expect(wrongIn(text).join('\n')).toMatch(found);
  });

  function changedText(change: object): string {
    return JSON.stringify({
      ...(JSON.parse(writtenRecord(recorded('woodland-tricks'))) as MatchRecord),
      ...change,
    });
  }
});

test('moves that were replaced are not taken for those of a record', () => {
  const match = recorded('before-the-birds');
  const { hosted } = must(
    PLAYABLES.find((one) => one.hosted.id === match.game),
    'The game is there.',
  );
  const first = must(match.moves[0], 'Somebody bids first.');
  const start = { options: match.options, seatCount: match.seats.length, seed: match.seed };
  const hand = must(match.deals[0]?.hands[first.seat], 'Everybody has a hand.');
  const other = must(
    hand.find((card) => `bid-${card}` !== first.move),
    'Nine cards are not one.',
  );
  const moves = [
    { ...first, move: `bid-${other}` },
    { ...first, move: `replace-${first.move}` },
    ...match.moves.slice(1),
  ];
  expect(hosted.lookBack(start, moves).ok).toBe(true);
  const deals = match.deals.map((deal, index) =>
    index === 0 ? deal : { ...deal, afterMoves: deal.afterMoves + 1 },
  );
  expect(wrongIn(writtenRecord({ ...match, moves, deals })).join('\n')).toMatch(/undone or replaced/);
});

describe('npm run verify-match', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'thicket-record-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function fileOf(text: string): string {
    const file = path.join(folder, 'match.json');
    writeFileSync(file, text);
    return file;
  }

  function run(...given: readonly string[]) {
    return spawnSync('npm', ['run', '--silent', 'verify-match', ...given], { cwd: ROOT, encoding: 'utf8' });
  }

  test('ends with 0 and a word on everything, where all is as shown', () => {
    const text = writtenRecord(recorded('trickadee'));
    const said = execFileSync('npm', ['run', '--silent', 'verify-match', fileOf(text)], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(said).toMatch(/^✓ Checksum/);
    expect(said).toContain('✓ Deal round/3/deal: as the seed has it.');
    expect(said.trimEnd().endsWith('All is as shown.')).toBe(true);
  });

  test('ends with 1 and says what is wrong, where something is', () => {
    const match = recorded('woodland-tricks');
    const totals = match.result.totals.map((total) => total + 1);
    const { status, stdout } = run(fileOf(writtenRecord({ ...match, result: { ...match.result, totals } })));
    expect(status).toBe(1);
    expect(stdout).toContain('✗ Result: the totals are not what the moves come to.');
    expect(stdout).toContain('This record is not true.');
  });

  test('ends with 2 where there is no file', () => {
    expect(run().status).toBe(2);
    expect(run(path.join(folder, 'none.json')).stderr).toContain('cannot be read');
  });
});

test('the checksum of a record does not depend on the order of its fields', () => {
  const record = JSON.parse(writtenRecord(recorded('trickadee'))) as MatchRecord;
  const turned = Object.fromEntries(Object.entries(record).toReversed()) as unknown as MatchRecord;
  expect(checksumOf(turned)).toBe(record.checksum);
  expect(wrongIn(JSON.stringify(turned))).toEqual([]);
});
