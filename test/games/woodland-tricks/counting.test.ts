import { describe, expect, test } from 'vitest';
import { must } from '../../../src/base/invariant.js';
import { shuffled } from '../../../src/games/deal.js';
import type { Seat } from '../../../src/games/game-types.js';
import { packOf } from '../../../src/games/woodland-tricks/cards.js';
import { woodlandTricks } from '../../../src/games/woodland-tricks/game.js';
import type { WoodlandTricksState } from '../../../src/games/woodland-tricks/state.js';
import { position, SEED, wonBy } from './table.js';

/**
 * How many sequences of moves a round has: `lengths[n]` of n moves, whether or not the round ends with the
 * last of them, and `ends`, how many end the round with each result.
 */
interface Count {
  readonly lengths: number[];
  readonly ends: Record<string, number>;
}

function emptyCount(depth: number): Count {
  return { lengths: Array.from({ length: depth + 1 }, () => 0), ends: {} };
}

function countByRules(state: WoodlandTricksState, depth: number, count = emptyCount(depth)): Count {
  const level = count.lengths.length - 1 - depth;
  count.lengths[level] = (count.lengths[level] ?? 0) + 1;
  if (depth === 0) return count;
  const { seat } = must(woodlandTricks.decisions(state)[0], 'A round in play waits for a seat.');
  for (const move of woodlandTricks.legalMoves(state, seat)) {
    const applied = woodlandTricks.apply(state, seat, move);
    if (!applied.ok) throw new Error(applied.error.reason);
    const ended = applied.value.events.find((event) => event.kind === 'round-ended');
    if (ended === undefined) countByRules(applied.value.state, depth - 1, count);
    else addEnd(count, level + 1, `${ended.tricks.join('-')} ${ended.bonuses.join('-')}`);
  }
  return count;
}

function addEnd(count: Count, level: number, result: string): void {
  count.lengths[level] = (count.lengths[level] ?? 0) + 1;
  count.ends[result] = (count.ends[result] ?? 0) + 1;
}

/** The same game told a second time: cards as numbers, hundreds for the suit, and nothing shared but the count. */
interface Naive {
  readonly held: readonly [number[], number[]];
  readonly pile: number[];
  readonly table: number[];
  readonly tricks: [number, number];
  readonly sevens: [number, number];
  trump: number;
  lead: 0 | 1;
  /** 3 or 5 while its owner has to choose. */
  power: number;
}

const SUIT_HUNDREDS = { S: 100, H: 200, D: 300, C: 400 } as const;

function numberOf(card: string): number {
  const rank = card.slice(0, -1);
  const value = rank === 'A' ? 1 : rank === 'J' ? 11 : Number(rank);
  return SUIT_HUNDREDS[card.slice(-1) as keyof typeof SUIT_HUNDREDS] + value;
}

const suit = (card: number) => Math.floor(card / 100);
const value = (card: number) => card % 100;

function countNaively(game: Naive, depth: number, count = emptyCount(depth)): Count {
  const level = count.lengths.length - 1 - depth;
  count.lengths[level] = (count.lengths[level] ?? 0) + 1;
  if (depth === 0) return count;
  for (const choice of naiveChoices(game)) {
    const next = structuredClone(game);
    choose(next, choice);
    if (next.held[0].length + next.held[1].length > 0) countNaively(next, depth - 1, count);
    else addEnd(count, level + 1, `${next.tricks.join('-')} ${next.sevens.join('-')}`);
  }
  return count;
}

function naiveMover(game: Naive): 0 | 1 {
  const cardsDown = game.power === 0 ? game.table.length : game.table.length - 1;
  return cardsDown === 1 ? ((1 - game.lead) as 0 | 1) : game.lead;
}

/** Card numbers; 0 keeps the trump card. */
function naiveChoices(game: Naive): readonly number[] {
  const mine = game.held[naiveMover(game)];
  if (game.power === 3) return [0, ...mine];
  if (game.power === 5) return [...mine];
  const led = game.table[0];
  if (led === undefined || !mine.some((card) => suit(card) === suit(led))) return [...mine];
  const same = mine.filter((card) => suit(card) === suit(led));
  if (value(led) !== 11) return same;
  return [...new Set([Math.max(...same), ...same.filter((card) => value(card) === 1)])];
}

function choose(game: Naive, card: number): void {
  const mine = game.held[naiveMover(game)];
  if (game.power === 0) putDown(game, mine, card);
  else settlePower(game, mine, card);
  if (game.power !== 0) return;
  if (game.table.length === 2) finishTrick(game);
  const next = game.held[naiveMover(game)];
  if (next.length === 1) choose(game, next[0] ?? 0);
}

