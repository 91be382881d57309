import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { ok } from '../../src/base/result.js';
import type { Game } from '../../src/games/game.js';
import { atSeat, type Seat, withSeat } from '../../src/games/game-types.js';
import { type WoodlandTricks, woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import { seatToPlay } from '../../src/games/woodland-tricks/state.js';
import type { WoodlandTricksView } from '../../src/games/woodland-tricks/view.js';
import { contractOf } from './game-contract.js';
import { woodlandTricksCase } from './woodland-tricks.case.js';

type Broken = Partial<Game<WoodlandTricks>>;

/** A view with more in it than its viewer may know. */
function leaking(more: (state: WoodlandTricks['state']) => Partial<WoodlandTricksView>): Broken {
  return {
    situation: (state, viewer) => {
      const situation = woodlandTricks.situation(state, viewer);
      return { ...situation, view: { ...situation.view, ...more(state) } };
    },
  };
}

/** Applies, and then spoils what came of it. */
function applying(
  spoil: (applied: { state: WoodlandTricks['state']; final: boolean }) => object,
  when: (move: WoodlandTricks['move']) => boolean = () => true,
): Broken {
  return {
    apply: (state, seat, move) => {
      const result = woodlandTricks.apply(state, seat, move);
      return result.ok && when(move) ? ok({ ...result.value, ...spoil(result.value) }) : result;
    },
  };
}

const SITUATION = 'a situation is the same wherever the cards lie that its viewer cannot see';
const EVENTS = 'public events name no card that a spectator cannot see';

describe('the contract finds a game', () => {
  test.for<[string, string, Broken]>([
    ['that shows a hand', SITUATION, leaking(({ round }) => ({ hand: atSeat(round.hands, 0 as Seat) }))],
    [
      'that shows the seed',
      SITUATION,
      leaking(({ match }) => ({ target: Number.parseInt(match.seed.slice(0, 8), 16) })),
    ],
    ['that shows the draw pile', SITUATION, leaking(({ round }) => ({ hand: round.drawPile }))],
    ['that shows what others drew', SITUATION, leaking(({ round }) => ({ draws: round.draws.flat() }))],
    [
      'that shows which card was drawn',
      SITUATION,
      leaking((state) => ({ drawn: state.phase === 'putting-back' ? state.drawn : null })),
    ],
    ['that tells everybody what a 5 drew', EVENTS, { publicEvent: (event) => event }],
    [
      'that lets a drawn card be taken back',
      'a move that is not final shows nothing hidden, so that it can be taken back',
      applying(() => ({ final: false })),
    ],
    [
      'that loses a card',
      'no card is lost or made twice',
      applying(
        ({ state }) => ({
          state: { ...state, round: { ...state.round, drawPile: state.round.drawPile.slice(1) } },
        }),
        ({ kind }) => kind === 'put-back',
      ),
    ],
    [
      'that changes its argument',
      'a move leaves the state it is made in as it is',
      {
        apply: (state, seat, move) => {
          (state.round.drawPile as string[]).reverse();
          return woodlandTricks.apply(state, seat, move);
        },
      },
    ],
    [
      'that accepts what it does not list',
      'each listed move is accepted, and every other is refused and changes nothing',
      { legalMoves: (state, seat) => woodlandTricks.legalMoves(state, seat).slice(-1) },
    ],
    [
      'that lists what it refuses',
      'each listed move is accepted, and every other is refused and changes nothing',
      {
        legalMoves: (state, seat) =>
          woodlandTricks.decisions(state)[0]?.seat === seat
            ? atSeat(state.round.hands, seat).map((card) => ({ kind: 'play', card }))
            : [],
      },
    ],
    [
      'that gives moves to a seat without a decision',
      'exactly the seats with a decision have moves, none of them twice',
      { legalMoves: () => [{ kind: 'keep' }] },
    ],
    [
      'whose states do not survive being stored',
      'a state and its situations survive being stored',
      applying(({ state }) => ({ state: { ...state, note: undefined } })),
    ],
    [
      'that reads a move two ways',
      'any text is read without a fault, and only a move’s own text is a move',
      { parseMove: (text) => woodlandTricks.parseMove(text.trim()) },
    ],
    [
      'whose reading fails',
      'any text is read without a fault, and only a move’s own text is a move',
      { parseMove: (text) => must(woodlandTricks.parseMove(text), 'not a move') },
    ],
    [
      'whose fallback is not legal',
      'the fallback is a legal move, and always the same one',
      { fallbackMove: () => ({ kind: 'keep' }) },
    ],
    [
      'that promises a turn which depends on the answer',
      'whoever is said to be next is asked next',
      { onDeck: (state) => (state.phase === 'playing' ? [(1 - seatToPlay(state.round)) as Seat] : []) },
    ],
    [
      'that gives away hidden cards by its refusals',
      'a refusal is the same wherever the cards lie that its seat cannot see',
      {
        apply: (state, seat, move) => {
          const result = woodlandTricks.apply(state, seat, move);
          const [first] = atSeat(state.round.hands, (1 - seat) as Seat);
          return result.ok || first === undefined
            ? result
            : { ok: false, error: { reason: 'card-not-held', card: first } };
        },
      },
    ],
    [
      'whose places do not follow',
      'scores only grow by rounds, and places follow from the outcome',
      {
        outcome: (state) => {
          const outcome = woodlandTricks.outcome(state);
          return outcome && { ...outcome, places: withSeat(withSeat([0, 0], 0 as Seat, 2), 1 as Seat, 2) };
        },
      },
    ],
    [
      'that does not end',
      'a match waits for somebody until it has an outcome, and for nobody then',
      { outcome: () => undefined },
    ],
  ])('%s', ([, sentence, broken]) => {
    const game = { ...woodlandTricks, ...broken };
    const check = must(
      contractOf({ ...woodlandTricksCase, game }, 2, { endOnFailure: true })[sentence],
      `No sentence: ${sentence}`,
    );
    expect(check).toThrow();
  });
});
