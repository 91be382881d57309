import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../../src/base/invariant.js';
import { beforeTheBirds } from '../../../src/games/before-the-birds/game.js';
import { collect } from '../../../src/games/before-the-birds/open-bids.js';
import type { BeforeTheBirdsState } from '../../../src/games/before-the-birds/state.js';
import { atSeat, type Seat } from '../../../src/games/game-types.js';
import {
  cards,
  choices,
  dealt,
  eventOf,
  make,
  ONE,
  playOn,
  position,
  refusal,
  seatsAt,
  ZERO,
} from './table.js';

/** The table of the first worked example, with a card more for each hand, so that bids are asked for. */
const four = position({
  hands: ['18 60 61', '64 10 11', '47 20 21', '33 40 41'],
  ground: '03 25 35 51',
});

describe('bidding', () => {
  test('BTB-8: all seats are asked at once, and any may bid first', () => {
    expect(beforeTheBirds.decisions(four)).toEqual(
      seatsAt(four).map((seat) => ({ seat, must: true, kind: 'bid' })),
    );
    expect(choices(four, ONE)).toEqual(['bid-10', 'bid-11', 'bid-64']);
    const { state, events, final } = make(four, '2:bid-47');
    expect(beforeTheBirds.decisions(state).map(({ must: waited }) => waited)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(events).toEqual([{ kind: 'bid-made', game: 1, round: 1, seat: 2, bid: '47' }]);
    expect(final).toBe(true);
  });

  test('BTB-8: only a card of one’s own hand can be bid', () => {
    expect(refusal(four, '0:bid-64')).toEqual({ reason: 'card-not-held', card: '64' });
    expect(refusal(four, '0:bid-03')).toEqual({ reason: 'card-not-held', card: '03' });
  });

  test('BTB-9: a bid may be replaced, also after others have bid, and nobody waits for that', () => {
    const bid = make(four, '0:bid-18', '1:bid-64').state;
    expect(beforeTheBirds.decisions(bid)[0]).toEqual({ seat: 0, must: false, kind: 'replace-bid' });
    expect(choices(bid, ZERO)).toEqual(['replace-bid-60', 'replace-bid-61']);
    const { state, events, final } = make(bid, '0:replace-bid-61');
    expect(state.game.bids).toEqual(['61', '64', null, null]);
    expect(state.game.hands[0]).toEqual(cards('18 60'));
    expect(events).toEqual([{ kind: 'bid-replaced', seat: 0, bid: '61', before: '18' }]);
    expect(final).toBe(true);
    expect(make(state, '0:replace-bid-18').state).toEqual(bid);
  });

  test('BTB-9: as often as one likes', () => {
    const { state } = make(four, '0:bid-18', '0:replace-bid-60', '0:replace-bid-61', '0:replace-bid-60');
    expect(state).toEqual(make(four, '0:bid-60').state);
  });

  test('BTB-10: a bid is replaced by another card, and never just made anew', () => {
    const { state } = make(four, '0:bid-18');
    expect(refusal(state, '0:replace-bid-18')).toEqual({ reason: 'same-bid', bid: '18' });
    expect(refusal(state, '0:bid-60')).toEqual({ reason: 'bid-already', bid: '18' });
    expect(refusal(state, '0:replace-bid-64')).toEqual({ reason: 'card-not-held', card: '64' });
    expect(choices(state, ZERO).every((move) => move.startsWith('replace-bid-'))).toBe(true);
  });

  test('BTB-10: before a bid there is nothing to replace', () => {
    expect(refusal(four, '0:replace-bid-18')).toEqual({ reason: 'no-bid-yet', opened: null });
  });

  test('BTB-11: the last missing bid opens all, and a change that comes after it is refused', () => {
    const before = make(four, '0:bid-18', '1:bid-64', '2:bid-47').state;
    expect(before.game.rounds).toEqual([]);
    const { state, final } = make(before, '3:bid-33');
    expect(final).toBe(true);
    expect(state.game.rounds).toHaveLength(1);
    expect(state.game.bids).toEqual([null, null, null, null]);
    for (const late of ['0:replace-bid-60', '3:replace-bid-40'])
      expect(refusal(state, late)).toEqual({ reason: 'no-bid-yet', opened: { game: 1, round: 1 } });
    expect(beforeTheBirds.decisions(state).every(({ must: waited }) => waited)).toBe(true);
  });

  test('BTB-11: a change that comes before it counts', () => {
    const { state } = make(four, '0:bid-18', '1:bid-64', '2:bid-47', '0:replace-bid-60', '3:bid-33');
    expect(state.game.ground).toEqual(cards('33 47 60 64'));
  });

  test('BTB-11: after the last round of a game, the late change is told which bids are open', () => {
    const { state } = playOn(dealt(3, { limit: 100 }), ({ game }) => game.number === 2);
    expect(refusal(state, '0:replace-bid-60')).toEqual({
      reason: 'no-bid-yet',
      opened: { game: 1, round: 9 },
    });
  });
});

describe('the last card of each hand', () => {
  const late = position({
    hands: ['18 60', '64 10', '47 20'],
    ground: '03 25 35',
    stored: ['01', '02', '04'],
    finished: 7,
  });

  test('BTB-13: one of two cards is asked for, and the last one is bid automatically', () => {
    expect(choices(late, ZERO)).toEqual(['bid-18', 'bid-60']);
    const { state, events, final } = make(late, '0:bid-18', '1:bid-64', '2:bid-47');
    expect(final).toBe(true);
    expect(events.map(({ kind }) => kind)).toEqual([
      'bid-made',
      'bids-opened',
      'bids-opened',
      'game-ended',
      'match-ended',
    ]);
    expect(events.filter(({ kind }) => kind === 'bids-opened')).toMatchObject([
      { round: 8, forced: false, ground: cards('18 47 64') },
      { round: 9, forced: true, ground: cards('10 20 60') },
    ]);
    expect(state.phase).toBe('finished');
  });

  test('BTB-13: a bid of the eighth round may still be replaced by the other card', () => {
    const { state } = make(late, '0:bid-18', '0:replace-bid-60', '1:bid-64', '2:bid-47');
    expect(state.game.rounds.at(-1)?.collections).toMatchObject([
      { bid: '10' },
      { bid: '18' },
      { bid: '20' },
    ]);
  });
});

describe('collecting', () => {
  test('example 1, BTB-14: the lowest bid takes the lowest Ground card, and so on', () => {
    expect(collect(cards('03 25 35 51'), cards('18 64 47 33'))).toEqual([
      { seat: 0, bid: '18', collected: '03' },
      { seat: 3, bid: '33', collected: '25' },
      { seat: 2, bid: '47', collected: '35' },
      { seat: 1, bid: '64', collected: '51' },
    ]);
  });

  test('example 1, BTB-14, BTB-15: the bids are the new Ground', () => {
    const { state } = make(four, '0:bid-18', '1:bid-64', '2:bid-47', '3:bid-33');
    expect(state.game.ground).toEqual(cards('18 33 47 64'));
    expect(state.game.stored).toEqual([cards('03'), cards('51'), cards('35'), cards('25')]);
  });

  test('BTB-14, BTB-15, BTB-17: opening the bids tells the order, the places and the new Ground', () => {
    const grown = position({
      hands: ['18 60 61', '64 10 11', '47 20 21'],
      ground: '03 26 35',
      stored: ['25 44', '57 33', '05 12'],
      finished: 2,
    });
    expect(eventOf(make(grown, '0:bid-18', '2:bid-47', '1:bid-10'), 'bids-opened')).toEqual({
      kind: 'bids-opened',
      game: 1,
      round: 3,
      forced: false,
      collections: [
        {
          seat: 1,
          bid: '10',
          collected: '03',
          place: { parent: '33', side: 'left', depth: 3 },
          worth: { length: 3, colours: ['blue', 'orange', 'purple'], score: 6 },
        },
        {
          seat: 0,
          bid: '18',
          collected: '26',
          place: { parent: '44', side: 'left', depth: 3 },
          worth: { length: 3, colours: ['green', 'yellow', 'purple'], score: 6 },
        },
        {
          seat: 2,
          bid: '47',
          collected: '35',
          place: { parent: '12', side: 'right', depth: 3 },
          worth: { length: 3, colours: ['red', 'purple'], score: 5 },
        },
      ],
      ground: cards('10 18 47'),
      stored: [cards('25 44 26'), cards('57 33 03'), cards('05 12 35')],
    });
  });
});

describe('example 8, BTB-12: whatever the order in which bids arrive', () => {
  test('the bids of the first example give one state', () => {
    const orders = permutations(['0:bid-18', '1:bid-64', '2:bid-47', '3:bid-33']);
    const states = orders.map((order) => make(four, ...order).state);
    expect(states).toHaveLength(24);
    for (const state of states) expect(state).toEqual(states[0]);
  });

  test.each([3, 4, 5, 6, 7])('a game with %i seats comes to the same, replaced bids and all', (seatCount) => {
    const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);
    const chance = fc.array(fc.nat(999), { minLength: 20, maxLength: 60 });
    fc.assert(
      fc.property(seeds, chance, (seed, numbers) => {
        const next = cycled(numbers);
        let inOrder = dealt(seatCount, {}, seed);
        let mixed = inOrder;
        for (let round = 1; inOrder.phase === 'bidding'; round += 1) {
          expect(round).toBeLessThan(9);
          const chains = seatsAt(inOrder).map((seat) => chainOf(inOrder, seat, next));
          inOrder = make(
            inOrder,
            ...chains.map((chain) => bidAlone(must(chain.at(-1), 'a last choice'))),
          ).state;
          mixed = make(mixed, ...interleaved(chains, next)).state;
          expect(mixed).toEqual(inOrder);
        }
        expect(mixed.game.rounds).toHaveLength(9);
      }),
      { numRuns: 6 },
    );
  });
});

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

