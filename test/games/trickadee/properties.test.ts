import fc from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '../../../src/base/invariant.js';
import { atSeat, type Seat, seatsOf } from '../../../src/games/game-types.js';
import { PACK, rankOf, SPECIES, speciesOf, suitOf } from '../../../src/games/trickadee/cards.js';
import type { Play } from '../../../src/games/trickadee/events.js';
import { trickadee } from '../../../src/games/trickadee/game.js';
import type { TrickadeeMove } from '../../../src/games/trickadee/moves.js';
import type { Resolving, TrickadeeState } from '../../../src/games/trickadee/state.js';
import { placesOf } from '../../../src/games/trickadee/trick.js';
import { DRAWS } from '../../../src/games/trickadee/usable.js';

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);
const choices = fc.array(fc.nat(9999), { minLength: 20, maxLength: 60 });

/** A move that a seat can make now. */
interface Possible {
  readonly seat: Seat;
  readonly move: TrickadeeMove;
}

function after(state: TrickadeeState, { seat, move }: Possible) {
  const applied = trickadee.apply(state, seat, move);
  return applied.ok ? applied.value : undefined;
}

function possibleIn(state: TrickadeeState): readonly Possible[] {
  return trickadee
    .decisions(state)
    .flatMap(({ seat }) => trickadee.legalMoves(state, seat).map((move) => ({ seat, move })));
}

/** Positions of a random match in which more than one seat has something to decide. */
function crowdedPositions(seatCount: number, seed: string, chosen: readonly number[]): readonly Resolving[] {
  const crowded: Resolving[] = [];
  let state = trickadee.setup({ 'lifer-counts': 'yes' }, seatCount, seed);
  for (let step = 0; step < 250 && state.phase !== 'finished'; step += 1) {
    if (state.phase === 'resolving' && trickadee.decisions(state).length > 1) crowded.push(state);
    // Passing for the round leaves less and less to see.
    const moves = possibleIn(state).filter(({ move }) => move.kind !== 'pass-round');
    const choice = (chosen[step % chosen.length] ?? 0) + step;
    state = must(after(state, must(moves[choice % moves.length], 'Somebody has a move.')), 'legal').state;
  }
  return crowded;
}

function forCrowdedPositions(check: (state: Resolving, choice: number) => void): void {
  let found = 0;
  fc.assert(
    fc.property(fc.constantFrom(3, 4, 5), seeds, choices, (seatCount, seed, chosen) => {
      for (const [index, state] of crowdedPositions(seatCount, seed, chosen).entries()) {
        found += 1;
        check(state, (chosen[index % chosen.length] ?? 0) + index);
      }
    }),
    { numRuns: 25 },
  );
  expect(found).toBeGreaterThan(0);
}

test('TR-39: what a seat has begun is asked as before, whatever another seat does', () => {
  forCrowdedPositions((state, choice) => {
    const moves = possibleIn(state);
    const made = must(moves[choice % moves.length], 'move');
    const next = must(after(state, made), 'legal').state;
    for (const { seat } of trickadee.decisions(state)) {
      if (seat === made.seat || atSeat(state.stands, seat).status === 'choosing') continue;
      expect(trickadee.legalMoves(next, seat)).toEqual(trickadee.legalMoves(state, seat));
    }
  });
});

test('TR-28, TR-39: two moves that both draw nothing come to the same in either order', () => {
  forCrowdedPositions((state, choice) => {
    const moves = possibleIn(state);
    const one = must(moves[choice % moves.length], 'move');
    const others = moves.filter(({ seat }) => seat !== one.seat);
    const other = must(others[(choice * 7) % others.length], 'another seat has a move');
    if (touchesPiles(state, one) || touchesPiles(state, other)) return;
    const first = must(after(state, one), 'legal').state;
    const second = must(after(state, other), 'legal').state;
    const oneThenOther = must(after(first, other), 'still legal').state;
    const otherThenOne = must(after(second, one), 'still legal').state;
    expect(otherThenOne).toEqual(oneThenOther);
  });
});

