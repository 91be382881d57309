import { must } from '../../src/base/invariant.js';
import type { Audience } from '../../src/faces/face.js';
import type { WoodlandTricksSituation } from '../../src/faces/woodland-tricks/sight.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import { wordsFor } from '../../src/words/words.js';
import { chanceOf } from '../chance.js';
import { WOODLAND_TRICKS } from '../rules/contests.js';
import { chosenOf, seedOf } from '../rules/random-match.js';

export const AUDIENCE: Audience = { words: wordsFor('en'), names: ['Ana', 'Ben'] };

/** Two full hands of each match, as their owners see them: one about to lead, one about to answer or to carry out a power. */
export function fullHands(matches: number): readonly WoodlandTricksSituation[] {
  return Array.from({ length: matches }, (_, number) => firstDecisions(number)).flat();
}

function firstDecisions(number: number): readonly WoodlandTricksSituation[] {
  const { options, seatCount } = WOODLAND_TRICKS;
  const start = woodlandTricks.setup(options, seatCount, seedOf(number));
  const [lead] = woodlandTricks.decisions(start);
  const { seat } = must(lead, 'Somebody leads.');
  const move = chosenOf(woodlandTricks.legalMoves(start, seat), chanceOf(number));
  const played = woodlandTricks.apply(start, seat, move);
  if (!played.ok) throw new Error(`A legal move was refused: ${played.error.reason}`);
  const [answer] = woodlandTricks.decisions(played.value.state);
  const next = must(answer, 'Somebody goes on.');
  return [woodlandTricks.situation(start, seat), woodlandTricks.situation(played.value.state, next.seat)];
}