function takeFrom(hand: number[], card: number): void {
  hand.splice(hand.indexOf(card), 1);
}

function putDown(game: Naive, mine: number[], card: number): void {
  takeFrom(mine, card);
  game.table.push(card);
  if (mine.length > 0 && (value(card) === 3 || value(card) === 5)) game.power = value(card);
  if (game.power === 5) mine.push(game.pile.shift() ?? 0);
  // A last 5 turns the draw pile over by one card.
  if (mine.length === 0 && value(card) === 5) game.pile.push(game.pile.shift() ?? 0);
}

function settlePower(game: Naive, mine: number[], card: number): void {
  if (card !== 0) takeFrom(mine, card);
  if (game.power === 5) game.pile.push(card);
  else if (card !== 0) {
    mine.push(game.trump);
    game.trump = card;
  }
  game.power = 0;
}

function finishTrick(game: Naive): void {
  const [one = 0, two = 0] = game.table;
  const lonelyNine = (value(one) === 9) !== (value(two) === 9);
  const strength = (card: number) => {
    if (suit(card) === suit(game.trump) || (lonelyNine && value(card) === 9)) return 1000 + value(card);
    return suit(card) === suit(one) ? value(card) : -1;
  };
  const leaderWins = strength(one) > strength(two);
  const winner = leaderWins ? game.lead : ((1 - game.lead) as 0 | 1);
  const losing = leaderWins ? two : one;
  game.tricks[winner] += 1;
  game.sevens[winner] += [one, two].filter((card) => value(card) === 7).length;
  game.lead = value(losing) === 1 ? ((1 - winner) as 0 | 1) : winner;
  game.table.length = 0;
}

interface SmallDeal {
  readonly hands: readonly [string, string];
  readonly trumpCard: string;
  readonly drawPile: string;
}

/** The deal both ways, the tricks before it all taken by seat 1. */
function bothWays({ hands, trumpCard, drawPile }: SmallDeal, depth: number): readonly [Count, Count] {
  const [zero, one] = hands.map((hand) => hand.split(' '));
  const before = 13 - must(zero, 'hand').length;
  const tricks = wonBy(Array.from({ length: before }, () => 1));
  const state = position({ hands, trumpCard, drawPile, tricks, leader: 0 as Seat });
  const naive: Naive = {
    held: [must(zero, 'hand').map(numberOf), must(one, 'hand').map(numberOf)],
    pile: drawPile.split(' ').map(numberOf),
    table: [],
    tricks: [0, before],
    sevens: [0, 0],
    trump: numberOf(trumpCard),
    lead: 0,
    power: 0,
  };
  return [countByRules(state, depth), countNaively(naive, depth)];
}

/** A deal from a fixed seed, with hands as small as wanted. */
function dealOf(name: string, handSize: number): SmallDeal {
  const pack = shuffled({ seed: SEED, name }, packOf(['S', 'H', 'D']));
  const slice = (from: number, size: number) => pack.slice(from, from + size).join(' ');
  return {
    hands: [slice(0, handSize), slice(handSize, handSize)],
    trumpCard: slice(2 * handSize, 1),
    drawPile: slice(2 * handSize + 1, 6),
  };
}

describe('the sequences of moves are as many as a second telling of the rules finds', () => {
  test('when all is powers', () => {
    const deal = {
      hands: ['3S 5H AD JS', '5S 9H 7D 2S'],
      trumpCard: '8H',
      drawPile: '7S 3D 4H 10D AS JD',
    } as const;
    const [byRules, naively] = bothWays(deal, 14);
    expect(byRules).toEqual(naively);
    expect(byRules.lengths).toEqual([1, 4, 10, 19, 59, 135, 238, 483, 743, 652, 180, 0, 0, 0, 0]);
  });

  test.each([1, 2, 3, 4, 5, 6])('to the end of the round, deal %i of four cards each', (number) => {
    const [byRules, naively] = bothWays(dealOf(`counting/${number}`, 4), 14);
    expect(byRules).toEqual(naively);
    expect(Object.values(byRules.ends).reduce((sum, ends) => sum + ends, 0)).toBeGreaterThan(50);
  });

  test.each([1, 2, 3])('of the first four moves, deal %i of 13 cards each', (number) => {
    const [byRules, naively] = bothWays(dealOf(`counting/${number}`, 13), 4);
    expect(byRules).toEqual(naively);
    expect(byRules.lengths[1]).toBe(13);
  });
});
