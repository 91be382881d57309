import { describe, expect, test } from 'vitest';
import { publicEventOf } from '../../../src/games/before-the-birds/events.js';
import { beforeTheBirds } from '../../../src/games/before-the-birds/game.js';
import type { BeforeTheBirdsState } from '../../../src/games/before-the-birds/state.js';
import { viewTree } from '../../../src/games/before-the-birds/view.js';
import type { Viewer } from '../../../src/games/game-types.js';
import { cards, dealt, gameOf, make, ONE, playOn, position, seatsAt, TWO, ZERO } from './table.js';

const start = position({
  hands: ['18 60 61', '64 10 11', '47 20 21'],
  ground: '03 26 35',
  stored: ['25 44', '57 33', '05 12'],
  finished: 2,
  limit: 25,
  deck: 'full',
  scores: [gameOf([8, 9, 10])],
});

function look(state: BeforeTheBirdsState, viewer: Viewer) {
  return beforeTheBirds.situation(state, viewer);
}

describe('everybody sees', () => {
  test('BTB-28: the Ground, all trees, hand sizes and who has bid, and no hand', () => {
    const { state } = make(start, '1:bid-64');
    expect(look(state, 'spectator')).toEqual({
      viewer: 'spectator',
      decisions: [
        { seat: 0, must: true, kind: 'bid' },
        { seat: 1, must: false, kind: 'replace-bid' },
        { seat: 2, must: true, kind: 'bid' },
      ],
      moves: [],
      previews: { landings: [] },
      view: {
        phase: 'bidding',
        deck: 'full',
        limit: 25,
        game: 2,
        round: 3,
        ground: cards('03 26 35'),
        trees: [viewTree(cards('25 44')), viewTree(cards('57 33')), viewTree(cards('05 12'))],
        handSizes: [3, 2, 3],
        hasBid: [false, true, false],
        rounds: [
          { round: 1, collections: [] },
          { round: 2, collections: [] },
        ],
        scores: [gameOf([8, 9, 10])],
        totals: [8, 9, 10],
        lastGame: null,
        hand: [],
        bid: null,
      },
    });
  });

  test('BTB-28: the bids of finished rounds', () => {
    const { state } = make(start, '0:bid-18', '1:bid-64', '2:bid-47');
    expect(look(state, 'spectator').view.rounds.at(-1)).toEqual({
      round: 3,
      collections: [
        { seat: 0, bid: '18', collected: '03' },
        { seat: 2, bid: '47', collected: '26' },
        { seat: 1, bid: '64', collected: '35' },
      ],
    });
  });

  test('BTB-30: the game before, until the next one ends', () => {
    const { state } = playOn(dealt(3, { limit: 100 }), ({ game }) => game.number === 2);
    const { lastGame, trees, scores } = look(state, 'spectator').view;
    expect(lastGame?.game).toBe(1);
    expect(lastGame?.rounds).toHaveLength(9);
    expect(lastGame?.leftOver).toHaveLength(3);
    expect(lastGame?.trees.map(({ score }) => score)).toEqual(scores[0]?.points);
    expect(trees.every(({ cards: stored }) => stored.length === 0)).toBe(true);
    const later = playOn(state, ({ game }) => game.number === 3).state;
    expect(look(later, 'spectator').view.lastGame?.game).toBe(2);
  });

  test('BTB-18: a finished match, played out', () => {
    const { state } = playOn(dealt(3), ({ phase }) => phase === 'finished');
    const { view, previews } = look(state, ZERO);
    expect(view).toMatchObject({ phase: 'finished', round: 9, handSizes: [0, 0, 0], hand: [], bid: null });
    expect(view.trees.map(({ cards: stored }) => stored.length)).toEqual([9, 9, 9]);
    expect(previews.landings).toEqual([]);
  });
});

