import { atSeat, type Seat } from '../../games/game-types.js';
import type { FinishedTrick } from '../../games/woodland-tricks/events.js';
import type { WoodlandTricksView } from '../../games/woodland-tricks/view.js';
import { awayAlt } from '../away.js';
import type { Audience } from '../face.js';
import { scoresAlt } from '../score-band.js';
import { spokenCard } from './card-words.js';
import { askedOf } from './explain.js';
import { BAND, bandRange, TRICKS_IN_ROUND, worthOf } from './points.js';
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
    ...(due === undefined
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
    words.plain('woodland-tricks.alt.pile', { pile: view.drawPileSize }),
    words.plain('woodland-tricks.alt.band', { band: BAND.map((cell) => cellAlt(cell, audience)).join(', ') }),
  ];
}

/** A finished trick. `told` is what its line of words says too. */
export function trickAlt(
  { trick, round, told }: { readonly trick: FinishedTrick; readonly round: number; readonly told: string },
  audience: Audience,
): readonly string[] {
  const { words, names } = audience;
  const [one, other] = trick.plays.map((play) => spokenPlays([play], audience));
  return [
    words.plain('woodland-tricks.alt.trick', {
      round,
      trick: trick.number,
      one: one ?? '',
      other: other ?? '',
      trump: words.plain(`woodland-tricks.suit.${trick.trump}`),
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
    total: atSeat(view.totals, seat),
    target: view.target,
    tricks,
    worth: worthOf(tricks),
    bonus: atSeat(view.bonuses, seat),
    cards: atSeat(view.handSizes, seat),
  });
}

function spokenPlays(plays: WoodlandTricksView['trick'], { words, names }: Audience): string {
  return plays
    .map(({ seat, card }) =>
      words.plain('woodland-tricks.alt.play', { name: atSeat(names, seat), card: spokenCard(card, words) }),
    )
    .join(', ');
}

function cellAlt(cell: (typeof BAND)[number], { words }: Audience): string {
  return words.plain('woodland-tricks.alt.band-cell', { tricks: bandRange(cell), points: cell.points });
}
