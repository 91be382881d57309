import { createHash } from 'node:crypto';
import { type Canvas, createCanvas } from 'canvas';
import { type AbilityIcon, paintAbilityIcon } from '../src/art/ability-icons.js';
import { paintBirdCardBack } from '../src/art/bird-card-back.js';
import { BIRD_CARD_SIZES, type BirdCardSize } from '../src/art/bird-card-layout.js';
import { type BirdCardFace, type BirdCardPlace, paintBirdCard } from '../src/art/bird-cards.js';
import { BIRD_FIELD, BIRD_KINDS, type BirdKind, paintBird, paintBirdClose } from '../src/art/birds/birds.js';
import type { Brush } from '../src/art/brush.js';
import { type Feather, paintSuitFeather } from '../src/art/feathers.js';
import { paintOrderToken } from '../src/art/order-tokens.js';
import { PALETTE } from '../src/art/palette.js';
import { paintLiferMark, paintSeed, paintWildSeed } from '../src/art/seeds.js';
import { writeText } from '../src/art/text.js';
import {
  type Card,
  PACK,
  rankOf,
  rankRange,
  type Suit,
  speciesOf,
  suitOf,
} from '../src/games/trickadee/cards.js';

/** A picture for whoever draws, not for whoever plays. */
export interface BirdSheet {
  readonly name: string;
  readonly canvas: Canvas;
}

/** What the numbers of the trial sheets stand for. */
export interface BirdTrial {
  readonly sheets: readonly BirdSheet[];
  readonly key: string;
}

const SKY = '#d5dfd6';
const PAGES = ['#313338', '#ffffff', SKY] as const;

const NAMES: Readonly<Record<BirdKind, readonly [first: string, short: string]>> = {
  chickadee: ['Black-capped', 'Chickadee'],
  junco: ['Dark-eyed', 'Junco'],
  starling: ['European', 'Starling'],
  woodpecker: ['Downy', 'Woodpecker'],
  towhee: ['Spotted', 'Towhee'],
  dove: ['Mourning', 'Dove'],
  hummingbird: ['Rufous', 'Hummingbird'],
  nuthatch: ['Red-breasted', 'Nuthatch'],
  goldfinch: ['American', 'Goldfinch'],
  hawk: ['Cooper’s', 'Hawk'],
  jay: ['Steller’s', 'Jay'],
};

const FEATHERS: Readonly<Record<Suit, Feather>> = {
  P: 'pointed',
  B: 'round',
  G: 'forked',
  Y: 'eyed',
  R: 'barbed',
};

const ABILITY_ICONS: readonly AbilityIcon[] = [
  'move-one',
  'draw-discard-one',
  'move-two',
  'draw-to-flock',
  'swap-one',
  'draw-discard-two',
  'cache',
  'draw-and-place',
  'swap-two',
];

export function birdSheets(): readonly BirdSheet[] {
  return [
    { name: 'bird-cards', canvas: packSheet('medium') },
    { name: 'bird-cards-large', canvas: packSheet('large') },
    { name: 'bird-tiles', canvas: packSheet('tile') },
    { name: 'bird-card-looks', canvas: looksSheet() },
    { name: 'birds', canvas: birdsSheet() },
    { name: 'bird-icons', canvas: iconsSheet() },
  ];
}

/** The birds without their names and in no order, for whoever did not draw them. */
export function birdTrial(seed: string): BirdTrial {
  const large = shuffled(`${seed}/large`);
  const small = shuffled(`${seed}/small`);
  const keyOf = (order: readonly BirdKind[]) =>
    order.map((bird, index) => `${index + 1} ${NAMES[bird].join(' ')}`).join('\n');
  return {
    sheets: [
      { name: 'birds-trial-large', canvas: trialSheet(large, { width: 220, height: 242, whole: true }) },
      { name: 'birds-trial-small', canvas: trialSheet(small, { width: 60, height: 60, whole: false }) },
    ],
    key: `seed ${seed}\n\nlarge\n${keyOf(large)}\n\nsmall\n${keyOf(small)}\n`,
  };
}

