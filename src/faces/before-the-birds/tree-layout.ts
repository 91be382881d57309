/** Something that lies in a tree. */
export interface TreeNode {
  readonly id: string;
  /** `null` for the root. */
  readonly parent: string | null;
  /** 1 for the root. */
  readonly depth: number;
  /** How many levels it reaches down, its own included. */
  readonly levels: number;
  readonly width: number;
}

/** How the nodes of a tree lie to each other at their narrowest, in ascending order from left to right. */
export interface TreeShape {
  readonly nodes: readonly TreeNode[];
  /** For each node how far it is at least from each one left of it. */
  readonly apart: readonly (readonly number[])[];
  /** From the middle of the first node to the middle of the last one. */
  readonly span: number;
  /** What reaches beyond these two. */
  readonly overhang: number;
  /** From the root's level to the lowest one. */
  readonly levels: number;
}

/** How far nodes are apart at least: `gap` from edge to edge, the others from middle to middle, in parts of a node's width. */
export interface Spacing {
  /** Two on one level. */
  readonly gap: number;
  /** A card and one on its corner. */
  readonly corner: number;
  /** Two whose levels touch: how much the lower one may cover of the other. */
  readonly touching: number;
  /** Any two, so that numbers ascend from left to right whatever their depth. */
  readonly any: number;
}

const SWEEPS = 16;

/**
 * The narrowest shape of a tree. `nodes` are given in ascending order, and that is their order from left to right, so
 * that a card's number tells where to look for it.
 */
export function shapeOf(nodes: readonly TreeNode[], spacing: Spacing): TreeShape {
  const apart = nodes.map((node, index) =>
    nodes.slice(0, index).map((other) => apartOf(other, node, spacing)),
  );
  const fromLeft = packedLeft(apart);
  const span = Math.max(0, ...fromLeft);
  const fromRight = packedRight(apart, span);
  // The sides of a wide node further in may reach beyond the first and the last one.
  const left = nodes.map(({ width }, index) => width / 2 - (fromLeft[index] ?? 0));
  const right = nodes.map(({ width }, index) => width / 2 - (span - (fromRight[index] ?? 0)));
  const levels = Math.max(1, ...nodes.map(bottomOf));
  return { nodes, apart, span, overhang: Math.max(0, ...left, ...right), levels };
}

/** How wide a shape is at its narrowest. */
export function widthOf({ span, overhang }: TreeShape): number {
  return span + 2 * overhang;
}

/** Where the middles of the nodes are, from the left edge of a room as wide as the shape or wider. */
export function middlesOf(
  shape: TreeShape,
  { width, spreadMax }: { readonly width: number; readonly spreadMax: number },
): readonly number[] {
  const { nodes, apart, span, overhang } = shape;
  const fromLeft = packedLeft(apart);
  const fromRight = packedRight(apart, span);
  // Half way between two ways that are wide enough is wide enough too.
  const middles = fromLeft.map((left, index) => (left + (fromRight[index] ?? 0)) / 2);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (const [index] of nodes.entries()) settle(middles, index, shape);
  const spread = span === 0 ? 1 : Math.max(1, Math.min(spreadMax, (width - 2 * overhang) / span));
  const left = (width - spread * span) / 2;
  return middles.map((middle) => left + spread * middle);
}

function apartOf(left: TreeNode, right: TreeNode, { gap, corner, touching, any }: Spacing): number {
  const width = (left.width + right.width) / 2;
  const between = Math.max(left.depth, right.depth) - Math.min(bottomOf(left), bottomOf(right));
  if (between <= 0) return width + gap;
  if (left.parent === right.id || right.parent === left.id) return corner * width;
  return (between === 1 ? touching : any) * Math.min(left.width, right.width);
}

function bottomOf({ depth, levels }: TreeNode): number {
  return depth + levels - 1;
}

/** The middles with everything as far to the left as it goes. */
function packedLeft(apart: TreeShape['apart']): readonly number[] {
  const middles: number[] = [];
  for (const distances of apart)
    middles.push(
      distances.reduce((most, distance, left) => Math.max(most, (middles[left] ?? 0) + distance), 0),
    );
  return middles;
}

function packedRight(apart: TreeShape['apart'], span: number): readonly number[] {
  const middles = apart.map(() => span);
  for (let right = middles.length - 1; right > 0; right -= 1)
    for (const [left, distance] of (apart[right] ?? []).entries())
      middles[left] = Math.min(middles[left] ?? span, (middles[right] ?? span) - distance);
  return middles;
}

/** Moves a node towards where its parent and what lies on it would have it, as far as its neighbours let it. */
function settle(middles: number[], index: number, { nodes, apart, span }: TreeShape): void {
  const wishes = middles.flatMap((middle, at) => {
    const reach = reachOf(nodes[index], nodes[at]);
    return reach === undefined ? [] : [middle + (at < index ? reach : -reach)];
  });
  if (wishes.length === 0) return;
  const lowest = (apart[index] ?? []).reduce(
    (most, distance, left) => Math.max(most, (middles[left] ?? 0) + distance),
    0,
  );
  const highest = middles.reduce(
    (least, middle, right) =>
      right > index ? Math.min(least, middle - (apart[right]?.[index] ?? 0)) : least,
    span,
  );
  const wish = wishes.reduce((sum, each) => sum + each, 0) / wishes.length;
  middles[index] = Math.max(lowest, Math.min(highest, wish));
}

/** How far aside a card would best lie from the one it lies on. */
function reachOf(one: TreeNode | undefined, other: TreeNode | undefined): number | undefined {
  if (one === undefined || other === undefined) return undefined;
  return one.parent === other.id || other.parent === one.id ? (one.width + other.width) / 4 : undefined;
}
