import { expect, test } from 'vitest';
import { formatMove, parseMove, type TrickadeeMove } from '../../../src/games/trickadee/moves.js';

test.for<[string, TrickadeeMove]>([
  ['play-B7', { kind: 'play', card: 'B7' }],
  ['take-R15', { kind: 'take', card: 'R15' }],
  ['into-2', { kind: 'into', flock: 2 }],
  ['into-12', { kind: 'into', flock: 12 }],
  ['into-new', { kind: 'into', flock: 'new' }],
  ['use-4', { kind: 'use', ability: 4 }],
  ['lift-P1', { kind: 'lift', card: 'P1' }],
  ['hand-G13', { kind: 'hand', card: 'G13' }],
  ['discard-Y4', { kind: 'discard', card: 'Y4' }],
  ['cache-B12', { kind: 'cache', card: 'B12' }],
  ['wild-species', { kind: 'wild', aspect: 'species' }],
  ['stop', { kind: 'stop' }],
  ['back', { kind: 'back' }],
  ['pass', { kind: 'pass' }],
  ['pass-round', { kind: 'pass-round' }],
])('%s is a move', ([text, move]) => {
  expect(parseMove(text)).toEqual(move);
  expect(formatMove(move)).toBe(text);
});

test.for([
  'play-B1',
  'play-7B',
  'play',
  'play-',
  'take-R16',
  'use-0',
  'use-10',
  'into-0',
  'into-02',
  'into-100',
  'into-old',
  'wild-colour',
  'wild-toString',
  'constructor',
  'pass-match',
  ' pass',
  'pass\n',
  '',
])('%j is none', (text) => {
  expect(parseMove(text)).toBeUndefined();
});
