import { bannerPicture } from '../../art/banner.js';
import { type BirdKind, stampBird } from '../../art/birds/birds.js';
import type { Brush } from '../../art/brush.js';
import type { Picture } from '../../art/picture.js';
import type { Words } from '../../words/words.js';

interface Perched {
  readonly bird: BirdKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const BIRDS: readonly Perched[] = [
  { bird: 'hummingbird', x: 572, y: 78, width: 192 },
  { bird: 'chickadee', x: 744, y: 20, width: 214 },
  { bird: 'towhee', x: 922, y: 82, width: 160 },
  { bird: 'goldfinch', x: 1040, y: 106, width: 160 },
];

/** The sign over the door of Trickadee: birds that have come together. */
export function trickadeeBanner(words: Words): Picture {
  return bannerPicture({
    fileName: 'trickadee.png',
    alt: words.plain('trickadee.banner'),
    title: words.plain('trickadee.name'),
    paint: (brush: Brush) => {
      for (const { bird, ...place } of BIRDS) stampBird(brush, bird, place);
    },
  });
}
