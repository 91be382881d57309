import { expect } from 'vitest';
import { must } from '../../../../src/base/invariant.js';
import type { Option, Page, Reader } from '../text-reader.js';
import { type Account, countPlaces } from './account.js';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'A'];
const SIGNS: Readonly<Record<string, string>> = { Spades: '♠', Hearts: '♥', Diamonds: '♦', Clubs: '♣' };
const CARD = /(10|[2-9AJ])([♠♥♦♣])/;

/** Follows suit, spares high cards, and makes the suit trumps of which it holds most. */
export function woodlandReader(names: readonly string[]): Reader & Account {
  const hands = names.map(() => new Set<string>());
  const rounds: number[][] = [];
  let tricks = names.map(() => 0);
  let bonus = names.map(() => 0);
  let worths: readonly string[] = [];
  const dealt = names.map(() => 0);

  function hear(text: string): void {
    const winner = /([A-Z]\w+)'s \w+ of \w+ (?:takes|ambushes) /.exec(text)?.[1];
    if (winner !== undefined) add(tricks, names.indexOf(winner), 1);
    const sevens = /The 7s? brings? (\w+) (\d)/.exec(text);
    if (sevens !== null) add(bonus, names.indexOf(sevens[1] ?? ''), Number(sevens[2]));
    if (!/^\*\*Round \d+ is over/.test(text)) return;
    rounds.push(tricks.map((count, seat) => pointsFor(count, worths) + (bonus[seat] ?? 0)));
    for (const seat of names.keys()) expect(text).toMatch(resultOf(seat));
    tricks = names.map(() => 0);
    bonus = names.map(() => 0);
  }

  /** "Ana took 5 tricks: 2 points, 1 for a seven, now 3." */
  function resultOf(seat: number): RegExp {
    const count = tricks[seat] ?? 0;
    const sevens = bonus[seat] === 0 ? '' : `, ${bonus[seat]} for (?:a seven|sevens)`;
    return new RegExp(
      `${names[seat]} took ${count} tricks?: ${pointsFor(count, worths)} points?${sevens}, now `,
    );
  }

  function begin(seat: number, text: string): void {
    const round = Number(/round (\d+)/.exec(text)?.[1]);
    if (dealt[seat] === round) return;
    dealt[seat] = round;
    hands[seat] = new Set(handTold(text));
  }

  return {
    read(seat, { text }, told) {
      for (const one of told) hear(one);
      worths = (/^Points for tricks: (.*)\.$/m.exec(text)?.[1] ?? '').split(/, | and /);
      begin(seat, text);
      const hand = must(hands[seat], 'A seat has a hand.');
      const drawn = /Your 5 drew the (\w+ of \w+)/.exec(text)?.[1];
      if (drawn !== undefined) hand.add(signOf(drawn));
      // The last card of a hand is played automatically.
      if (text.includes('the match is over')) hand.clear();
      expect(handTold(text)).toEqual([...hand].toSorted(inOrder));
    },
    choose(seat, page) {
      const hand = must(hands[seat], 'A seat has a hand.');
      const option = chosen(page, hand);
      const trump = /you may swap the trump card \((.+?)\)/.exec(page.text)?.[1];
      if (trump === undefined || !option.label.startsWith('Keep')) hand.delete(cardIn(option.label));
      if (trump !== undefined && !option.label.startsWith('Keep')) hand.add(signOf(trump));
      return option;
    },
    account() {
      const totals = names.map((_, seat) => rounds.reduce((sum, round) => sum + (round[seat] ?? 0), 0));
      return { rounds, totals, places: countPlaces(totals, 'most') };
    },
  };
}

function chosen({ text, options }: Page, hand: ReadonlySet<string>): Option {
  const byRank = options.toSorted((one, other) => rank(one.label) - rank(other.label));
  const lowest = must(byRank[0], 'Something can be chosen.');
  if (text.includes('you may swap the trump card')) return swapped(options, hand);
  const led = /led the (\w+ of \w+): follow with a \w+\./.exec(text)?.[1];
  if (led === undefined) return /answer with your/.test(text) ? must(byRank.at(-1), 'An answer.') : lowest;
  const high = signOf(led);
  const suit = high.slice(-1);
  expect(options.map(({ label }) => label)).toEqual(
    [...hand].filter((card) => card.endsWith(suit)).toSorted(inOrder),
  );
  return byRank.find(({ label }) => rank(label) > rank(high)) ?? lowest;
}

function swapped(options: readonly Option[], hand: ReadonlySet<string>): Option {
  const longest = ['♠', '♥', '♦', '♣'].toSorted((one, other) => held(hand, other) - held(hand, one))[0] ?? '';
  const keep = must(
    options.find(({ label }) => label.startsWith('Keep')),
    'It can be kept.',
  );
  return keep.label.endsWith(longest) ? keep : (options.find(({ label }) => label.endsWith(longest)) ?? keep);
}

function held(hand: ReadonlySet<string>, suit: string): number {
  return [...hand].filter((card) => card.endsWith(suit)).length;
}

function handTold(text: string): readonly string[] {
  const lines = text.slice(text.indexOf('**Your hand**')).split('\n').slice(1);
  const suits = lines.slice(
    0,
    lines.findIndex((line) => !/^(?:Spades|Hearts|Diamonds|Clubs): /.test(line)),
  );
  return suits
    .flatMap((line) => {
      const [suit = '', ranks = ''] = line.split(': ');
      // Where any card may be chosen, they stand there as on their buttons.
      const written = ranks.split(/, | and /).map((one) => one.replace(SIGNS[suit] ?? '', ''));
      return written.map((one) => `${short(one)}${SIGNS[suit] ?? ''}`);
    })
    .toSorted(inOrder);
}

function pointsFor(count: number, worths: readonly string[]): number {
  for (const worth of worths) {
    const [, points, from, to] = /^(\d+) for (\d+)(?: to (\d+)| or more)?$/.exec(worth) ?? [];
    const highest = to ?? (worth.includes('or more') ? Number.POSITIVE_INFINITY : from);
    if (Number(from) <= count && count <= Number(highest)) return Number(points);
  }
  throw new Error(`The texts do not tell what ${count} tricks are worth.`);
}

/** "Jack of Spades" as it stands on a button: "J♠". */
function signOf(written: string): string {
  const [rankWord = '', suitWord = ''] = written.split(' of ');
  return `${short(rankWord)}${SIGNS[suitWord] ?? ''}`;
}

function short(rankWord: string): string {
  return { Ace: 'A', Jack: 'J' }[rankWord] ?? rankWord;
}

function cardIn(label: string): string {
  return CARD.exec(label)?.[0] ?? '';
}

function rank(label: string): number {
  return RANKS.indexOf(CARD.exec(label)?.[1] ?? '');
}

function inOrder(one: string, other: string): number {
  return (
    '♠♥♦♣'.indexOf(one.slice(-1)) - '♠♥♦♣'.indexOf(other.slice(-1)) ||
    ORDER.indexOf(one.slice(0, -1)) - ORDER.indexOf(other.slice(0, -1))
  );
}

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J'];

function add(counts: number[], seat: number, more: number): void {
  counts[seat] = (counts[seat] ?? 0) + more;
}
