import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import type { Result } from '../../src/base/result.js';
import type { Applied, Game, GameTypes } from '../../src/games/game.js';
import { type Outcome, type Seat, seatsOf, type Viewer } from '../../src/games/game-types.js';

/** What the contract needs from a game beyond its rules. */
export interface ContractCase<G extends GameTypes> {
  readonly game: Game<G>;
  /** The option sets that are played; the first is the one people get who choose nothing. */
  readonly options: readonly G['options'][];
  /** No match of random moves may take more. */
  readonly movesMax: number;
  /** Matches played for each sentence, where the usual number takes too long. */
  readonly runs?: number;
  /** Sentences about single positions look at one in so many of a match, and at its last one; 1 unless given. */
  readonly stride?: number;
  /** Whether a move only undoes a choice; late in a match none is made any more, so that matches end. */
  undoes?(move: G['move']): boolean;
  /** Well-formed moves, the impossible ones too: each that is not listed as legal has to be refused. */
  readonly everyMove: readonly G['move'][];
  /** Every card in play, wherever it lies, each by its name. */
  cardsIn(state: G['state']): readonly string[];
  /**
   * A state that `viewer` cannot tell from this one: each card whose place they do not know moved to another
   * such place, and another seed.
   */
  swapHidden(state: G['state'], viewer: Viewer): G['state'];
  /** Throws where points are not what the game fixes them to be. */
  checkScores(state: G['state']): void;
}

/** One position of a match, and the move made from it; the last position has none. */
interface Position<G extends GameTypes> {
  readonly state: G['state'];
  readonly made: Made<G> | null;
}

interface Made<G extends GameTypes> extends Applied<G> {
  readonly seat: Seat;
  readonly move: G['move'];
}

interface Match<G extends GameTypes> {
  readonly options: G['options'];
  readonly seed: string;
  readonly positions: readonly Position<G>[];
}

const RUNS = 12;
/** Moves that undo a choice are made in the first of so many parts of the longest match. */
const ONWARD_PART = 5;

/** Plays random matches and checks at every move what has to hold of any game. A failure prints what replays it. */
export function describeGameContract<G extends GameTypes>(contract: ContractCase<G>): void {
  describe.each(contract.game.seatCounts)(`${contract.game.id} with %i seats`, (seatCount) => {
    for (const [sentence, check] of Object.entries(contractOf(contract, seatCount))) test(sentence, check);
  });
}

/**
 * The contract, sentence by sentence; each check throws where it does not hold. With `endOnFailure` a failing
 * match is not made smaller.
 */
