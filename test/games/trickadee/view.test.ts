import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/games/game-types.js';
import { trickadee } from '../../../src/games/trickadee/game.js';
import { publicEventOf } from '../../../src/games/trickadee/public-event.js';
import { asked, cards, choosing, make, ONE, position, roundOf, trickOf, ZERO } from './table.js';

const HANDS = ['P7 B3', 'P8 B4', 'P9 B5'];

describe('everybody sees', () => {
  test('TR-60: the table, and no hand', () => {
    const dealt = position({
      hands: HANDS,
      flocks: ['P1 B2*suit', 'G9', 'R8'],
      lifer: 'G3',
      seeds: [3, 2, 1],
      discards: 'Y14',
      round: 2,
      scores: [roundOf([4, 2, 6])],
      leader: ONE,
    });
    expect(trickadee.situation(make(dealt, '1 play-P8').state, 'spectator')).toEqual({
      viewer: 'spectator',
      decisions: [{ seat: 2, must: true, kind: 'play' }],
      moves: [],
      previews: {},
      view: {
        phase: 'playing',
        liferCounts: true,
        round: 2,
        tricksInRound: 7,
        startLeader: 1,
        leader: 1,
        toPlay: 2,
        toPick: null,
        lifer: 'G3',
        liferSpecies: 'chickadee',
        abilities: [
          { ability: 1, cost: 1 },
          { ability: 2, cost: 2 },
          { ability: 3, cost: 3 },
        ],
        supply: 18,
        seeds: [3, 2, 1],
        cached: [1, 0, 0],
        drawPileSize: 3,
        discardPileSize: 1,
        handSizes: [2, 1, 2],
        trickNumber: 1,
        trick: [{ seat: 1, card: 'P8' }],
        suitsOnTable: ['P'],
        placed: null,
        picks: [],
        stands: null,
        flocks: [
          [
            {
              label: 1,
              birds: [
                { card: 'P1', wild: [] },
                { card: 'B2', wild: ['suit'] },
              ],
              worth: { points: 6, multiplier: 3, categories: ['sequence', 'same-suit', 'same-species'] },
            },
          ],
          [expect.objectContaining({ birds: [{ card: 'G9', wild: [] }] })],
          [expect.objectContaining({ birds: [{ card: 'R8', wild: [] }] })],
        ],
        passedRound: [false, false, false],
        takenUp: [[], [], []],
        tricks: [],
        scores: [roundOf([4, 2, 6])],
        totals: [4, 2, 6],
        seedPoints: null,
        lastRound: null,
        hand: [],
        asked: null,
        taken: null,
        chain: null,
      },
    });
  });

  test('TR-60: the places of a trick, its picks, and how far each seat is', () => {
    const dealt = position({ hands: HANDS, lifer: 'G3', abilities: [1, 4, 9] });
    const placed = make(dealt, '0 play-P7', '1 play-P8', '2 play-P9', '2 take-P9', '2 into-1').state;
    const { view } = trickadee.situation(placed, 'spectator');
    expect(view).toMatchObject({
      phase: 'resolving',
      toPlay: null,
      toPick: 1,
      trick: trickOf('P7 P8 P9'),
      placed: { number: 1, order: [2, 1, 0], paid: [2, 1, 0] },
      picks: [{ seat: 2, card: 'P9', flock: 1, began: false }],
      stands: [{ status: 'waiting' }, { status: 'picking' }, { status: 'done', used: null }],
    });
  });

  test('TR-60: with what points a bird is picked and an ability used', () => {
    const state = choosing({ hands: HANDS, flocks: ['B7 | B8'], abilities: [1, 4, 9] });
    const moved = make(state, '0 use-1', '0 lift-B8');
    expect(moved.events[0]).toMatchObject({ points: { before: 0, after: 4 } });
  });
});

