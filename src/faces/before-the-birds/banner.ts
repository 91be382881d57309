import type { AcornColour } from '../../art/acorn-colours.js';
import { paintAcorn } from '../../art/acorns.js';
import { bannerPicture } from '../../art/banner.js';
import { stampBird } from '../../art/birds/birds.js';
import type { Brush } from '../../art/brush.js';
import type { Picture } from '../../art/picture.js';
import type { Words } from '../../words/words.js';

const ACORNS: readonly (readonly [AcornColour, x: number, y: number, size: number, turn: number])[] = [
  ['purple', 634, 236, 108, -0.5],
  ['yellow', 712, 230, 122, 0.25],
  ['red', 800, 226, 130, -0.15],
  ['blue', 890, 228, 126, 0.4],
  ['white', 974, 232, 118, -0.3],
  ['green', 1050, 236, 112, 0.5],
  ['orange', 1122, 240, 104, -0.2],
];

/** The sign over the door of Before The Birds: acorns of every colour, and a bird that has seen them. */
export function beforeTheBirdsBanner(words: Words): Picture {
  return bannerPicture({
    fileName: 'before-the-birds.png',
    alt: words.plain('before-the-birds.banner'),
    title: words.plain('before-the-birds.name'),
    paint: (brush: Brush) => {
      stampBird(brush, 'jay', { x: 756, y: 0, width: 184 });
      for (const [colour, x, y, size, turn] of ACORNS) {
        brush.save();
        brush.translate(x, y);
        brush.rotate(turn);
        paintAcorn(brush, colour, { x: 0, y: 0, size });
        brush.restore();
      }
    },
  });
}
