import { must } from '../../base/invariant.js';
import type { BeforeTheBirdsPublicEvent } from '../../games/before-the-birds/events.js';
import type { BeforeTheBirdsMove } from '../../games/before-the-birds/moves.js';
import type { BeforeTheBirdsPreviews, BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import { atSeat, type PastPosition, type PastStep } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { Audience, Frame, Replay, Scene } from '../face.js';
import { shownCard, shownCards } from './emoji-words.js';
import { openPicture } from './open-picture.js';
import { storyScenes, treesScenes } from './scenes.js';

type Event = BeforeTheBirdsPublicEvent;
type Position = PastPosition<BeforeTheBirdsView, BeforeTheBirdsMove, BeforeTheBirdsPreviews, Event>;

/** A match of Before The Birds with all hands and bids open. */
export const beforeTheBirdsReplay: Replay<
  BeforeTheBirdsView,
  BeforeTheBirdsMove,
  BeforeTheBirdsPreviews,
  Event
> = { frames: framesOf, chapter: chapterOf, scenes: scenesOf };

function framesOf({ made, events }: PastStep<BeforeTheBirdsMove, Event>): readonly Frame<Event>[] {
  if (made === null) return [{ kind: 'begins', event: null }];
  const frames = events.flatMap((event, index): readonly Frame<Event>[] => {
    if (event.kind === 'game-ended') return [{ kind: 'ends', event }];
    if (event.kind === 'game-started') return [{ kind: 'begins', event }];
    if (event.kind !== 'bids-opened') return [];
    // The next round begins with the same event, unless it is played unasked, or there is none.
    const isLast = index === events.length - 1;
    return isLast
      ? [
          { kind: 'ends', event },
          { kind: 'begins', event },
        ]
      : [{ kind: 'ends', event }];
  });
  return frames.length > 0 ? frames : [{ kind: 'move', event: null }];
}

function chapterOf({ event }: Frame<Event>, words: Words): string {
  if (event?.kind === 'game-started') return roundNamed({ game: event.game, round: 1 }, words);
  return event?.kind === 'bids-opened'
    ? roundNamed({ game: event.game, round: event.round + 1 }, words)
    : roundNamed({ game: 1, round: 1 }, words);
}

/** "Round 4"; from the second game on, "Game 2, round 4". */
function roundNamed(
  { game, round }: { readonly game: number; readonly round: number },
  words: Words,
): string {
  return game === 1
    ? words.plain('replay.before-the-birds.chapter', { round })
    : words.plain('replay.before-the-birds.chapter-of-game', { game, round });
}

function scenesOf({ kind, event }: Frame<Event>, position: Position, audience: Audience): readonly Scene[] {
  const { situation } = position;
  if (kind !== 'ends' || event === null)
    return [openScene(kind, position, audience), ...trees(position, audience)];
  const scenes = storyScenes([event], situation, audience);
  // The trees of a game that is over are in the scenes of its end.
  const goesOn = event.kind === 'bids-opened' && event.game === situation.view.game;
  return goesOn ? [...scenes, ...trees(position, audience)] : scenes;
}

function openScene(kind: Frame<Event>['kind'], position: Position, audience: Audience): Scene {
  const { situation, seats } = position;
  const chapter = roundNamed(situation.view, audience.words);
  const table = {
    view: situation.view,
    hands: seats.map(({ view }) => view.hand),
    bids: seats.map(({ view }) => view.bid),
  };
  const told = kind === 'begins' ? groundTold : bidTold;
  return { text: told(position, { chapter, audience }), picture: openPicture(table, audience) };
}

interface Telling {
  readonly chapter: string;
  readonly audience: Audience;
}

function groundTold({ situation }: Position, { chapter, audience: { words } }: Telling): string {
  const ground = shownCards(situation.view.ground, words);
  return words.text('replay.before-the-birds.begins', { chapter, ground });
}

function bidTold({ made }: Position, { chapter, audience: { words, names } }: Telling): string {
  const { seat, move } = must(made, 'Every step but the first is a bid.');
  return words.text('replay.before-the-birds.bid', {
    chapter,
    name: atSeat(names, seat),
    card: shownCard(move.card, words),
  });
}

/** Pictures alone: what they show is told in the scene before them. */
function trees({ situation }: Position, audience: Audience): readonly Scene[] {
  return treesScenes(situation, audience, null).map(({ picture }) => ({ text: '', picture }));
}
