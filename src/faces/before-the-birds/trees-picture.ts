import { altOf } from '../../art/alt.js';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../art/brush.js';
import type { Picture } from '../../art/picture.js';
import { must } from '../../base/invariant.js';
import type { TreeView } from '../../games/before-the-birds/view.js';
import type { BySeat, Seat } from '../../games/game-types.js';
import { type Band, bandsPicture } from '../bands.js';
import type { Audience } from '../face.js';
import { titleBand } from '../title-band.js';
import { treesAlt } from './alts.js';
import { type GroveLook, paintGrove } from './grove-art.js';
import { type GrovePlan, planGrove } from './grove-plan.js';
import { EDGES, MARGIN } from './seat-art.js';

export interface TreesShown extends Omit<GroveLook, 'audience'> {
  readonly title: string;
  readonly trees: BySeat<TreeView>;
  readonly seats: readonly Seat[];
}

/** A picture, and whose trees are on it. */
export interface TreesPicture {
  readonly picture: Picture;
  readonly seats: readonly Seat[];
}

/** The trees of some seats: all on one sheet where they are readable there, otherwise on two. */
export function treesPictures(shown: TreesShown, audience: Audience): readonly TreesPicture[] {
  const { seats, trees, title } = shown;
  const legend = shown.totals === null ? 'legend' : 'legend-total';
  const head = titleBand(title, audience.words.plain(`before-the-birds.picture.${legend}`));
  const planned = plan(seats, trees, [head]) ?? plan(seats, trees, []);
  if (planned === undefined)
    return halves(seats).flatMap((half) => treesPictures({ ...shown, seats: half }, audience));
  const picture = bandsPicture({
    fileName: 'trees.png',
    alt: altOf(treesAlt({ title, trees, seats }, audience)),
    bands: [...planned.head, groveBand(planned.grove, { ...shown, audience })],
  });
  return [{ picture, seats }];
}

function plan(
  seats: readonly Seat[],
  trees: BySeat<TreeView>,
  head: readonly Band[],
): { readonly grove: GrovePlan; readonly head: readonly Band[] } | undefined {
  const heightMax = SHEET_HEIGHT_MAX - EDGES - head.reduce((sum, { height }) => sum + height, 0);
  const grove = planGrove(seats, trees, { ...GROVE_WIDTH, heightMax });
  return grove && { grove, head };
}

/** All that a sheet is wide. */
export const GROVE_WIDTH = { x: MARGIN, width: SHEET_WIDTH - 2 * MARGIN } as const;

export function groveBand(grove: GrovePlan, look: GroveLook): Band {
  return { height: grove.height, paint: (brush, y) => paintGrove(brush, grove, { ...look, y }) };
}

function halves(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  must(seats[1], 'A single tree always has room.');
  const half = Math.ceil(seats.length / 2);
  return [seats.slice(0, half), seats.slice(half)];
}
