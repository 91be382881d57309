import { type TrickadeeState, tricksInRound } from '../../src/games/trickadee/state.js';
import { describeLeaks } from './kit/compare.js';
import type { Play } from './kit/play.js';
import { steadyPolicy, wishing } from './kit/policies.js';
import { trickadeeSecrets } from './kit/trickadee.js';

const SEED = 'trickadee leaks';
const HAND_ABILITY = /^use-[25689]$/;

/** Whoever picks goes before whoever may use an ability, so that several may at once. */
const pickersFirst: Play['who'] = (players) => {
  const first = players.find(({ choices }) => choices.some(({ move }) => /^(play|take|into)-/.test(move)));
  const one = first ?? players[0];
  if (one === undefined) throw new Error('Nobody may choose.');
  return one;
};

describeLeaks({
  seed: SEED,
  secrets: trickadeeSecrets,
  policy: wishing([HAND_ABILITY, /^hand-/], steadyPolicy(SEED)),
  who: pickersFirst,
  moments: [
    {
      name: 'early in a round',
      comes: ({ round }) => round.tricks.length === 1,
      owners: () => [1, 3],
      clicksMin: 8,
    },
    {
      name: 'at the start of the second round',
      comes: ({ round }) => round.number === 2,
      owners: () => [0, 2, 3],
      clicksMin: 8,
    },
    {
      name: 'while several may use abilities',
      comes: (state) => isEarly(state) && standing(state, 'choosing') > 2,
      owners: () => [1, 2],
      clicksMin: 6,
    },
    {
      name: 'after a bird of the hand is chosen for an ability',
      comes: (state) =>
        isEarly(state) && uses(state, ({ chosen }) => chosen.some(({ kind }) => kind === 'hand')),
      owners: (state, next) => [userOf(state), ...(next === userOf(state) ? [] : [next])],
      clicksMin: 4,
    },
    {
      name: 'while birds are drawn that are to be discarded',
      comes: (state) =>
        isEarly(state) && uses(state, ({ ability, drawn }) => drawn.length > 0 && ability !== 4),
      owners: (state) => [userOf(state)],
      clicksMin: 4,
    },
  ],
});

type Chain = Extract<
  Extract<TrickadeeState, { readonly phase: 'resolving' }>['stands'][number],
  { readonly status: 'using' }
>['chain'];

/** Whether enough of the round is left to compare something. */
function isEarly({ round }: TrickadeeState): boolean {
  return round.tricks.length + 3 <= tricksInRound(round.number);
}

function standing(state: TrickadeeState, status: string): number {
  return state.phase === 'resolving' ? state.stands.filter((stand) => stand.status === status).length : 0;
}

function uses(state: TrickadeeState, fits: (chain: Chain) => boolean): boolean {
  return (
    state.phase === 'resolving' && state.stands.some((stand) => stand.status === 'using' && fits(stand.chain))
  );
}

function userOf(state: TrickadeeState): number {
  return state.phase === 'resolving' ? state.stands.findIndex(({ status }) => status === 'using') : 0;
}
