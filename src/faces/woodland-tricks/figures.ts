import type { Brush } from '../../art/brush.js';
import type { Box } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import type { Figures } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import type { FiguresScene } from '../face.js';
import { FACTS_HEIGHT, type Fact, paintFacts } from '../facts.js';

/** Rounds by the tricks taken in them, and what the sevens and nines brought. */
export function figuresScene(figures: Figures, words: Words): FiguresScene | null {
  const rounds = figures['rounds'] ?? 0;
  if (rounds === 0) return null;
  const kinds = kindsOf(figures, rounds);
  const facts = factsOf(figures, words);
  return {
    lines: [
      words.text('woodland-tricks.figures.rounds', { count: rounds }),
      words.text('woodland-tricks.figures.kinds', Object.fromEntries(kinds)),
      words.text('woodland-tricks.figures.rest', {
        best: figures['best-round'] ?? 0,
        bonus: figures['bonus-points'] ?? 0,
        ambushes: figures['ambushes'] ?? 0,
      }),
    ],
    paint: (brush, box) => {
      paintKinds(brush, kinds, { box, words });
      const y = box.y + box.height - FACTS_HEIGHT + 8;
      paintFacts(brush, facts, { ...box, y, onPaper: true });
    },
  };
}

type Kind = 'humble' | 'middling' | 'victorious' | 'greedy';

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

const CELL_GAP = 12;
const CELL_HEIGHT = 66;
const BAR = { gap: 8, height: 16 } as const;

// A cell for each kind of round, and below them a bar of how often each came.
function paintKinds(
  brush: Brush,
  kinds: readonly Counted[],
  { box: { x, y, width }, words }: { readonly box: Box; readonly words: Words },
): void {
  const cell = (width - (kinds.length - 1) * CELL_GAP) / kinds.length;
  const rounds = kinds.reduce((sum, [, count]) => sum + count, 0);
  let bar = x;
  for (const [index, counted] of kinds.entries()) {
    paintCell(brush, counted, { x: x + index * (cell + CELL_GAP), y, width: cell, words });
    const [kind, count] = counted;
    brush.fillStyle = COLOURS[kind];
    brush.fillRect(bar, y + CELL_HEIGHT + BAR.gap, (width * count) / rounds, BAR.height);
    bar += (width * count) / rounds;
  }
}

function paintCell(
  brush: Brush,
  [kind, count]: Counted,
  { x, y, width, words }: Omit<Box, 'height'> & { readonly words: Words },
): void {
  brush.fillStyle = COLOURS[kind];
  brush.beginPath();
  brush.roundRect(x, y, width, CELL_HEIGHT, 14);
  brush.fill();
  const counted = writeText(brush, `${count}`, {
    x: x + width - 18,
    y: y + 49,
    typeface: 'display',
    size: 46,
    colour: PALETTE.cream,
    align: 'right',
  });
  writeText(brush, words.plain(`woodland-tricks.figures.${kind}`), {
    x: x + 18,
    y: y + 47,
    typeface: 'text',
    size: 38,
    colour: PALETTE.cream,
    widthMax: width - counted - 44,
  });
}
