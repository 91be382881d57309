import { paintAbilityIcon } from '../../art/ability-icons.js';
import { BIRD_CARD_SIZES } from '../../art/bird-card-layout.js';
import { paintBirdCard } from '../../art/bird-cards.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintSuitFeather } from '../../art/feathers.js';
import { PALETTE } from '../../art/palette.js';
import { paintSeed } from '../../art/seeds.js';
import { breakLines, measure, writeText } from '../../art/text.js';
import type { Suit } from '../../games/trickadee/cards.js';
import type { AbilityOnDisplay, TrickadeeView } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import type { Audience } from '../face.js';
import { abilityName } from './ability-words.js';
import { ABILITY_ICONS, FEATHERS, faceOf } from './card-art.js';
import { speciesWord } from './card-words.js';
import { FLOCKS_MARGIN } from './flock-art.js';
import { isOver } from './situation.js';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** How high the head of a table is. */
export const TABLE_HEAD_HEIGHT = 118;

/** Which round and trick it is, what may be followed, what is left to draw, and the Lifer. */
export function paintTableHead(
  brush: Brush,
  view: TrickadeeView,
  { y, words, ended = false }: { readonly y: number } & Pick<Audience, 'words' | 'ended'>,
): void {
  const over = isOver(view);
  const stop = ended ? words.plain('table.picture.ended') : words.plain('trickadee.picture.over');
  const round = words.plain('trickadee.picture.round', { round: view.round });
  const trick = { trick: view.trickNumber, tricks: view.tricksInRound };
  writeText(brush, over || ended ? stop : round, {
    x: FLOCKS_MARGIN,
    y: y + 46,
    typeface: 'display',
    size: 52,
    colour: PALETTE.cream,
  });
  const soft = { y: y + 98, typeface: 'text', colour: PALETTE.creamSoft } as const;
  const below = over || ended ? round : words.plain('trickadee.picture.trick', trick);
  writeText(brush, below, { ...soft, x: FLOCKS_MARGIN, size: 42 });
  const left = { supply: view.supply, pile: view.drawPileSize, discards: view.discardPileSize };
  writeText(brush, words.plain('trickadee.picture.left', left), {
    ...soft,
    x: MIDDLE_X,
    size: 38,
    align: 'center',
    widthMax: 540,
  });
  paintSuits(brush, view.placed === null && !ended ? view.suitsOnTable : [], {
    x: MIDDLE_X,
    y: y + 32,
    words,
  });
  paintLifer(brush, view, { y, words });
}

/** Between the title and the Lifer. */
const MIDDLE_X = 550;

/** The Lifer's card in the right corner, with what it is beside it. */
export function paintLifer(
  brush: Brush,
  { lifer, liferSpecies }: Pick<TrickadeeView, 'lifer' | 'liferSpecies'>,
  { y, words }: { readonly y: number; readonly words: Words },
): void {
  const { width } = BIRD_CARD_SIZES.tile;
  const x = SHEET_WIDTH - FLOCKS_MARGIN - width;
  paintBirdCard(brush, faceOf(lifer, words), { x, y, size: 'tile', lifer: true });
  const right = { x: x - 22, align: 'right', widthMax: 230 } as const;
  writeText(brush, words.plain('trickadee.picture.lifer'), {
    ...right,
    y: y + 42,
    typeface: 'text',
    size: 40,
    colour: PALETTE.creamSoft,
  });
  writeText(brush, speciesWord(liferSpecies, words), {
    ...right,
    y: y + 92,
    typeface: 'strong',
    size: 46,
    colour: PALETTE.lanternSoft,
  });
}

/** The suits that may be followed, each as a feather with its letter. `x`, `y` is the middle of all. */
function paintSuits(
  brush: Brush,
  suits: readonly Suit[],
  { x, y, words }: Corner & { readonly words: Words },
): void {
  if (suits.length === 0) return;
  const label = { typeface: 'text', size: 40, colour: PALETTE.creamSoft } as const;
  const text = words.plain('trickadee.picture.follow');
  const labelWidth = measure(brush, text, label) + 16;
  const left = x - (labelWidth + suits.length * SUIT_STEP) / 2;
  writeText(brush, text, { ...label, x: left, y: y + 13 });
  for (const [index, suit] of suits.entries()) {
    const at = left + labelWidth + index * SUIT_STEP;
    paintSuitFeather(brush, FEATHERS[suit], { x: at + 26, y, size: 52, rim: PALETTE.cream });
    writeText(brush, words.plain(`trickadee.letter.${suit}`), {
      x: at + 64,
      y: y + 16,
      typeface: 'strong',
      size: 44,
      colour: PALETTE.cream,
      align: 'center',
    });
  }
}

const SUIT_STEP = 88;

export const ABILITIES_HEIGHT = 152;
const CELL_GAP = 14;

/** The abilities on display side by side, each with its number, what it does and its cost in seeds. */
export function paintAbilities(
  brush: Brush,
  abilities: readonly AbilityOnDisplay[],
  { y, words }: { readonly y: number; readonly words: Words },
): void {
  const room = SHEET_WIDTH - 2 * FLOCKS_MARGIN;
  const width = (room - CELL_GAP * (abilities.length - 1)) / Math.max(1, abilities.length);
  for (const [index, shown] of abilities.entries())
    paintAbility(brush, shown, { x: FLOCKS_MARGIN + index * (width + CELL_GAP), y, width, words });
}

function paintAbility(
  brush: Brush,
  { ability, cost }: AbilityOnDisplay,
  { x, y, width, words }: Corner & { readonly width: number; readonly words: Words },
): void {
  brush.fillStyle = PALETTE.bark;
  brush.beginPath();
  brush.roundRect(x, y, width, ABILITIES_HEIGHT, 16);
  brush.fill();
  paintAbilityIcon(brush, ABILITY_ICONS[ability], {
    x: x + 66,
    y: y + 92,
    size: 92,
    colour: PALETTE.lanternSoft,
    ground: PALETTE.bark,
  });
  writeText(brush, `${ability}`, {
    x: x + 16,
    y: y + 38,
    typeface: 'display',
    size: 38,
    colour: PALETTE.creamSoft,
  });
  for (let seed = 0; seed < cost; seed += 1)
    paintSeed(brush, { x: x + width - 30 - seed * 34, y: y + 34, size: 46 });
  const type = { typeface: 'strong', size: 40 } as const;
  const lines = breakLines(brush, abilityName(ability, words), { ...type, width: width - 150, linesMax: 2 });
  for (const [index, line] of lines.entries())
    writeText(brush, line, {
      ...type,
      x: x + 132,
      y: y + 92 + index * 42,
      colour: PALETTE.cream,
      widthMax: width - 142,
    });
}
