import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, COLOURS, cardNumber, colourOf, PACK } from '../../../src/games/before-the-birds/cards.js';
import { placeFor, treeOf, worthOf } from '../../../src/games/before-the-birds/trees.js';
import { viewTree } from '../../../src/games/before-the-birds/view.js';
import { inOrder, type Naive, naiveLength, naiveTree } from './naive.js';
import { card, cards } from './table.js';

describe('storing', () => {
  test('BTB-16: the first card is the root', () => {
    expect(placeFor([], card('25'))).toEqual({ parent: null, side: null, depth: 1 });
  });

  test('example 2, BTB-17: under root 25 with 44 on its right, 26 lies left below 44', () => {
    const tree = treeOf(cards('25 44'));
    expect(tree[1]).toEqual({ card: '44', parent: '25', side: 'right', depth: 2 });
    expect(placeFor(tree, card('26'))).toEqual({ parent: '44', side: 'left', depth: 3 });
  });

  test('example 5, BTB-17: 04 goes left of 12, by number and not by text', () => {
    expect(placeFor(treeOf(cards('12')), card('04'))).toEqual({ parent: '12', side: 'left', depth: 2 });
    expect(placeFor(treeOf(cards('04')), card('12'))).toEqual({ parent: '04', side: 'right', depth: 2 });
  });
});

describe('what a tree counts for', () => {
  test('example 3, BTB-19, BTB-20, BTB-21: 25 18 12 04 44 26 57 33 47', () => {
    const tree = viewTree(cards('25 18 12 04 44 26 57 33 47'));
    expect(tree).toMatchObject({
      length: 4,
      colours: ['blue', 'green', 'yellow', 'purple'],
      score: 8,
      newest: '47',
    });
    expect(tree.longestPaths).toEqual([cards('25 18 12 04'), cards('25 44 26 33'), cards('25 44 57 47')]);
    // The path that is named in the example has three of the four colours.
    expect(new Set(cards('25 44 26 33').map(colourOf))).toEqual(new Set(['yellow', 'green', 'purple']));
  });

  test('example 4, BTB-19, BTB-21, BTB-23: 01 to 09 in order', () => {
    const tree = viewTree(cards('01 02 03 04 05 06 07 08 09'));
    expect(tree.length).toBe(9);
    expect(tree.colours).toHaveLength(7);
    expect(tree.score).toBe(16);
    expect(tree.longestPaths).toEqual([cards('01 02 03 04 05 06 07 08 09')]);
  });

  test('example 7, BTB-23: nine cards of one colour in a bushy tree score 5', () => {
    expect(worthOf(treeOf(cards('28 14 42 07 21 35 49 00 56')))).toEqual({
      length: 4,
      colours: ['red'],
      score: 5,
    });
  });

  test('an empty tree counts for nothing', () => {
    expect(viewTree([])).toEqual({
      cards: [],
      newest: null,
      longestPaths: [],
      length: 0,
      colours: [],
      score: 0,
    });
  });
});

test('longest paths are told from left to right, whichever was finished first', () => {
  expect(viewTree(cards('25 44 18')).longestPaths).toEqual([cards('25 18'), cards('25 44')]);
});

test('a tree is told card by card: what it lies on, what lies on it, and the longest path', () => {
  expect(viewTree(cards('25 44 18 26')).cards).toEqual([
    { card: '25', parent: null, side: null, depth: 1, left: '18', right: '44', onLongestPath: true },
    { card: '44', parent: '25', side: 'right', depth: 2, left: '26', right: null, onLongestPath: true },
    { card: '18', parent: '25', side: 'left', depth: 2, left: null, right: null, onLongestPath: false },
    { card: '26', parent: '44', side: 'left', depth: 3, left: null, right: null, onLongestPath: true },
  ]);
});

function nested(stored: readonly Card[]): Naive | null {
  const tree = viewTree(stored);
  const grow = (name: Card | null): Naive | null => {
    const found = tree.cards.find((other) => other.card === name);
    return found === undefined
      ? null
      : { number: cardNumber(found.card), left: grow(found.left), right: grow(found.right) };
  };
  return grow(stored[0] ?? null);
}

describe('any nine cards in any order', () => {
  const nine = fc.shuffledSubarray([...PACK], { minLength: 9, maxLength: 9 });

  test('BTB-17: make the search tree that a second telling builds', () => {
    fc.assert(
      fc.property(nine, (stored) => {
        const naive = naiveTree(stored.map(Number));
        expect(nested(stored)).toEqual(naive);
        expect(inOrder(naive)).toEqual(stored.map(Number).toSorted((one, other) => one - other));
        const { length, colours, score } = worthOf(treeOf(stored));
        expect(length).toBe(naiveLength(naive));
        expect(colours).toHaveLength(new Set(stored.map((name) => Number(name) % 7)).size);
        expect(score).toBe(length + colours.length);
      }),
    );
  });

  test('example 7, BTB-23: have a length of 4 to 9 and a score of 5 to 16', () => {
    fc.assert(
      fc.property(nine, (stored) => {
        const { length, score } = worthOf(treeOf(stored));
        expect(length >= 4 && length <= 9 && score >= 5 && score <= 16).toBe(true);
      }),
    );
  });

  test.each([30, 40, 50])('example 7, BTB-23: of a deck of %i score at least 6', (size) => {
    const colours = PACK.slice(0, size).map(colourOf);
    const counts = COLOURS.map((colour) => colours.filter((other) => other === colour).length);
    // A score of 5 needs nine cards of one colour.
    expect(Math.max(...counts)).toBeLessThan(9);
  });

  test('light exactly the paths that reach the full length', () => {
    fc.assert(
      fc.property(nine, (stored) => {
        const tree = viewTree(stored);
        for (const path of tree.longestPaths) {
          expect(path).toHaveLength(tree.length);
          expect(path[0]).toBe(stored[0]);
          const steps = path.slice(1).map((name, index) => [path[index], name]);
          const real = tree.cards.map(({ card: name, parent }) => `${parent}-${name}`);
          for (const [parent, child] of steps) expect(real).toContain(`${parent}-${child}`);
        }
        const ends = tree.cards.filter(({ depth }) => depth === tree.length).map(({ card: name }) => name);
        expect(tree.longestPaths.map((path) => path.at(-1)).toSorted()).toEqual(ends.toSorted());
        const lit = tree.cards.filter(({ onLongestPath }) => onLongestPath).map(({ card: name }) => name);
        expect(new Set(lit)).toEqual(new Set(tree.longestPaths.flat()));
      }),
    );
  });
});
