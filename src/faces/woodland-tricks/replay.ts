import { must } from '../../base/invariant.js';
import { atSeat, type PastPosition, type PastStep } from '../../games/game-types.js';
import type { WoodlandTricksPublicEvent } from '../../games/woodland-tricks/events.js';
import type { WoodlandTricksMove } from '../../games/woodland-tricks/moves.js';
import type { WoodlandTricksView } from '../../games/woodland-tricks/view.js';
import type { Words } from '../../words/words.js';
import type { Audience, Frame, Replay, Scene } from '../face.js';
import { shownCard } from './emoji-words.js';
import { type OpenTable, openPicture } from './open-picture.js';
import { storyScenes } from './scenes.js';
import { decisionDue } from './sight.js';
import { trickTold } from './story-words.js';

type Event = WoodlandTricksPublicEvent;
type Position = PastPosition<WoodlandTricksView, WoodlandTricksMove, unknown, Event>;
type TrickTaken = Extract<Event, { readonly kind: 'trick-taken' }>;

/** A match of Woodland Tricks with both hands open. */
export const woodlandTricksReplay: Replay<WoodlandTricksView, WoodlandTricksMove, unknown, Event> = {
  frames: framesOf,
  chapter: chapterOf,
  scenes: scenesOf,
};

function framesOf({ made, events }: PastStep<WoodlandTricksMove, Event>): readonly Frame<Event>[] {
  if (made === null) return [{ kind: 'begins', event: null }];
  const frames = events.flatMap((event): readonly Frame<Event>[] => {
    if (event.kind === 'round-started') return [{ kind: 'begins', event }];
    return event.kind === 'trick-taken' || event.kind === 'round-ended' ? [{ kind: 'ends', event }] : [];
  });
  return frames.length > 0 ? frames : [{ kind: 'move', event: null }];
}

function chapterOf({ event }: Frame<Event>, words: Words): string {
  const round = event?.kind === 'round-started' ? event.round : 1;
  return words.plain('replay.woodland-tricks.chapter', { round });
}

function scenesOf({ kind, event }: Frame<Event>, position: Position, audience: Audience): readonly Scene[] {
  const { situation, events } = position;
  if (kind === 'begins') return [openScene(beginning(position, audience), position, audience)];
  if (event?.kind === 'trick-taken') {
    // The step that ends a round has dealt the next one already, or left both hands empty.
    const isLast = events.some((other) => other.kind === 'round-ended');
    return isLast ? storyScenes([event], situation, audience) : [trickScene(event, position, audience)];
  }
  if (event !== null) return storyScenes([event], situation, audience);
  const { round, trickNumber: trick } = situation.view;
  const told = choiceTold(position, audience);
  const text = audience.words.text('woodland-tricks.story.trick', { round, trick, told });
  return [openScene(text, position, audience)];
}

function beginning({ situation }: Position, { words, names }: Audience): string {
  const { round, dealer, leader, trumpCard } = situation.view;
  return words.text('replay.woodland-tricks.begins', {
    round,
    dealer: atSeat(names, dealer),
    leader: atSeat(names, leader),
    card: shownCard(trumpCard, words),
  });
}

/** What somebody chose, hidden things included. */
function choiceTold({ made, events, seats }: Position, { words, names }: Audience): string {
  const { seat, move } = must(made, 'Every step but the first is a move.');
  const name = atSeat(names, seat);
  switch (move.kind) {
    case 'play': {
      const isLead = events.some((event) => event.kind === 'card-played' && event.lead);
      const key = isLead ? 'replay.woodland-tricks.led' : 'replay.woodland-tricks.answered';
      const played = words.text(key, { name, card: shownCard(move.card, words) });
      const { drawn } = atSeat(seats, seat).view;
      if (drawn === null) return played;
      return `${played} ${words.text('replay.woodland-tricks.drew', { card: shownCard(drawn, words) })}`;
    }
    case 'exchange': {
      const swap = events.find((event) => event.kind === 'trump-exchanged');
      const { taken, laidDown } = must(swap, 'An exchange is told.');
      return words.text('woodland-tricks.story.swapped', {
        name,
        taken: shownCard(taken, words),
        laidDown: shownCard(laidDown, words),
      });
    }
    case 'keep':
      return words.text('replay.woodland-tricks.kept', { name });
    case 'put-back':
      return words.text('replay.woodland-tricks.put-back', { name, card: shownCard(move.card, words) });
  }
}

/** The trick still lies on the table, and both hands are as they are for the next one. */
function trickScene(event: TrickTaken, position: Position, audience: Audience): Scene {
  const { made, situation } = position;
  const taken = trickTold(event, situation.view.exchanges, audience);
  // A card put back is told nowhere else; what was played or swapped is in the trick.
  const told = made?.move.kind === 'put-back' ? `${choiceTold(position, audience)} ${taken}` : taken;
  const { round, number: trick } = event;
  const table: OpenTable = {
    ...openTable(position),
    plays: event.plays,
    trickNumber: trick,
    taker: event.winner,
    due: undefined,
  };
  return {
    text: audience.words.text('woodland-tricks.story.trick', { round, trick, told }),
    picture: openPicture(table, audience),
  };
}

function openScene(text: string, position: Position, audience: Audience): Scene {
  return { text, picture: openPicture(openTable(position), audience) };
}

function openTable({ situation, seats }: Position): OpenTable {
  const { view } = situation;
  return {
    view,
    hands: seats.map((own) => own.view.hand),
    drawn: seats.map((own) => own.view.drawn),
    plays: view.trick,
    trickNumber: view.trickNumber,
    taker: null,
    due: decisionDue(situation),
  };
}