export function contractOf<G extends GameTypes>(
  contract: ContractCase<G>,
  seatCount: number,
  { endOnFailure }: { readonly endOnFailure: boolean } = { endOnFailure: false },
): Readonly<Record<string, () => void>> {
  const { game, cardsIn, swapHidden, everyMove } = contract;
  const seats = seatsOf(seatCount);
  const viewers: readonly Viewer[] = [...seats, 'spectator'];
  const textOf = (move: G['move']) => game.formatMove(move);
  const everyMatch = (check: (match: Match<G>) => void) =>
    forEveryMatch(contract, { seatCount, endOnFailure }, check);
  const everyPosition = (check: (position: Position<G>, match: Match<G>) => void) =>
    everyMatch((match) => {
      for (const position of examined(match, contract.stride ?? 1)) check(position, match);
    });
  const everyMade = (check: (made: Made<G>, state: G['state']) => void) =>
    everyPosition(({ state, made }) => {
      if (made !== null) check(made, state);
    });

  return {
    'a match waits for somebody until it has an outcome, and for nobody then': () => {
      everyPosition(({ state, made }) => {
        const waits = game.decisions(state).some((decision) => decision.must);
        expect(waits).toBe(made !== null);
        expect(game.outcome(state) === undefined).toBe(made !== null);
        if (made === null) expect(game.decisions(state)).toEqual([]);
      });
    },

    'no card is lost or made twice': () => {
      everyMatch(({ positions }) => {
        const all = cardsIn(must(positions[0], 'first').state).toSorted();
        expect(new Set(all).size).toBe(all.length);
        for (const { state } of positions) expect(cardsIn(state).toSorted()).toEqual(all);
      });
    },

    'a state and its situations survive being stored': () => {
      everyPosition(({ state, made }) => {
        const stored = JSON.parse(JSON.stringify(state)) as G['state'];
        expect(stored).toStrictEqual(state);
        for (const viewer of viewers) {
          const situation = game.situation(state, viewer);
          expect(JSON.parse(JSON.stringify(situation))).toStrictEqual(situation);
        }
        if (made === null) return;
        const again = game.apply(stored, made.seat, made.move);
        expect(again).toStrictEqual({
          ok: true,
          value: { state: made.state, events: made.events, final: made.final },
        });
        expect(JSON.parse(JSON.stringify(made.events))).toStrictEqual(made.events);
      });
    },

    'a move leaves the state it is made in as it is': () => {
      everyPosition(({ state, made }) => {
        deepFreeze(state);
        if (made !== null) expect(game.apply(state, made.seat, made.move).ok).toBe(true);
      });
    },

    'a match is replayed from its seed and its moves': () => {
      everyMatch(({ options, seed, positions }) => {
        let state = game.setup(options, seatCount, seed);
        for (const { made } of positions) {
          if (made === null) break;
          const move = must(game.parseMove(textOf(made.move)), 'A move’s own text parses.');
          const applied = game.apply(state, made.seat, move);
          if (!applied.ok) throw new Error(`Refused in the replay: ${applied.error.reason}`);
          state = applied.value.state;
        }
        expect(state).toStrictEqual(positions.at(-1)?.state);
      });
    },

    'the moves that are kept are legal and lead to the same end, and nothing is left to be undone in them':
      () => {
        everyMatch(({ options, seed, positions }) => {
          const made = positions.flatMap((position) => position.made ?? []);
          const kept = game.keptMoves(made);
          let state = game.setup(options, seatCount, seed);
          for (const { seat, move } of kept) {
            const applied = game.apply(state, seat, move);
            if (!applied.ok) throw new Error(`A kept ${textOf(move)} was refused: ${applied.error.reason}`);
            state = applied.value.state;
          }
          expect(state).toStrictEqual(positions.at(-1)?.state);
          expect(game.keptMoves(kept)).toEqual(kept);
          if (contract.undoes !== undefined)
            expect(kept.some(({ move }) => contract.undoes?.(move))).toBe(false);
        });
      },

    'exactly the seats with a decision have moves, none of them twice': () => {
      everyPosition(({ state }) => {
        const deciding = game.decisions(state).map(({ seat }) => seat);
        for (const seat of seats) {
          const moves = game.legalMoves(state, seat).map(textOf);
          expect(moves.length > 0).toBe(deciding.includes(seat));
          expect(new Set(moves).size).toBe(moves.length);
        }
      });
    },

    'each listed move is accepted, and every other is refused and changes nothing': () => {
      everyPosition(({ state }) => {
        const before = JSON.stringify(state);
        for (const seat of seats) {
          const legal = new Set(game.legalMoves(state, seat).map(textOf));
          const known = new Set(everyMove.map(textOf));
          expect([...legal].filter((move) => !known.has(move))).toEqual([]);
          for (const move of everyMove) {
            const accepted = game.apply(state, seat, move).ok;
            if (accepted !== legal.has(textOf(move)))
              throw new Error(`${textOf(move)} of seat ${seat}: listed ${!accepted}, accepted ${accepted}`);
          }
        }
        expect(JSON.stringify(state)).toBe(before);
      });
    },

    'a move’s text is short and plain, and reads back as the move': () => {
      for (const move of everyMove) {
        expect(textOf(move)).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
        expect(game.parseMove(textOf(move))).toStrictEqual(move);
      }
    },

    'any text is read without a fault, and only a move’s own text is a move': () => {
      const texts = everyMove.map(textOf);
      const nearly = fc
        .tuple(fc.constantFrom(...texts), fc.nat(40), fc.string({ maxLength: 3 }))
        .map(([text, at, inserted]) => text.slice(0, at) + inserted + text.slice(at + inserted.length));
      const checkText = (text: string) => {
        const move = game.parseMove(text);
        if (move !== undefined) expect(textOf(move)).toBe(text);
      };
      for (const text of texts)
        for (const other of [
          ` ${text}`,
          `${text} `,
          `${text}\n`,
          `${text}-`,
          text.toUpperCase(),
          text.toLowerCase(),
        ])
          checkText(other);
      fc.assert(fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), nearly), checkText), {
        numRuns: 500,
      });
    },

    'a situation is the same wherever the cards lie that its viewer cannot see': () => {
      everyMatch((match) => {
        const looks = examined(match, contract.stride ?? 1).flatMap(({ state }) =>
          viewers.map((viewer) => ({ state, viewer, other: swapHidden(state, viewer) })),
        );
        const moved = looks.some(({ state, other }) => JSON.stringify(other) !== JSON.stringify(state));
        expect(moved, 'hidden cards are moved at all').toBe(true);
        for (const { state, viewer, other } of looks) {
          expect(cardsIn(other).toSorted()).toEqual(cardsIn(state).toSorted());
          expect(game.situation(other, viewer)).toStrictEqual(game.situation(state, viewer));
        }
      });
    },

    'a refusal is the same wherever the cards lie that its seat cannot see': () => {
      everyPosition(({ state }) => {
        for (const seat of seats) {
          const other = swapHidden(state, seat);
          const refusals = (at: G['state']) => everyMove.map((move) => refusalOf(game.apply(at, seat, move)));
          const told = refusals(state);
          const otherwise = refusals(other);
          expect(otherwise.filter((refusal, index) => refusal !== told[index])).toEqual([]);
        }
      });
    },

    'a move that is not final shows nothing hidden, so that it can be taken back': () => {
      everyMade(({ seat, move, final, state: after, events }, before) => {
        if (final) return;
        const applied = game.apply(swapHidden(before, seat), seat, move);
        if (!applied.ok) throw new Error(`${textOf(move)} hangs on hidden cards: ${applied.error.reason}`);
        expect(applied.value.final, `${textOf(move)} is final or not`).toBe(false);
        const open = (list: readonly G['event'][]) => list.map((event) => game.publicEvent(event));
        expect(open(applied.value.events)).toStrictEqual(open(events));
        for (const viewer of [seat, 'spectator'] as const)
          expect(game.situation(applied.value.state, viewer)).toStrictEqual(game.situation(after, viewer));
      });
    },

    'public events name no card that a spectator cannot see': () => {
      everyMatch(({ positions }) => {
        const all = new Set(cardsIn(must(positions[0], 'first').state));
        const namedIn = (value: unknown) => stringsIn(value).filter((text) => all.has(text));
        for (const { made } of positions) {
          const named = made?.events.flatMap((event) => namedIn(game.publicEvent(event))) ?? [];
          const seen = made === null ? [] : namedIn(game.situation(made.state, 'spectator'));
          expect(named.filter((card) => !seen.includes(card))).toEqual([]);
        }
      });
    },

    'a situation holds its viewer’s own moves, and a spectator has none': () => {
      everyPosition(({ state }) => {
        for (const viewer of viewers) {
          const situation = game.situation(state, viewer);
          const own = viewer === 'spectator' ? [] : game.legalMoves(state, viewer);
          expect(situation.viewer).toBe(viewer);
          expect(situation.moves).toStrictEqual(own);
          expect(situation.decisions).toStrictEqual(game.decisions(state));
        }
      });
    },

    'the fallback is a legal move, and always the same one': () => {
      everyPosition(({ state }) => {
        for (const { seat } of game.decisions(state)) {
          const fallback = textOf(game.fallbackMove(state, seat));
          expect(game.legalMoves(state, seat).map(textOf)).toContain(fallback);
          const stored = JSON.parse(JSON.stringify(state)) as G['state'];
          expect(textOf(game.fallbackMove(stored, seat))).toBe(fallback);
        }
      });
    },

    'whoever is said to be next is asked next': () => {
      everyMatch(({ positions }) => {
        const awaited = positions.map(({ state }) => waitedFor(game, state));
        for (const [index, { state }] of positions.entries()) {
          const then = awaited.slice(index).find((others) => others.join() !== awaited[index]?.join());
          for (const seat of game.onDeck(state)) {
            expect(awaited[index]).not.toContain(seat);
            expect(then).toContain(seat);
          }
        }
      });
    },

    'a match that nobody answers ends by fallbacks alone': () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          let state = game.setup(must(contract.options[0], 'options'), seatCount, seed);
          for (let moves = 0; game.outcome(state) === undefined; moves += 1) {
            expect(moves, 'the match ends').toBeLessThan(contract.movesMax);
            const { seat } = must(
              game.decisions(state).find((decision) => decision.must),
              'somebody must choose',
            );
            const applied = game.apply(state, seat, game.fallbackMove(state, seat));
            if (!applied.ok) throw new Error(`A fallback was refused: ${applied.error.reason}`);
            state = applied.value.state;
          }
        }),
        { numRuns: contract.runs ?? RUNS },
      );
    },

    'scores only grow by rounds, and places follow from the outcome': () => {
      everyMatch(({ positions }) => {
        let rounds = 0;
        for (const { state } of positions) {
          const scores = game.scores(state);
          expect(scores.totals).toHaveLength(seatCount);
          for (const round of scores.rounds) expect(round).toHaveLength(seatCount);
          expect(scores.rounds.length).toBeGreaterThanOrEqual(rounds);
          rounds = scores.rounds.length;
          contract.checkScores(state);
        }
        const end = must(positions.at(-1), 'last').state;
        const outcome = must(game.outcome(end), 'A finished match has an outcome.');
        expect({ rounds: outcome.rounds, totals: outcome.totals }).toStrictEqual(game.scores(end));
        checkPlaces(outcome, seatCount);
      });
    },
  };
}

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);

