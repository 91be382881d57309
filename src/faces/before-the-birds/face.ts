import type { BeforeTheBirdsPublicEvent } from '../../games/before-the-birds/events.js';
import type { BeforeTheBirdsMove, IllegalBeforeTheBirdsMove } from '../../games/before-the-birds/moves.js';
import type { BeforeTheBirdsPreviews, BeforeTheBirdsView } from '../../games/before-the-birds/view.js';
import type { Audience, Face, Panel } from '../face.js';
import { tableAsText } from './as-text.js';
import { beforeTheBirdsBanner } from './banner.js';
import { askedOf, explainIllegal } from './explain.js';
import { figuresScene } from './figures.js';
import { handPictures } from './hand-picture.js';
import { hintOf } from './hint.js';
import { panelControls } from './panel-controls.js';
import { panelSentence } from './panel-words.js';
import { beforeTheBirdsReplay } from './replay.js';
import { endScene, liveScene, lobbyLines, rulesScenes, storyScenes, treesScenes } from './scenes.js';
import { type BeforeTheBirdsSituation, isOver } from './situation.js';
import { beforeTheBirdsTour } from './tour.js';

/** What people see of Before The Birds. */
export const beforeTheBirdsFace: Face<
  BeforeTheBirdsView,
  BeforeTheBirdsMove,
  BeforeTheBirdsPreviews,
  BeforeTheBirdsPublicEvent,
  IllegalBeforeTheBirdsMove
> = {
  gameId: 'before-the-birds',
  lobby: lobbyLines,
  banner: beforeTheBirdsBanner,
  live: liveScene,
  story: storyScenes,
  panel: panelOf,
  hint: hintOf,
  asText: tableAsText,
  asked: askedOf,
  // The panel's sentence says what the bid is, or what came of it.
  did: () => '',
  explain: explainIllegal,
  end: endScene,
  replay: beforeTheBirdsReplay,
  sights: [
    { id: 'trees', label: (words) => words.plain('before-the-birds.sight.trees'), scenes: treesScenes },
  ],
  figures: figuresScene,
  tour: beforeTheBirdsTour,
  rules: rulesScenes,
};

function panelOf(situation: BeforeTheBirdsSituation, audience: Audience): Panel {
  const { viewer } = situation;
  if (viewer === 'spectator') return { pictures: [], sentence: '', controls: [] };
  return {
    pictures: isOver(situation.view) ? [] : handPictures(situation, viewer, audience),
    sentence: panelSentence(situation, viewer, audience),
    controls: panelControls(situation, audience.words),
  };
}