describe('only its owner sees', () => {
  test('BTB-29: a hand and the moves it allows', () => {
    const { view, moves } = look(start, ONE);
    expect(view.hand).toEqual(cards('10 11 64'));
    expect(moves.map(beforeTheBirds.formatMove)).toEqual(['bid-10', 'bid-11', 'bid-64']);
  });

  test('BTB-29: a bid that is not open', () => {
    const { state, events } = make(start, '1:bid-64');
    expect(look(state, ONE).view).toMatchObject({ bid: '64', hand: cards('10 11') });
    for (const viewer of [ZERO, TWO, 'spectator'] as const) {
      expect(look(state, viewer).view.bid).toBeNull();
      expect(JSON.stringify(look(state, viewer))).not.toContain('"64"');
    }
    expect(events.map(publicEventOf)).toEqual([{ kind: 'bid-made', game: 2, round: 3, seat: 1 }]);
  });

  test('BTB-29: that a bid was replaced, during the round and for ever after', () => {
    const bid = make(start, '1:bid-64');
    const replaced = make(bid.state, '1:replace-bid-10');
    expect(replaced.events.map(publicEventOf)).toEqual([undefined]);
    for (const viewer of [ZERO, TWO, 'spectator'] as const)
      expect(look(replaced.state, viewer)).toEqual(look(bid.state, viewer));
    const rest = ['0:bid-18', '2:bid-47'];
    expect(make(replaced.state, ...rest)).toEqual(make(start, '1:bid-10', ...rest));
  });

  test('BTB-6, BTB-29: nobody sees what is left out', () => {
    const { state } = playOn(dealt(3), ({ phase }) => phase === 'finished');
    for (const viewer of [...seatsAt(state), 'spectator'] as const) {
      const seen = JSON.stringify(look(state, viewer));
      expect(state.game.leftOut.filter((left) => seen.includes(`"${left}"`))).toEqual([]);
    }
  });
});

describe('for each Ground card a seat is shown', () => {
  test('where it would lie in the own tree, and what the tree would count for', () => {
    const change = (before: number, after: number) => ({ before, after });
    expect(look(start, ZERO).previews.landings).toEqual([
      {
        card: '03',
        parent: '25',
        side: 'left',
        depth: 2,
        length: change(2, 2),
        colours: change(2, 3),
        newColour: 'orange',
        score: change(4, 5),
      },
      {
        card: '26',
        parent: '44',
        side: 'left',
        depth: 3,
        length: change(2, 3),
        colours: change(2, 3),
        newColour: 'purple',
        score: change(4, 6),
      },
      {
        card: '35',
        parent: '44',
        side: 'left',
        depth: 3,
        length: change(2, 3),
        colours: change(2, 3),
        newColour: 'red',
        score: change(4, 6),
      },
    ]);
  });

  test('that a colour is not new where the tree has it', () => {
    expect(look(start, TWO).previews.landings.map(({ newColour }) => newColour)).toEqual([
      'orange',
      null,
      'red',
    ]);
  });

  test('what comes true when the card is stored', () => {
    let state = dealt(4);
    while (state.phase === 'bidding') {
      const shown = seatsAt(state).map((seat) => look(state, seat).previews.landings);
      const { rounds } = state.game;
      state = playOn(state, ({ game }) => game.rounds.length > rounds.length).state;
      const { collections } = state.game.rounds[rounds.length] ?? { collections: [] };
      for (const { seat, collected } of collections) {
        const landing = shown[seat]?.find(({ card }) => card === collected);
        const stored = state.game.stored[seat]?.slice(0, rounds.length + 1) ?? [];
        const tree = viewTree(stored);
        const { parent, side, depth } = tree.cards.at(-1) ?? {};
        expect(landing).toMatchObject({ parent, side, depth });
        expect(landing?.length.after).toBe(tree.length);
        expect(landing?.colours.after).toBe(tree.colours.length);
        expect(landing?.score.after).toBe(tree.score);
      }
    }
  });
});
