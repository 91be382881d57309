import {
  ACORN_CARD_LAYOUTS,
  ACORN_CARD_SIZES,
  type AcornCardSize,
  type SignPlace,
} from './acorn-card-layout.js';
import { ACORN_COLOURS, ACORN_INKS, ACORN_SKIES, type AcornColour } from './acorn-colours.js';
import { paintAcorn } from './acorns.js';
import type { Brush } from './brush.js';
import {
  type CardLook,
  cardRadius,
  paintCardPaper,
  paintLookAbove,
  paintLookBelow,
  SHADOW_ROOM,
} from './card-marks.js';
import { paintIcon } from './icons.js';
import { PALETTE } from './palette.js';
import { type Sprite, stamp } from './sprites.js';
import { measure, writeText } from './text.js';

/** What is printed on an acorn's card. */
export interface AcornCardFace {
  readonly number: string;
  readonly colour: AcornColour;
  /** The colour's letter, for whoever tells neither colours nor patterns apart. */
  readonly letter: string;
}

export interface AcornCardPlace {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: AcornCardSize;
  readonly look?: CardLook;
  /** In radians, clockwise. */
  readonly tilt?: number;
}

export function paintAcornCard(
  brush: Brush,
  face: AcornCardFace,
  { x, y, size, look = 'plain', tilt = 0 }: AcornCardPlace,
): void {
  const { width, height } = ACORN_CARD_SIZES[size];
  stamp(brush, cardSprite(face, { size, look, tilt }), { x: x - width / 2, y: y - height / 2 });
}

type CardDress = Required<Omit<AcornCardPlace, 'x' | 'y'>>;

/** With its tilt and its mark, since turning a card that is painted already blurs its number. */
function cardSprite(face: AcornCardFace, { size, look, tilt }: CardDress): Sprite {
  const outline = ACORN_CARD_SIZES[size];
  const { width, height } = outline;
  const corner = { x: -width / 2, y: -height / 2 };
  return {
    key: `acorn-card/${size}/${look}/${tilt}/${face.number}/${face.colour}/${face.letter}`,
    ...outline,
    margin: SHADOW_ROOM + Math.ceil((Math.abs(Math.sin(tilt)) * Math.max(width, height)) / 2),
    paint: (brush) => {
      brush.translate(width / 2, height / 2);
      brush.rotate(tilt);
      paintLookBelow(brush, outline, { ...corner, look });
      brush.translate(corner.x, corner.y);
      paintCardPaper(brush, outline);
      paintFace(brush, face, size);
      paintLookAbove(brush, outline, { x: 0, y: 0, look });
    },
  };
}

const EDGE = 3;

function paintFace(brush: Brush, face: AcornCardFace, size: AcornCardSize): void {
  const { width, height } = ACORN_CARD_SIZES[size];
  const { strip, acorn } = ACORN_CARD_LAYOUTS[size];
  const { colour } = face;
  brush.save();
  brush.beginPath();
  brush.roundRect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, cardRadius({ width, height }) - EDGE / 2);
  brush.clip();
  brush.fillStyle = ACORN_SKIES[colour];
  brush.fillRect(0, strip, width, height - strip);
  if (acorn !== null) paintAcorn(brush, colour, { ...acorn, small: size === 'tiny' });
  paintIndex(brush, face, size);
  brush.restore();
}

/** A card's upper part alone, for where it is shown to be and does not lie. `x`, `y` is its top left corner. */
export function paintAcornSlip(
  brush: Brush,
  face: AcornCardFace,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: AcornCardSize },
): void {
  const { width } = ACORN_CARD_SIZES[size];
  const height = ACORN_CARD_LAYOUTS[size].strip;
  const key = `acorn-slip/${size}/${face.number}/${face.colour}/${face.letter}`;
  const paint = (slip: Brush) => {
    slip.beginPath();
    slip.roundRect(0, 0, width, height, [10, 0, 0, 10]);
    slip.clip();
    paintIndex(slip, face, size);
  };
  stamp(brush, { key, width, height, paint }, { x, y });
}

/** The strip in the acorn's colour with the number, and the letter on its seed; its top left corner at 0, 0. */
function paintIndex(brush: Brush, face: AcornCardFace, size: AcornCardSize): void {
  const { strip, number, letter, seed } = ACORN_CARD_LAYOUTS[size];
  const { width } = ACORN_CARD_SIZES[size];
  brush.fillStyle = ACORN_COLOURS[face.colour];
  brush.fillRect(0, 0, width, strip);
  brush.fillStyle = PALETTE.barkDeep;
  brush.fillRect(0, strip - 2, width, 2);
  brush.beginPath();
  brush.arc(seed.x, seed.y, seed.radius, 0, 2 * Math.PI);
  brush.fill();
  writeSqueezed(brush, face.number, {
    ...number,
    typeface: 'display',
    colour: ACORN_INKS[face.colour],
  });
  writeSqueezed(brush, face.letter, { ...letter, typeface: 'strong', colour: PALETTE.paper });
}

interface SqueezedStyle extends SignPlace {
  readonly typeface: 'display' | 'strong';
  readonly colour: string;
}

/** A wide number or letter is squeezed, as on real cards, so that all are of one height. */
function writeSqueezed(brush: Brush, text: string, { x, y, room, ...type }: SqueezedStyle): void {
  const squeeze = Math.min(1, room / measure(brush, text, type));
  brush.save();
  brush.translate(x, y);
  brush.scale(squeeze, 1);
  // As a stamp, since letters that are written squeezed keep the distances of wide ones.
  writeText(brush, text, { ...type, x: 0, y: 0, align: 'center', fresh: squeeze === 1 });
  brush.restore();
}

/** A card face down, as large as it is wanted; `x`, `y` is its middle. */
export function paintAcornCardBack(
  brush: Brush,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const paint = (back: Brush) => {
    paintCardPaper(back, { width, height });
    const inset = Math.max(3, width * 0.06);
    back.fillStyle = PALETTE.bark;
    back.beginPath();
    back.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, width * 0.07);
    back.fill();
    paintIcon(back, 'acorn', {
      x: width / 2,
      y: height / 2,
      size: width * 0.62,
      colour: PALETTE.fern,
      ground: PALETTE.bark,
    });
  };
  const sprite = { key: `acorn-back/${width}/${height}`, width, height, margin: SHADOW_ROOM, paint };
  stamp(brush, sprite, { x: x - width / 2, y: y - height / 2 });
}
