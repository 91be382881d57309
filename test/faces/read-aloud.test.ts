import { describe, expect, test } from 'vitest';
import { FACES } from '../../src/faces/shelf.js';
import { boardAlt } from '../../src/faces/standings/board-words.js';
import { SPANS } from '../../src/standings/types.js';
import { DICTIONARY } from '../../src/words/words.js';
import { type Match, type Said, saidByRules, saidOf } from './said.js';
import { faultsOf } from './said-faults.js';
import { rowOf } from './standings/kit.js';

const MATCHES: readonly Match[] = [
  { gameId: 'woodland-tricks', seatCount: 2, options: {}, luck: 11, every: 2 },
  { gameId: 'woodland-tricks', seatCount: 2, options: { target: '16', suits: 'HDC' }, luck: 12, every: 2 },
  { gameId: 'trickadee', seatCount: 3, options: {}, luck: 13, every: 4 },
  { gameId: 'trickadee', seatCount: 4, options: { 'lifer-counts': 'no' }, luck: 14, every: 6 },
  { gameId: 'trickadee', seatCount: 5, options: {}, luck: 15, every: 8 },
  { gameId: 'before-the-birds', seatCount: 3, options: { limit: 25 }, luck: 16, every: 2 },
  { gameId: 'before-the-birds', seatCount: 5, options: { deck: 'trimmed' }, luck: 17, every: 3 },
  { gameId: 'before-the-birds', seatCount: 7, options: {}, luck: 18, every: 5 },
];

/** A fault is found again with every move; the first of each kind tell it. */
function faultsIn(all: Iterable<Said>, language: string): { faults: readonly string[]; count: number } {
  const seen = new Set<string>();
  const faults = new Map<string, string>();
  for (const said of all) {
    const key = `${said.kind} ${said.choices?.join() ?? ''} ${said.text}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const fault of faultsOf(said, language)) {
      const kind = `${said.of}: ${fault.split(':')[0]}`;
      if (!faults.has(kind)) faults.set(kind, `${said.of}: ${fault}`);
    }
  }
  return { faults: [...faults.values()], count: seen.size };
}

describe.each(DICTIONARY.languages)('read aloud in %s', (language) => {
  const words = DICTIONARY.wordsFor(language);

  test.each(MATCHES)('a match of $gameId with $seatCount seats makes sense (chance $luck)', (match) => {
    const { faults, count } = faultsIn(saidOf(match, language), language);
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  test.each(FACES)('the rules of $gameId make sense', (face) => {
    const { faults, count } = faultsIn(saidByRules(face, words), language);
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(5);
  });

  test('leaderboards and films make sense', () => {
    const rows = [rowOf(1, { wins: 2 }), rowOf(2, { name: null }), rowOf(3, { present: false })];
    const page = { rows, own: rows[1] ?? null, players: 1_234, before: null, after: null };
    const boards = SPANS.map((span) =>
      boardAlt({ game: 'Toy', measure: 'average', span, everybody: true, page, asker: null }, words),
    );
    const film = words.plain('replay.film.alt', { game: 'Toy', names: 'Ana, Ben', count: 12 });
    const said = [...boards, film].map((text) => ({ kind: 'alt', of: 'standings', text }) as const);
    expect(faultsIn(said, language).faults).toEqual([]);
  });
});

describe('a fault is heard', () => {
  const planted: readonly [string, string][] = [
    ['a sign that is not spoken', 'Ana: 4 → 6 points.'],
    ['a sign that is not spoken', 'Flocks · Round 1.'],
    ['a sign that is not spoken', 'Ben leads the J♦.'],
    ['a sign that is not spoken', 'The Dove★ is trumps.'],
    ['a card by its sign', 'Your hand, 1 bird: B7 Dove.'],
    ['a card by its sign', 'Ana played 9D.'],
    ['a card by its sign', 'Your bid: 18·Y.'],
    ['no full stop', 'Your hand is empty'],
    ['a beginning that is none', 'your hand is empty.'],
    ['a sentence that begins small', 'A tree. length 4.'],
    ['a text that is not filled in', 'Round {{round}} is over.'],
    ['a text that is not filled in', 'Round undefined is over.'],
    ['a key', 'The table.alt is over.'],
    ['two spaces', 'Round  1 is over.'],
    ['a space with nothing after it', 'Your flocks are worth 0 points now. \nYou hold 4 seeds.'],
    ['a space before a sign', 'The rounds .'],
    ['signs that say the same', 'The match is over..'],
    ['empty brackets', 'The match () is over.'],
    ['none of how many', 'Points: 0 of 21.'],
    ['a bracket alone', 'The Dove (any suit is wild.'],
    ['one as if it were several', 'The score is 1 points.'],
    ['several as if it were one', 'The score is 12 point.'],
    ['somebody before what the picture is', 'Ana: place 1, 12 points.'],
    ['a sentence cut short', `The birds are ${'blue '.repeat(300)}.`],
  ];

  test.each(planted)('%s: %s', (fault, text) => {
    expect(faultsOf({ kind: 'alt', of: 'test', text }, 'en').join('\n')).toContain(fault);
  });

  test('English among other words', () => {
    const text = 'Die Hand: Blau and Rot.';
    expect(faultsOf({ kind: 'alt', of: 'test', text }, 'de').join()).toContain('English');
    expect(faultsOf({ kind: 'alt', of: 'test', text }, 'en')).toEqual([]);
  });

  test.each([
    ['a sign that is not spoken', '① **Ana**: 4 points · 2 seeds'],
    ['a sign that is not spoken', '  Flock 1: B7 Dove = 4'],
    ['a sign that is not spoken', '28 Red would go left: length 1 → 2'],
    ['an end that is none', 'Seeds: ① 2, ② 3,'],
    ['G3 Jay stands on a button only', '**Your hand**: B7 Dove'],
  ])('%s in the table as text', (fault, text) => {
    const said = { kind: 'twin', of: 'test', text, choices: ['G3 Jay +2', 'Back'] } as const;
    expect(faultsOf(said, 'en').join('\n')).toContain(fault);
  });

  test.each([
    "Ben's Red Jay 15 is 1st. Taken: Ana R15 Jay.",
    'You drew B7 Dove.\nWhich flock does Blue Dove 7 go to?',
    'Ben took 18 Yellow with 18·Y.',
    'Ana swaps 2♠, the 2 of Spades.',
  ])('a card in two notations: %s', (text) => {
    expect(faultsOf({ kind: 'lines', of: 'test', text }, 'en').join()).toContain('a card in two notations');
  });

  test('and what is well is not', () => {
    const lines = "Ben's R15 Jay is 1st. Taken: Ana R15 Jay, Ben R14 Hawk.";
    expect(faultsOf({ kind: 'lines', of: 'test', text: lines }, 'en')).toEqual([]);
    const alt = 'Your hand, 2 birds: Blue Dove 7 (any suit) and Red Hawk 14.\nYou hold 1 seed.';
    expect(faultsOf({ kind: 'alt', of: 'test', text: alt }, 'en')).toEqual([]);
    const text = '### The table\n**Your hand**: B7 Dove \\(Lifer\\), G3 Jay\nYou may choose: 10♠';
    expect(faultsOf({ kind: 'twin', of: 'test', text, choices: ['B7 Dove★ +2'] }, 'en')).toEqual([]);
  });
});
