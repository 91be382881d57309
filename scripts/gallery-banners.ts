import { paintAcorn } from '../src/art/acorns.js';
import { bannerPicture, MOON } from '../src/art/banner.js';
import { stampBird } from '../src/art/birds/birds.js';
import type { Brush } from '../src/art/brush.js';
import { CARD_SIZES } from '../src/art/card-layout.js';
import { paintCard } from '../src/art/cards.js';
import { FACES } from '../src/faces/shelf.js';
import { faceOf } from '../src/faces/woodland-tricks/card-art.js';
import { words } from './gallery-asked.js';
import type { Exhibit } from './gallery-exhibits.js';

/** The sign over the door of each game, and one over the house. */
export function bannerExhibits(): readonly Exhibit[] {
  return [
    { name: 'banner-thicket', picture: houseBanner() },
    ...FACES.map(({ gameId, banner }) => ({ name: `banner-${gameId}`, picture: banner(words) })),
  ];
}

function houseBanner() {
  return bannerPicture({
    fileName: 'thicket.png',
    alt: 'Thicket: cards, a chickadee and acorns before a full moon over the wood.',
    title: 'Thicket',
    paint: (brush) => {
      stampBird(brush, 'chickadee', { x: MOON.x - 100, y: 20, width: 214 });
      paintCards(brush);
      paintAcorns(brush);
    },
  });
}

const CARDS = [
  { card: '5H', turn: -0.18 },
  { card: 'JD', turn: 0 },
  { card: '7S', turn: 0.18 },
] as const;

function paintCards(brush: Brush): void {
  const { width, height } = CARD_SIZES.medium;
  for (const { card, turn } of CARDS) {
    brush.save();
    brush.translate(646, 776);
    brush.rotate(turn);
    paintCard(brush, faceOf(card, words), { x: -width / 2, y: -height - 430, size: 'medium' });
    brush.restore();
  }
}

const ACORNS = [
  { colour: 'red', x: 985, y: 234, size: 116, turn: -0.2 },
  { colour: 'yellow', x: 1060, y: 226, size: 128, turn: 0.3 },
  { colour: 'blue', x: 1134, y: 236, size: 112, turn: -0.35 },
] as const;

function paintAcorns(brush: Brush): void {
  for (const { colour, x, y, size, turn } of ACORNS) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(turn);
    paintAcorn(brush, colour, { x: 0, y: 0, size });
    brush.restore();
  }
}
