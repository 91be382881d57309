import { ACORN_CARD_SIZES } from '../src/art/acorn-card-layout.js';
import { paintAcornCard } from '../src/art/acorn-cards.js';
import { paintAcorn } from '../src/art/acorns.js';
import { CARD_SIZES } from '../src/art/card-layout.js';
import { paintCard } from '../src/art/cards.js';
import { ICON_NAMES, paintIcon } from '../src/art/icons.js';
import { PALETTE } from '../src/art/palette.js';
import { faceOf as acornFaceOf } from '../src/faces/before-the-birds/card-art.js';
import { faceOf as woodlandFaceOf } from '../src/faces/woodland-tricks/card-art.js';
import { PACK as ACORNS, COLOURS } from '../src/games/before-the-birds/cards.js';
import { packOf, RANKS, SUITS } from '../src/games/woodland-tricks/cards.js';
import { words } from './gallery-asked.js';
import { type BirdSheet, sheet } from './gallery-birds.js';

const GAP = 18;

/** Every card of the games without birds, and every icon, for whoever draws. */
export function cardSheets(): readonly BirdSheet[] {
  return [woodlandSheet(), acornSheet(), iconSheet()];
}

function woodlandSheet(): BirdSheet {
  const { width, height } = CARD_SIZES.medium;
  const [across, down] = [RANKS.length, SUITS.length];
  const canvas = sheet(across * (width + GAP) + GAP, down * (height + GAP) + GAP, (brush) => {
    for (const [index, card] of packOf(SUITS).entries())
      paintCard(brush, woodlandFaceOf(card, words), {
        x: GAP + (index % across) * (width + GAP),
        y: GAP + Math.floor(index / across) * (height + GAP),
        size: 'medium',
      });
  });
  return { name: 'woodland-cards', canvas };
}

function acornSheet(): BirdSheet {
  const { width, height } = ACORN_CARD_SIZES.hand;
  const across = 10;
  const down = ACORNS.length / across;
  const canvas = sheet(across * (width + GAP) + GAP, down * (height + GAP) + GAP, (brush) => {
    for (const [index, card] of ACORNS.entries())
      paintAcornCard(brush, acornFaceOf(card, words), {
        x: GAP + (index % across) * (width + GAP) + width / 2,
        y: GAP + Math.floor(index / across) * (height + GAP) + height / 2,
        size: 'hand',
      });
  });
  return { name: 'acorn-cards', canvas };
}

function iconSheet(): BirdSheet {
  const field = 140;
  const across = 7;
  const rows = Math.ceil(ICON_NAMES.length / across);
  const place = (index: number, row: number) => ({
    x: ((index % across) + 0.5) * field,
    y: (row + Math.floor(index / across) + 0.5) * field,
    size: 100,
  });
  const canvas = sheet(across * field, (rows + 1) * field, (brush) => {
    for (const [index, colour] of COLOURS.entries()) paintAcorn(brush, colour, place(index, 0));
    for (const [index, icon] of ICON_NAMES.entries())
      paintIcon(brush, icon, { ...place(index, 1), colour: PALETTE.cream, ground: PALETTE.moss });
  });
  return { name: 'icons', canvas };
}
