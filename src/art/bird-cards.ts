import {
  BIRD_CARD_LAYOUTS,
  BIRD_CARD_SIZES,
  type BirdCardLayout,
  type BirdCardSize,
} from './bird-card-layout.js';
import { paintBirdTile } from './bird-tiles.js';
import { BIRD_FIELD, type BirdKind, stampBird } from './birds/birds.js';
import type { Brush } from './brush.js';
import {
  type CardLook,
  cardRadius,
  paintCardPaper,
  paintLookAbove,
  paintLookBelow,
  SHADOW_ROOM,
} from './card-marks.js';
import { FEATHER_COLOURS, FEATHER_INKS, FEATHER_SKIES, type Feather, paintFeather } from './feathers.js';
import { PALETTE } from './palette.js';
import { paintLiferMark, paintWildSeed } from './seeds.js';
import { type Sprite, stamp } from './sprites.js';
import { measure, writeText } from './text.js';

/** What is printed on a bird's card. */
export interface BirdCardFace {
  readonly bird: BirdKind;
  readonly feather: Feather;
  /** The suit's letter, for whoever tells neither colours nor shapes apart. */
  readonly letter: string;
  readonly rank: number;
  /** All ranks of the suit lie between these two. */
  readonly range: readonly [lowest: number, highest: number];
  /** The bird's name in short, which is one word. */
  readonly name: string;
}

/** What a cached seed can lie on. */
export type WildPlace = 'suit' | 'rank' | 'bird';

export interface BirdCardPlace {
  /** The top left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: BirdCardSize;
  readonly look?: CardLook;
  readonly wild?: readonly WildPlace[];
  /** Whether it is of the species that is trumps. */
  readonly lifer?: boolean;
}

export function paintBirdCard(
  brush: Brush,
  face: BirdCardFace,
  { look = 'plain', wild = [], lifer = false, ...place }: BirdCardPlace,
): void {
  const { size } = place;
  const outline = BIRD_CARD_SIZES[size];
  const { x, y } = place;
  paintLookBelow(brush, outline, { x, y, look });
  stamp(brush, faceSprite(face, size), place);
  if (lifer) paintLiferMark(brush, liferPlace(place));
  for (const aspect of wild) paintWildSeed(brush, seedPlace(aspect, place));
  paintLookAbove(brush, outline, { x, y, look });
}

type Corner = Pick<BirdCardPlace, 'x' | 'y' | 'size'>;

function liferPlace({ x, y, size }: Corner) {
  const { width, height } = BIRD_CARD_SIZES[size];
  const mark = LIFER_SIZES[size];
  // On a corner that has neither the index nor a head in it.
  const inset = mark * 0.3;
  return size === 'tile'
    ? { x: x + inset, y: y + height - inset, size: mark }
    : { x: x + width - inset, y: y + inset, size: mark };
}

const LIFER_SIZES: Readonly<Record<BirdCardSize, number>> = { tile: 34, medium: 44, large: 50 };

/** A seed covers what it makes wild; on the picture it lies in a corner. */
function seedPlace(aspect: WildPlace, { x, y, size }: Corner) {
  const place = SEED_PLACES[size][aspect];
  return { x: x + place.x, y: y + place.y, size: place.size };
}

interface MiddlePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const SEED_PLACES: Readonly<Record<BirdCardSize, Readonly<Record<WildPlace, MiddlePlace>>>> = {
  tile: {
    rank: { x: 22, y: 21, size: 42 },
    suit: { x: 69, y: 21, size: 42 },
    bird: { x: 68, y: 84, size: 42 },
  },
  medium: {
    rank: { x: 29, y: 27, size: 44 },
    suit: { x: 29, y: 75, size: 44 },
    bird: { x: 140, y: 148, size: 52 },
  },
  large: {
    rank: { x: 34, y: 33, size: 54 },
    suit: { x: 34, y: 91, size: 54 },
    bird: { x: 176, y: 196, size: 60 },
  },
};

function faceSprite(face: BirdCardFace, size: BirdCardSize): Sprite {
  const outline = BIRD_CARD_SIZES[size];
  return {
    key: `bird-card/${size}/${Object.values(face).join('/')}`,
    ...outline,
    margin: SHADOW_ROOM,
    paint: (brush) => {
      paintCardPaper(brush, outline);
      if (size === 'tile') paintBirdTile(brush, face);
      else paintFace(brush, face, size);
    },
  };
}

