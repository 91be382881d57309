import { describe, expect, test } from 'vitest';
import { formatMove, parseMove, type WoodlandTricksMove } from '../../../src/games/woodland-tricks/moves.js';

describe('a move as text', () => {
  test.each([
    ['play-9D', { kind: 'play', card: '9D' }],
    ['exchange-10S', { kind: 'exchange', card: '10S' }],
    ['keep', { kind: 'keep' }],
    ['put-back-8D', { kind: 'put-back', card: '8D' }],
  ] as [string, WoodlandTricksMove][])('%s', (text, move) => {
    expect(parseMove(text)).toEqual(move);
    expect(formatMove(move)).toBe(text);
  });

  test.each([
    '',
    'play',
    'play-',
    'play-9',
    'play-9X',
    'play-1S',
    'play-09D',
    'play-9d',
    'Play-9D',
    'play-9D-',
    'play 9D',
    ' play-9D',
    'play-9D\n',
    'keep-9D',
    'put-8D',
    'putback-8D',
    'draw-8D',
    'play-__proto__',
    'play-10SS',
  ])('%j is none', (text) => {
    expect(parseMove(text)).toBeUndefined();
  });
});