function shuffled(seed: string): readonly BirdKind[] {
  const place = (bird: BirdKind) => createHash('sha256').update(`${seed}/${bird}`).digest('hex');
  return BIRD_KINDS.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

function packSheet(size: BirdCardSize): Canvas {
  const { width, height } = BIRD_CARD_SIZES[size];
  const gap = 18;
  return sheet(11 * (width + gap) + gap, 5 * (height + gap) + gap, (brush) => {
    for (const [index, card] of PACK.entries())
      paintBirdCard(brush, faceOf(card), {
        x: gap + (index % 11) * (width + gap),
        y: gap + Math.floor(index / 11) * (height + gap),
        size,
      });
  });
}

const LOOKS: readonly Omit<BirdCardPlace, 'x' | 'y' | 'size'>[] = [
  {},
  { look: 'lit' },
  { look: 'dim' },
  { look: 'new' },
  { lifer: true },
  { wild: ['suit'] },
  { wild: ['rank'] },
  { wild: ['bird'] },
  { wild: ['suit', 'rank', 'bird'], lifer: true, look: 'lit' },
];

function looksSheet(): Canvas {
  const cards: readonly Card[] = ['P7', 'B7', 'G12', 'Y8', 'R11', 'B12', 'Y12', 'P10', 'G3'];
  return sheet(2540, 770, (brush) => {
    let y = 24;
    for (const size of ['large', 'medium', 'tile'] as const) {
      const step = BIRD_CARD_SIZES[size].width + 30;
      for (const [index, look] of LOOKS.entries())
        paintBirdCard(brush, faceOf(cards[index] ?? 'P1'), { ...look, x: 24 + index * step, y, size });
      paintBirdCardBack(brush, { x: 24 + LOOKS.length * step, y, size });
      y += BIRD_CARD_SIZES[size].height + 40;
    }
  });
}

function faceOf(card: Card): BirdCardFace {
  const suit = suitOf(card);
  const bird = speciesOf(card);
  return {
    bird,
    feather: FEATHERS[suit],
    letter: suit,
    rank: rankOf(card),
    range: rankRange(suit),
    name: NAMES[bird][1],
  };
}

function birdsSheet(): Canvas {
  const cell = { width: 260, height: 440 };
  return sheet(6 * cell.width, 2 * cell.height, (brush) => {
    for (const [index, bird] of BIRD_KINDS.entries()) {
      const x = 20 + (index % 6) * cell.width;
      const y = 20 + Math.floor(index / 6) * cell.height;
      paintField(brush, bird, { x, y, width: 220, height: 242, whole: true, page: SKY });
      for (const [at, page] of PAGES.entries())
        paintField(brush, bird, { x: x + at * 70, y: y + 254, width: 60, height: 60, whole: false, page });
      const type = { typeface: 'strong', size: 36, colour: PALETTE.cream, x } as const;
      for (const [line, name] of NAMES[bird].entries())
        writeText(brush, name, { ...type, y: y + 350 + line * 38 });
    }
  });
}

interface Field {
  readonly width: number;
  readonly height: number;
  /** Or only what a tile shows of it. */
  readonly whole: boolean;
}

function trialSheet(order: readonly BirdKind[], field: Field): Canvas {
  const cell = { width: field.width + 40, height: field.height + 70 };
  const columns = field.whole ? 4 : 6;
  const rows = Math.ceil(order.length / columns);
  return sheet(columns * cell.width, rows * cell.height, (brush) => {
    for (const [index, bird] of order.entries()) {
      const x = 20 + (index % columns) * cell.width;
      const y = 10 + Math.floor(index / columns) * cell.height;
      paintField(brush, bird, { ...field, x, y, page: SKY });
      const type = { typeface: 'display', size: 40, colour: PALETTE.cream } as const;
      writeText(brush, `${index + 1}`, { ...type, x, y: y + field.height + 42 });
    }
  });
}

function paintField(
  brush: Brush,
  bird: BirdKind,
  {
    x,
    y,
    width,
    height,
    whole,
    page,
  }: Field & { readonly x: number; readonly y: number; readonly page: string },
): void {
  brush.save();
  brush.translate(x, y);
  brush.beginPath();
  brush.rect(0, 0, width, height);
  brush.clip();
  brush.fillStyle = page;
  brush.fillRect(0, 0, width, height);
  if (whole) paintBird(brush, bird, (height / BIRD_FIELD.height) * BIRD_FIELD.width);
  else paintBirdClose(brush, bird, { width, height });
  brush.restore();
}

function iconsSheet(): Canvas {
  return sheet(1200, 460, (brush) => {
    for (const [index, suit] of (['P', 'B', 'G', 'Y', 'R'] as const).entries()) {
      const feather = FEATHERS[suit];
      const x = 70 + index * 130;
      for (const [dx, size] of [
        [0, 96],
        [60, 24],
      ] as const)
        paintSuitFeather(brush, feather, { x: x + dx, y: 80, size, rim: PALETTE.cream });
    }
    for (const [index, icon] of ABILITY_ICONS.entries()) {
      const x = 70 + index * 130;
      const ink = { colour: PALETTE.lanternSoft, ground: PALETTE.moss };
      paintAbilityIcon(brush, icon, { ...ink, x, y: 220, size: 100 });
      const number = { typeface: 'display', size: 40, colour: PALETTE.cream, align: 'center' } as const;
      writeText(brush, `${index + 1}`, { ...number, x, y: 320 });
    }
    for (const place of [1, 2, 3, 4, 5]) paintOrderToken(brush, place, { x: place * 90, y: 400, size: 72 });
    paintSeed(brush, { x: 600, y: 400, size: 80 });
    paintWildSeed(brush, { x: 720, y: 400, size: 80 });
    paintLiferMark(brush, { x: 840, y: 400, size: 80 });
  });
}

export function sheet(width: number, height: number, paint: (brush: Brush) => void): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = PALETTE.moss;
  brush.fillRect(0, 0, width, height);
  paint(brush);
  return canvas;
}
