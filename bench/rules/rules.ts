import { isDeepStrictEqual } from 'node:util';
import { digits, type Finding, type Measurement } from '../finding.js';
import { interleave, ratiosOf, spreadOf } from '../samples.js';
import { type PeerManner, playMatchWithPeer } from './boardgame-io.js';
import { type PlayedMatch, playMatch } from './random-match.js';

/** Matches in one sample. */
const MATCHES = 20;
/** How often our side plays them in one sample, so that both sides' samples are long enough to time. */
const OWN_ROUNDS = 20;
const REPEATS = 15;
const WARM_UPS = 3;
/** Matches played by both sides and compared before anything is timed. */
const CHECKED = 50;

/** Random matches in a second through the bot's own rules, beside the same rules inside boardgame.io. */
export const rules: Measurement = {
  name: 'rules',
  run: async () => [
    await compare({ kind: 'by-the-guide' }, 'matches by random moves, to the same rules in boardgame.io', 20),
    await compare(
      { kind: 'stripped' },
      'the same with boardgame.io stripped of undo, drafts and views',
      null,
    ),
  ],
};

async function compare(manner: PeerManner, what: string, atLeast: number | null): Promise<Finding> {
  checkSameMatches(manner);
  let first = 0;
  const samples = await interleave({
    ours: () => {
      // The peer plays the same matches right afterwards.
      first += MATCHES;
      return matchesPerSecond(playMatch, { first, rounds: OWN_ROUNDS });
    },
    theirs: () => matchesPerSecond((number) => playMatchWithPeer(number, manner), { first, rounds: 1 }),
    repeats: REPEATS,
    warmUps: WARM_UPS,
  });
  const [ours, theirs] = [spreadOf(samples.ours).median, spreadOf(samples.theirs).median];
  return {
    what,
    ratio: spreadOf(ratiosOf(samples)),
    required: atLeast === null ? null : { kind: 'at-least', value: atLeast },
    figures: `${digits(ours)} against ${digits(theirs)} matches a second; ${CHECKED} matches compared and equal`,
  };
}

function matchesPerSecond(
  play: (number: number) => PlayedMatch,
  { first, rounds }: { readonly first: number; readonly rounds: number },
): number {
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (let match = 0; match < MATCHES; match += 1) play(first + match);
  }
  return (rounds * MATCHES * 1000) / (performance.now() - start);
}

/** Throws unless both sides make the same moves and come to the same state and outcome. */
function checkSameMatches(manner: PeerManner): void {
  for (let number = 0; number < CHECKED; number += 1) {
    const ours = playMatch(number);
    const theirs = playMatchWithPeer(number, manner);
    if (!isDeepStrictEqual(ours, theirs)) throw new Error(`Match ${number} comes out differently.`);
  }
}
