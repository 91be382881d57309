import { paintAcorn } from '../../art/acorns.js';
import type { Brush } from '../../art/brush.js';
import type { Box } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import { COLOURS, type Colour } from '../../games/before-the-birds/cards.js';
import type { Figures } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { FiguresScene } from '../face.js';
import { FACTS_HEIGHT, type Fact, paintFacts } from '../facts.js';

/** The best of somebody's trees, and which colours they had. */
export function figuresScene(figures: Figures, words: Words): FiguresScene | null {
  const trees = figures['trees'] ?? 0;
  if (trees === 0) return null;
  const facts = factsOf(figures, { trees, words });
  return {
    lines: [
      words.text('before-the-birds.figures.trees', { count: trees }),
      words.text('before-the-birds.figures.best', {
        shortest: figures['shortest-tree'] ?? 0,
        fewest: figures['fewest-colours'] ?? 0,
        best: figures['best-tree'] ?? 0,
        colours: perTree(figures, { trees, words }),
      }),
      words.text('before-the-birds.figures.colours', { list: coloursList(figures, words) }),
    ],
    paint: (brush, box) => {
      paintColours(brush, figures, { box, trees, words });
      paintFacts(brush, facts, { ...box, y: box.y + box.height - FACTS_HEIGHT + 8, onPaper: true });
    },
  };
}

interface Counting {
  readonly trees: number;
  readonly words: Words;
}

function factsOf(figures: Figures, counting: Counting): readonly Fact[] {
  const { words } = counting;
  const label = (name: 'shortest-tree' | 'fewest-colours' | 'best-tree' | 'colours-each') =>
    words.plain(`before-the-birds.figures.${name}`);
  const least = (['shortest-tree', 'fewest-colours', 'best-tree'] as const).map((name) => ({
    label: label(name),
    value: `${figures[name] ?? 0}`,
  }));
  return [...least, { label: label('colours-each'), value: perTree(figures, counting) }];
}

function perTree(figures: Figures, { trees, words }: Counting): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(words.language, digits).format((figures['colours'] ?? 0) / trees);
}

function treesWith(figures: Figures, colour: Colour): number {
  return figures[`colour/${colour}`] ?? 0;
}

function coloursList(figures: Figures, words: Words): string {
  return COLOURS.map((colour) =>
    words.text('before-the-birds.figures.one-colour', {
      name: words.plain(`before-the-birds.colour.${colour}`),
      count: treesWith(figures, colour),
    }),
  ).join(', ');
}

const ACORN_SIZE = 48;

// An acorn of each colour, with the share of trees that have it.
function paintColours(
  brush: Brush,
  figures: Figures,
  { box: { x, y, width }, trees, words }: Counting & { readonly box: Box },
): void {
  writeText(brush, words.plain('before-the-birds.figures.share', { count: trees }), {
    x: x + 8,
    y: y + 28,
    typeface: 'text',
    size: 36,
    colour: PALETTE.inkSoft,
    widthMax: width - 16,
  });
  const percent = new Intl.NumberFormat(words.language, { style: 'percent' });
  const step = width / COLOURS.length;
  for (const [index, colour] of COLOURS.entries()) {
    const left = x + index * step + 4;
    paintAcorn(brush, colour, { x: left + ACORN_SIZE / 2, y: y + 72, size: ACORN_SIZE });
    writeText(brush, percent.format(treesWith(figures, colour) / trees), {
      x: left + ACORN_SIZE + 6,
      y: y + 88,
      typeface: 'strong',
      size: 36,
      colour: PALETTE.ink,
      widthMax: step - ACORN_SIZE - 12,
    });
  }
}
