import { altOf } from '../../art/alt.js';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../art/brush.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { writeText } from '../../art/text.js';
import { must } from '../../base/invariant.js';
import type { Landing, TreeView } from '../../games/before-the-birds/view.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import { type Band, bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { handAlt } from './alts.js';
import { type HandCard, handBand, landingsBand } from './hand-art.js';
import { EDGES, MARGIN } from './seat-art.js';
import type { BeforeTheBirdsSituation } from './situation.js';
import { TREE_BAND, type TreeOnBand, treeBand } from './tree-band.js';
import { planHeight, planTree, planWidth, stepWithin, type TreeWay, waysOf } from './tree-plan.js';

/**
 * What is the viewer's own: the hand, what each Ground card would make of the tree, and the tree itself with the Ground
 * cards where they would lie, once it has a root. A tree too deep to go below the hand has a picture of its own.
 */
export function handPictures(
  situation: BeforeTheBirdsSituation,
  seat: Seat,
  { words }: Audience,
): readonly Picture[] {
  const { view, previews } = situation;
  const { landings } = previews;
  const tree = atSeat(view.trees, seat);
  const head = [
    handBand(view.bid, handCards(situation), words),
    ...(landings.length === 0 ? [] : [lineBand(words), landingsBand(landings, words)]),
  ];
  const alt = altOf(handAlt(situation, seat, words));
  const sheetOf = (bands: readonly Band[]) => bandsPicture({ fileName: 'hand.png', alt, bands });
  // Whatever comes first is the root, which the Ground above has told.
  if (tree.cards.length === 0) return [sheetOf(head)];
  const room = SHEET_HEIGHT_MAX - EDGES - heightOf(head) - TREE_BAND.line;
  const below = planOwn(tree, landings, { heightMax: room, ways: WAYS });
  const apart = () =>
    planOwn(tree, landings, { heightMax: SHEET_HEIGHT_MAX - EDGES - TREE_BAND.line, ways: WAYS });
  const own = treeBand(
    must(below ?? apart(), 'Eight cards and what could come to lie on them have room on a sheet.'),
    words.plain('before-the-birds.picture.your-tree'),
    words,
  );
  const sheets = below === undefined ? [head, [own]] : [[...head, own]];
  return sheets.map(sheetOf);
}

const WAYS = waysOf('medium', 'small', 'tiny', 'flat');

function heightOf(bands: readonly Band[]): number {
  return bands.reduce((sum, { height }) => sum + height, 0);
}

// Lit is what may be bid now; once nothing may, nothing is dimmed either.
function handCards({ view, moves }: BeforeTheBirdsSituation): readonly HandCard[] {
  const lit = new Set(moves.map(({ card }) => card));
  return view.hand.map((card) => ({ card, look: lit.size === 0 ? 'plain' : lit.has(card) ? 'lit' : 'dim' }));
}

interface Fit {
  readonly heightMax: number;
  readonly ways: readonly TreeWay[];
}

/** The best way in which tree and ghosts have room. */
function planOwn(
  tree: TreeView,
  landings: readonly Landing[],
  { heightMax, ways }: Fit,
): TreeOnBand | undefined {
  for (const { size, least } of ways) {
    const plan = planTree(tree, size, landings);
    const fits = planHeight(plan, least) + TREE_BAND.foot <= heightMax;
    if (fits && planWidth(plan) <= TREE_BAND.width)
      return { plan, step: stepWithin(plan, heightMax - TREE_BAND.foot) };
  }
  return undefined;
}

function lineBand(words: Words): Band {
  return {
    height: 54,
    paint: (brush, y) => {
      const type = { y: y + 38, size: 42 } as const;
      writeText(brush, words.plain('before-the-birds.picture.if-you-take'), {
        ...type,
        x: MARGIN,
        typeface: 'strong',
        colour: PALETTE.cream,
      });
      const note = { ...type, typeface: 'text', align: 'right' } as const;
      const right = SHEET_WIDTH - MARGIN;
      // In the light that it explains.
      const grows = words.plain('before-the-birds.picture.grows');
      const width = writeText(brush, grows, { ...note, x: right, colour: PALETTE.lantern });
      const legend = words.plain('before-the-birds.picture.legend');
      writeText(brush, legend, { ...note, x: right - width - 24, colour: PALETTE.creamSoft });
    },
  };
}
