import { atSeat, type BySeat, type Viewer } from '../game-types.js';
import { ascending, type Card, type Colour } from './cards.js';
import type { FinishedRound, GameScore, Worth } from './events.js';
import type { Deck } from './options.js';
import { totalsOf } from './scoring.js';
import { type BeforeTheBirdsState, bidOf, type FinishedGame, roundNumber } from './state.js';
import { cardOn, type StoredCard, type Tree, treeOf, worthOf } from './trees.js';

/** A card of a tree and the cards on its corners. */
export interface TreeCard extends StoredCard {
  readonly left: Card | null;
  readonly right: Card | null;
  /** Whether it lies on a longest path. */
  readonly onLongestPath: boolean;
}

/** A tree with everything that a picture or a text of it tells. */
export interface TreeView extends Worth {
  /** In the order stored: the root first, and each card after the one it lies on. */
  readonly cards: readonly TreeCard[];
  /** The card stored last; `null` while the tree is empty. */
  readonly newest: Card | null;
  /** Each from the root down; several where their ends are equally deep. The leftmost first. */
  readonly longestPaths: readonly (readonly Card[])[];
}

/** The game before the present one, as it ended. */
export interface LastGameView {
  readonly game: number;
  readonly trees: BySeat<TreeView>;
  readonly rounds: readonly FinishedRound[];
  /** The last Ground, which belongs to nobody. */
  readonly leftOver: readonly Card[];
}

/** All that one viewer may know of a match. Of a finished match it shows the last game, played out. */
export interface BeforeTheBirdsView {
  readonly phase: BeforeTheBirdsState['phase'];
  readonly deck: Deck;
  /** A total above it ends the match; `null` for a match of one game. */
  readonly limit: number | null;
  /** Counted from 1. */
  readonly game: number;
  /** The round being bid for, 1 to 9; of a finished match 9. */
  readonly round: number;
  /** In ascending order; of a finished match what is left over. */
  readonly ground: readonly Card[];
  readonly trees: BySeat<TreeView>;
  /** Without the bids on the table. */
  readonly handSizes: BySeat<number>;
  /** Which seats have bid in this round. */
  readonly hasBid: BySeat<boolean>;
  /** The finished rounds of this game with all their bids. */
  readonly rounds: readonly FinishedRound[];
  /** Finished games, the first one first. */
  readonly scores: readonly GameScore[];
  /** Points of all finished games. */
  readonly totals: BySeat<number>;
  /** `null` during the first game. */
  readonly lastGame: LastGameView | null;
  /** The viewer's own cards, sorted, without the bid; empty for a spectator. */
  readonly hand: readonly Card[];
  /** The viewer's own bid in this round; `null` before it is made. */
  readonly bid: Card | null;
}

/** A number of the viewer's tree as it is, and as it would be. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

/** A Ground card in the place where it would lie in the viewer's own tree, and what the tree would count for. */
export interface Landing extends StoredCard {
  readonly length: Change;
  /** How many there are. */
  readonly colours: Change;
  /** The card's colour where the tree has none of it yet. */
  readonly newColour: Colour | null;
  readonly score: Change;
}

/** What each Ground card would be worth; who gets which is known when the bids open. */
export interface BeforeTheBirdsPreviews {
  /** In the order of the Ground; none for a spectator and once the match is over. */
  readonly landings: readonly Landing[];
}

/**
 * Names each thing a viewer may know. Nothing is spread in from the state, so a field added there stays
 * hidden until someone adds it here.
 */
export function viewBeforeTheBirds(state: BeforeTheBirdsState, viewer: Viewer): BeforeTheBirdsView {
  const { match, game } = state;
  return {
    phase: state.phase,
    deck: match.deck,
    limit: match.limit,
    game: game.number,
    round: roundNumber(game),
    ground: game.ground,
    trees: game.stored.map(viewTree),
    handSizes: game.hands.map((hand) => hand.length),
    hasBid: game.bids.map((bid) => bid !== null),
    rounds: game.rounds,
    scores: match.scores,
    totals: totalsOf(match.scores, match.seatCount),
    lastGame: match.lastGame && viewLastGame(match.lastGame),
    hand: viewer === 'spectator' ? [] : atSeat(game.hands, viewer),
    bid: viewer === 'spectator' ? null : bidOf(game, viewer),
  };
}

/** The tree that comes of storing these cards in this order. */
export function viewTree(stored: readonly Card[]): TreeView {
  const tree = treeOf(stored);
  const { length, colours, score } = worthOf(tree);
  const longestPaths = longestPathsOf(tree, length);
  const longest = new Set(longestPaths.flat());
  return {
    cards: tree.map((stored) => viewTreeCard(tree, stored, longest.has(stored.card))),
    newest: tree.at(-1)?.card ?? null,
    longestPaths,
    length,
    colours,
    score,
  };
}

function viewTreeCard(
  tree: Tree,
  { card, parent, side, depth }: StoredCard,
  onLongestPath: boolean,
): TreeCard {
  const left = cardOn(tree, card, 'left')?.card ?? null;
  const right = cardOn(tree, card, 'right')?.card ?? null;
  return { card, parent, side, depth, left, right, onLongestPath };
}

function longestPathsOf(tree: Tree, length: number): readonly (readonly Card[])[] {
  // In a search tree ascending order is the order from left to right.
  const ends = ascending(tree.filter(({ depth }) => depth === length).map(({ card }) => card));
  return ends.map((end) => pathTo(tree, end));
}

function pathTo(tree: Tree, end: Card): readonly Card[] {
  const parent = tree.find(({ card }) => card === end)?.parent ?? null;
  return parent === null ? [end] : [...pathTo(tree, parent), end];
}

function viewLastGame({ game, stored, rounds, leftOver }: FinishedGame): LastGameView {
  return { game, trees: stored.map(viewTree), rounds, leftOver };
}
