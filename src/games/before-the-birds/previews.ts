import { atSeat, type Seat, type Viewer } from '../game-types.js';
import { type Card, COLOURS } from './cards.js';
import type { BeforeTheBirdsState } from './state.js';
import { placeFor, treeOf, worthOf } from './trees.js';
import type { BeforeTheBirdsPreviews, Landing } from './view.js';

export function previewsOf(state: BeforeTheBirdsState, viewer: Viewer): BeforeTheBirdsPreviews {
  return { landings: viewer === 'spectator' ? [] : landingsOf(state, viewer) };
}

export function landingsOf({ phase, game }: BeforeTheBirdsState, seat: Seat): readonly Landing[] {
  if (phase === 'finished') return [];
  return game.ground.map((card) => landingOf(atSeat(game.stored, seat), card));
}

function landingOf(stored: readonly Card[], card: Card): Landing {
  const tree = treeOf(stored);
  const place = placeFor(tree, card);
  const before = worthOf(tree);
  const after = worthOf([...tree, { card, ...place }]);
  const newColour = COLOURS.find(
    (colour) => after.colours.includes(colour) && !before.colours.includes(colour),
  );
  return {
    card,
    parent: place.parent,
    side: place.side,
    depth: place.depth,
    length: { before: before.length, after: after.length },
    colours: { before: before.colours.length, after: after.colours.length },
    newColour: newColour ?? null,
    score: { before: before.score, after: after.score },
  };
}
