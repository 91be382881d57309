import { bannerExhibits } from './gallery-banners.js';
import { beforeTheBirdsExhibits } from './gallery-before-the-birds.js';
import { type Exhibit, named } from './gallery-exhibits.js';
import { replayExhibits } from './gallery-replays.js';
import { standingsExhibits } from './gallery-standings.js';
import { trickadeeExhibits } from './gallery-trickadee.js';
import { woodlandTricksExhibits } from './gallery-woodland-tricks.js';

/** Every picture of every kind of moment. */
export function allExhibits(): readonly Exhibit[] {
  return [
    ...bannerExhibits(),
    ...named('woodland-tricks', woodlandTricksExhibits()),
    ...named('trickadee', trickadeeExhibits()),
    ...named('before-the-birds', beforeTheBirdsExhibits()),
    ...replayExhibits(),
    ...standingsExhibits(),
  ];
}