describe('only its owner sees', () => {
  const state = choosing({
    hands: HANDS,
    seeds: [9, 9, 0],
    abilities: [2, 6, 8],
    drawPile: 'R9 R10 R11',
    stands: ['choosing'],
  });

  test('TR-61: a hand', () => {
    expect(trickadee.situation(state, ZERO).view.hand).toEqual(cards('P7 B3'));
    expect(trickadee.situation(state, ONE).view.hand).toEqual(cards('P8 B4'));
    expect(trickadee.situation(state, 'spectator').view.hand).toEqual([]);
  });

  test('TR-61, TR-62: what was drawn; the others see that birds were', () => {
    const drawn = make(state, '0 use-6');
    const own = trickadee.situation(drawn.state, ZERO).view;
    expect(own.hand).toEqual(cards('P7 B3 R9 R10'));
    expect(own.chain).toMatchObject({ ability: 6, cost: 2, paid: true, drawn: ['R9', 'R10'], chosen: [] });
    const others = trickadee.situation(drawn.state, ONE).view;
    expect(others.stands?.[0]).toEqual({ status: 'using', ability: 6, drawn: 2, shown: null });
    expect(others).toMatchObject({ handSizes: [4, 2, 2], drawPileSize: 1, chain: null });
    expect(JSON.stringify(others)).not.toMatch(/R9|R10/);
    expect(drawn.events.map(publicEventOf)).toEqual([
      { kind: 'birds-drawn', seat: 0, ability: 6, cost: 2, count: 2, shown: null },
    ]);
  });

  test('TR-61: what was discarded', () => {
    const done = make(state, '0 use-2', '0 discard-P7');
    const open = done.events.map(publicEventOf);
    expect(open).toMatchObject([{ kind: 'birds-discarded', count: 1 }]);
    expect(JSON.stringify([open, trickadee.situation(done.state, ONE).view])).not.toContain('P7');
  });

  test('TR-62: the choices of an ability, and the flocks they would make', () => {
    const moving = choosing({
      hands: HANDS,
      flocks: ['B7 P2 | B8'],
      abilities: [3, 4, 9],
    });
    const once = make(moving, '0 use-3', '0 lift-B7', '0 into-2').state;
    expect(trickadee.situation(once, ZERO).view).toMatchObject({
      asked: 'lift',
      chain: {
        ability: 3,
        cost: 1,
        paid: false,
        drawn: [],
        chosen: [
          { kind: 'lift', card: 'B7' },
          { kind: 'into', flock: 2 },
        ],
        flocks: [
          { label: 1, birds: [{ card: 'P2' }] },
          { label: 2, birds: [{ card: 'B8' }, { card: 'B7' }], worth: { points: 4 } },
        ],
        waiting: null,
      },
      flocks: [[{ label: 1 }, { label: 2, birds: [{ card: 'B8' }] }], [{}], [{}]],
    });
    const lifted = make(moving, '0 use-3', '0 lift-B7').state;
    expect(trickadee.situation(lifted, ZERO).view).toMatchObject({
      asked: 'into',
      chain: { waiting: { card: 'B7', wild: [] } },
    });
  });
});

describe('birds seen going to a hand', () => {
  const state = choosing({
    hands: ['P7 B3 G5', 'P8 B4 G6', 'P9 B5 G7'],
    flocks: ['B7 P2', 'R8', 'R9'],
    abilities: [5, 7, 8],
    lifer: 'Y14',
  });
  const swapped = make(state, '0 use-5', '0 lift-P2', '0 hand-P7', '0 into-1').state;
  const takenUp = (seat: Seat, at = swapped) => trickadee.situation(at, 'spectator').view.takenUp[seat];

  test('TR-63: stay readable until they are seen again', () => {
    expect(takenUp(ZERO)).toEqual(['P2']);
    expect(asked(swapped)).toEqual(['0 play']);
    const played = make(swapped, '0 play-P2').state;
    expect(takenUp(ZERO, played)).toEqual([]);
  });

  test('TR-63: stay listed when they are discarded, which nobody else can know', () => {
    const later = {
      ...swapped,
      round: {
        ...swapped.round,
        hands: [cards('B3 G5'), ...swapped.round.hands.slice(1)],
        discards: cards('P2'),
      },
    };
    expect(takenUp(ZERO, later)).toEqual(['P2']);
  });
});

test('TR-63: a bird that another seat takes up later is that seat’s', () => {
  const state = choosing({ hands: HANDS, flocks: ['B7 P2', 'R8'], abilities: [5, 7, 8] });
  const known = { ...state, round: { ...state.round, takenUp: [[], cards('P2 R9'), []] } };
  const swapped = make(known, '0 use-5', '0 lift-P2', '0 hand-P7', '0 into-1').state;
  expect(trickadee.situation(swapped, 'spectator').view.takenUp).toEqual([['P2'], ['R9'], []]);
});

test('TR-63: birds seen in one round are forgotten in the next', () => {
  const state = choosing({ hands: ['', '', ''], tricks: 5, abilities: [4, 7, 8] });
  const known = { ...state, round: { ...state.round, takenUp: [[], [], cards('P2')] } };
  expect(trickadee.situation(make(known, '0 pass').state, 'spectator').view.takenUp).toEqual([[], [], []]);
});
