import { altOf } from '../../art/alt.js';
import type { Brush } from '../../art/brush.js';
import { CARD_SIZES } from '../../art/card-layout.js';
import { paintCard } from '../../art/cards.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';
import { breakLines, writeText } from '../../art/text.js';
import type { Card } from '../../games/woodland-tricks/cards.js';
import type { Words } from '../../words/words.js';
import { MARGIN, titleBand } from '../title-band.js';
import { faceOf } from './card-art.js';
import { POWER_RANKS, type PowerRank, rankWord } from './card-words.js';

const CELLS_Y = 110;
const CELL_WIDTH = 578;
const CELL_HEIGHT = 254;
const HEIGHT = CELLS_Y + 3 * CELL_HEIGHT + 16;
const LINE_HEIGHT = 44;

/** One card of each power, in suits that every deck has. */
const EXAMPLES: Readonly<Record<PowerRank, Card>> = {
  A: 'AS',
  3: '3H',
  5: '5D',
  7: '7S',
  9: '9H',
  J: 'JD',
};

/** The six powers, each beside its card. */
export function powersPicture(words: Words): Picture {
  return pictureOf({
    fileName: 'powers.png',
    alt: altOf([
      words.plain('woodland-tricks.alt.powers'),
      ...POWER_RANKS.map((rank) =>
        words.plain('woodland-tricks.alt.power', {
          rank: rankWord(rank, words),
          power: words.plain(`woodland-tricks.power.${rank}`),
          text: words.plain(`woodland-tricks.power-text.${rank}`),
        }),
      ),
    ]),
    height: HEIGHT,
    paint: (brush) => {
      titleBand(words.plain('woodland-tricks.picture.powers-title'), '').paint(brush, 12);
      for (const [index, rank] of POWER_RANKS.entries())
        paintPower(brush, rank, {
          x: MARGIN + (index % 2) * CELL_WIDTH,
          y: CELLS_Y + Math.floor(index / 2) * CELL_HEIGHT,
          words,
        });
    },
  });
}

function paintPower(
  brush: Brush,
  rank: PowerRank,
  { x, y, words }: { readonly x: number; readonly y: number; readonly words: Words },
): void {
  paintCard(brush, faceOf(EXAMPLES[rank], words), { x, y, size: 'medium' });
  const textX = x + CARD_SIZES.medium.width + 28;
  const width = CELL_WIDTH - CARD_SIZES.medium.width - 60;
  writeText(brush, words.plain(`woodland-tricks.power.${rank}`), {
    x: textX,
    y: y + 46,
    typeface: 'display',
    size: 46,
    colour: PALETTE.lantern,
    widthMax: width,
  });
  const type = { typeface: 'text', size: 38 } as const;
  const text = words.plain(`woodland-tricks.power-text.${rank}`);
  const lines = breakLines(brush, text, { ...type, width, linesMax: 4 });
  for (const [index, line] of lines.entries())
    writeText(brush, line, {
      ...type,
      x: textX,
      y: y + 98 + index * LINE_HEIGHT,
      colour: PALETTE.cream,
      widthMax: width,
    });
}
