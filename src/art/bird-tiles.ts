import { BIRD_CARD_SIZES, BIRD_TILE_LAYOUT } from './bird-card-layout.js';
import { type BirdKind, paintBirdClose } from './birds/birds.js';
import type { Brush } from './brush.js';
import { cardRadius } from './card-marks.js';
import { FEATHER_COLOURS, FEATHER_INKS, FEATHER_SKIES, type Feather, paintFeather } from './feathers.js';
import { measure, writeText } from './text.js';

/** What is printed on a tile; all of it is on the bird's card too. */
interface TileFace {
  readonly bird: BirdKind;
  readonly feather: Feather;
  readonly letter: string;
  readonly rank: number;
}

const { width: WIDTH, height: HEIGHT } = BIRD_CARD_SIZES.tile;
const EDGE = 3;
const RANK_ROOM = 36;

/** On paper already there, with its top left corner at 0, 0. */
export function paintBirdTile(brush: Brush, face: TileFace): void {
  const radius = cardRadius(BIRD_CARD_SIZES.tile);
  brush.save();
  brush.beginPath();
  brush.roundRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, radius - EDGE / 2);
  brush.clip();
  paintPortrait(brush, face);
  paintStrip(brush, face);
  brush.restore();
}

function paintPortrait(brush: Brush, { bird, feather }: TileFace): void {
  const { strip } = BIRD_TILE_LAYOUT;
  brush.fillStyle = FEATHER_SKIES[feather][0];
  brush.fillRect(0, strip, WIDTH, HEIGHT - strip);
  brush.save();
  brush.translate(EDGE, strip);
  paintBirdClose(brush, bird, { width: WIDTH - 2 * EDGE, height: HEIGHT - strip - EDGE });
  brush.restore();
}

function paintStrip(brush: Brush, { rank, feather, letter }: TileFace): void {
  const { strip, baseline, rankX, featherX, featherSize, letterX } = BIRD_TILE_LAYOUT;
  const colour = FEATHER_INKS[feather];
  const ground = FEATHER_COLOURS[feather];
  brush.fillStyle = ground;
  brush.fillRect(0, 0, WIDTH, strip);
  paintFeather(brush, feather, { x: featherX, y: strip / 2 + 1, size: featherSize, colour, ground });
  const type = { typeface: 'display', size: 38 } as const;
  const squeeze = Math.min(1, RANK_ROOM / measure(brush, `${rank}`, type));
  brush.save();
  brush.translate(rankX, baseline);
  brush.scale(squeeze, 1);
  writeText(brush, `${rank}`, { ...type, x: 0, y: 0, colour, align: 'center', fresh: squeeze === 1 });
  brush.restore();
  const letterType = { typeface: 'strong', size: 36, colour, align: 'center', fresh: true } as const;
  writeText(brush, letter, { ...letterType, x: letterX, y: baseline });
}
