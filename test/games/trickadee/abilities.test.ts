import { describe, expect, test } from 'vitest';
import { shuffled } from '../../../src/games/deal.js';
import { sortedBySpecies } from '../../../src/games/trickadee/cards.js';
import { trickadee } from '../../../src/games/trickadee/game.js';
import {
  cards,
  choices,
  choosing,
  flocksOf,
  handOf,
  heard,
  make,
  refusal,
  SEED,
  seedsOf,
  TWO,
} from './table.js';

const HANDS = ['P7 B3', 'P8 B4', 'P9 B5'];

describe('1, one bird moved', () => {
  const state = choosing({ hands: HANDS, flocks: ['P2 B7 | G9'], abilities: [1, 4, 7] });

  test('TR-41: first the bird, then another of its owner’s flocks', () => {
    const begun = make(state, '0 use-1');
    expect(begun).toMatchObject({ events: [], final: false });
    expect(choices(begun.state)).toBe('lift-P2 lift-B7 lift-G9 back');
    const lifted = make(begun.state, '0 lift-B7').state;
    expect(choices(lifted)).toBe('into-2 into-new back');
    const moved = make(lifted, '0 into-2');
    expect(flocksOf(moved.state)).toBe('1: P2 | 2: G9 B7');
    expect(heard(moved, 'birds-moved')).toEqual({
      kind: 'birds-moved',
      seat: 0,
      ability: 1,
      cost: 1,
      points: { before: 0, after: 0 },
      moves: [{ card: 'B7', from: 1, flock: 2, began: false }],
    });
    expect(moved.final).toBe(false);
  });

  test('TR-38: it is paid with its last choice, and can be given up before', () => {
    const lifted = make(state, '0 use-1', '0 lift-B7').state;
    expect(seedsOf(lifted)).toEqual([9, 16]);
    expect(make(lifted, '0 back', '0 back').state).toEqual(state);
    expect(seedsOf(make(lifted, '0 into-new').state)).toEqual([8, 17]);
  });

  test('TR-32, TR-27: a bird alone cannot begin a flock, and the flock it leaves is gone', () => {
    const lifted = make(state, '0 use-1', '0 lift-G9');
    // Only one flock is left to choose, so nothing is asked.
    expect(flocksOf(lifted.state)).toBe('1: P2 B7 G9');
    expect(heard(lifted, 'birds-moved').moves).toEqual([{ card: 'G9', from: 2, flock: 1, began: false }]);
  });

  test('TR-27: a new flock gets a label that was never used', () => {
    const merged = make(state, '0 use-1', '0 lift-G9').state;
    const again = choosing({ hands: HANDS, flocks: ['P2 B7 G9'], abilities: [1, 4, 7] });
    const own = merged.round.flocks;
    const later = { ...again, round: { ...again.round, flocks: own } };
    const first = make(later, '0 use-1', '0 lift-P2').state;
    expect(flocksOf(first)).toBe('1: B7 G9 | 3: P2');
    const further = { ...again, round: { ...again.round, flocks: first.round.flocks } };
    expect(flocksOf(make(further, '0 use-1', '0 lift-B7', '0 into-new').state)).toBe('1: G9 | 3: P2 | 4: B7');
  });

  test('TR-53: birds of other seats are not offered', () => {
    const begun = make(state, '0 use-1').state;
    expect(refusal(begun, '0 lift-B12')).toEqual({ reason: 'not-in-your-flocks', card: 'B12' });
    expect(refusal(make(begun, '0 lift-B7').state, '0 into-1')).toEqual({
      reason: 'no-such-flock',
      flock: 1,
      possible: [2, 'new'],
    });
  });
});

