import type { TreeView } from '../../games/before-the-birds/view.js';
import { atSeat, type BySeat, type Seat } from '../../games/game-types.js';
import {
  groundAround,
  planHeight,
  planTree,
  planWidth,
  type Steps,
  stepsOf,
  type TreePlan,
  tiltOf,
  waysOf,
} from './tree-plan.js';

/** Several trees beside and below each other, all in one size. */
export interface GrovePlan {
  readonly rows: readonly GroveRow[];
  /** How far apart the levels of all trees are. */
  readonly step: number;
  readonly height: number;
}

interface GroveRow {
  readonly plots: readonly Plot[];
  readonly height: number;
}

/** The ground of one seat's tree. */
interface Plot {
  readonly seat: Seat;
  readonly plan: TreePlan;
  readonly x: number;
  readonly width: number;
}

export interface GroveRoom {
  readonly x: number;
  readonly width: number;
  readonly heightMax: number;
}

/** Above a tree within its plot, and between plots. */
export const PLOT = { head: 107, gap: 6 } as const;
/** A name has to fit even over a tree of one card. */
const PLOT_WIDTH_MIN = 236;
const ROWS_MAX = 3;
const WAYS = waysOf('medium', 'small', 'tiny', 'flat');
/** A tree looked at by itself. */
const LONE_WAYS = waysOf('large', 'medium', 'small', 'tiny', 'flat');

/** The best way in which all trees have room, or `undefined` where they have none even in the smallest size. */
export function planGrove(
  seats: readonly Seat[],
  trees: BySeat<TreeView>,
  room: GroveRoom,
): GrovePlan | undefined {
  for (const { size, least } of seats.length === 1 ? LONE_WAYS : WAYS) {
    const plans = seats.map((seat) => plannedOf(seat, planTree(atSeat(trees, seat), size)));
    const { most } = stepsOf(size);
    const rows = rowsThatFit(plans, room, { least, most });
    if (rows !== undefined) return laidOut(rows, room, most);
  }
  return undefined;
}

/** What is left free beside and below a tree, so that the lit ground around its cards keeps off the rim. */
export function paddingOf({ size }: Pick<TreePlan, 'size'>): number {
  return groundAround(size) + 7 + 50 * Math.abs(tiltOf('left', size));
}

type Planned = Pick<Plot, 'seat' | 'plan' | 'width'>;

function plannedOf(seat: Seat, plan: TreePlan): Planned {
  return { seat, plan, width: Math.max(PLOT_WIDTH_MIN, planWidth(plan) + 2 * paddingOf(plan)) };
}

/** Of the ways to break the seats into rows that fit, the most even one, and of those the one that leaves trees the most room. */
function rowsThatFit(
  plans: readonly Planned[],
  { width, heightMax }: GroveRoom,
  { least, most }: Pick<Steps, 'least' | 'most'>,
): readonly (readonly Planned[])[] | undefined {
  const ways = partitions(plans, ROWS_MAX)
    .filter((rows) => rows.every((row) => widthNeeded(row) <= width))
    .map((rows) => ({ rows, step: Math.min(most, stepOf(rows, heightMax)) }))
    .filter(({ step }) => step >= least);
  const [best] = ways.toSorted(
    (one, other) => unevenness(one.rows) - unevenness(other.rows) || other.step - one.step,
  );
  return best?.rows;
}

function unevenness(rows: readonly (readonly Planned[])[]): number {
  const counts = rows.map((row) => row.length);
  return Math.max(...counts) - Math.min(...counts);
}

/** How far apart levels can be where so many rows share a height. */
function stepOf(rows: readonly (readonly Planned[])[], heightMax: number): number {
  const steps = rows.reduce((sum, row) => sum + Math.max(...row.map(({ plan }) => plan.shape.levels)) - 1, 0);
  return Math.floor((heightMax - heightNeeded(rows, 0)) / Math.max(1, steps));
}

/** All ways to break a list into rows, at most so many. */
function partitions<Item>(
  items: readonly Item[],
  rowsMax: number,
): readonly (readonly (readonly Item[])[])[] {
  if (rowsMax === 1 || items.length === 1) return [[items]];
  const broken = items
    .slice(1)
    .flatMap((_, index) =>
      partitions(items.slice(index + 1), rowsMax - 1).map((rest) => [items.slice(0, index + 1), ...rest]),
    );
  return [[items], ...broken];
}

function widthNeeded(row: readonly Planned[]): number {
  return row.reduce((sum, planned) => sum + planned.width, (row.length - 1) * PLOT.gap);
}

function rowHeight(row: readonly Planned[], step: number): number {
  return PLOT.head + Math.max(...row.map(({ plan }) => planHeight(plan, step) + Math.round(paddingOf(plan))));
}

function heightNeeded(rows: readonly (readonly Planned[])[], step: number): number {
  return rows.reduce((sum, row) => sum + rowHeight(row, step), (rows.length - 1) * PLOT.gap);
}

function laidOut(rows: readonly (readonly Planned[])[], room: GroveRoom, most: number): GrovePlan {
  const step = Math.min(most, stepOf(rows, room.heightMax));
  return {
    rows: rows.map((row) => ({ plots: plotsOf(row, room), height: rowHeight(row, step) })),
    step,
    height: heightNeeded(rows, step),
  };
}

/** What a row leaves free goes to all of its plots alike. */
function plotsOf(row: readonly Planned[], { x, width }: GroveRoom): readonly Plot[] {
  const extra = (width - widthNeeded(row)) / row.length;
  let left = x;
  return row.map((planned) => {
    const plot = { ...planned, x: left, width: planned.width + extra };
    left += plot.width + PLOT.gap;
    return plot;
  });
}
