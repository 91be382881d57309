import { must } from '../../src/base/invariant.js';
import { handPictures } from '../../src/faces/trickadee/hand-picture.js';
import { handPicture } from '../../src/faces/woodland-tricks/hand-picture.js';
import type { WoodlandTricksSituation } from '../../src/faces/woodland-tricks/sight.js';
import { trickadee } from '../../src/games/trickadee/game.js';
import { woodlandTricks } from '../../src/games/woodland-tricks/game.js';
import { chanceOf } from '../chance.js';
import { TRICKADEE, WOODLAND_TRICKS } from '../rules/contests.js';
import { chosenOf, seedOf } from '../rules/random-match.js';
import { AUDIENCE, type Composing } from './subject.js';

/** Two full hands of each match, as their owners see them: one about to lead, one about to answer or to carry out a power. */
export function woodlandHands(matches: number): readonly Composing[] {
  const situations = Array.from({ length: matches }, (_, number) => firstDecisions(number)).flat();
  return situations.map((situation) => () => [handPicture(situation, AUDIENCE)]);
}

/** The leader's hand of each match: six cards and a flock of one bird, as small as this picture gets. */
export function trickadeeHands(matches: number): readonly Composing[] {
  const { options, seatCount } = TRICKADEE;
  return Array.from({ length: matches }, (_, number) => {
    const state = trickadee.setup(options, seatCount, seedOf(number));
    const { seat } = must(trickadee.decisions(state)[0], 'Somebody leads.');
    const situation = trickadee.situation(state, seat);
    return () => handPictures(situation, seat, AUDIENCE);
  });
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
