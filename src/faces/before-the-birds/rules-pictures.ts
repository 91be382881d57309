import { ACORN_CARD_SIZES } from '../../art/acorn-card-layout.js';
import { paintAcornCard } from '../../art/acorn-cards.js';
import { altOf } from '../../art/alt.js';
import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { breakLines, writeText } from '../../art/text.js';
import { viewTree } from '../../games/before-the-birds/view.js';
import type { Words } from '../../words/words.js';
import { type Band, bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { titleBand } from '../title-band.js';
import { roundRulesAlt, scoringRulesAlt, storingRulesAlt } from './alts.js';
import { bidsBand } from './bids-art.js';
import { faceOf } from './card-art.js';
import {
  EXAMPLE_CARD,
  EXAMPLE_ROUND,
  EXAMPLE_SEATS,
  EXAMPLE_STORING,
  EXAMPLE_TREE,
  type StoringStep,
} from './rules-examples.js';
import { MARGIN, paintPlot } from './seat-art.js';
import { paintTree } from './tree-art.js';
import { treeBand } from './tree-band.js';
import { placeTree, planHeight, planTree, stepsOf } from './tree-plan.js';

/** The first round of four: who takes what, which is the root of every tree. */
export function roundPicture(words: Words): Picture {
  // Nobody in particular plays, so that each seat is called by its number.
  const audience: Audience = { words, names: EXAMPLE_SEATS.map(() => '') };
  const bids = EXAMPLE_ROUND.collections.map((collection) => {
    const tree = viewTree([collection.collected]);
    return { ...collection, place: { parent: null, side: null, depth: 1 }, worth: tree, tree };
  });
  const title = words.plain('before-the-birds.picture.round-title');
  const note = words.plain('before-the-birds.picture.new-ground');
  return bandsPicture({
    fileName: 'round.png',
    alt: altOf(roundRulesAlt(EXAMPLE_ROUND, words)),
    bands: [titleBand(title, note), bidsBand(bids, audience)],
  });
}

/** How 26 finds its place under 25 and 44, step by step. */
export function storingPicture(words: Words): Picture {
  return bandsPicture({
    fileName: 'storing.png',
    alt: altOf(storingRulesAlt(words)),
    bands: [titleBand(words.plain('before-the-birds.picture.storing-title'), ''), storingBand(words)],
  });
}

/** A whole tree, and how its score comes about. */
export function scoresPicture(words: Words): Picture {
  const plan = planTree(EXAMPLE_TREE, 'medium');
  const title = words.plain('before-the-birds.picture.scores-title');
  const legend = words.plain('before-the-birds.picture.legend');
  return bandsPicture({
    fileName: 'scores.png',
    alt: altOf(scoringRulesAlt(EXAMPLE_TREE, words)),
    bands: [titleBand(title, ''), treeBand({ plan, step: stepsOf('medium').most - 6 }, legend, words)],
  });
}

const SIZE = 'medium';
const TEXT = { typeface: 'strong', size: 40 } as const;
const LINE_HEIGHT = 46;
const LINES_MAX = 2;
/** From the middle of a card to the middle of the one compared with it. */
const ASIDE = 150;
function storingBand(words: Words): Band {
  const width = (SHEET_WIDTH - 2 * MARGIN) / EXAMPLE_STORING.length;
  const step = stepsOf(SIZE).most - 14;
  const treeHeight = Math.max(...EXAMPLE_STORING.map(({ tree }) => planHeight(planTree(tree, SIZE), step)));
  const height = treeHeight + 40 + LINES_MAX * LINE_HEIGHT + 30;
  return {
    height: height + 10,
    paint: (brush, y) => {
      for (const [index, storing] of EXAMPLE_STORING.entries()) {
        const x = MARGIN + index * width;
        paintPlot(brush, { x: x + 4, y, width: width - 8, height });
        paintStoring(brush, storing, { x, y: y + 26, width, step, words });
        paintSaying(brush, storing, { x, y: y + 26 + treeHeight + 58, width, step, words });
      }
    },
  };
}

interface StepPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly step: number;
  readonly words: Words;
}

/** The tree, and 26 beside the card it is compared with, on the side where it goes on. */
function paintStoring(
  brush: Brush,
  { tree, lit, says }: StoringStep,
  { x, y, width, step, words }: StepPlace,
): void {
  const plan = planTree(tree, SIZE);
  const placed = placeTree(plan, { x: x + 20, y, width: width - 40, step });
  paintTree(brush, { plan, placed, words, ...(lit === null ? {} : { lit }) });
  const compared = placed.find(({ item }) => item.kind === 'card' && item.stored.card === lit);
  if (compared === undefined) return;
  paintAcornCard(brush, faceOf(EXAMPLE_CARD, words), {
    x: compared.x + (says === 'larger' ? ASIDE : -ASIDE),
    y: compared.y + ACORN_CARD_SIZES[SIZE].height / 2,
    size: SIZE,
  });
}

function paintSaying(brush: Brush, { says }: StoringStep, { x, y, width, words }: StepPlace): void {
  const saying = words.plain(`before-the-birds.picture.storing.${says}`);
  const lines = breakLines(brush, saying, { ...TEXT, width: width - 48, linesMax: LINES_MAX });
  for (const [index, line] of lines.entries())
    writeText(brush, line, {
      ...TEXT,
      x: x + width / 2,
      y: y + index * LINE_HEIGHT,
      colour: PALETTE.lanternSoft,
      align: 'center',
      widthMax: width - 36,
    });
}
