import { createCanvas } from 'canvas';
import { ACORN_COLOURS, type AcornColour } from './acorn-colours.js';
import { paintAcorn } from './acorns.js';
import { BIRD_KINDS, type BirdKind, paintBirdClose } from './birds/birds.js';
import type { Brush } from './brush.js';
import { FEATHER_COLOURS, FEATHER_INKS, type Feather, paintFeather } from './feathers.js';
import { PALETTE, SUIT_COLOURS } from './palette.js';
import { type Pip, paintPip } from './pips.js';
import { pngOf } from './png.js';

/** What an emoji of ours shows. */
export type EmojiKey = `suit/${Pip}` | `feather/${Feather}` | `bird/${BirdKind}` | `acorn/${AcornColour}`;

/** An emoji that is painted when its bytes are asked for. */
export interface Emoji {
  readonly key: EmojiKey;
  /** A PNG; the same on one machine every time. */
  render(): Promise<Buffer>;
}

const SIZE = 128;
const MIDDLE = SIZE / 2;

/** Each on a disc of its own, since Discord is dark or light. */
export const EMOJIS: readonly Emoji[] = [
  ...keysOf(SUIT_COLOURS).map((pip) => emoji(`suit/${pip}`, (brush) => paintSuit(brush, pip))),
  ...keysOf(FEATHER_COLOURS).map((feather) =>
    emoji(`feather/${feather}`, (brush) => paintFeathered(brush, feather)),
  ),
  ...BIRD_KINDS.map((bird) => emoji(`bird/${bird}`, (brush) => paintPortrait(brush, bird))),
  ...keysOf(ACORN_COLOURS).map((colour) => emoji(`acorn/${colour}`, (brush) => paintNut(brush, colour))),
];

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}

function emoji(key: EmojiKey, paint: (brush: Brush) => void): Emoji {
  return {
    key,
    render() {
      const canvas = createCanvas(SIZE, SIZE);
      paint(canvas.getContext('2d'));
      return pngOf(canvas, 9);
    },
  };
}

function paintSuit(brush: Brush, pip: Pip): void {
  paintDisc(brush, PALETTE.paper);
  paintPip(brush, pip, { x: MIDDLE, y: MIDDLE, size: 84, colour: SUIT_COLOURS[pip] });
}

function paintFeathered(brush: Brush, feather: Feather): void {
  const ground = FEATHER_COLOURS[feather];
  paintDisc(brush, ground);
  paintFeather(brush, feather, { x: MIDDLE, y: MIDDLE, size: 96, colour: FEATHER_INKS[feather], ground });
}

function paintPortrait(brush: Brush, bird: BirdKind): void {
  brush.save();
  paintDisc(brush, PALETTE.paper);
  brush.clip();
  paintBirdClose(brush, bird, { width: SIZE, height: SIZE });
  brush.restore();
}

function paintNut(brush: Brush, colour: AcornColour): void {
  paintDisc(brush, PALETTE.paper);
  paintAcorn(brush, colour, { x: MIDDLE, y: MIDDLE + 2, size: 96, small: true });
}

/** Leaves the disc as the brush's path. */
function paintDisc(brush: Brush, ground: string): void {
  brush.beginPath();
  brush.arc(MIDDLE, MIDDLE, MIDDLE - 5, 0, 2 * Math.PI);
  brush.strokeStyle = PALETTE.bark;
  brush.lineWidth = 8;
  brush.stroke();
  brush.fillStyle = ground;
  brush.fill();
}