describe('2, one bird drawn and one discarded', () => {
  const state = choosing({ hands: HANDS, abilities: [1, 2, 7], drawPile: 'R9 Y5' });

  test('TR-42, TR-38: it is paid when it draws, and cannot be given up any more', () => {
    const drawn = make(state, '0 use-2');
    expect(drawn.final).toBe(true);
    expect(drawn.events).toEqual([
      { kind: 'birds-drawn', seat: 0, ability: 2, cost: 2, count: 1, shown: null, cards: ['R9'] },
    ]);
    expect(seedsOf(drawn.state)).toEqual([7, 18]);
    expect(handOf(drawn.state)).toBe('P7 B3 R9');
    expect(choices(drawn.state)).toBe('discard-P7 discard-B3 discard-R9');
    expect(refusal(drawn.state, '0 back')).toEqual({ reason: 'cannot-go-back', why: 'birds-seen' });
    expect(refusal(drawn.state, '0 pass')).toEqual({ reason: 'other-decision', asked: 'discard' });
  });

  test('TR-42, TR-53: any bird of the hand goes to the discard pile', () => {
    const done = make(state, '0 use-2', '0 discard-P7');
    expect(handOf(done.state)).toBe('B3 R9');
    // Nothing more is paid than at the draw.
    expect(seedsOf(done.state)).toEqual([7, 18]);
    expect(done.state.round.discards).toEqual(['P7']);
    expect(done.state.round.drawPile).toEqual(['Y5']);
    expect(heard(done, 'birds-discarded')).toMatchObject({ ability: 2, cost: 2, cards: ['P7'] });
    expect(make(state, '0 use-2', '0 discard-R9').state.round.discards).toEqual(['R9']);
  });
});

describe('3, up to two birds moved', () => {
  const state = choosing({ hands: HANDS, flocks: ['P2 B7 | G9'], abilities: [1, 2, 3] });

  test('TR-43: it may stop after one', () => {
    const once = make(state, '0 use-3', '0 lift-P2', '0 into-new').state;
    expect(choices(once)).toBe('lift-B7 lift-G9 stop back');
    expect(refusal(once, '0 lift-P2')).toEqual({ reason: 'chosen-already', card: 'P2' });
    const stopped = make(once, '0 stop');
    expect(flocksOf(stopped.state)).toBe('1: B7 | 2: G9 | 3: P2');
    expect(seedsOf(stopped.state)).toEqual([6, 19]);
    expect(heard(stopped, 'birds-moved').moves).toHaveLength(1);
  });

  test('TR-43: the second goes after the first, into the flock that it began if liked', () => {
    const once = make(state, '0 use-3', '0 lift-P2', '0 into-new', '0 lift-B7').state;
    expect(choices(once)).toBe('into-2 into-3 back');
    const twice = make(once, '0 into-3');
    expect(flocksOf(twice.state)).toBe('2: G9 | 3: P2 B7');
    expect(heard(twice, 'birds-moved').moves).toEqual([
      { card: 'P2', from: 1, flock: 3, began: true },
      { card: 'B7', from: 1, flock: 3, began: false },
    ]);
  });

  test('TR-43: both may go to the same flock', () => {
    const twice = make(state, '0 use-3', '0 lift-P2', '0 into-2', '0 lift-B7').state;
    expect(flocksOf(twice)).toBe('2: G9 P2 B7');
  });

  test('TR-38: nothing is moved for others before the last choice, and every choice can be undone', () => {
    const once = make(state, '0 use-3', '0 lift-P2', '0 into-new').state;
    expect(flocksOf(once)).toBe('1: P2 B7 | 2: G9');
    expect(make(once, '0 back', '0 back', '0 back').state).toEqual(state);
    expect(make(once, '0 back').state).toEqual(make(state, '0 use-3', '0 lift-P2').state);
  });

  test('TR-40: going back passes over what was chosen unasked', () => {
    const two = choosing({ hands: HANDS, flocks: ['P2 B7 | G9'], abilities: [1, 2, 3] });
    // The bird alone has one flock to go to, so that the next question is about the second bird.
    const once = make(two, '0 use-3', '0 lift-G9').state;
    expect(choices(once)).toBe('lift-P2 lift-B7 stop back');
    expect(make(once, '0 back').state).toEqual(make(two, '0 use-3').state);
  });
});

