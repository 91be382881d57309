import { describe, expect, test } from 'vitest';
import { must } from '../../../src/base/invariant.js';
import { err, ok } from '../../../src/base/result.js';
import { type BeforeTheBirds, beforeTheBirds } from '../../../src/games/before-the-birds/game.js';
import type { BeforeTheBirdsView } from '../../../src/games/before-the-birds/view.js';
import type { Game } from '../../../src/games/game.js';
import { beforeTheBirdsCase } from '../../contract/before-the-birds.case.js';
import { contractOf } from '../../contract/game-contract.js';

type Broken = Partial<Game<BeforeTheBirds>>;

/** A view with more in it than its viewer may know. */
function leaking(more: (state: BeforeTheBirds['state']) => Partial<BeforeTheBirdsView>): Broken {
  return {
    situation: (state, viewer) => {
      const situation = beforeTheBirds.situation(state, viewer);
      return { ...situation, view: { ...situation.view, ...more(state) } };
    },
  };
}

const SITUATION = 'a situation is the same wherever the cards lie that its viewer cannot see';
const EVENTS = 'public events name no card that a spectator cannot see';
const REFUSAL = 'a refusal is the same wherever the cards lie that its seat cannot see';

describe('the contract finds a game of bids', () => {
  test.for<[string, string, Broken]>([
    ['that shows a bid', SITUATION, leaking(({ game }) => ({ bid: game.bids[0] ?? null }))],
    [
      'that shows whose bid is lowest',
      SITUATION,
      leaking(({ game }) => ({ hasBid: game.bids.map((bid) => bid !== null && Number(bid) < 20) })),
    ],
    ['that shows a hand', SITUATION, leaking(({ game }) => ({ hand: game.hands[1] ?? [] }))],
    ['that shows what is left out', SITUATION, leaking(({ game }) => ({ hand: game.leftOut }))],
    [
      'that tells everybody what is bid',
      EVENTS,
      {
        publicEvent: (event) =>
          event.kind === 'bid-made'
            ? { ...must(beforeTheBirds.publicEvent(event), 'open'), ...{ bid: event.bid } }
            : beforeTheBirds.publicEvent(event),
      },
    ],
    [
      'that refuses by the bids of others',
      REFUSAL,
      {
        apply: (state, seat, move) =>
          state.game.bids.some((bid, other) => other !== seat && Number(bid ?? 0) > Number(move.card))
            ? err({ reason: 'card-not-held', card: '00' })
            : beforeTheBirds.apply(state, seat, move),
      },
    ],
    [
      'that loses a replaced bid',
      'no card is lost or made twice',
      {
        apply: (state, seat, move) => {
          const result = beforeTheBirds.apply(state, seat, move);
          if (!result.ok || move.kind === 'bid') return result;
          const { game } = result.value.state;
          const hands = game.hands.map((hand, other) => (other === seat ? hand.slice(1) : hand));
          return ok({ ...result.value, state: { ...result.value.state, game: { ...game, hands } } });
        },
      },
    ],
  ])('%s', ([, sentence, broken]) => {
    const game = { ...beforeTheBirds, ...broken };
    const contract = contractOf({ ...beforeTheBirdsCase, game, runs: 10 }, 4, { endOnFailure: true });
    expect(must(contract[sentence], `No sentence: ${sentence}`)).toThrow();
  });
});