/** The seats the match waits for, the lowest first. */
function waitedFor<G extends GameTypes>(game: Game<G>, state: G['state']): readonly Seat[] {
  const awaited = game.decisions(state).flatMap((decision) => (decision.must ? [decision.seat] : []));
  return [...new Set(awaited)].toSorted((one, other) => one - other);
}

function forEveryMatch<G extends GameTypes>(
  contract: ContractCase<G>,
  { seatCount, endOnFailure }: { readonly seatCount: number; readonly endOnFailure: boolean },
  check: (match: Match<G>) => void,
): void {
  const choices = fc.array(fc.nat(99_999), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(fc.constantFrom(...contract.options), seeds, choices, (options, seed, chosen) => {
      check({ options, seed, positions: playOut(contract, { options, seatCount, seed }, chosen) });
    }),
    { numRuns: contract.runs ?? RUNS, endOnFailure },
  );
}

/** One in `stride` positions, another one of them in each match, and the last. */
function examined<G extends GameTypes>(
  { seed, positions }: Match<G>,
  stride: number,
): readonly Position<G>[] {
  const first = Number.parseInt(seed.slice(0, 8), 16) % stride;
  return positions.filter(({ made }, index) => index % stride === first || made === null);
}

/** Plays a match to its end; `choices`, over and over, say which seat decides next and what. */
function playOut<G extends GameTypes>(
  contract: ContractCase<G>,
  start: { readonly options: G['options']; readonly seatCount: number; readonly seed: string },
  choices: readonly number[],
): readonly Position<G>[] {
  const { game, movesMax } = contract;
  const positions: Position<G>[] = [];
  let state = game.setup(start.options, start.seatCount, start.seed);
  while (game.outcome(state) === undefined) {
    expect(positions.length, 'the match ends').toBeLessThan(movesMax);
    const choice = choices[positions.length % choices.length] ?? 0;
    const made = makeMove(contract, state, { choice, onward: positions.length > movesMax / ONWARD_PART });
    positions.push({ state, made });
    state = made.state;
  }
  return [...positions, { state, made: null }];
}

