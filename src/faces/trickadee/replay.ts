import { atSeat, type PastStep, type Seat } from '../../games/game-types.js';
import type { TrickadeePublicEvent } from '../../games/trickadee/events.js';
import type { TrickadeeMove, TrickadeePreviews } from '../../games/trickadee/moves.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import type { Audience, Frame, Replay, Scene } from '../face.js';
import { choiceTold, type TrickadeePosition } from './choice-words.js';
import { shownSpecies } from './emoji-words.js';
import { openPicture } from './open-picture.js';
import { flocksScenes, storyScenes } from './scenes.js';

type Event = TrickadeePublicEvent;

/** A match of Trickadee with all hands open. */
export const trickadeeReplay: Replay<TrickadeeView, TrickadeeMove, TrickadeePreviews, Event> = {
  frames: framesOf,
  chapter: chapterOf,
  scenes: scenesOf,
};

function framesOf({ made, events }: PastStep<TrickadeeMove, Event>): readonly Frame<Event>[] {
  if (made === null) return [{ kind: 'begins', event: null }];
  const frames = events.flatMap((event): readonly Frame<Event>[] => {
    if (event.kind === 'round-started') return [{ kind: 'begins', event }];
    return isEnd(event) ? [{ kind: 'ends', event }] : [];
  });
  // The last cards of all hands are played unasked, right after the trick before them.
  const hasMore = afterEnds(events).some(({ kind }) => kind === 'card-played');
  const isMove = frames.length === 0 && (events.length > 0 || made.move.kind === 'discard');
  return hasMore || isMove ? [...frames, { kind: 'move', event: null }] : frames;
}

function isEnd({ kind }: Event): boolean {
  return kind === 'trick-finished' || kind === 'round-ended';
}

/** What happened after all that ended by the step. */
function afterEnds(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex(isEnd) + 1);
}

function chapterOf({ event }: Frame<Event>, words: Words): string {
  const round = event?.kind === 'round-started' ? event.round : 1;
  return words.plain('replay.trickadee.chapter', { round });
}

function scenesOf(
  { kind, event }: Frame<Event>,
  position: TrickadeePosition,
  audience: Audience,
): readonly Scene[] {
  if (kind === 'begins')
    return [
      openScene(beginning(position, audience), position, audience),
      ...flocks(position, null, audience),
    ];
  return event === null ? choiceScenes(position, audience) : endScenes(event, position, audience);
}

function beginning({ situation }: TrickadeePosition, { words, names }: Audience): string {
  const { round, startLeader, liferSpecies } = situation.view;
  return words.text('replay.trickadee.begins', {
    round,
    name: atSeat(names, startLeader),
    lifer: shownSpecies(liferSpecies, words),
  });
}

/** The table after a choice, and whose flocks have changed by it. */
function choiceScenes(position: TrickadeePosition, audience: Audience): readonly Scene[] {
  const events = afterEnds(position.events);
  const { round, trickNumber: trick } = position.situation.view;
  const told = choiceTold(position, events, audience);
  const text = audience.words.text('replay.trickadee.line', { round, trick, told });
  const changed = events.find(({ kind }) => CHANGES_FLOCKS.has(kind));
  const own =
    changed === undefined || position.made === null ? [] : flocks(position, position.made.seat, audience);
  return [openScene(text, position, audience), ...own];
}

const CHANGES_FLOCKS: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'bird-picked',
  'birds-moved',
  'birds-swapped',
  'bird-placed',
  'seed-cached',
]);

/** What ended, after the choice that it ended by; a finished trick with all flocks, unless its round has scored them. */
function endScenes(event: Event, position: TrickadeePosition, audience: Audience): readonly Scene[] {
  const { situation, events } = position;
  const [main, ...more] = storyScenes([event], situation, audience);
  if (main === undefined || event.kind !== 'trick-finished')
    return main === undefined ? more : [main, ...more];
  const told = choiceTold(position, events.slice(0, events.indexOf(event)), audience);
  const scene = told === '' ? main : { ...main, text: `${told}\n${main.text}` };
  const isScored = events.some(({ kind }) => kind === 'round-ended');
  return isScored ? [scene, ...more] : [scene, ...more, ...flocks(position, null, audience)];
}

/** Pictures alone: what they show is told in the scene before them. */
function flocks({ situation }: TrickadeePosition, seat: Seat | null, audience: Audience): readonly Scene[] {
  return flocksScenes(situation, audience, seat).map(({ picture }) => ({ text: '', picture }));
}

function openScene(text: string, { situation, seats }: TrickadeePosition, audience: Audience): Scene {
  const table = {
    view: situation.view,
    hands: seats.map(({ view }) => view.hand),
    drawn: seats.map(({ view }) => view.chain?.drawn ?? []),
  };
  return { text, picture: openPicture(table, audience) };
}
