import { describe, expect, test } from 'vitest';
import { publicEventOf } from '../../../src/games/woodland-tricks/events.js';
import { woodlandTricks } from '../../../src/games/woodland-tricks/game.js';
import { cards, make, ONE, position, roundOf, trickOf, wonBy, ZERO } from './table.js';

const dealt = position({
  hands: ['5S 3S 2H', '10S 4D 6D'],
  trumpCard: '10H',
  drawPile: '8D AC 2C 4C 6C 8C',
  scores: [roundOf([7, 4])],
  round: 2,
});

describe('everybody sees', () => {
  test('WT-40: the table, and no hand', () => {
    const { state } = make(dealt, 'play-3S', 'exchange-2H', 'play-10S', 'play-4D');
    expect(woodlandTricks.situation(state, 'spectator')).toEqual({
      viewer: 'spectator',
      decisions: [{ seat: 0, must: true, kind: 'play' }],
      moves: [],
      previews: {},
      view: {
        phase: 'playing',
        target: 21,
        suits: ['S', 'H', 'D'],
        round: 2,
        dealer: 1,
        leader: 1,
        toMove: 0,
        trumpCard: '2H',
        trump: 'H',
        drawPileSize: 6,
        trickNumber: 2,
        trick: [{ seat: 1, card: '4D' }],
        tricks: [
          {
            number: 1,
            plays: trickOf('3S 10S'),
            trump: 'H',
            winner: 1,
            nextLeader: 1,
            bonus: 0,
            ambush: false,
            comeback: false,
          },
        ],
        lastTrick: expect.objectContaining({ number: 1, winner: 1 }) as unknown,
        exchanges: [{ seat: 0, trickNumber: 1, taken: '10H', laidDown: '2H' }],
        tricksTaken: [0, 1],
        bonuses: [0, 0],
        handSizes: [2, 1],
        scores: [roundOf([7, 4])],
        totals: [7, 4],
        lastRound: null,
        hand: [],
        drawn: null,
        draws: [],
      },
    });
  });

  test('WT-40: that a 5 draws, by the sizes of hand and draw pile', () => {
    const { state } = make(dealt, 'play-5S');
    const { view } = woodlandTricks.situation(state, ONE);
    expect(view).toMatchObject({ phase: 'putting-back', toMove: 0, drawPileSize: 5, handSizes: [3, 3] });
    expect(view.drawn).toBeNull();
  });

  test('WT-42: the tricks of the round before, until the next one ends', () => {
    const tricks = wonBy([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    const late = position({ hands: ['10S JS', '2S 4S'], tricks });
    const { view } = woodlandTricks.situation(make(late, 'play-10S', 'play-2S').state, 'spectator');
    expect(view.tricks).toEqual([]);
    expect(view.lastRound?.round).toBe(1);
    expect(view.lastRound?.tricks).toHaveLength(13);
    expect(view.lastRound?.tricks.at(-1)?.plays).toEqual(trickOf('JS 4S'));
  });
});

describe('only its owner sees', () => {
  test('WT-41: a hand, and the moves it allows', () => {
    const zero = woodlandTricks.situation(dealt, ZERO);
    expect(zero.view.hand).toEqual(cards('3S 5S 2H'));
    expect(zero.moves.map(woodlandTricks.formatMove)).toEqual(['play-3S', 'play-5S', 'play-2H']);
    const one = woodlandTricks.situation(dealt, ONE);
    expect(one.view.hand).toEqual(cards('10S 4D 6D'));
    expect(one.moves).toEqual([]);
  });

  test('WT-41: the card a 5 drew, and what went back', () => {
    const draw = make(dealt, 'play-5S').state;
    expect(woodlandTricks.situation(draw, ZERO).view.drawn).toBe('8D');
    expect(woodlandTricks.situation(draw, 'spectator').view.drawn).toBeNull();
    const after = make(draw, 'put-back-2H').state;
    expect(woodlandTricks.situation(after, ZERO).view.draws).toEqual([{ drew: '8D', putBack: '2H' }]);
    expect(woodlandTricks.situation(after, ONE).view.draws).toEqual([]);
    expect(woodlandTricks.situation(after, 'spectator').view.draws).toEqual([]);
  });

  test('WT-41: nobody hears which cards a 5 moved', () => {
    const { events } = make(dealt, 'play-5S');
    expect(events.map(publicEventOf)).toEqual([
      { kind: 'card-played', seat: 0, card: '5S', trickNumber: 1, lead: true, forced: false },
      { kind: 'card-drawn', seat: 0 },
    ]);
    expect(publicEventOf({ kind: 'card-put-back', seat: ZERO, card: '8D' })).toEqual({
      kind: 'card-put-back',
      seat: 0,
    });
  });

  test('WT-40: everybody hears both cards of an exchange', () => {
    const { events } = make(dealt, 'play-3S', 'exchange-2H');
    expect(events.map(publicEventOf)).toEqual([
      { kind: 'trump-exchanged', seat: 0, trickNumber: 1, taken: '10H', laidDown: '2H' },
    ]);
  });
});

test('WT-27: the draw pile has six cards whenever a card is to be played', () => {
  const { state } = make(dealt, 'play-5S', 'put-back-2H');
  expect(woodlandTricks.situation(state, 'spectator').view.drawPileSize).toBe(6);
});