test('TR-36, TR-37: nobody is waited for who can do nothing but pass', () => {
  forCrowdedPositions((state) => {
    for (const { seat, must: waits, kind } of trickadee.decisions(state)) {
      const more = trickadee.legalMoves(state, seat).filter((move) => !move.kind.startsWith('pass'));
      expect(waits).toBe(more.length > 0);
      if (!waits) expect(kind).toBe('ability');
    }
  });
});

test('TR-62: a choice that is not the last of its chain changes nothing that others see', () => {
  forCrowdedPositions((state, choice) => {
    const moves = possibleIn(state).filter(({ move }) => !touchesPilesAtOnce(move));
    const made = must(moves[choice % moves.length], 'move');
    const { state: next, events } = must(after(state, made), 'legal');
    if (events.length > 0) return;
    for (const viewer of [...seatsOf(state.stands.length), 'spectator'] as const)
      if (viewer !== made.seat)
        expect(trickadee.situation(next, viewer)).toEqual(trickadee.situation(state, viewer));
  });
});

test('TR-38: going back leads to where a choice was made', () => {
  forCrowdedPositions((state) => {
    for (const made of possibleIn(state)) {
      const { state: next, events } = must(after(state, made), 'legal');
      const back = { seat: made.seat, move: { kind: 'back' } } as const;
      if (made.move.kind === 'back' || events.length > 0) continue;
      const gone = must(after(next, back), 'A choice can be undone.');
      expect(gone.state).toEqual(state);
      // Taking that back would make the choice again.
      expect(gone.final).toBe(true);
    }
  });
});

test('TR-19, TR-20, TR-21, TR-22: places follow from comparing each two cards', () => {
  const tricks = fc.uniqueArray(fc.constantFrom(...PACK), { minLength: 3, maxLength: 5 });
  const narrow = fc.uniqueArray(
    fc.constantFrom(...PACK.filter((card) => ['P', 'B', 'G'].includes(suitOf(card)) && rankOf(card) < 8)),
    { minLength: 3, maxLength: 5 },
  );
  fc.assert(
    fc.property(
      fc.oneof(tricks, narrow),
      fc.constantFrom(...SPECIES),
      fc.boolean(),
      (cards, lifer, liferCounts) => {
        const plays = cards.map((card, index) => ({ seat: index as Seat, card }));
        const beaten = (play: Play) =>
          plays.filter((other) => other !== play && beats(other, play, { plays, lifer, liferCounts })).length;
        const order = plays.toSorted((one, other) => beaten(one) - beaten(other));
        expect(placesOf(plays, { lifer, liferCounts })).toEqual(order.map(({ seat }) => seat));
      },
    ),
    { numRuns: 500 },
  );
});

interface Trick {
  readonly plays: readonly Play[];
  readonly lifer: string;
  readonly liferCounts: boolean;
}

/** The rules of placing told once more, for two cards of a trick. */
function beats(one: Play, other: Play, { plays, lifer, liferCounts }: Trick): boolean {
  const [oneTrump, otherTrump] = [one, other].map(({ card }) => speciesOf(card) === lifer);
  if (oneTrump !== otherTrump) return oneTrump === true;
  const higher = rankOf(one.card) > rankOf(other.card);
  if (oneTrump === true || suitOf(one.card) === suitOf(other.card)) return higher;
  const inSuitOf = (play: Play) =>
    plays.filter(
      ({ card }) => suitOf(card) === suitOf(play.card) && (liferCounts || speciesOf(card) !== lifer),
    );
  const [ours, theirs] = [inSuitOf(one), inSuitOf(other)];
  if (ours.length !== theirs.length) return ours.length > theirs.length;
  const sum = (list: readonly Play[]) => list.reduce((total, { card }) => total + rankOf(card), 0);
  if (sum(ours) !== sum(theirs)) return sum(ours) > sum(theirs);
  return (ours[0]?.seat ?? 0) < (theirs[0]?.seat ?? 0);
}

/** Whether a move draws or may discard, so that what others can do may hang on it. */
function touchesPiles(state: Resolving, { seat, move }: Possible): boolean {
  const stand = atSeat(state.stands, seat);
  return touchesPilesAtOnce(move) || (stand.status === 'using' && DRAWS[stand.chain.ability] > 0);
}

function touchesPilesAtOnce(move: TrickadeeMove): boolean {
  return move.kind === 'use' && DRAWS[move.ability] > 0;
}
