import { atSeat, type PastPosition } from '../../games/game-types.js';
import type { TrickadeePublicEvent } from '../../games/trickadee/events.js';
import type { TrickadeeMove, TrickadeePreviews } from '../../games/trickadee/moves.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import type { Audience } from '../face.js';
import { placeWord } from './card-words.js';
import { shownSign, shownSigns } from './emoji-words.js';
import { eventTold, paidTold, placesTold } from './story-words.js';

export type TrickadeePosition = PastPosition<
  TrickadeeView,
  TrickadeeMove,
  TrickadeePreviews,
  TrickadeePublicEvent
>;

/** What somebody chose and what some of its events were, hidden birds included; empty where there is nothing to tell. */
export function choiceTold(
  position: TrickadeePosition,
  events: readonly TrickadeePublicEvent[],
  audience: Audience,
): string {
  const told = events.flatMap((event) => openTold(event, position, audience) ?? []);
  return [...discardTold(position, audience), ...told].join(' ');
}

// Of the birds that 6 discards, the first is put away by a choice of its own.
function discardTold({ made }: TrickadeePosition, { words, names }: Audience): readonly string[] {
  if (made?.move.kind !== 'discard') return [];
  const cards = shownSigns([made.move.card], words);
  return [words.text('replay.trickadee.discarded', { name: atSeat(names, made.seat), cards })];
}

function openTold(
  event: TrickadeePublicEvent,
  position: TrickadeePosition,
  audience: Audience,
): string | undefined {
  const { words, names } = audience;
  switch (event.kind) {
    case 'card-played':
      return words.text(event.lead ? 'replay.trickadee.led' : 'replay.trickadee.played', {
        name: atSeat(names, event.seat),
        card: shownSign(event.card, words),
      });
    case 'trick-placed':
      return `${placesTold(event, audience, shownSign)} ${paidTold(event, audience)}`;
    case 'bird-picked':
      return words.text('replay.trickadee.took', {
        name: atSeat(names, event.seat),
        card: shownSign(event.card, words),
        to: placeWord(event, words),
      });
    case 'ability-passed':
      return passTold(event, audience);
    case 'birds-drawn':
      return drawTold(event, position, audience);
    case 'round-started':
      return undefined;
    default:
      return eventTold(event, audience);
  }
}

type OfKind<Kind extends TrickadeePublicEvent['kind']> = Extract<
  TrickadeePublicEvent,
  { readonly kind: Kind }
>;

// Whoever is not asked has nothing to tell.
function passTold({ seat, why }: OfKind<'ability-passed'>, { words, names }: Audience): string | undefined {
  if (why !== 'chosen' && why !== 'for-round') return undefined;
  const key = why === 'chosen' ? 'replay.trickadee.passed' : 'replay.trickadee.passed-round';
  return words.text(key, { name: atSeat(names, seat) });
}

// Where the ability is over with its draw, it tells of itself what became of the birds.
function drawTold(
  { seat, ability }: OfKind<'birds-drawn'>,
  { seats }: TrickadeePosition,
  { words, names }: Audience,
): string | undefined {
  const { chain } = atSeat(seats, seat).view;
  if (chain === null || chain.drawn.length === 0) return undefined;
  const cards = shownSigns(chain.drawn, words);
  return words.text('replay.trickadee.drew', { name: atSeat(names, seat), ability, cards });
}
