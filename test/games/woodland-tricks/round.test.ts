import { describe, expect, test } from 'vitest';
import { packOf } from '../../../src/games/woodland-tricks/cards.js';
import { woodlandTricks } from '../../../src/games/woodland-tricks/game.js';
import type { WoodlandTricksOptions } from '../../../src/games/woodland-tricks/options.js';
import { choices, make, ONE, position, SEED, wonBy, ZERO } from './table.js';

const DEFAULTS: WoodlandTricksOptions = { target: '21', suits: 'SHD' };

function dealt(options: Partial<WoodlandTricksOptions> = {}, seed = SEED) {
  return woodlandTricks.setup({ ...DEFAULTS, ...options }, 2, seed);
}

function seedOf(number: number): string {
  return number.toString(16).padStart(64, '0');
}

describe('the deal', () => {
  test('WT-1, WT-4: two hands of 13, a trump card, and a draw pile of six, 33 cards in all', () => {
    const { round } = dealt();
    expect(woodlandTricks.seatCounts).toEqual([2]);
    expect(round.hands.map((hand) => hand.length)).toEqual([13, 13]);
    expect(round.drawPile).toHaveLength(6);
    const all = [...round.hands.flat(), round.trumpCard, ...round.drawPile];
    expect(all.toSorted()).toEqual(packOf(['S', 'H', 'D']).toSorted());
  });

  test('WT-2: a suit runs from the Ace to the Jack', () => {
    expect(packOf(['S']).join(' ')).toBe('AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS');
  });

  test.each([
    ['SHD', 'S H D'],
    ['SHC', 'S H C'],
    ['SDC', 'S D C'],
    ['HDC', 'H D C'],
  ] as const)('WT-3: with the suits %s the pack is %s', (suits, letters) => {
    const { round, match } = dealt({ suits });
    expect(match.suits).toEqual(letters.split(' '));
    const all = [...round.hands.flat(), round.trumpCard, ...round.drawPile];
    expect(all.toSorted()).toEqual(packOf(match.suits).toSorted());
  });

  test('WT-3, WT-36: a table that chooses nothing plays to 21 with ♠ ♥ ♦', () => {
    expect(woodlandTricks.options.map(({ name, default: value }) => [name, value])).toEqual([
      ['target', '21'],
      ['suits', 'SHD'],
    ]);
    expect(dealt().match.target).toBe(21);
    expect(dealt({ target: '16' }).match.target).toBe(16);
  });

  test('WT-5: the trump card’s suit is the trump suit', () => {
    const state = dealt();
    const { view } = woodlandTricks.situation(state, 'spectator');
    expect(view.trump).toBe(view.trumpCard.slice(-1));
  });

  test('WT-6, WT-7: the seed decides who deals, and the other seat leads', () => {
    const rounds = Array.from({ length: 40 }, (_, number) => dealt({}, seedOf(number)).round);
    const dealers = rounds.map(({ dealer }) => dealer);
    expect(new Set(dealers)).toEqual(new Set([ZERO, ONE]));
    expect(rounds.every(({ dealer, leader }) => dealer !== leader)).toBe(true);
    expect(dealt({}, seedOf(3))).toEqual(dealt({}, seedOf(3)));
  });

  test('another seed gives another deal', () => {
    expect(dealt({}, seedOf(1)).round.hands).not.toEqual(dealt({}, seedOf(2)).round.hands);
  });
});

describe('the next round', () => {
  const tricks = wonBy([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);

  test.each([
    ['seat 0', '10S JS', '2S 4S'],
    ['seat 1', '2S 4S', '10S JS'],
  ])(
    'WT-6, WT-7: the deal alternates, and the other seat leads, though %s took the last trick',
    (_who, zero, one) => {
      const late = position({ hands: [zero, one], tricks, dealer: ONE });
      const first = choices(late)[0] ?? '';
      const answered = make(late, first);
      const { state, events } = make(answered.state, choices(answered.state)[0] ?? '');
      expect(state.round).toMatchObject({ number: 2, dealer: ZERO, leader: ONE, tricks: [], trick: [] });
      expect(state.phase).toBe('playing');
      expect(events.at(-1)).toEqual({
        kind: 'round-started',
        round: 2,
        dealer: 0,
        leader: 1,
        trumpCard: state.round.trumpCard,
      });
    },
  );

  test('is dealt afresh from the seed, whatever was played before', () => {
    const one = position({ hands: ['10S JS', '2S 4S'], tricks });
    const other = position({ hands: ['2H 4H', '10H JH'], tricks });
    const next = make(one, 'play-10S', 'play-2S').state.round;
    expect(make(other, 'play-2H', 'play-10H').state.round.hands).toEqual(next.hands);
    expect([...next.hands.flat(), next.trumpCard, ...next.drawPile].toSorted()).toEqual(
      packOf(['S', 'H', 'D']).toSorted(),
    );
    expect(next.hands).not.toEqual(dealt().round.hands);
  });
});

describe('the last card of a hand', () => {
  const tricks = wonBy([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);

  test('WT-16: is played automatically, as lead and as answer, and cannot be taken back', () => {
    const late = position({ hands: ['10S JS', '2S 4S'], tricks, scores: [roundBefore()] });
    const led = make(late, 'play-10S');
    expect(led.final).toBe(false);
    const { events, final } = make(led.state, 'play-2S');
    expect(final).toBe(true);
    expect(events.filter(({ kind }) => kind === 'card-played')).toEqual([
      { kind: 'card-played', seat: 1, card: '2S', trickNumber: 12, lead: false, forced: false },
      { kind: 'card-played', seat: 0, card: 'JS', trickNumber: 13, lead: true, forced: true },
      { kind: 'card-played', seat: 1, card: '4S', trickNumber: 13, lead: false, forced: true },
    ]);
  });

  test('WT-16: a choice of the twelfth trick comes first', () => {
    const late = position({ hands: ['10S JS', '3S 4S'], tricks });
    const swap = make(late, 'play-10S', 'play-3S');
    expect(swap.final).toBe(false);
    expect(choices(swap.state)).toEqual(['keep', 'exchange-4S']);
    const { events } = make(swap.state, 'exchange-4S');
    expect(events.filter(({ kind }) => kind === 'card-played')).toMatchObject([
      { card: 'JS', forced: true },
      { card: '10C', forced: true },
    ]);
  });

  test('WT-16: a card that is the only possible one among several is asked for', () => {
    const led = make(position({ hands: ['8S 2H', '10S 4D 6D'] }), 'play-8S');
    expect(choices(led.state)).toEqual(['play-10S']);
    expect(led.state.round.trick).toHaveLength(1);
  });
});

function roundBefore() {
  return { round: 1, tricks: [7, 6], trickPoints: [6, 3], bonuses: [0, 0], points: [6, 3] };
}
