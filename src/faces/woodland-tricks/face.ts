import type { WoodlandTricksPublicEvent } from '../../games/woodland-tricks/events.js';
import type { IllegalWoodlandTricksMove, WoodlandTricksMove } from '../../games/woodland-tricks/moves.js';
import type { WoodlandTricksView } from '../../games/woodland-tricks/view.js';
import type { Audience, Face, Panel } from '../face.js';
import { tableAsText } from './as-text.js';
import { woodlandTricksBanner } from './banner.js';
import { askedOf, explainIllegal, whatMoveDid } from './explain.js';
import { figuresScene } from './figures.js';
import { handPicture } from './hand-picture.js';
import { hintOf } from './hint.js';
import { panelControls, panelSentence } from './panel-words.js';
import { woodlandTricksReplay } from './replay.js';
import { endScene, liveScene, lobbyLines, rulesScenes, storyScenes } from './scenes.js';
import { decisionDue, type WoodlandTricksSituation } from './sight.js';
import { woodlandTricksTour } from './tour.js';

/** What people see of Woodland Tricks. */
export const woodlandTricksFace: Face<
  WoodlandTricksView,
  WoodlandTricksMove,
  unknown,
  WoodlandTricksPublicEvent,
  IllegalWoodlandTricksMove
> = {
  gameId: 'woodland-tricks',
  lobby: lobbyLines,
  banner: woodlandTricksBanner,
  live: liveScene,
  story: storyScenes,
  panel: panelOf,
  hint: hintOf,
  asText: tableAsText,
  asked: askedOf,
  did: whatMoveDid,
  explain: explainIllegal,
  end: endScene,
  replay: woodlandTricksReplay,
  sights: [],
  figures: figuresScene,
  tour: woodlandTricksTour,
  rules: rulesScenes,
};

function panelOf(situation: WoodlandTricksSituation, audience: Audience): Panel {
  const { viewer } = situation;
  if (viewer === 'spectator') return { pictures: [], sentence: '', controls: [] };
  const over = decisionDue(situation) === undefined;
  return {
    pictures: over ? [] : [handPicture(situation, audience)],
    sentence: panelSentence(situation, viewer, audience),
    controls: panelControls(situation, audience),
  };
}