function cycled(numbers: readonly number[]): () => number {
  let read = 0;
  return () => {
    read += 1;
    return must(numbers[read % numbers.length], 'number');
  };
}

/** A bid of the seat and up to two that replace it, each by another card. */
function chainOf(state: BeforeTheBirdsState, seat: Seat, next: () => number): readonly string[] {
  const hand = atSeat(state.game.hands, seat);
  const picks = Array.from({ length: 1 + (next() % 3) }, () => must(hand[next() % hand.length], 'card'));
  const changes = picks.filter((pick, index) => index > 0 && pick !== picks[index - 1]);
  return [`${seat}:bid-${picks[0]}`, ...changes.map((pick) => `${seat}:replace-bid-${pick}`)];
}

/** The last choice of a chain, bid at once. */
function bidAlone(move: string): string {
  return move.replace('replace-', '');
}

/** All choices mixed, except that the seat whose bid opens all has no chance to replace it. */
function interleaved(chains: readonly (readonly string[])[], next: () => number): readonly string[] {
  const closing = next() % chains.length;
  const queues = chains.filter((_, seat) => seat !== closing).map((chain) => [...chain]);
  const mixed: string[] = [];
  while (queues.length > 0) {
    const index = next() % queues.length;
    const queue = must(queues[index], 'queue');
    mixed.push(must(queue.shift(), 'choice'));
    if (queue.length === 0) queues.splice(index, 1);
  }
  return [...mixed, bidAlone(must(chains[closing]?.at(-1), 'the choice that closes'))];
}
