import { describe, expect, test } from 'vitest';
import { woodlandTricks } from '../../../src/games/woodland-tricks/game.js';
import { make, ONE, position, refusal, roundOf, wonBy, ZERO } from './table.js';

const dealt = position({ hands: ['8S 3S 5H 2H', '3D 4D 6D 10S'], trumpCard: '10H' });

describe('a move that is not possible names its reason', () => {
  test('when the other seat is to move', () => {
    expect(refusal(dealt, 'play-4D', ONE)).toEqual({ reason: 'not-your-turn', toMove: 0 });
    expect(refusal(make(dealt, 'play-8S').state, 'play-2H', ZERO)).toEqual({
      reason: 'not-your-turn',
      toMove: 1,
    });
  });

  test('when the owner of a power has to choose first', () => {
    const swap = make(dealt, 'play-3S').state;
    expect(refusal(swap, 'play-10S', ONE)).toEqual({ reason: 'not-your-turn', toMove: 0 });
    expect(refusal(swap, 'play-8S')).toEqual({ reason: 'other-decision', asked: 'exchange' });
    expect(refusal(swap, 'put-back-8S')).toEqual({ reason: 'other-decision', asked: 'exchange' });
    const draw = make(dealt, 'play-5H').state;
    expect(refusal(draw, 'play-8S')).toEqual({ reason: 'other-decision', asked: 'put-back' });
    expect(refusal(draw, 'exchange-8S')).toEqual({ reason: 'other-decision', asked: 'put-back' });
  });

  test('when nothing is there to keep, exchange or put back', () => {
    for (const move of ['keep', 'exchange-8S', 'put-back-8S'])
      expect(refusal(dealt, move)).toEqual({ reason: 'other-decision', asked: 'play' });
  });

  test('when the card is in another hand, on the table or nowhere', () => {
    expect(refusal(dealt, 'play-4D')).toEqual({ reason: 'card-not-held', card: '4D' });
    expect(refusal(dealt, 'play-10H')).toEqual({ reason: 'card-not-held', card: '10H' });
    expect(refusal(dealt, 'play-JC')).toEqual({ reason: 'card-not-held', card: 'JC' });
    const swap = make(dealt, 'play-3S').state;
    expect(refusal(swap, 'exchange-3S')).toEqual({ reason: 'card-not-held', card: '3S' });
    const draw = make(dealt, 'play-5H').state;
    expect(refusal(draw, 'put-back-5H')).toEqual({ reason: 'card-not-held', card: '5H' });
  });

  test('when the match is over', () => {
    const tricks = wonBy([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    const late = position({ hands: ['10S JS', '2S 4S'], tricks, scores: [roundOf([20, 1])] });
    const { state } = make(late, 'play-10S', 'play-2S');
    expect(refusal(state, 'play-8S', ZERO)).toEqual({ reason: 'match-over' });
    expect(refusal(state, 'keep', ONE)).toEqual({ reason: 'match-over' });
  });
});

describe('what can be taken back', () => {
  test.each([
    ['a lead', ['play-8S'], false],
    ['an answer that shows nothing but itself', ['play-8S', 'play-10S'], false],
    ['a 3, before its choice', ['play-3S'], false],
    ['the trump card kept', ['play-3S', 'keep'], false],
    ['the trump card exchanged', ['play-3S', 'exchange-2H'], false],
    ['a 5 cannot, for it shows a card', ['play-5H'], true],
    ['what a 5 puts back', ['play-5H', 'put-back-8S'], false],
  ] as const)('%s', (_what, moves, final) => {
    expect(make(dealt, ...moves).final).toBe(final);
  });
});

describe('WT-43: a seat that does not answer', () => {
  function fallback(state: typeof dealt | ReturnType<typeof make>['state']): string {
    const seat = woodlandTricks.decisions(state)[0]?.seat ?? ZERO;
    return woodlandTricks.formatMove(woodlandTricks.fallbackMove(state, seat));
  }

  test.each([
    ['plays low before high', '8S 4S 6D', 'play-4S'],
    ['plays no odd card before an even one', 'AS 10S 9D', 'play-10S'],
    ['plays no trump before another card', '2H 9S', 'play-9S'],
    ['plays a trump where nothing else is held', '4H 2H AH', 'play-2H'],
  ])('%s', (_what, hand, move) => {
    expect(fallback(position({ hands: [hand, '10D 8D 6D'], trumpCard: '10H' }))).toBe(move);
  });

  test('follows the rules', () => {
    const led = make(position({ hands: ['JD 2S', 'AD 4D 8D 2S'], trumpCard: '10D' }), 'play-JD').state;
    expect(fallback(led)).toBe('play-8D');
  });

  test('keeps the trump card', () => {
    expect(fallback(make(dealt, 'play-3S').state)).toBe('keep');
  });

  test('puts back the card just drawn', () => {
    const draw = position({ hands: ['5S 2H', '10D 8D'], drawPile: '8H AC 2C 4C 6C 8C' });
    expect(fallback(make(draw, 'play-5S').state)).toBe('put-back-8H');
  });
});
