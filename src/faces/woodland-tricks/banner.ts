import { bannerPicture, MOON } from '../../art/banner.js';
import type { Brush } from '../../art/brush.js';
import { CARD_SIZES } from '../../art/card-layout.js';
import { paintCard } from '../../art/cards.js';
import type { Picture } from '../../art/picture.js';
import type { Card } from '../../games/woodland-tricks/cards.js';
import type { Words } from '../../words/words.js';
import { faceOf } from './card-art.js';

/** Of the suits that every match has; each has a power. */
const CARDS: readonly Card[] = ['3S', '5H', 'JD', '7S'];
const BETWEEN = 0.235;
const SCALE = 0.82;
/** From the point that the fan turns around to the cards' lower edges. */
const REACH = 420;
const { width, height } = CARD_SIZES.large;

/** The sign over the door of Woodland Tricks: a fan of cards. */
export function woodlandTricksBanner(words: Words): Picture {
  return bannerPicture({
    fileName: 'woodland-tricks.png',
    alt: words.plain('woodland-tricks.banner'),
    title: words.plain('woodland-tricks.name'),
    paint: (brush) => paintFan(brush, words),
  });
}

function paintFan(brush: Brush, words: Words): void {
  brush.translate(MOON.x, 96 + (height + REACH) * SCALE);
  brush.scale(SCALE, SCALE);
  brush.rotate(-BETWEEN * ((CARDS.length - 1) / 2));
  for (const card of CARDS) {
    paintCard(brush, faceOf(card, words), { x: -width / 2, y: -height - REACH, size: 'large' });
    brush.rotate(BETWEEN);
  }
}