describe('4, one bird drawn into a flock', () => {
  const state = choosing({ hands: HANDS, flocks: ['P2 B7 | G9'], abilities: [4, 7, 8], drawPile: 'R9 Y5' });

  test('TR-44, TR-50: everybody sees it, and it waits on the table until it is placed', () => {
    const drawn = make(state, '0 use-4');
    expect(drawn.final).toBe(true);
    expect(drawn.events.map(trickadee.publicEvent)).toEqual([
      { kind: 'birds-drawn', seat: 0, ability: 4, cost: 1, count: 1, shown: 'R9' },
    ]);
    expect(handOf(drawn.state)).toBe('P7 B3');
    expect(choices(drawn.state)).toBe('into-1 into-2 into-new');
    const { stands } = trickadee.situation(drawn.state, 'spectator').view;
    expect(stands?.[0]).toEqual({ status: 'using', ability: 4, drawn: 1, shown: 'R9' });
    const placed = make(drawn.state, '0 into-2');
    expect(flocksOf(placed.state)).toBe('1: P2 B7 | 2: G9 R9');
    expect(heard(placed, 'bird-placed')).toEqual({
      kind: 'bird-placed',
      seat: 0,
      ability: 4,
      cost: 1,
      points: { before: 0, after: 4 },
      placed: { card: 'R9', flock: 2, began: false },
    });
  });
});

describe('5, one bird swapped', () => {
  const state = choosing({ hands: HANDS, flocks: ['P2 B7*suit | G9*rank*suit'], abilities: [4, 5, 8] });

  test('TR-45: the flock bird, the hand bird, and any flock', () => {
    const begun = make(state, '0 use-5').state;
    expect(choices(begun)).toBe('lift-P2 lift-B7 lift-G9 back');
    const lifted = make(begun, '0 lift-P2').state;
    expect(choices(lifted)).toBe('hand-P7 hand-B3 back');
    const chosen = make(lifted, '0 hand-P7').state;
    expect(choices(chosen)).toBe('into-1 into-2 into-new back');
    const swapped = make(chosen, '0 into-2');
    expect(flocksOf(swapped.state)).toBe('1: B7*suit | 2: G9*rank*suit P7');
    expect(handOf(swapped.state)).toBe('P2 B3');
    expect(seedsOf(swapped.state)).toEqual([7, 15]);
    expect(heard(swapped, 'birds-swapped')).toMatchObject({
      ability: 5,
      cost: 2,
      lifted: [{ card: 'P2', flock: 1 }],
      placed: [{ card: 'P7', flock: 2, began: false }],
      freed: 0,
    });
  });

  test('TR-45, TR-27: a flock of one is gone before the hand bird is placed', () => {
    const chosen = make(state, '0 use-5', '0 lift-G9', '0 hand-B3').state;
    expect(choices(chosen)).toBe('into-1 into-new back');
    expect(flocksOf(make(chosen, '0 into-new').state)).toBe('1: P2 B7*suit | 3: B3');
  });

  test('TR-52: seeds on a bird that goes to the hand go back to the supply', () => {
    const swapped = make(state, '0 use-5', '0 lift-G9', '0 hand-B3', '0 into-1');
    expect(seedsOf(state)).toEqual([9, 13]);
    // Two seeds were paid, and two lay on the bird.
    expect(seedsOf(swapped.state)).toEqual([7, 17]);
    expect(heard(swapped, 'birds-swapped').freed).toBe(2);
    expect(handOf(swapped.state)).toBe('P7 G9');
  });

  test('TR-45: a flock bird does not come back by the same swap', () => {
    const lifted = make(state, '0 use-5', '0 lift-P2').state;
    expect(refusal(lifted, '0 hand-P2')).toEqual({ reason: 'card-not-held', card: 'P2' });
  });
});

