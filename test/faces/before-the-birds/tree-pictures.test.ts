import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACORN_CARD_LAYOUTS,
  ACORN_CARD_SIZES,
  type AcornCardSize,
} from '../../../src/art/acorn-card-layout.js';
import { SHEET_HEIGHT_MAX, SHEET_WIDTH } from '../../../src/art/brush.js';
import { type GrovePlan, paddingOf, planGrove } from '../../../src/faces/before-the-birds/grove-plan.js';
import {
  GHOST_WIDTHS,
  ghostPitchOf,
  groundAround,
  type PlacedItem,
  placeOf,
  placeTree,
  planHeight,
  planTree,
  planWidth,
  stepsOf,
  stepWithin,
  tiltOf,
} from '../../../src/faces/before-the-birds/tree-plan.js';
import { GROVE_WIDTH, treesPictures } from '../../../src/faces/before-the-birds/trees-picture.js';
import { type Card, cardNumber, PACK } from '../../../src/games/before-the-birds/cards.js';
import { landingsOf } from '../../../src/games/before-the-birds/previews.js';
import { type Landing, type TreeView, viewTree } from '../../../src/games/before-the-birds/view.js';
import { seatsOf } from '../../../src/games/game-types.js';
import { ANA, audience, hashOf } from './kit.js';

const TREE_SIZES = ['flat', 'tiny', 'small', 'medium', 'large'] as const;
/** Between the lit ground and the rim of a plot. */
const RIM = 6;
/** How much of a branch is to be seen between two levels at least. */
const BRANCH = 11;
const EXTREMES: Readonly<Record<string, readonly Card[]>> = {
  'all to the left': ['69', '61', '53', '45', '37', '29', '21', '13', '05'],
  'all to the right': ['00', '08', '16', '24', '32', '40', '48', '56', '64'],
  'to and fro': ['01', '68', '02', '67', '03', '66', '04', '65', '06'],
  'to and fro from the right': ['68', '01', '67', '02', '66', '03', '65', '04', '05'],
  'as bushy as can be': ['33', '17', '49', '09', '25', '41', '57', '07', '60'],
  'a fork of two chains': ['30', '28', '32', '26', '34', '24', '36', '22', '38'],
};

/** Some cards of the pack in the order they are stored. */
const stored = (most: number) =>
  fc.shuffledSubarray([...PACK], { minLength: 1, maxLength: most }).map((cards): readonly Card[] => cards);

describe.each(TREE_SIZES)('a tree of %s cards', (size) => {
  test.each(Object.entries(EXTREMES))('hides no number and no colour, %s', (_name, cards) => {
    expectAllSeen(viewTree(cards), size, []);
  });

  test('hides no number and no colour, whatever was stored', () => {
    fc.assert(
      fc.property(stored(9), (cards) => expectAllSeen(viewTree(cards), size, [])),
      { numRuns: 150 },
    );
  });

  test('hides none under a ghost, and no ghost under another', () => {
    fc.assert(
      fc.property(
        stored(8),
        fc.shuffledSubarray([...PACK], { minLength: 7, maxLength: 14 }),
        (cards, others) => {
          const ground = others.filter((card) => !cards.includes(card)).slice(0, 7);
          expectAllSeen(viewTree(cards), size, landings(cards, ground));
        },
      ),
      { numRuns: 150 },
    );
  });
});

test('numbers ascend from left to right, whatever was stored', () => {
  fc.assert(
    fc.property(stored(9), (cards) => {
      const placed = placedIn(viewTree(cards), 'small', []);
      const inOrder = placed.toSorted((one, other) => one.x - other.x).map(({ item }) => cardOf(item));
      expect(inOrder).toEqual([...cards].toSorted((one, other) => cardNumber(one) - cardNumber(other)));
    }),
  );
});

test('a left card lies further left and deeper than the one it hangs on, a right one further right', () => {
  fc.assert(
    fc.property(stored(9), (cards) => {
      const placed = placedIn(viewTree(cards), 'tiny', []);
      for (const { item, x, y } of placed) {
        const { parent, side } = placeOf(item);
        const above = placed.find((other) => cardOf(other.item) === parent);
        if (above === undefined) continue;
        expect(side === 'left' ? above.x - x : x - above.x).toBeGreaterThan(0);
        expect(y).toBeGreaterThan(above.y);
      }
    }),
  );
});

