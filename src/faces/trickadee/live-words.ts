import { atSeat, type Seat } from '../../games/game-types.js';
import type { StandView, TrickadeeView } from '../../games/trickadee/view.js';
import type { Audience } from '../face.js';
import { birdsWord } from './card-words.js';
import { shownCard, shownSpecies, shownSuits } from './emoji-words.js';
import { isOver, seatsAt } from './situation.js';
import { paidTold, placesTold } from './story-words.js';

/** The lines under the live table: where the match stands, and what the trick has come to. */
export function liveLines(view: TrickadeeView, audience: Audience): readonly string[] {
  const { words } = audience;
  if (isOver(view)) return [words.text('trickadee.live.over', { round: view.round })];
  const title = words.text('trickadee.live.title', {
    round: view.round,
    trick: view.trickNumber,
    tricks: view.tricksInRound,
    species: shownSpecies(view.liferSpecies, words),
  });
  return [title, ...(view.placed === null ? playingLines(view, audience) : placedLines(view, audience))];
}

function playingLines({ trick, suitsOnTable }: TrickadeeView, { words, names }: Audience): readonly string[] {
  const lead = trick[0];
  if (lead === undefined) return [];
  return [
    words.text('trickadee.live.led', {
      count: suitsOnTable.length,
      name: atSeat(names, lead.seat),
      card: shownCard(lead.card, words),
      suits: shownSuits(suitsOnTable, 'or', words),
    }),
  ];
}

function placedLines(view: TrickadeeView, audience: Audience): readonly string[] {
  const { placed, stands } = view;
  if (placed === null) return [];
  const drawn = seatsAt(view).flatMap((seat) => {
    const stand = stands?.[seat];
    return stand?.status === 'using' ? [drawnLine(seat, stand, audience)] : [];
  });
  return [`${placesTold(placed, audience, shownCard)} ${paidTold(placed, audience)}`, ...drawn];
}

function drawnLine(
  seat: Seat,
  { ability, drawn, shown }: Extract<StandView, { readonly status: 'using' }>,
  { words, names }: Audience,
): string {
  const name = atSeat(names, seat);
  return shown === null
    ? words.text('trickadee.live.drew', { name, ability, birds: birdsWord(drawn, words) })
    : words.text('trickadee.live.shown', { name, card: shownCard(shown, words) });
}