describe('6, two birds drawn and two discarded', () => {
  const state = choosing({ hands: HANDS, abilities: [4, 5, 6], drawPile: 'R9 Y5 Y6' });

  test('TR-46, TR-50: both are seen before the first is discarded', () => {
    const drawn = make(state, '0 use-6');
    expect(heard(drawn, 'birds-drawn')).toMatchObject({ count: 2, cards: ['R9', 'Y5'], shown: null });
    expect(choices(drawn.state)).toBe('discard-P7 discard-B3 discard-Y5 discard-R9');
    const one = make(drawn.state, '0 discard-R9').state;
    expect(choices(one)).toBe('discard-P7 discard-B3 discard-Y5 back');
    expect(refusal(one, '0 discard-R9')).toEqual({ reason: 'chosen-already', card: 'R9' });
    const done = make(one, '0 discard-P7');
    expect(handOf(done.state)).toBe('B3 Y5');
    expect(done.state.round.discards).toEqual(['R9', 'P7']);
    expect(done.events.map(trickadee.publicEvent)).toContainEqual({
      kind: 'birds-discarded',
      seat: 0,
      ability: 6,
      cost: 3,
      points: { before: 0, after: 0 },
      count: 2,
    });
  });

  test('TR-38: a choice made since the draw can be changed, the draw cannot', () => {
    const drawn = make(state, '0 use-6').state;
    expect(make(drawn, '0 discard-R9', '0 back').state).toEqual(drawn);
    expect(refusal(drawn, '0 back')).toEqual({ reason: 'cannot-go-back', why: 'birds-seen' });
  });

  test('TR-51: a reshuffle may fall between the two', () => {
    const discards = 'R13 P4 B6 G12';
    const short = choosing({ hands: HANDS, abilities: [4, 5, 6], drawPile: 'R9', discards });
    const order = shuffled({ seed: SEED, name: 'round/1/reshuffle/1' }, sortedBySpecies(cards(discards)));
    const drawn = make(short, '0 use-6');
    expect(drawn.events).toEqual([
      { kind: 'discards-shuffled', number: 1, size: 4 },
      { kind: 'birds-drawn', seat: 0, ability: 6, cost: 3, count: 2, shown: null, cards: ['R9', order[0]] },
    ]);
    expect(drawn.state.round).toMatchObject({ drawPile: order.slice(1), discards: [], reshuffles: 1 });
  });
});

