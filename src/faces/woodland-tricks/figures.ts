import type { Brush } from '../../art/brush.js';
import { TYPE_MIN } from '../../art/fonts.js';
import type { Box } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { measure, writeText } from '../../art/text.js';
import { must } from '../../base/invariant.js';
import type { Figures } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { FiguresScene } from '../face.js';
import { FACTS_HEIGHT, type Fact, paintFacts } from '../facts.js';
import { listOf } from '../lists.js';
import { bandRange, TRICKS_IN_ROUND } from './points.js';

/** Rounds by the tricks taken in them, and what the sevens and nines brought. */
export function figuresScene(figures: Figures, words: Words): FiguresScene | null {
  const rounds = figures['rounds'] ?? 0;
  if (rounds === 0) return null;
  const kinds = kindsOf(figures, rounds);
  const facts = factsOf(figures, words);
  return {
    lines: [
      words.text('woodland-tricks.figures.rounds', { count: rounds }),
      kindsLine(kinds, words),
      words.text('woodland-tricks.figures.rest', {
        best: figures['best-round'] ?? 0,
        bonus: figures['bonus-points'] ?? 0,
        ambushes: figures['ambushes'] ?? 0,
      }),
    ],
    paint: (brush, box) => {
      writeText(brush, words.plain('woodland-tricks.figures.by-tricks'), {
        ...LABEL_TYPE,
        x: box.x,
        y: box.y + 26,
        colour: PALETTE.inkSoft,
        widthMax: box.width,
      });
      paintKinds(brush, kinds, { box: { ...box, y: box.y + HEAD_HEIGHT }, words });
      const y = box.y + box.height - FACTS_HEIGHT + 8;
      paintFacts(brush, facts, { ...box, y, onPaper: true });
    },
  };
}

type Kind = 'humble' | 'middling' | 'victorious' | 'greedy';

/** How many tricks each is. */
const RANGES: Readonly<Record<Kind, string>> = {
  humble: rangeOf(0, 3),
  middling: rangeOf(4, 6),
  victorious: rangeOf(7, 9),
  greedy: rangeOf(10, TRICKS_IN_ROUND),
};

function rangeOf(from: number, to: number): string {
  return bandRange({ from, to, points: 0 });
}

type Counted = readonly [kind: Kind, count: number];

function kindsOf(figures: Figures, rounds: number): readonly Counted[] {
  const of = (kind: string) => figures[`${kind}-rounds`] ?? 0;
  const [humble, victorious, greedy] = [of('humble'), of('victorious'), of('greedy')];
  return [
    ['humble', humble],
    ['middling', rounds - humble - victorious - greedy],
    ['victorious', victorious],
    ['greedy', greedy],
  ];
}

/** Only kinds of which there is a round. */
function kindsLine(kinds: readonly Counted[], words: Words): string {
  const told = kinds
    .filter(([, rounds]) => rounds > 0)
    .map(([kind, rounds]) => words.text(`woodland-tricks.figures.kinds.${kind}`, { rounds }));
  return words.text('woodland-tricks.figures.kinds', { kinds: listOf(told, words) });
}

function factsOf(figures: Figures, words: Words): readonly Fact[] {
  return (['best-round', 'bonus-points', 'ambushes'] as const).map((name) => ({
    label: words.plain(`woodland-tricks.figures.${name}`),
    value: `${figures[name] ?? 0}`,
  }));
}

/** What pays is green; what pays little is bark, and what pays nothing red earth, as on the band of the table. */
const COLOURS: Readonly<Record<Kind, string>> = {
  humble: '#5c7f46',
  middling: '#6d5f45',
  victorious: '#3c6136',
  greedy: '#8a3b2a',
};

/** What the numbers are numbers of. */
const HEAD_HEIGHT = 40;
const CELL_GAP = 12;
const CELL_HEIGHT = 66;
const BAR = { gap: 8, height: 16 } as const;

const CELL_PADDING = 13;
const LABEL_TYPE = { typeface: 'text', size: TYPE_MIN } as const;
/** Counts are set as large as there is room for. */
const COUNT_SIZES = [42, TYPE_MIN] as const;

interface KindsPlace {
  readonly box: Box;
  readonly words: Words;
}

// A cell for each kind of round, and below them a bar of how often each came.
function paintKinds(brush: Brush, kinds: readonly Counted[], place: KindsPlace): void {
  const { x, y, width } = place.box;
  const rounds = kinds.reduce((sum, [, count]) => sum + count, 0);
  const { labelOf, countSize, widths } = cellsOf(brush, kinds, place);
  let [cell, bar] = [x, x];
  for (const [index, counted] of kinds.entries()) {
    const cellWidth = widths[index] ?? 0;
    paintCell(brush, counted, { x: cell, y, width: cellWidth, labelOf, countSize });
    cell += cellWidth + CELL_GAP;
    const [kind, count] = counted;
    const barWidth = (width * count) / rounds;
    brush.fillStyle = COLOURS[kind];
    brush.fillRect(bar, y + CELL_HEIGHT + BAR.gap, barWidth, BAR.height);
    bar += barWidth;
  }
}

type LabelOf = (kind: Kind) => string;

interface Cells {
  readonly labelOf: LabelOf;
  readonly countSize: number;
  readonly widths: readonly number[];
}

/** Each as wide as its label and number ask for, and an equal share of what is left over; words only where they fit. */
function cellsOf(brush: Brush, kinds: readonly Counted[], { box, words }: KindsPlace): Cells {
  const room = box.width - (kinds.length - 1) * CELL_GAP;
  const labels: readonly LabelOf[] = [
    (kind) => `${words.plain(`woodland-tricks.figures.${kind}`)} ${RANGES[kind]}`,
    (kind) => RANGES[kind],
  ];
  const ways = labels.flatMap((labelOf) => COUNT_SIZES.map((countSize) => ({ labelOf, countSize })));
  const fits = ways.map(({ labelOf, countSize }) => {
    const asked = kinds.map(
      ([kind, count]) =>
        measure(brush, labelOf(kind), LABEL_TYPE) +
        measure(brush, `${count}`, { typeface: 'display', size: countSize }) +
        3 * CELL_PADDING,
    );
    const share = (room - asked.reduce((sum, one) => sum + one, 0)) / kinds.length;
    return { labelOf, countSize, share, widths: asked.map((one) => one + share) };
  });
  return must(fits.find(({ share }) => share >= 0) ?? fits.at(-1), 'There are sizes.');
}

function paintCell(
  brush: Brush,
  [kind, count]: Counted,
  { x, y, width, labelOf, countSize }: Omit<Box, 'height'> & Omit<Cells, 'widths'>,
): void {
  brush.fillStyle = COLOURS[kind];
  brush.beginPath();
  brush.roundRect(x, y, width, CELL_HEIGHT, 14);
  brush.fill();
  const counted = writeText(brush, `${count}`, {
    typeface: 'display',
    size: countSize,
    x: x + width - CELL_PADDING,
    y: y + 47,
    colour: PALETTE.cream,
    align: 'right',
  });
  writeText(brush, labelOf(kind), {
    ...LABEL_TYPE,
    x: x + CELL_PADDING,
    y: y + 47,
    colour: PALETTE.cream,
    // A pixel more, for rounding.
    widthMax: width - counted - 3 * CELL_PADDING + 1,
  });
}
