import { type Brush, SHEET_HEIGHT_MAX } from '../art/brush.js';
import type { Picture } from '../art/picture.js';
import { pictureOf } from '../art/sheet.js';

/** A strip across a sheet. Bands lie below each other, and a picture is as high as its bands together. */
export interface Band {
  readonly height: number;
  /** `y` is its upper edge. */
  readonly paint: (brush: Brush, y: number) => void;
}

const EDGE = 12;

export function bandsPicture({
  fileName,
  alt,
  bands,
}: {
  readonly fileName: string;
  readonly alt: string;
  readonly bands: readonly Band[];
}): Picture {
  return pictureOf({
    fileName,
    alt,
    height: heightOf(bands),
    paint: (brush) => {
      let y = EDGE;
      for (const band of bands) {
        band.paint(brush, y);
        y += band.height;
      }
    },
  });
}

/**
 * Blocks of bands on as few sheets as their order allows; a block is only cut where it fills a sheet by itself.
 * What does not fit goes to another sheet, so that nothing has to be drawn smaller.
 */
export function sheetsOf(
  blocks: readonly (readonly Band[])[],
  head: readonly Band[],
): readonly (readonly Band[])[] {
  const sheets: Band[][] = [];
  let room = 0;
  for (const block of blocks.flatMap((whole) => pieces(whole, heightOf(head)))) {
    const height = heightOf(block) - 2 * EDGE;
    const sheet = sheets.at(-1);
    if (sheet === undefined || height > room) {
      sheets.push([...head, ...block]);
      room = SHEET_HEIGHT_MAX - heightOf(head) - height;
    } else {
      sheet.push(...block);
      room -= height;
    }
  }
  return sheets;
}

function pieces(block: readonly Band[], headHeight: number): readonly (readonly Band[])[] {
  if (headHeight + heightOf(block) - 2 * EDGE <= SHEET_HEIGHT_MAX) return [block];
  return block.map((band) => [band]);
}

function heightOf(bands: readonly Band[]): number {
  return bands.reduce((sum, { height }) => sum + height, 2 * EDGE);
}
