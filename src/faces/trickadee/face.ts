import type { TrickadeePublicEvent } from '../../games/trickadee/events.js';
import type { IllegalTrickadeeMove, TrickadeeMove, TrickadeePreviews } from '../../games/trickadee/moves.js';
import type { TrickadeeView } from '../../games/trickadee/view.js';
import type { Audience, Face, Panel } from '../face.js';
import { tableAsText } from './as-text.js';
import { trickadeeBanner } from './banner.js';
import { askedOf, explainIllegal, whatMoveDid } from './explain.js';
import { figuresScene } from './figures.js';
import { handPictures } from './hand-picture.js';
import { hintOf } from './hint.js';
import { panelControls } from './panel-controls.js';
import { panelSentence } from './panel-words.js';
import { trickadeeReplay } from './replay.js';
import { endScene, flocksScenes, liveScene, lobbyLines, rulesScenes, storyScenes } from './scenes.js';
import { isOver, movesOf, type TrickadeeSituation } from './situation.js';
import { trickadeeTour } from './tour.js';

/** What people see of Trickadee. */
export const trickadeeFace: Face<
  TrickadeeView,
  TrickadeeMove,
  TrickadeePreviews,
  TrickadeePublicEvent,
  IllegalTrickadeeMove
> = {
  gameId: 'trickadee',
  lobby: lobbyLines,
  banner: trickadeeBanner,
  live: liveScene,
  story: storyScenes,
  panel: panelOf,
  hint: hintOf,
  asText: tableAsText,
  asked: askedOf,
  did: whatMoveDid,
  explain: explainIllegal,
  end: endScene,
  replay: trickadeeReplay,
  sights: [{ id: 'flocks', label: (words) => words.plain('trickadee.sight.flocks'), scenes: flocksScenes }],
  figures: figuresScene,
  tour: trickadeeTour,
  rules: rulesScenes,
};

function panelOf(situation: TrickadeeSituation, audience: Audience): Panel {
  const { viewer } = situation;
  if (viewer === 'spectator') return { pictures: [], sentence: '', controls: [] };
  const over = isOver(situation.view);
  return {
    pictures: over ? [] : handPictures(situation, viewer, audience),
    sentence: panelSentence(situation, viewer, audience),
    controls: panelControls(situation, audience.words),
    goesBack: movesOf(situation, 'back').length > 0,
  };
}
