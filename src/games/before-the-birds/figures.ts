import { atSeat, type BySeat, type FigureKinds, type Figures, seatsOf } from '../game-types.js';
import { COLOURS, type Colour } from './cards.js';
import type { BeforeTheBirdsState } from './state.js';

/**
 * Of the trees of finished games: `shortest-tree` by length, `best-tree` by score, `colours` how many colours all of
 * them have together, and `colour/…` how many of them have that colour.
 */
export const BEFORE_THE_BIRDS_FIGURES: FigureKinds = {
  trees: 'sum',
  colours: 'sum',
  'shortest-tree': 'least',
  'fewest-colours': 'least',
  'best-tree': 'least',
  ...Object.fromEntries(COLOURS.map((colour) => [`colour/${colour}`, 'sum'] as const)),
};

export function figuresIn({ state: { match } }: { readonly state: BeforeTheBirdsState }): BySeat<Figures> {
  return seatsOf(match.seatCount).map((seat) => {
    const trees = match.scores.map(({ worths }) => atSeat(worths, seat));
    const count = (colour: Colour) => trees.filter(({ colours }) => colours.includes(colour)).length;
    const counts = COLOURS.map((colour) => [`colour/${colour}`, count(colour)] as const);
    return {
      trees: trees.length,
      colours: trees.reduce((sum, { colours }) => sum + colours.length, 0),
      ...Object.fromEntries(counts),
      ...(trees.length > 0 && {
        'shortest-tree': Math.min(...trees.map(({ length }) => length)),
        'fewest-colours': Math.min(...trees.map(({ colours }) => colours.length)),
        'best-tree': Math.min(...trees.map(({ score }) => score)),
      }),
    };
  });
}
