import { ACORN_CARD_LAYOUTS, ACORN_CARD_SIZES, type AcornCardSize } from '../../art/acorn-card-layout.js';
import { type AcornCardFace, paintAcornSlip } from '../../art/acorn-cards.js';
import type { Brush } from '../../art/brush.js';
import { PALETTE } from '../../art/palette.js';
import { stamp } from '../../art/sprites.js';
import { writeText } from '../../art/text.js';
import type { Landing } from '../../games/before-the-birds/view.js';
import type { Words } from '../../words/words.js';
import { faceOf } from './card-art.js';
import { GHOST_WIDTHS, ghostPitchOf } from './tree-plan.js';

export interface GhostPlace {
  /** The middle of the upper edge. */
  readonly x: number;
  readonly y: number;
  readonly size: AcornCardSize;
  readonly words: Words;
}

/** Ground cards where they would lie, one below the other, each with what it would add to the score. */
export function paintGhosts(
  brush: Brush,
  landings: readonly Landing[],
  { x, y, size, words }: GhostPlace,
): void {
  const pitch = ghostPitchOf(size);
  for (const [index, landing] of landings.entries())
    paintGhost(brush, landing, { x, y: y + index * pitch, size, words });
}

function paintGhost(brush: Brush, { card, score }: Landing, { x, y, size, words }: GhostPlace): void {
  const face = faceOf(card, words);
  const cost = score.after - score.before;
  const width = GHOST_WIDTHS[size];
  const { strip: height } = ACORN_CARD_LAYOUTS[size];
  const paint = (slip: Brush) => paintSlip(slip, face, { cost, size });
  const sprite = { key: `ghost/${size}/${card}/${face.letter}/${cost}`, width, height, margin: 2, paint };
  stamp(brush, sprite, { x: x - width / 2, y });
}

function paintSlip(
  brush: Brush,
  face: AcornCardFace,
  { cost, size }: { readonly cost: number; readonly size: AcornCardSize },
): void {
  const { strip, number } = ACORN_CARD_LAYOUTS[size];
  const width = GHOST_WIDTHS[size];
  brush.fillStyle = PALETTE.mossDeep;
  brush.beginPath();
  brush.roundRect(0, 0, width, strip, 10);
  brush.fill();
  paintAcornSlip(brush, face, { x: 0, y: 0, size });
  brush.strokeStyle = PALETTE.creamSoft;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(-1, -1, width + 2, strip + 2, 10);
  brush.stroke();
  const card = ACORN_CARD_SIZES[size].width;
  writeText(brush, `+${cost}`, {
    x: card + (width - card) / 2,
    y: number.y,
    typeface: 'display',
    size: number.size,
    colour: cost === 0 ? PALETTE.creamSoft : PALETTE.lantern,
    align: 'center',
    widthMax: width - card - 6,
  });
}
