import { unreachable } from '../../base/invariant.js';
import type {
  BeforeTheBirdsDecisionKind,
  IllegalBeforeTheBirdsMove,
  RoundOfGame,
} from '../../games/before-the-birds/moves.js';
import type { Decision } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import { shownCard } from './emoji-words.js';

/** What is wrong with a move, and what to do instead. */
export function explainIllegal(illegal: IllegalBeforeTheBirdsMove, words: Words): string {
  switch (illegal.reason) {
    case 'match-over':
      return words.text('before-the-birds.illegal.match-over');
    case 'no-bid-yet':
      return explainNoBid(illegal.opened, words);
    case 'bid-already':
    case 'same-bid':
      return words.text(`before-the-birds.illegal.${illegal.reason}`, {
        bid: shownCard(illegal.bid, words),
      });
    case 'card-not-held':
      return words.text('before-the-birds.illegal.card-not-held', {
        card: shownCard(illegal.card, words),
      });
    default:
      return unreachable(illegal);
  }
}

/** To stand after a name: "still to bid". */
export function askedOf({ kind }: Decision, words: Words): string {
  // The rules of this game make no decision of any other kind.
  return words.plain(`before-the-birds.asked.${kind as BeforeTheBirdsDecisionKind}`);
}

function explainNoBid(opened: RoundOfGame | null, words: Words): string {
  if (opened === null) return words.text('before-the-birds.illegal.no-bid-yet');
  return words.text('before-the-birds.illegal.opened', {
    round: words.plain('before-the-birds.round', { round: opened.round }),
  });
}