describe('7, a seed cached', () => {
  const state = choosing({ hands: HANDS, flocks: ['P2 B7 | G9'], abilities: [4, 7, 8] });

  test('example 16, TR-47, TR-9: it costs 2 here; one seed stays on the bird, one goes to the supply', () => {
    const { view } = trickadee.situation(state, 'spectator');
    expect(view.abilities).toEqual([
      { ability: 4, cost: 1 },
      { ability: 7, cost: 2 },
      { ability: 8, cost: 3 },
    ]);
    const begun = make(state, '0 use-7').state;
    expect(choices(begun)).toBe('cache-P2 cache-B7 cache-G9 back');
    const bird = make(begun, '0 cache-B7').state;
    expect(choices(bird)).toBe('wild-suit wild-rank wild-species back');
    const cached = make(bird, '0 wild-suit');
    expect(flocksOf(cached.state)).toBe('1: P2 B7*suit | 2: G9');
    expect(seedsOf(state)).toEqual([9, 16]);
    expect(seedsOf(cached.state)).toEqual([7, 17]);
    expect(heard(cached, 'seed-cached')).toEqual({
      kind: 'seed-cached',
      seat: 0,
      ability: 7,
      cost: 2,
      points: { before: 0, after: 2 },
      card: 'B7',
      flock: 1,
      aspect: 'suit',
    });
    expect(cached.final).toBe(false);
  });

  test('TR-47: at cost 1 nothing goes to the supply', () => {
    const cheap = choosing({ hands: HANDS, flocks: ['P2 B7'], abilities: [7, 8, 9] });
    expect(seedsOf(make(cheap, '0 use-7', '0 cache-B7', '0 wild-rank').state)).toEqual([8, 16]);
  });

  test('TR-47, TR-35: an aspect is made wild once; the other two in other tricks', () => {
    const seeded = choosing({ hands: HANDS, flocks: ['P2*suit B7*rank*suit*species'], abilities: [4, 7, 8] });
    const begun = make(seeded, '0 use-7').state;
    // Only one bird has an aspect left.
    expect(choices(begun)).toBe('wild-rank wild-species back');
    expect(refusal(begun, '0 wild-suit')).toEqual({ reason: 'wild-already', card: 'P2', aspect: 'suit' });
    const done = make(begun, '0 wild-species').state;
    expect(flocksOf(done)).toBe('1: P2*suit*species B7*rank*suit*species');
  });

  test('TR-47, TR-28: it is used once in a trick like any other', () => {
    const used = make(
      choosing({
        hands: HANDS,
        flocks: ['P2 B7'],
        abilities: [4, 7, 8],
        stands: ['choosing'],
        seeds: [9, 9],
      }),
      '0 use-7',
      '0 cache-B7',
      '0 wild-rank',
    ).state;
    expect(refusal(used, '0 use-7')).toEqual({ reason: 'not-your-turn', waitingFor: [1] });
  });

  test('TR-52: a seed stays with its bird when it is moved', () => {
    const seeded = choosing({ hands: HANDS, flocks: ['P2 B7*rank | G9'], abilities: [1, 7, 8] });
    const moved = make(seeded, '0 use-1', '0 lift-B7', '0 into-2').state;
    expect(flocksOf(moved)).toBe('1: P2 | 2: G9 B7*rank');
    expect(seedsOf(moved)).toEqual([8, 16]);
  });

  test('TR-47: a bird of all wild aspects is refused by name', () => {
    const seeded = choosing({
      hands: HANDS,
      flocks: ['P2 G4 B7*rank*suit*species'],
      abilities: [4, 7, 8],
    });
    const begun = make(seeded, '0 use-7').state;
    expect(choices(begun)).toBe('cache-P2 cache-G4 back');
    expect(refusal(begun, '0 cache-B7')).toEqual({ reason: 'bird-all-wild', card: 'B7' });
    expect(refusal(begun, '0 cache-R9')).toEqual({ reason: 'not-in-your-flocks', card: 'R9' });
  });
});

describe('8, one bird drawn and one placed', () => {
  const state = choosing({ hands: HANDS, flocks: ['P2 B7 | G9'], abilities: [4, 7, 8], drawPile: 'R9 Y5' });

  test('TR-48: any bird of the hand goes to a flock', () => {
    const drawn = make(state, '0 use-8').state;
    expect(seedsOf(drawn)).toEqual([6, 19]);
    expect(choices(drawn)).toBe('hand-P7 hand-B3 hand-R9');
    const chosen = make(drawn, '0 hand-P7').state;
    expect(choices(chosen)).toBe('into-1 into-2 into-new back');
    expect(make(chosen, '0 back').state).toEqual(drawn);
    const placed = make(chosen, '0 into-1').state;
    expect(flocksOf(placed)).toBe('1: P2 B7 P7 | 2: G9');
    expect(handOf(placed)).toBe('B3 R9');
    expect(seedsOf(placed)).toEqual([6, 19]);
  });

  test('TR-53, TR-61: with an empty hand it places the bird it drew, which everybody sees only then', () => {
    const last = choosing({ hands: ['', '', ''], abilities: [4, 7, 8], drawPile: 'R9 Y5', flocks: ['P2'] });
    const drawn = make(last, '0 use-8');
    expect(choices(drawn.state)).toBe('into-1 into-new');
    expect(drawn.events.map(trickadee.publicEvent)).toEqual([
      { kind: 'birds-drawn', seat: 0, ability: 8, cost: 3, count: 1, shown: null },
    ]);
    expect(trickadee.situation(drawn.state, TWO).view.stands?.[0]).toMatchObject({ drawn: 1, shown: null });
    expect(heard(make(drawn.state, '0 into-1'), 'bird-placed').placed.card).toBe('R9');
  });
});