function paintFace(brush: Brush, face: BirdCardFace, size: Exclude<BirdCardSize, 'tile'>): void {
  const layout = BIRD_CARD_LAYOUTS[size];
  const { width } = BIRD_CARD_SIZES[size];
  paintSky(brush, face, layout);
  paintIndex(brush, face, { layout, radius: cardRadius(BIRD_CARD_SIZES[size]) });
  writeSqueezed(brush, face.name, {
    x: width / 2,
    y: layout.nameY,
    typeface: 'strong',
    size: 36,
    colour: PALETTE.ink,
    room: width - 14,
  });
  paintScale(brush, face, { y: layout.scaleY, width });
}

function paintSky(brush: Brush, { bird, feather }: BirdCardFace, { sky }: BirdCardLayout): void {
  const [above, below] = FEATHER_SKIES[feather];
  const light = brush.createLinearGradient(0, sky.y, 0, sky.y + sky.height);
  light.addColorStop(0, above);
  light.addColorStop(1, below);
  brush.save();
  brush.beginPath();
  brush.roundRect(sky.x, sky.y, sky.width, sky.height, 12);
  brush.clip();
  brush.fillStyle = light;
  brush.fillRect(sky.x, sky.y, sky.width, sky.height);
  // To the right, where the index leaves it alone.
  const birdWidth = (sky.height / BIRD_FIELD.height) * BIRD_FIELD.width;
  stampBird(brush, bird, { x: sky.x + sky.width - birdWidth, y: sky.y, width: birdWidth });
  brush.restore();
}

function paintIndex(
  brush: Brush,
  { rank, feather, letter }: BirdCardFace,
  { layout, radius }: { readonly layout: BirdCardLayout; readonly radius: number },
): void {
  const { width, height } = layout.index;
  const ground = FEATHER_COLOURS[feather];
  const colour = FEATHER_INKS[feather];
  brush.fillStyle = ground;
  brush.beginPath();
  brush.roundRect(0, 0, width, height, [radius, 0, radius, 0]);
  brush.fill();
  writeSqueezed(brush, `${rank}`, {
    x: width / 2,
    y: layout.rankY,
    typeface: 'display',
    size: layout.rankSize,
    colour,
    room: width - 12,
  });
  const { featherY: y, featherSize: size } = layout;
  paintFeather(brush, feather, { x: width * 0.31, y, size, colour, ground });
  writeText(brush, letter, {
    x: width * 0.77,
    y: y + 12,
    typeface: 'strong',
    size: 36,
    colour,
    align: 'center',
    fresh: true,
  });
}

interface SqueezedStyle {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly typeface: 'display' | 'strong';
  readonly size: number;
  readonly colour: string;
  readonly room: number;
}

/** The narrowest that letters are squeezed, in parts of their width; a longer text is cut. */
const SQUEEZE_MIN = 0.74;

/** A long rank or name is squeezed, as on real cards, so that all are of one height. */
function writeSqueezed(brush: Brush, text: string, { x, y, room, ...type }: SqueezedStyle): void {
  const squeeze = Math.max(SQUEEZE_MIN, Math.min(1, room / measure(brush, text, type)));
  brush.save();
  brush.translate(x, y);
  brush.scale(squeeze, 1);
  const widthMax = room / squeeze + 1;
  // As a stamp, since letters that are written squeezed keep the distances of wide ones.
  writeText(brush, text, { ...type, x: 0, y: 0, align: 'center', widthMax, fresh: squeeze === 1 });
  brush.restore();
}

/** The ranks of the suit from the lowest to the highest, this card's own standing out. */
function paintScale(
  brush: Brush,
  { rank, range, feather }: BirdCardFace,
  { y, width }: { readonly y: number; readonly width: number },
): void {
  const [lowest, highest] = range;
  const type = { typeface: 'display', size: 36, colour: PALETTE.inkSoft, fresh: true } as const;
  const left = 12 + writeText(brush, `${lowest}`, { ...type, x: 12, y }) + 13;
  const right =
    width - 12 - writeText(brush, `${highest}`, { ...type, x: width - 12, y, align: 'right' }) - 13;
  const step = (right - left) / (highest - lowest);
  const middle = y - 12;
  brush.fillStyle = PALETTE.inkSoft;
  for (let each = lowest; each <= highest; each += 1)
    brush.fillRect(left + (each - lowest) * step - 1.25, middle - 5, 2.5, 10);
  brush.fillStyle = FEATHER_COLOURS[feather];
  brush.strokeStyle = PALETTE.ink;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(left + (rank - lowest) * step - 5, middle - 13, 10, 26, 5);
  brush.fill();
  brush.stroke();
}
