import type { Brush } from '../art/brush.js';
import { PALETTE } from '../art/palette.js';
import { writeText } from '../art/text.js';

/** A number, and what it is the number of. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface FactsPlace {
  readonly x: number;
  /** The upper edge. */
  readonly y: number;
  readonly width: number;
  readonly onPaper: boolean;
}

export const FACTS_HEIGHT = 96;

/** Facts side by side, each number above its label. */
export function paintFacts(brush: Brush, facts: readonly Fact[], { x, y, width, onPaper }: FactsPlace): void {
  const step = width / facts.length;
  for (const [index, { label, value }] of facts.entries()) {
    const middle = { x: x + (index + 0.5) * step, align: 'center', widthMax: step - 14 } as const;
    writeText(brush, value, {
      ...middle,
      y: y + 48,
      typeface: 'display',
      size: 52,
      colour: onPaper ? PALETTE.ink : PALETTE.cream,
    });
    writeText(brush, label, {
      ...middle,
      y: y + 88,
      typeface: 'text',
      size: 36,
      colour: onPaper ? PALETTE.inkSoft : PALETTE.creamSoft,
    });
  }
}

const LIST_ROW_HEIGHT = 48;

/** Facts below each other, each label with its number at the right, on paper. */
export function paintFactList(
  brush: Brush,
  facts: readonly Fact[],
  { x, y, width }: Omit<FactsPlace, 'onPaper'>,
): void {
  for (const [index, { label, value }] of facts.entries()) {
    const baseline = y + index * LIST_ROW_HEIGHT + 38;
    const valueWidth = writeText(brush, value, {
      x: x + width,
      y: baseline,
      typeface: 'display',
      size: 42,
      colour: PALETTE.ink,
      align: 'right',
    });
    writeText(brush, label, {
      x,
      y: baseline,
      typeface: 'text',
      size: 38,
      colour: PALETTE.inkSoft,
      widthMax: width - valueWidth - 16,
    });
  }
}
