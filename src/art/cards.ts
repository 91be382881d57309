import type { Brush } from './brush.js';
import { CARD_SIZES, type CardSize, LAYOUTS, LETTER_DROPS } from './card-layout.js';
import { type CardLook, paintCardPaper, paintLookAbove, paintLookBelow, SHADOW_ROOM } from './card-marks.js';
import { type Icon, paintIcon } from './icons.js';
import { PALETTE, SUIT_COLOURS } from './palette.js';
import { type Pip, paintPip } from './pips.js';
import { type Sprite, stamp } from './sprites.js';
import { measure, writeText } from './text.js';

/** What is printed on a card. */
export interface CardFace {
  readonly rank: string;
  readonly pip: Pip;
  /** The suit's letter, for whoever tells neither colours nor shapes apart. */
  readonly letter: string;
  /** What the card can do, if anything. */
  readonly badge: Icon | null;
}

export interface CardPlace {
  /** The top left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: CardSize;
}

export interface CardDress {
  readonly look?: CardLook;
  /** True in a fan, where the next card covers all but the left half, so that the badge has to stand there. */
  readonly fanned?: boolean;
}

export function paintCard(
  brush: Brush,
  face: CardFace,
  { x, y, size, look = 'plain', fanned = false }: CardPlace & CardDress,
): void {
  const outline = CARD_SIZES[size];
  paintLookBelow(brush, outline, { x, y, look });
  stamp(brush, faceSprite(face, { size, fanned }), { x, y });
  paintLookAbove(brush, outline, { x, y, look });
}

export function paintCardBack(brush: Brush, place: CardPlace): void {
  stamp(brush, backSprite(place.size), place);
}

/** An empty place for a card. */
export function paintCardPlace(brush: Brush, { x, y, size }: CardPlace): void {
  const { width, height } = CARD_SIZES[size];
  brush.fillStyle = PALETTE.mossDeep;
  brush.beginPath();
  brush.roundRect(x, y, width, height, width * 0.09);
  brush.fill();
  brush.strokeStyle = PALETTE.fern;
  brush.lineWidth = 3;
  brush.setLineDash([14, 12]);
  brush.stroke();
  brush.setLineDash([]);
}

function faceSprite(
  face: CardFace,
  { size, fanned }: { readonly size: CardSize; readonly fanned: boolean },
): Sprite {
  const { width, height } = CARD_SIZES[size];
  return {
    key: `card/${size}/${fanned ? 'fanned/' : ''}${face.rank}/${face.pip}/${face.letter}/${face.badge ?? ''}`,
    width,
    height,
    margin: SHADOW_ROOM,
    paint: (brush) => {
      paintCardPaper(brush, { width, height });
      paintIndexes(brush, face, size);
      paintMiddle(brush, face, size);
      if (face.badge !== null) paintBadge(brush, face.badge, { width, height, fanned });
    },
  };
}

/** In parts of the way from the edge of a card to the middle of its index. */
const RANK_WIDTH_MAX = 1.6;

function paintIndexes(brush: Brush, face: CardFace, size: CardSize): void {
  const { width, height } = CARD_SIZES[size];
  paintIndex(brush, face, size);
  if (!LAYOUTS[size].mirrored) return;
  brush.save();
  brush.translate(width, height);
  brush.rotate(Math.PI);
  paintIndex(brush, face, size);
  brush.restore();
}

function paintIndex(brush: Brush, { rank, pip }: CardFace, size: CardSize): void {
  const { width } = CARD_SIZES[size];
  const layout = LAYOUTS[size];
  const colour = SUIT_COLOURS[pip];
  const x = width * layout.indexX;
  const type = { typeface: 'display', size: Math.round(width * layout.rankSize) } as const;
  // A 10 is squeezed, as on real cards, so that all ranks are of one height; as a stamp, since letters that are
  // written squeezed keep the distances of wide ones.
  const squeeze = Math.min(1, (width * layout.indexX * RANK_WIDTH_MAX) / measure(brush, rank, type));
  brush.save();
  brush.translate(x, width * layout.rankY);
  brush.scale(squeeze, 1);
  writeText(brush, rank, { ...type, x: 0, y: 0, colour, align: 'center', fresh: squeeze === 1 });
  brush.restore();
  paintPip(brush, pip, { x, y: width * layout.indexPipY, size: width * layout.indexPipSize, colour });
}

function paintMiddle(brush: Brush, { pip, letter }: CardFace, size: CardSize): void {
  const { width, height } = CARD_SIZES[size];
  const layout = LAYOUTS[size];
  const x = width * layout.pipX;
  const y = height / 2 + width * layout.pipBelowMiddle;
  paintPip(brush, pip, { x, y, size: width * layout.pipSize, colour: SUIT_COLOURS[pip] });
  writeText(brush, letter, {
    x,
    y: y + width * LETTER_DROPS[pip],
    typeface: 'strong',
    size: Math.max(36, Math.round(width * 0.2)),
    colour: PALETTE.paper,
    align: 'center',
    fresh: true,
  });
}

interface BadgePlace {
  readonly width: number;
  readonly height: number;
  readonly fanned: boolean;
}

/** In the upper right corner, or in the lower left one. */
function paintBadge(brush: Brush, badge: Icon, { width, height, fanned }: BadgePlace): void {
  const radius = width * 0.165;
  const inset = radius + width * 0.075;
  const x = fanned ? inset : width - inset;
  const y = fanned ? height - inset : inset;
  brush.fillStyle = PALETTE.bark;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
  paintIcon(brush, badge, { x, y, size: radius * 1.3, colour: PALETTE.lanternSoft, ground: PALETTE.bark });
}

function backSprite(size: CardSize): Sprite {
  const { width, height } = CARD_SIZES[size];
  return {
    key: `back/${size}`,
    width,
    height,
    margin: SHADOW_ROOM,
    paint: (brush) => {
      paintCardPaper(brush, { width, height });
      const inset = width * 0.06;
      brush.fillStyle = PALETTE.bark;
      brush.beginPath();
      brush.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, width * 0.05);
      brush.fill();
      const ink = { colour: PALETTE.fern, ground: PALETTE.bark };
      paintIcon(brush, 'fern', { ...ink, x: width / 2, y: height / 2, size: width * 0.86 });
    },
  };
}
