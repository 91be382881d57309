import type { BeforeTheBirdsPublicEvent } from '../../games/before-the-birds/events.js';
import type { BeforeTheBirdsOptions } from '../../games/before-the-birds/options.js';
import type { OptionValues, Outcome, Seat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { Audience, Scene } from '../face.js';
import { liveLines } from './live-words.js';
import { type BeforeTheBirdsSituation, seatsAt } from './situation.js';
import { bidsTold, endTold, gameStartTold, gameTold, treesTold } from './story-words.js';

export function lobbyLines(options: OptionValues, words: Words): string {
  // The game itself has checked them before anyone is told.
  const { deck, limit } = options as BeforeTheBirdsOptions;
  return words.text('before-the-birds.lobby', {
    deck: words.text(`before-the-birds.lobby.deck.${deck}`),
    limit:
      limit === null
        ? words.text('before-the-birds.lobby.one-game')
        : words.text('before-the-birds.lobby.limit', { limit }),
  });
}

export function liveScene({ view }: BeforeTheBirdsSituation, audience: Audience): Scene {
  return { text: liveLines(view, audience).join('\n'), picture: null };
}

/** A picture for each round whose bids are open, and one for each game of a match of several. */
export function storyScenes(
  events: readonly BeforeTheBirdsPublicEvent[],
  { view }: BeforeTheBirdsSituation,
  audience: Audience,
): readonly Scene[] {
  return events.flatMap((event): readonly Scene[] => {
    switch (event.kind) {
      case 'bids-opened':
        return [{ text: bidsTold(event, view, audience), picture: null }];
      case 'game-ended':
        // The end of the match tells a single game as well.
        return view.limit === null ? [] : [{ text: gameTold(event, audience), picture: null }];
      case 'game-started':
        return [{ text: gameStartTold(event, audience.words), picture: null }];
      default:
        return [];
    }
  });
}

export function endScene(outcome: Outcome, { view }: BeforeTheBirdsSituation, audience: Audience): Scene {
  return { text: endTold(outcome, view, audience), picture: null };
}

/** The trees of everybody as they are now, or of one seat. */
export function treesScenes(
  { view }: BeforeTheBirdsSituation,
  audience: Audience,
  seat: Seat | null,
): readonly Scene[] {
  const seats = seat === null ? seatsAt(view) : [seat];
  return [{ text: treesTold(view, seats, audience), picture: null }];
}

export function rulesScenes(words: Words): readonly Scene[] {
  return [
    { text: words.text('before-the-birds.rules.text'), picture: null },
    { text: words.text('before-the-birds.rules.storing'), picture: null },
    { text: words.text('before-the-birds.rules.scores'), picture: null },
  ];
}
