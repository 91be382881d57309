import { describe, expect, test } from 'vitest';
import { woodlandTricks } from '../../../src/games/woodland-tricks/game.js';
import { judgeTrick, legalPlays } from '../../../src/games/woodland-tricks/trick.js';
import { cards, choices, make, ONE, position, refusal, trickOf, trickTaken, wonBy, ZERO } from './table.js';

const ELEVEN_TRICKS = wonBy([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
const TWELVE_TRICKS = wonBy([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);

describe('Ace, the comeback', () => {
  test('WT-18: whoever loses a trick with an Ace leads the next one', () => {
    const after = make(position({ hands: ['AS 2H 4H', '10S 4D 6D'] }), 'play-AS', 'play-10S');
    expect(trickTaken(after)).toMatchObject({ winner: 1, nextLeader: 0, comeback: true });
    expect(choices(after.state)).toEqual(['play-2H', 'play-4H']);
  });

  test('WT-18: an Ace that takes its trick changes nothing', () => {
    const after = make(position({ hands: ['AS 2H 4H', '10H 4D 6D'] }), 'play-AS', 'play-10H');
    expect(trickTaken(after)).toMatchObject({ winner: 0, nextLeader: 0, comeback: false });
  });

  test('example 2, WT-18: the Ace that answers a Jack loses, and its owner leads', () => {
    const led = make(position({ hands: ['JD 2H 4H', 'AD 4D 9D 2S'], trumpCard: '10S' }), 'play-JD').state;
    const after = make(led, 'play-AD');
    expect(trickTaken(after)).toMatchObject({ winner: 0, nextLeader: 1, comeback: true });
  });

  test('example 10, WT-19: of two Aces the loser’s works, so the loser leads again', () => {
    const after = make(position({ hands: ['AD 2H 4H', 'AS 4S 6H'], trumpCard: '10S' }), 'play-AD', 'play-AS');
    expect(trickTaken(after)).toMatchObject({ winner: 1, nextLeader: 0, comeback: true });
    expect(after.state.round.leader).toBe(0);
  });

  test('WT-20: an Ace that loses the thirteenth trick does nothing', () => {
    expect(judgeTrick(13, trickOf('AS 10S'), 'H')).toMatchObject({
      winner: 1,
      nextLeader: null,
      comeback: false,
    });
  });
});

describe('3, the trump swap', () => {
  test('WT-21: its owner is asked before the other seat answers, and may keep the trump card', () => {
    const led = make(position({ hands: ['3S 2H 4H', '10S 4D 6D'] }), 'play-3S');
    expect(woodlandTricks.decisions(led.state)).toEqual([{ seat: 0, must: true, kind: 'exchange' }]);
    expect(choices(led.state)).toEqual(['keep', 'exchange-2H', 'exchange-4H']);
    const kept = make(led.state, 'keep');
    expect(kept.state.round.trumpCard).toBe('10C');
    expect(kept.events).toEqual([{ kind: 'trump-kept', seat: 0 }]);
    expect(woodlandTricks.decisions(kept.state)).toEqual([{ seat: 1, must: true, kind: 'play' }]);
  });

  test('WT-21: the trump card goes to the hand, and the card laid down takes its place', () => {
    const after = make(position({ hands: ['3S 2H 4H', '10S 4D 6D'] }), 'play-3S', 'exchange-2H');
    expect(after.state.round.trumpCard).toBe('2H');
    expect(after.state.round.hands[0]).toEqual(cards('4H 10C'));
    expect(after.events).toEqual([
      { kind: 'trump-exchanged', seat: 0, trickNumber: 1, taken: '10C', laidDown: '2H' },
    ]);
  });

  test('example 7, WT-14: a ♠ laid down under trumps ♥ makes the 3♠ take the trick', () => {
    const led = make(position({ hands: ['8H 2H 4H', '3S 4S 6D'], trumpCard: '10H' }), 'play-8H').state;
    const after = make(led, 'play-3S', 'exchange-4S');
    expect(after.state.round.trumpCard).toBe('4S');
    expect(trickTaken(after)).toMatchObject({ trump: 'S', winner: 1 });
  });

  test('example 8, WT-14: a ♦ laid down makes the led 9 count as ♦ and win', () => {
    const led = make(position({ hands: ['9S 2H 4H', '3H 4D 6D'], trumpCard: '10H' }), 'play-9S').state;
    const after = make(led, 'play-3H', 'exchange-4D');
    expect(trickTaken(after)).toMatchObject({ trump: 'D', winner: 0, ambush: false });
  });

  test('example 9, WT-21: a ♠ laid down by the leader of a 3♠, and the 5♠ must follow and wins', () => {
    const dealt = position({ hands: ['3S 4S 4H', '5S 4D 6D'], trumpCard: '10H' });
    const led = make(dealt, 'play-3S', 'exchange-4S').state;
    expect(choices(led)).toEqual(['play-5S']);
    const after = make(led, 'play-5S', 'put-back-4D');
    expect(trickTaken(after)).toMatchObject({ trump: 'S', winner: 1 });
  });

  test('WT-22: a card of the present trump suit may be laid down', () => {
    const led = make(position({ hands: ['3S 4H 6D', '10S 4D 6H'], trumpCard: '10H' }), 'play-3S').state;
    expect(choices(led)).toEqual(['keep', 'exchange-4H', 'exchange-6D']);
    expect(make(led, 'exchange-4H').state.round.trumpCard).toBe('4H');
  });

  test('WT-23: as the last card of a hand it offers nothing', () => {
    const late = position({ hands: ['8S 3S', '10S 4S'], tricks: ELEVEN_TRICKS, leader: ZERO });
    const { events } = make(late, 'play-8S', 'play-10S');
    expect(events.map(({ kind }) => kind)).toEqual([
      'card-played',
      'trick-taken',
      'card-played',
      'card-played',
      'trick-taken',
      'round-ended',
      'round-started',
    ]);
  });

  test('WT-21: with one card left in hand it still asks', () => {
    const late = position({ hands: ['3S 8S', '10S 4S'], tricks: ELEVEN_TRICKS, leader: ZERO });
    expect(choices(make(late, 'play-3S').state)).toEqual(['keep', 'exchange-8S']);
  });

  test('WT-17: laid down or taken, a 3 or a 5 has no power', () => {
    const dealt = position({ hands: ['3S 3H 4H', '10S 4D 6D'], trumpCard: '5C' });
    const after = make(dealt, 'play-3S', 'exchange-3H');
    expect(woodlandTricks.decisions(after.state)).toEqual([{ seat: 1, must: true, kind: 'play' }]);
    expect(after.state.round.hands[0]).toEqual(cards('4H 5C'));
  });
});

describe('5, the draw', () => {
  const dealt = position({ hands: ['5S 2H 4H', '10S 4D 6D'], drawPile: '8D AC 2C 4C 6C 8C' });

  test('WT-24: its owner draws the top card at once', () => {
    const led = make(dealt, 'play-5S');
    expect(led.state).toMatchObject({ phase: 'putting-back', drawn: '8D' });
    expect(led.state.round.hands[0]).toEqual(cards('2H 4H 8D'));
    expect(led.events.at(-1)).toEqual({ kind: 'card-drawn', seat: 0, card: '8D' });
    expect(led.final).toBe(true);
  });

  test('WT-24: any card of the hand goes to the bottom, the drawn one too, and none may be kept', () => {
    const led = make(dealt, 'play-5S').state;
    expect(choices(led)).toEqual(['put-back-2H', 'put-back-4H', 'put-back-8D']);
    expect(refusal(led, 'keep')).toEqual({ reason: 'other-decision', asked: 'put-back' });
    const other = make(led, 'put-back-2H');
    expect(other.state.round.drawPile).toEqual(cards('AC 2C 4C 6C 8C 2H'));
    expect(other.state.round.hands[0]).toEqual(cards('4H 8D'));
    const drawn = make(led, 'put-back-8D');
    expect(drawn.state.round.drawPile).toEqual(cards('AC 2C 4C 6C 8C 8D'));
    expect(drawn.state.round.hands[0]).toEqual(cards('2H 4H'));
  });

  test('WT-24: a put-back shows nothing new and is not final', () => {
    expect(make(dealt, 'play-5S', 'put-back-2H').final).toBe(false);
  });

  test('WT-25: drawn into an empty hand, the card is shown to its owner and goes to the bottom', () => {
    const late = position({
      hands: ['8S 5S', '10S 4S'],
      tricks: ELEVEN_TRICKS,
      drawPile: '8D AC 2C 4C 6C 8C',
    });
    const after = make(late, 'play-8S', 'play-10S');
    expect(after.events).toContainEqual({ kind: 'card-drawn', seat: 0, card: '8D' });
    expect(after.events).toContainEqual({ kind: 'card-put-back', seat: 0, card: '8D' });
    expect(after.events.map(({ kind }) => kind)).toContain('round-ended');
    const draws = (viewer: typeof ZERO) =>
      woodlandTricks.situation(after.state, viewer).view.lastRound?.draws;
    expect(draws(ZERO)).toEqual([{ drew: '8D', putBack: '8D' }]);
    expect(draws(ONE)).toEqual([]);
  });

  test('example 14, WT-26: two 5s in one trick draw in turn', () => {
    const both = position({ hands: ['5S 2H 4H', '5H 4D 6D'], drawPile: '8D JD 2C 4C 6C 8C' });
    const first = make(both, 'play-5S');
    expect(first.state).toMatchObject({ phase: 'putting-back', drawn: '8D' });
    const second = make(first.state, 'put-back-2H', 'play-5H');
    expect(second.state).toMatchObject({ phase: 'putting-back', drawn: 'JD' });
    expect(woodlandTricks.decisions(second.state)).toEqual([{ seat: 1, must: true, kind: 'put-back' }]);
    const after = make(second.state, 'put-back-4D');
    expect(after.state.round.drawPile).toEqual(cards('2C 4C 6C 8C 2H 4D'));
    expect(trickTaken(after).winner).toBe(0);
  });

  test('WT-26: two 5s as the last cards draw one after the other', () => {
    const late = position({
      hands: ['5S', '5H'],
      tricks: TWELVE_TRICKS,
      drawPile: '8D JD 2C 4C 6C 8C',
      scores: [],
    });
    // Seat 0 leads the last trick, which a match only comes to unasked, by playing the 5 itself.
    const { events } = make(late, 'play-5S');
    expect(events.filter(({ kind }) => kind === 'card-drawn')).toEqual([
      { kind: 'card-drawn', seat: 0, card: '8D' },
      { kind: 'card-drawn', seat: 1, card: 'JD' },
    ]);
  });

  test('WT-17: drawn or put back, a 3 or a 5 has no power', () => {
    const powers = position({ hands: ['5S 3H 4H', '10S 4D 6D'], drawPile: '5D AC 2C 4C 6C 8C' });
    const after = make(powers, 'play-5S', 'put-back-3H');
    expect(woodlandTricks.decisions(after.state)).toEqual([{ seat: 1, must: true, kind: 'play' }]);
    expect(after.state.round.hands[0]).toEqual(cards('4H 5D'));
  });
});

describe('7, the bonus', () => {
  test.each([
    ['8S 10S', 0],
    ['7S 10S', 1],
    ['7S 7H', 2],
  ] as const)('WT-28: the trick %s is worth %i to whoever takes it', (plays, bonus) => {
    expect(judgeTrick(1, trickOf(plays), 'S').bonus).toBe(bonus);
  });

  test('WT-28: it goes to the winner, whoever played it', () => {
    const after = make(position({ hands: ['7S 2H 4H', '10S 4D 6D'] }), 'play-7S', 'play-10S');
    expect(woodlandTricks.situation(after.state, 'spectator').view.bonuses).toEqual([0, 1]);
  });
});

describe('Jack, the command', () => {
  test.for([
    ['example 2, WT-31: Ace or highest', 'JD', 'AD 4D 9D 2S', 'AD 9D'],
    ['WT-31: only the highest, without the Ace', 'JD', '4D 8D 10D 2S', '10D'],
    ['WT-31: only the Ace, where it is all there is', 'JD', 'AD 2S 4H', 'AD'],
    ['WT-31: the Ace of another suit is no excuse', 'JD', 'AS 4D 8D', '8D'],
    ['WT-32: without the suit, any card', 'JD', 'AS 2S 4H', 'AS 2S 4H'],
    ['WT-31: a lead that is no Jack commands nothing', '10D', 'AD 4D 9D', 'AD 4D 9D'],
  ] as const)('%s', ([, led, hand, legal]) => {
    expect(legalPlays(cards(hand), [{ seat: ZERO, card: led }])).toEqual(cards(legal));
  });

  test('WT-31: any other card is refused with the Jack and the cards that answer it', () => {
    const led = make(position({ hands: ['JD 2H', 'AD 4D 9D 2S'] }), 'play-JD').state;
    const answer = { reason: 'must-answer-jack', jack: 'JD', legal: cards('AD 9D') };
    expect(refusal(led, 'play-4D')).toEqual({ ...answer, card: '4D' });
    expect(refusal(led, 'play-2S')).toEqual({ ...answer, card: '2S' });
  });

  test('WT-33: a Jack that answers has no power over the next lead', () => {
    const after = make(position({ hands: ['10D 2H 4H', 'JD 4D 6D'] }), 'play-10D', 'play-JD');
    expect(choices(make(after.state, 'play-6D').state)).toEqual(['play-2H', 'play-4H']);
    expect(choices(after.state)).toEqual(['play-4D', 'play-6D']);
  });
});