describe('trees side by side', () => {
  const groves = fc
    .integer({ min: 1, max: 7 })
    .chain((seatCount) =>
      fc
        .shuffledSubarray([...PACK], { minLength: 9 * seatCount, maxLength: 9 * seatCount })
        .map((cards) => seatsOf(seatCount).map((seat) => viewTree(cards.slice(9 * seat, 9 * seat + 9)))),
    );

  test('lie within the sheet and within their own plots', () => {
    fc.assert(
      fc.property(groves, (trees) => {
        const room = { ...GROVE_WIDTH, heightMax: SHEET_HEIGHT_MAX - 24 };
        const grove = planGrove(seatsOf(trees.length), trees, room);
        if (grove === undefined) return;
        expect(grove.height).toBeLessThanOrEqual(room.heightMax);
        const plots = grove.rows.flatMap((row) => row.plots);
        for (const { plan, x, width } of plots) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(SHEET_WIDTH);
          const padding = paddingOf(plan);
          const room = { x: x + padding, y: 0, width: width - 2 * padding, step: grove.step };
          const placed = placeTree(plan, room);
          const reach = (at: PlacedItem) => itemWidth(at, plan.size) / 2 + groundAround(plan.size) + RIM;
          expect(Math.min(...placed.map((at) => at.x - reach(at)))).toBeGreaterThanOrEqual(x);
          expect(Math.max(...placed.map((at) => at.x + reach(at)))).toBeLessThanOrEqual(x + width);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('of three hide no card behind another, so that all branches are seen', () => {
    const three = fc
      .shuffledSubarray([...PACK], { minLength: 24, maxLength: 24 })
      .map((cards) => seatsOf(3).map((seat) => viewTree(cards.slice(8 * seat, 8 * seat + 8))))
      .filter((trees) => trees.every(({ length }) => length <= 6));
    fc.assert(
      fc.property(three, (trees) => {
        const grove = planGrove(seatsOf(3), trees, { ...GROVE_WIDTH, heightMax: SHEET_HEIGHT_MAX - 164 });
        expect(grove?.step).toBeGreaterThanOrEqual(ACORN_CARD_SIZES[sizeOf(grove)].height + BRANCH);
      }),
      { numRuns: 60 },
    );
  });

  test('let every branch be seen, however many and deep they are', () => {
    fc.assert(
      fc.property(groves, (trees) => {
        const grove = planGrove(seatsOf(trees.length), trees, { ...GROVE_WIDTH, heightMax: 700 });
        if (grove === undefined) return;
        expect(grove.step).toBeGreaterThanOrEqual(ACORN_CARD_SIZES[sizeOf(grove)].height + BRANCH);
      }),
      { numRuns: 100 },
    );
  });

  test('are on two sheets for most games of seven, and never on more than three, each seat once', () => {
    let onTwo = 0;
    const games = fc.sample(fc.shuffledSubarray([...PACK], { minLength: 63, maxLength: 63 }), {
      numRuns: 60,
      seed: 20,
    });
    for (const cards of games) {
      const trees = seatsOf(7).map((seat) => viewTree(cards.slice(9 * seat, 9 * seat + 9)));
      const pictures = picturesOf(trees);
      expect(pictures.flatMap(({ seats }) => seats)).toEqual(seatsOf(7));
      expect(pictures.length).toBeLessThanOrEqual(3);
      if (pictures.length <= 2) onTwo += 1;
    }
    expect(onTwo).toBeGreaterThanOrEqual(45);
  });

  test('of seven chains of nine are all drawn', () => {
    const chain = EXTREMES['all to the left'] ?? [];
    const pictures = picturesOf(seatsOf(7).map(() => viewTree(chain)));
    expect(pictures.flatMap(({ seats }) => seats)).toEqual(seatsOf(7));
    expect(pictures.length).toBe(2);
  });
});

describe('a picture of a tree', () => {
  const cards: readonly Card[] = ['25', '18', '44', '04', '26'];

  test('tells another newest card, another shape and another number', async () => {
    const bytes = (tree: TreeView) => hashOf(picturesOf([tree])[0]?.picture);
    const shown = await bytes(viewTree(cards));
    expect(await bytes({ ...viewTree(cards), newest: '18' })).not.toEqual(shown);
    expect(await bytes(viewTree(['18', '25', '44', '04', '26']))).not.toEqual(shown);
    expect(await bytes(viewTree(['25', '18', '45', '04', '26']))).not.toEqual(shown);
  });

  test('tells which path is the longest', async () => {
    const bytes = (tree: TreeView) => hashOf(picturesOf([tree])[0]?.picture);
    const tree = viewTree(cards);
    const dark = { ...tree, cards: tree.cards.map((card) => ({ ...card, onLongestPath: false })) };
    expect(await bytes(dark)).not.toEqual(await bytes(tree));
  });
});

function sizeOf(grove: GrovePlan | undefined): AcornCardSize {
  return grove?.rows[0]?.plots[0]?.plan.size ?? 'tiny';
}

function picturesOf(trees: readonly TreeView[]) {
  const shown = { title: 'Trees', trees, seats: seatsOf(trees.length), hasBid: null, totals: null };
  return treesPictures(shown, audience);
}

function landings(cards: readonly Card[], ground: readonly Card[]): readonly Landing[] {
  const game = { number: 1, hands: [], bids: [], ground, stored: [cards], rounds: [], leftOut: [] };
  const match = { seed: '', seatCount: 1, deck: 'full', limit: null, scores: [], lastGame: null } as const;
  return landingsOf({ phase: 'bidding', match, game }, ANA);
}

/** At its narrowest and lowest, where things are closest together. */
function placedIn(tree: TreeView, size: AcornCardSize, shown: readonly Landing[]): readonly PlacedItem[] {
  const plan = planTree(tree, size, shown);
  return placeTree(plan, { x: 0, y: 0, width: planWidth(plan), step: stepsOf(size).least });
}

function expectAllSeen(tree: TreeView, size: AcornCardSize, shown: readonly Landing[]): void {
  const plan = planTree(tree, size, shown);
  const { least } = stepsOf(size);
  const height = planHeight(plan, least);
  expect(stepWithin(plan, height)).toBeGreaterThanOrEqual(least);
  const painted = placedIn(tree, size, shown).toSorted(
    (one, other) => placeOf(one.item).depth - placeOf(other.item).depth,
  );
  for (const [index, at] of painted.entries()) {
    expect(at.x - itemWidth(at, size) / 2).toBeGreaterThanOrEqual(-1);
    expect(at.x + itemWidth(at, size) / 2).toBeLessThanOrEqual(planWidth(plan) + 1);
    for (const later of painted.slice(index + 1)) {
      const hidden = overlap(indexOf(at, size), bodyOf(later, size));
      expect(hidden, `${cardOf(later.item)} on ${cardOf(at.item)}`).toBe(false);
      const covers = signsOf(at, size).some((sign) => overlap(sign, bodyOf(later, size)));
      expect(covers, `${cardOf(later.item)} on number or letter of ${cardOf(at.item)}`).toBe(false);
    }
  }
}

function itemWidth({ item }: PlacedItem, size: AcornCardSize): number {
  return item.kind === 'card' ? ACORN_CARD_SIZES[size].width : GHOST_WIDTHS[size];
}

function cardOf(item: PlacedItem['item']): Card {
  return item.kind === 'card' ? item.stored.card : item.landings[0].card;
}

type Point = readonly [x: number, y: number];

/** How much of a strip is only its margin: its edge, and the descent that no digit has. */
const INSET = 5;

/** Number, letter and colour of a card, or the whole of a ghost. */
function indexOf(at: PlacedItem, size: AcornCardSize): readonly Point[] {
  const { width, height } = ACORN_CARD_SIZES[size];
  if (at.item.kind === 'ghosts') return bodyOf(at, size);
  const top = -height / 2 + INSET;
  const bottom = -height / 2 + ACORN_CARD_LAYOUTS[size].strip - INSET;
  return turned(at, size, [-width / 2 + INSET, top, width / 2 - INSET, bottom]);
}

/** The boxes around number and letter of a card, however wide these are. */
function signsOf(at: PlacedItem, size: AcornCardSize): readonly (readonly Point[])[] {
  if (at.item.kind === 'ghosts') return [];
  const { width, height } = ACORN_CARD_SIZES[size];
  const { number, letter } = ACORN_CARD_LAYOUTS[size];
  return [number, letter].map(({ x, y, size: type, room }) => {
    const [middle, line] = [x - width / 2, y - height / 2];
    return turned(at, size, [middle - room / 2, line - 0.75 * type, middle + room / 2, line]);
  });
}

function bodyOf(at: PlacedItem, size: AcornCardSize): readonly Point[] {
  const { width, height } = ACORN_CARD_SIZES[size];
  if (at.item.kind === 'card') return turned(at, size, [-width / 2, -height / 2, width / 2, height / 2]);
  const half = GHOST_WIDTHS[size] / 2;
  const bottom = at.y + at.item.landings.length * ghostPitchOf(size) - INSET;
  return [
    [at.x - half, at.y],
    [at.x + half, at.y],
    [at.x + half, bottom],
    [at.x - half, bottom],
  ];
}

/** The corners of a box around a card's middle, tilted as the card is. */
function turned(
  { item, x, y }: PlacedItem,
  size: AcornCardSize,
  [left, top, right, bottom]: readonly [number, number, number, number],
): readonly Point[] {
  const tilt = item.kind === 'card' ? tiltOf(item.stored.side, size) : 0;
  const middle = y + ACORN_CARD_SIZES[size].height / 2;
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return corners.map(
    ([dx, dy]): Point => [
      x + dx * Math.cos(tilt) - dy * Math.sin(tilt),
      middle + dx * Math.sin(tilt) + dy * Math.cos(tilt),
    ],
  );
}

/** Whether two convex shapes share any room: they do not if a line along some edge parts them. */
function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return [...edgesOf(one), ...edgesOf(other)].every(([dx, dy]) => {
    const along = (points: readonly Point[]) => points.map(([x, y]) => x * -dy + y * dx);
    const mine = along(one);
    const theirs = along(other);
    return Math.max(...mine) > Math.min(...theirs) && Math.max(...theirs) > Math.min(...mine);
  });
}

function edgesOf(points: readonly Point[]): readonly Point[] {
  return points.map(([x, y], index): Point => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y];
    return [toX - x, toY - y];
  });
}
