import { isDeepStrictEqual } from 'node:util';
import type { GameTypes } from '../../src/games/game.js';
import { digits, type Finding, type Measurement } from '../finding.js';
import { interleave, ratiosOf, spreadOf } from '../samples.js';
import { type PeerManner, playMatchWithPeer } from './boardgame-io.js';
import { BEFORE_THE_BIRDS, TRICKADEE, WOODLAND_TRICKS } from './contests.js';
import { type Contest, type PlayedMatch, playMatch } from './random-match.js';

const REPEATS = 15;
const WARM_UPS = 3;
/** Matches played by both sides and compared before anything is timed. */
const CHECKED = 50;

/** Random matches in a second through the bot's own rules, beside the same rules inside boardgame.io. */
export const rules: Measurement = {
  name: 'rules',
  run: async () => [
    ...(await compareGame(WOODLAND_TRICKS, { active: 'one-seat', matches: 20, ownRounds: 20, atLeast: 20 })),
    ...(await compareGame(TRICKADEE, { active: 'all-seats', matches: 8, ownRounds: 10, atLeast: 15 })),
    ...(await compareGame(BEFORE_THE_BIRDS, {
      active: 'all-seats',
      matches: 12,
      ownRounds: 15,
      atLeast: 20,
    })),
  ],
};

interface Comparison {
  readonly active: PeerManner['active'];
  /** Matches in one sample. */
  readonly matches: number;
  /** How often our side plays them in one sample, so that both sides' samples are long enough to time. */
  readonly ownRounds: number;
  readonly atLeast: number;
}

async function compareGame<G extends GameTypes>(
  contest: Contest<G>,
  comparison: Comparison,
): Promise<readonly Finding[]> {
  const matches = `matches of ${contest.game.id} with ${contest.seatCount} seats by random moves`;
  const guided = await compare(contest, { ...comparison, kind: 'by-the-guide' });
  const stripped = await compare(contest, { ...comparison, kind: 'stripped' });
  return [
    {
      what: `${matches}, to the same rules in boardgame.io`,
      required: { kind: 'at-least', value: comparison.atLeast },
      ...guided,
    },
    {
      what: 'the same with boardgame.io stripped of undo, drafts and views',
      required: null,
      ...stripped,
    },
  ];
}

async function compare<G extends GameTypes>(
  contest: Contest<G>,
  { matches, ownRounds, ...manner }: Comparison & PeerManner,
): Promise<Pick<Finding, 'ratio' | 'figures'>> {
  checkSameMatches(contest, manner);
  let first = 0;
  const samples = await interleave({
    ours: () => {
      // The peer plays the same matches right afterwards.
      first += matches;
      return matchesPerSecond((number) => playMatch(contest, number), { first, matches, rounds: ownRounds });
    },
    theirs: () =>
      matchesPerSecond((number) => playMatchWithPeer(contest, number, manner), { first, matches, rounds: 1 }),
    repeats: REPEATS,
    warmUps: WARM_UPS,
  });
  const [ours, theirs] = [spreadOf(samples.ours).median, spreadOf(samples.theirs).median];
  return {
    ratio: spreadOf(ratiosOf(samples)),
    figures: `${digits(ours)} against ${digits(theirs)} matches a second; ${CHECKED} matches compared and equal`,
  };
}

function matchesPerSecond(
  play: (number: number) => unknown,
  { first, matches, rounds }: { readonly first: number; readonly matches: number; readonly rounds: number },
): number {
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (let match = 0; match < matches; match += 1) play(first + match);
  }
  return (rounds * matches * 1000) / (performance.now() - start);
}

/** Throws unless both sides make the same moves and come to the same state and outcome. */
function checkSameMatches<G extends GameTypes>(contest: Contest<G>, manner: PeerManner): void {
  for (let number = 0; number < CHECKED; number += 1) {
    const ours: PlayedMatch<G> = playMatch(contest, number);
    const theirs = playMatchWithPeer(contest, number, manner);
    if (!isDeepStrictEqual(ours, theirs)) throw new Error(`Match ${number} comes out differently.`);
  }
}
