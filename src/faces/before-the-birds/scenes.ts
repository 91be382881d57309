import type { BeforeTheBirdsPublicEvent } from '../../games/before-the-birds/events.js';
import type { BeforeTheBirdsOptions } from '../../games/before-the-birds/options.js';
import { type BeforeTheBirdsView, viewTree } from '../../games/before-the-birds/view.js';
import type { OptionValues, Outcome, Seat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { Audience, Scene } from '../face.js';
import { bidsPicture } from './bids-picture.js';
import { endPicture, gamePicture } from './end-picture.js';
import { livePictures } from './live-picture.js';
import { liveLines } from './live-words.js';
import { roundPicture, scoresPicture, storingPicture } from './rules-pictures.js';
import { type BeforeTheBirdsSituation, isOver, seatsAt, totalsOf } from './situation.js';
import { bidsTold, endTold, type GameEnded, gameStartTold, gameTold, treesTold } from './story-words.js';
import { type TreesShown, treesPictures } from './trees-picture.js';

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

export function liveScene(situation: BeforeTheBirdsSituation, audience: Audience): Scene {
  const [picture, below] = livePictures(situation, audience);
  const text = liveLines(situation.view, audience).join('\n');
  return { text, picture, ...(below && { below }) };
}

/** A picture for each round whose bids are open, and for each finished game its trees. */
export function storyScenes(
  events: readonly BeforeTheBirdsPublicEvent[],
  { view }: BeforeTheBirdsSituation,
  audience: Audience,
): readonly Scene[] {
  return events.flatMap((event): readonly Scene[] => {
    switch (event.kind) {
      case 'bids-opened':
        return [{ text: bidsTold(event, view, audience), picture: bidsPicture(event, view, audience) }];
      case 'game-ended':
        return gameScenes(event, view, audience);
      case 'game-started':
        return [{ text: gameStartTold(event, audience.words), picture: null }];
      default:
        return [];
    }
  });
}

export function endScene(outcome: Outcome, { view }: BeforeTheBirdsSituation, audience: Audience): Scene {
  return { text: endTold(outcome, view, audience), picture: endPicture(outcome, view, audience) };
}

/** The trees of everybody as they are now, or of one seat. */
export function treesScenes(
  { view }: BeforeTheBirdsSituation,
  audience: Audience,
  seat: Seat | null,
): readonly Scene[] {
  const { words } = audience;
  const title = isOver(view)
    ? words.plain('before-the-birds.picture.trees-over')
    : words.plain('before-the-birds.picture.trees', { round: view.round });
  return treesOf(
    { trees: view.trees, totals: totalsOf(view) },
    { title, seats: seat === null ? seatsAt(view) : [seat] },
    audience,
  );
}

export function rulesScenes(words: Words): readonly Scene[] {
  return [
    { text: words.text('before-the-birds.rules.text'), picture: roundPicture(words) },
    { text: words.text('before-the-birds.rules.storing'), picture: storingPicture(words) },
    { text: words.text('before-the-birds.rules.scores'), picture: scoresPicture(words) },
  ];
}

/** The trees as they ended, and where everybody stands; of a single game the end of the match tells that. */
function gameScenes(event: GameEnded, view: BeforeTheBirdsView, audience: Audience): readonly Scene[] {
  const { words } = audience;
  const title =
    view.limit === null
      ? words.plain('before-the-birds.picture.trees-over')
      : words.plain('before-the-birds.picture.trees-of-game', { game: event.game });
  // The step that ends a game also deals the next one, whose trees are empty.
  const ended = { totals: null, trees: event.stored.map(viewTree) };
  const shown = treesOf(ended, { title, seats: seatsAt(view) }, audience);
  return view.limit === null
    ? shown
    : [...shown, { text: gameTold(event, audience), picture: gamePicture(event, audience) }];
}

function treesOf(
  { trees, totals }: Pick<TreesShown, 'trees' | 'totals'>,
  { title, seats }: { readonly title: string; readonly seats: readonly Seat[] },
  audience: Audience,
): readonly Scene[] {
  const shown = { title, trees, seats, hasBid: null, totals };
  return treesPictures(shown, audience).map(({ picture, seats: on }) => ({
    text: treesTold({ title, trees, seats: on }, audience),
    picture,
  }));
}