function makeMove<G extends GameTypes>(
  { game, undoes }: ContractCase<G>,
  state: G['state'],
  { choice, onward }: { readonly choice: number; readonly onward: boolean },
): Made<G> {
  // Where a decision allows nothing but undoing, as replacing a bid does, that seat is passed over late in a match.
  const able = game
    .decisions(state)
    .map(({ seat }) => ({
      seat,
      legal: game.legalMoves(state, seat).filter((move) => !(onward && undoes?.(move) === true)),
    }))
    .filter(({ legal }) => legal.length > 0);
  const { seat, legal } = must(able[choice % able.length], 'A match without outcome waits for a seat.');
  const move = must(legal[Math.floor(choice / able.length) % legal.length], 'A deciding seat has a move.');
  const applied = game.apply(state, seat, move);
  if (!applied.ok) throw new Error(`${game.formatMove(move)} was refused: ${applied.error.reason}`);
  return { ...applied.value, seat, move };
}

function refusalOf(result: Result<unknown, unknown>): string {
  return result.ok ? 'accepted' : JSON.stringify(result.error);
}

/** Ties share a place, and the next place is passed over: each place is one more than the seats ahead. */
function checkPlaces({ places }: Outcome, seatCount: number): void {
  expect(places).toHaveLength(seatCount);
  for (const place of places) expect(place).toBe(1 + places.filter((other) => other < place).length);
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}
