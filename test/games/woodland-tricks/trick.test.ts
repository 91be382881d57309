import { describe, expect, test } from 'vitest';
import type { Suit } from '../../../src/games/woodland-tricks/cards.js';
import { judgeTrick, legalPlays } from '../../../src/games/woodland-tricks/trick.js';
import { cards, choices, make, ONE, position, refusal, trickOf, trickTaken, ZERO } from './table.js';

describe('following', () => {
  test('WT-8: the leader plays any card of the hand, and the other seat answers with one', () => {
    const dealt = position({ hands: ['8S 2H JD', '3S 4D 6D'] });
    expect(choices(dealt)).toEqual(['play-8S', 'play-2H', 'play-JD']);
    const answered = make(dealt, 'play-8S', 'play-3S', 'keep');
    expect(trickTaken(answered).plays).toEqual(trickOf('8S 3S'));
  });

  test.for([
    ['WT-9: cards of the led suit must answer', '8S', '2S 10S 4H 9D', '2S 10S'],
    ['WT-9: a hand without the led suit answers with any card', '8S', '4H 9D JD', '4H 9D JD'],
    ['WT-10: a 9 led is followed in its printed suit', '9D', '2D 4S', '2D'],
    ['WT-10: a 9 of another suit does not answer a led trump', '10S', '2S 9D', '2S'],
    ['WT-10: a 9 answers its printed suit', '8D', '9D 4S', '9D'],
  ] as const)('%s', ([, led, hand, legal]) => {
    expect(legalPlays(cards(hand), [{ seat: ZERO, card: led }])).toEqual(cards(legal));
  });

  test('WT-9: a card of another suit is refused with the suit to follow and the cards that do', () => {
    const led = make(position({ hands: ['8S 2H', '2S 10S 4H'] }), 'play-8S').state;
    expect(refusal(led, 'play-4H')).toEqual({
      reason: 'must-follow-suit',
      card: '4H',
      led: 'S',
      legal: cards('2S 10S'),
    });
  });

  test('WT-11: a card taken after the answer does not make the answer wrong', () => {
    // The 3 answers by a hand without ♥, and then a ♥ is taken from under it.
    const led = make(position({ hands: ['8H 2H', '3S 4S 6S'], trumpCard: '10H' }), 'play-8H').state;
    const answered = make(led, 'play-3S', 'exchange-4S');
    expect(trickTaken(answered).plays).toEqual(trickOf('8H 3S'));
  });

  test('WT-11: nor does a card drawn after it', () => {
    const led = make(
      position({ hands: ['8H 2H', '5S 4S 6S'], drawPile: '10H AC 2C 4C 6C 8C' }),
      'play-8H',
    ).state;
    expect(trickTaken(make(led, 'play-5S', 'put-back-4S')).plays).toEqual(trickOf('8H 5S'));
  });
});

describe('the trick goes to', () => {
  test.for([
    ['example 1, WT-12: the only trump, however low', 'H', '8S 2H', 1],
    ['WT-12: the higher of two trumps', 'S', '8S 10S', 1],
    ['WT-12: the first trump, when the second is lower', 'S', '10S 8S', 0],
    ['WT-13: the higher card of the led suit', 'H', '8S 10S', 1],
    ['WT-2: a Jack above a 10', 'H', '10S JS', 1],
    ['WT-2: a 2 above an Ace', 'H', '2S AS', 0],
    ['example 6, WT-13: the lead, when a card of the third suit is thrown on it', 'S', '2D JH', 0],
    ['example 2, WT-29: the only 9, a trump against a Jack that is none', 'S', 'JD 9D', 1],
    ['example 2: the Jack, answered with the Ace', 'S', 'JD AD', 0],
    ['example 3, WT-29: a 9 above a lower trump', 'H', '6H 9S', 1],
    ['example 3, WT-29: a higher trump above a 9', 'H', '10H 9S', 0],
    ['example 4, WT-29: a 9 led as a trump', 'S', '9D 10D', 0],
    ['example 4, WT-29: a 9 that answers as a trump', 'S', '10D 9D', 1],
    ['WT-29: a trump above a led 9', 'S', '9D 10S', 1],
    ['WT-29: a led 9 above a lower trump', 'S', '9D 8S', 0],
    ['WT-29: a 9 of trumps by its number', 'S', '9S 10S', 1],
    ['example 5, WT-30: the first of two 9s, neither a trump', 'S', '9D 9H', 0],
    ['example 5, WT-30: the 9 of trumps among two 9s', 'S', '9D 9S', 1],
    ['example 10: the Ace of trumps', 'S', 'AD AS', 1],
  ] as const)('%s', ([, trump, plays, winner]) => {
    expect(judgeTrick(1, trickOf(plays), trump).winner).toBe(winner);
  });

  test('the same seat, whichever seat leads', () => {
    for (const [plays, trump] of [
      ['8S 2H', 'H'],
      ['9D 10D', 'S'],
      ['JD 9D', 'S'],
    ] as [string, Suit][]) {
      const byZero = judgeTrick(1, trickOf(plays, ZERO), trump).winner;
      expect(judgeTrick(1, trickOf(plays, ONE), trump).winner).toBe(byZero === ZERO ? ONE : ZERO);
    }
  });

  test('WT-15: whoever takes a trick leads the next one', () => {
    const after = make(position({ hands: ['8S 2H 4H', '10S 4D 6D'] }), 'play-8S', 'play-10S');
    expect(trickTaken(after)).toMatchObject({ winner: 1, nextLeader: 1, comeback: false });
    expect(after.state.round.leader).toBe(1);
    expect(after.state.round.trick).toEqual([]);
  });
});

describe('an ambush is told', () => {
  test.for([
    ['when the 9 takes a trick it would have lost', 'S', 'JD 9D', true],
    ['when it takes one by leading', 'S', '9D 10D', true],
    ['not when it would have taken it anyway', 'S', '9D 2D', false],
    ['not when it loses', 'S', '9D 10S', false],
    ['not of two 9s', 'S', '9D 9S', false],
  ] as const)('%s', ([, trump, plays, ambush]) => {
    expect(judgeTrick(1, trickOf(plays), trump).ambush).toBe(ambush);
  });
});