describe('9, up to two birds swapped', () => {
  const state = choosing({ hands: HANDS, flocks: ['P2 B7*suit | G9'], abilities: [4, 7, 9] });

  test('TR-49: one for one', () => {
    const once = make(state, '0 use-9', '0 lift-B7').state;
    expect(choices(once)).toBe('lift-P2 lift-G9 stop back');
    const swapped = make(once, '0 stop', '0 hand-P7', '0 into-new').state;
    expect(flocksOf(swapped)).toBe('1: P2 | 2: G9 | 3: P7');
    expect(handOf(swapped)).toBe('B3 B7');
    // Three seeds were paid, and one lay on the bird.
    expect(seedsOf(swapped)).toEqual([6, 19]);
  });

  test('TR-49: of two for two all flock birds leave first, then the hand birds come one after another', () => {
    const lifted = make(state, '0 use-9', '0 lift-P2', '0 lift-B7').state;
    expect(choices(lifted)).toBe('hand-P7 hand-B3 back');
    const first = make(lifted, '0 hand-P7').state;
    // Flock 1 is empty, so it is gone.
    expect(choices(first)).toBe('into-2 into-new back');
    const second = make(first, '0 into-new').state;
    // One hand bird is left, so only its flock is asked: the one that the first began is among them.
    expect(choices(second)).toBe('into-2 into-3 into-new back');
    const swapped = make(second, '0 into-3');
    expect(flocksOf(swapped.state)).toBe('2: G9 | 3: P7 B3');
    expect(handOf(swapped.state)).toBe('P2 B7');
    expect(heard(swapped, 'birds-swapped')).toMatchObject({
      lifted: [
        { card: 'P2', flock: 1 },
        { card: 'B7', flock: 1 },
      ],
      placed: [
        { card: 'P7', flock: 3, began: true },
        { card: 'B3', flock: 3, began: false },
      ],
      freed: 1,
    });
  });

  test('TR-49: hand birds are those held before', () => {
    const lifted = make(state, '0 use-9', '0 lift-P2', '0 lift-B7').state;
    expect(refusal(lifted, '0 hand-P2')).toEqual({ reason: 'card-not-held', card: 'P2' });
    expect(refusal(lifted, '0 stop')).toEqual({ reason: 'cannot-stop' });
    const placed = make(lifted, '0 hand-P7', '0 into-2').state;
    expect(refusal(placed, '0 lift-P7')).toEqual({ reason: 'other-decision', asked: 'into' });
  });

  test('TR-49, TR-40: with one bird in hand only one for one is possible, and nothing more is asked', () => {
    const one = choosing({
      hands: ['P7', 'P8', 'P9'],
      seeds: [9, 9],
      flocks: ['P2 B7 | G9'],
      abilities: [4, 7, 9],
      // The last cards would be played as soon as the trick is over.
      stands: ['choosing'],
    });
    const lifted = make(one, '0 use-9', '0 lift-P2').state;
    expect(choices(lifted)).toBe('into-1 into-2 into-new back');
    expect(handOf(make(lifted, '0 into-1').state)).toBe('P2');
  });

  test('TR-49: with one flock bird too', () => {
    const one = choosing({ hands: HANDS, flocks: ['P2'], abilities: [4, 7, 9] });
    // The bird and the flock have no alternative; only the hand bird does.
    const begun = make(one, '0 use-9').state;
    expect(choices(begun)).toBe('hand-P7 hand-B3 back');
    expect(flocksOf(make(begun, '0 hand-P7').state)).toBe('2: P7');
  });
});
