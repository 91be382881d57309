import { describe, expect, test } from 'vitest';
import { trickadee } from '../../../src/games/trickadee/game.js';
import type { TrickadeeState } from '../../../src/games/trickadee/state.js';
import { choosing, flocksOf, handOf, make, position, TWO, ZERO } from './table.js';

const HANDS = ['B9 P7', 'P8 B4', 'P9 B5'];

function fallback(state: TrickadeeState, seat = ZERO): string {
  return trickadee.formatMove(trickadee.fallbackMove(state, seat));
}

/** Makes fallbacks of seat 0 until it is asked nothing. */
function leftAlone(state: TrickadeeState): readonly string[] {
  const made: string[] = [];
  let now = state;
  while (trickadee.legalMoves(now, ZERO).length > 0 && now.phase === 'resolving') {
    made.push(fallback(now));
    now = make(now, `0 ${made.at(-1)}`).state;
  }
  return made;
}

describe('for a seat that does not answer', () => {
  test.for([
    ['TR-65: the lowest rank is played', 'B9 P7 R8', 'play-P7'],
    ['TR-65: no Lifer bird before another', 'B2 P7 R8', 'play-P7'],
    ['TR-65: of Lifer birds the lowest', 'R5 G3 B2', 'play-B2'],
    ['TR-65: of equal ranks the first suit', 'R8 B8 G8', 'play-B8'],
  ] as const)('%s', ([, hand, move]) => {
    expect(fallback(position({ hands: [hand, 'P8 B4', 'P9 B5'], lifer: 'Y4' }))).toBe(move);
  });

  test('TR-65: the bird is taken that scores most, and goes where it scores most', () => {
    const placed = make(
      position({ hands: ['B9 P7', 'B10 B4', 'B11 B5'], flocks: ['P1', 'P2', 'B8 B7 | Y11'], lifer: 'G3' }),
      '0 play-B9',
      '1 play-B10',
      '2 play-B11',
    ).state;
    expect(fallback(placed, TWO)).toBe('take-B11');
    expect(fallback(make(placed, '2 take-B11').state, TWO)).toBe('into-2');
  });

  test('TR-65: a bird that scores nowhere spoils no flock', () => {
    const state = choosing({ hands: HANDS, flocks: ['B7'], abilities: [4, 7, 8], drawPile: 'R15' });
    expect(fallback(make(state, '0 use-4').state)).toBe('into-new');
  });

  test('TR-65: abilities are passed, and given up where nothing is drawn', () => {
    const state = choosing({ hands: HANDS, flocks: ['B7 P2 | G9'], abilities: [3, 5, 9] });
    expect(fallback(state)).toBe('pass');
    expect(leftAlone(make(state, '0 use-3', '0 lift-B7', '0 into-new').state)).toEqual([
      'back',
      'back',
      'back',
      'pass',
    ]);
  });

  test('TR-65: what was drawn is discarded', () => {
    const state = choosing({ hands: HANDS, abilities: [2, 6, 8], drawPile: 'P4 R9 Y5' });
    expect(leftAlone(make(state, '0 use-2').state)).toEqual(['discard-P4']);
    expect(leftAlone(make(state, '0 use-6').state).toSorted()).toEqual(['discard-P4', 'discard-R9']);
    const begun = make(state, '0 use-6', '0 discard-B9').state;
    expect(handOf(make(begun, `0 ${fallback(begun)}`).state)).toBe('P7 R9');
  });

  test('TR-65: or placed where it scores most', () => {
    const state = choosing({ hands: HANDS, flocks: ['B7 | Y5'], abilities: [2, 6, 8], drawPile: 'G7' });
    const drawn = make(state, '0 use-8').state;
    expect(fallback(drawn)).toBe('hand-G7');
    const chosen = make(drawn, '0 hand-G7').state;
    expect(fallback(chosen)).toBe('into-1');
    expect(flocksOf(make(chosen, '0 into-1').state)).toBe('1: B7 G7 | 2: Y5');
  });
});
