import { atSeat, type Seat } from '../../games/game-types.js';
import type { FinishedTrick, Play } from '../../games/woodland-tricks/events.js';
import type { WoodlandTricksView } from '../../games/woodland-tricks/view.js';
import { awayAlt } from '../away.js';
import { endedAlt } from '../ended.js';
import type { Audience } from '../face.js';
import { joined } from '../lists.js';
import { scoresAlt } from '../score-band.js';
import {
  bandSentence,
  bonusWord,
  cardsWord,
  pointsWord,
  spokenCard,
  suitWord,
  tricksWord,
} from './card-words.js';
import { askedOf } from './explain.js';
import { TRICKS_IN_ROUND, worthOf } from './points.js';
import { decisionDue, playsShown, SEATS, scoresOf, type WoodlandTricksSituation } from './sight.js';

/** What the live table shows, for whoever does not see it. */
export function liveAlt(situation: WoodlandTricksSituation, audience: Audience): readonly string[] {
  const { view } = situation;
  const { words, names } = audience;
  const due = decisionDue(situation);
  const plays = playsShown(situation);
  return [
    due === undefined
      ? words.plain('woodland-tricks.alt.over')
      : words.plain('woodland-tricks.alt.table', {
          round: view.round,
          trick: view.trickNumber,
          tricks: TRICKS_IN_ROUND,
        }),
    ...endedAlt(audience),
    ...(due === undefined || audience.ended === true
      ? []
      : [
          words.plain('woodland-tricks.alt.turn', {
            name: atSeat(names, due.seat),
            asked: askedOf(due, words),
          }),
        ]),
    words.plain('woodland-tricks.alt.trump', { card: spokenCard(view.trumpCard, words) }),
    plays.length === 0
      ? words.plain('woodland-tricks.alt.nothing-on-table')
      : words.plain('woodland-tricks.alt.on-table', { plays: spokenPlays(plays, audience) }),
    ...SEATS.map((seat) => seatAlt(view, seat, audience)),
    ...awayAlt(audience),
    ...scoresAlt(scoresOf(view), audience),
    words.plain('woodland-tricks.alt.target', { target: view.target }),
    words.plain('woodland-tricks.alt.pile', { cards: cardsWord(view.drawPileSize, words) }),
    bandSentence(words),
  ];
}

/** A finished trick. `told` is what its line of words says too. */
export function trickAlt(
  { trick, round, told }: { readonly trick: FinishedTrick; readonly round: number; readonly told: string },
  audience: Audience,
): readonly string[] {
  const { words, names } = audience;
  return [
    words.plain('woodland-tricks.alt.trick', {
      round,
      trick: trick.number,
      plays: spokenPlays(trick.plays, audience),
      trump: suitWord(trick.trump, words),
    }),
    told,
    // `told` says it already where an Ace leads.
    ...(trick.nextLeader === null || trick.comeback
      ? []
      : [words.plain('woodland-tricks.alt.leads-next', { name: atSeat(names, trick.nextLeader) })]),
  ];
}

function seatAlt(view: WoodlandTricksView, seat: Seat, { words, names }: Audience): string {
  const tricks = atSeat(view.tricksTaken, seat);
  return words.plain('woodland-tricks.alt.seat', {
    name: atSeat(names, seat),
    points: pointsWord(atSeat(view.totals, seat), words),
    tricks: tricksWord(tricks, words),
    worth: pointsWord(worthOf(tricks), words),
    bonus: bonusWord(atSeat(view.bonuses, seat), words),
    cards: cardsWord(atSeat(view.handSizes, seat), words),
  });
}

/** "Ana played the 10 of Spades and Ben played the 6 of Spades". */
export function spokenPlays(plays: readonly Play[], { words, names }: Audience): string {
  const spoken = plays.map(({ seat, card }) =>
    words.plain('woodland-tricks.alt.play', { name: atSeat(names, seat), card: spokenCard(card, words) }),
  );
  return joined(spoken, 'and', words);
}
