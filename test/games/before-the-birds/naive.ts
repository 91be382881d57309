/** A search tree told a second time: built by splitting, not by walking. */
export interface Naive {
  readonly number: number;
  readonly left: Naive | null;
  readonly right: Naive | null;
}

// All later cards below the root's number go left and stay in their order; the rest goes right.
export function naiveTree(numbers: readonly number[]): Naive | null {
  const [root, ...later] = numbers;
  if (root === undefined) return null;
  return {
    number: root,
    left: naiveTree(later.filter((number) => number < root)),
    right: naiveTree(later.filter((number) => number > root)),
  };
}

export function naiveLength(tree: Naive | null): number {
  return tree === null ? 0 : 1 + Math.max(naiveLength(tree.left), naiveLength(tree.right));
}

export function inOrder(tree: Naive | null): readonly number[] {
  return tree === null ? [] : [...inOrder(tree.left), tree.number, ...inOrder(tree.right)];
}

/** Length and number of colours together. */
export function naiveScore(numbers: readonly number[]): number {
  return naiveLength(naiveTree(numbers)) + new Set(numbers.map((number) => number % 7)).size;
}

/** A game told a second time: cards as numbers, nothing shared with the rules. */
export interface NaiveGame {
  readonly hands: number[][];
  /** -1 where a bid is missing. */
  readonly bids: number[];
  ground: number[];
  readonly trees: number[][];
}

/** Who may lay down what, whether or not a bid of theirs lies there. */
export function naiveChoices({
  hands,
}: NaiveGame): readonly { readonly seat: number; readonly card: number }[] {
  return hands.flatMap((hand, seat) => hand.map((card) => ({ seat, card })));
}

/** Lays a card down and changes the game by all that follows; the last cards go by themselves. */
export function bidNaively(game: NaiveGame, seat: number, card: number): void {
  const hand = game.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  const before = game.bids[seat] ?? -1;
  if (before >= 0) hand.push(before);
  game.bids[seat] = card;
  if (game.bids.includes(-1)) return;
  turnUp(game);
  if (!game.hands.every(({ length }) => length === 1)) return;
  game.hands.forEach((last, other) => {
    game.bids[other] = last.pop() ?? -1;
  });
  turnUp(game);
}

// Each seat takes the Ground card below which as many Ground cards lie as bids below its own.
function turnUp(game: NaiveGame): void {
  const bids = [...game.bids];
  bids.forEach((bid, seat) => {
    const below = bids.filter((other) => other < bid).length;
    const won = game.ground.find((card) => game.ground.filter((other) => other < card).length === below);
    game.trees[seat]?.push(won ?? -1);
  });
  game.ground = bids;
  game.bids.fill(-1);
}
