import { describe, expect, test } from 'vitest';
import { type BeforeTheBirdsMove, formatMove, parseMove } from '../../../src/games/before-the-birds/moves.js';

describe('a move as text', () => {
  test.each([
    ['bid-18', { kind: 'bid', card: '18' }],
    ['bid-00', { kind: 'bid', card: '00' }],
    ['replace-bid-07', { kind: 'replace-bid', card: '07' }],
  ] as [string, BeforeTheBirdsMove][])('%s', (text, move) => {
    expect(parseMove(text)).toEqual(move);
    expect(formatMove(move)).toBe(text);
  });

  test.each([
    '',
    'bid',
    'bid-',
    'bid-7',
    'bid-007',
    'bid-70',
    'bid-99',
    'bid-1a',
    'Bid-18',
    'bid-18\n',
    ' bid-18',
    'replace-18',
    'replacebid-18',
    'withdraw-18',
    'bid-__proto__',
    'bid-١٨',
  ])('%j is none', (text) => {
    expect(parseMove(text)).toBeUndefined();
  });
});
