import type { FinishedRound } from '../../games/before-the-birds/events.js';
import type { TreeCard, TreeView } from '../../games/before-the-birds/view.js';
import { atSeat } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import { joined, listOf } from '../lists.js';
import { worthNamed, writtenCard } from './card-words.js';
import { SEAT_MARKS } from './situation.js';

/** A tree and whose it is. */
interface OwnedTree {
  readonly tree: TreeView;
  readonly mark: string;
  readonly name: string;
  /** What else is to be told of its owner; may be empty. */
  readonly facts: string;
}

/** A tree as indented text: each card below the one it lies on, the left one first. */
export function treeLines({ tree, mark, name, facts }: OwnedTree, words: Words): readonly string[] {
  const root = tree.cards[0];
  if (root === undefined) return [words.text('before-the-birds.text.tree-empty', { mark, name, facts })];
  return [
    words.text('before-the-birds.text.tree', {
      mark,
      name,
      worth: worthNamed(tree, words),
      score: tree.score,
      facts,
    }),
    ...branchLines(tree, root, words),
    longestLine(tree, words),
  ];
}

/** The bids of each round and what they took, the lowest first. */
export function roundLines(rounds: readonly FinishedRound[], words: Words): readonly string[] {
  return rounds.map(({ round, collections }) => {
    const bids = collections.map(({ seat, bid, collected }) =>
      words.text('before-the-birds.text.taken', { mark: atSeat(SEAT_MARKS, seat), bid, collected }),
    );
    return words.text('before-the-birds.text.round', { round, bids: listOf(bids, words) });
  });
}

const INDENT = '  ';

function branchLines(tree: TreeView, stored: TreeCard, words: Words): readonly string[] {
  const { card, side, depth, left, right } = stored;
  const line = words.text(`before-the-birds.text.${side ?? 'root'}`, {
    indent: INDENT.repeat(depth),
    card: writtenCard(card, words),
    newest: card === tree.newest ? words.text('before-the-birds.text.newest') : '',
  });
  const below = [left, right].flatMap((child) => tree.cards.find((one) => one.card === child) ?? []);
  return [line, ...below.flatMap((child) => branchLines(tree, child, words))];
}

function longestLine({ longestPaths }: TreeView, words: Words): string {
  const step = words.plain('before-the-birds.text.path-step');
  const paths = longestPaths.map((path) => path.join(step));
  return words.text('before-the-birds.text.longest', { paths: joined(paths, 'or', words) });
}
