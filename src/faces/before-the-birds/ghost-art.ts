import { ACORN_CARD_LAYOUTS, ACORN_CARD_SIZES, type AcornCardSize } from '../../art/acorn-card-layout.js';
import { paintAcornSlip } from '../../art/acorn-cards.js';
import type { Brush } from '../../art/brush.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import type { Landing } from '../../games/before-the-birds/view.js';
import type { Words } from '../../words/words.js';
import { faceOf } from './card-art.js';
import { GHOST_WIDTHS, stepsOf } from './tree-plan.js';

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
  const pitch = stepsOf(size).least;
  for (const [index, landing] of landings.entries())
    paintGhost(brush, landing, { x, y: y + index * pitch, size, words });
}

function paintGhost(brush: Brush, { card, score }: Landing, { x, y, size, words }: GhostPlace): void {
  const { strip } = ACORN_CARD_LAYOUTS[size];
  const width = GHOST_WIDTHS[size];
  const left = x - width / 2;
  brush.fillStyle = PALETTE.mossDeep;
  brush.beginPath();
  brush.roundRect(left, y, width, strip, 10);
  brush.fill();
  paintAcornSlip(brush, faceOf(card, words), { x: left, y, size });
  brush.strokeStyle = PALETTE.creamSoft;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(left - 1, y - 1, width + 2, strip + 2, 10);
  brush.stroke();
  const cost = score.after - score.before;
  const slip = ACORN_CARD_SIZES[size].width;
  writeText(brush, `+${cost}`, {
    x: left + slip + (width - slip) / 2,
    y: y + ACORN_CARD_LAYOUTS[size].number.y,
    typeface: 'display',
    size: ACORN_CARD_LAYOUTS[size].number.size,
    colour: cost === 0 ? PALETTE.creamSoft : PALETTE.lantern,
    align: 'center',
    widthMax: width - slip - 6,
  });
}
