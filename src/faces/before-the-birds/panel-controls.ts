import { formatMove } from '../../games/before-the-birds/moves.js';
import type { Words } from '../../words/words.js';
import type { Choice, Control } from '../face.js';
import { signOf } from './card-words.js';
import { emojiOf } from './emoji-words.js';
import type { BeforeTheBirdsSituation } from './situation.js';

/**
 * One tap bids. Nobody has to replace a bid, and a tap to look at a card must not do it, so that is a menu which says
 * what it is for.
 */
export function panelControls({ moves }: BeforeTheBirdsSituation, words: Words): readonly Control[] {
  if (moves.length === 0) return [];
  const choices = moves.map(
    (move): Choice => ({
      move: formatMove(move),
      label: signOf(move.card, words),
      emoji: emojiOf(move.card),
      tone: 'main',
    }),
  );
  return moves.some(({ kind }) => kind === 'replace-bid')
    ? [{ kind: 'menu', placeholder: words.plain('before-the-birds.choice.replace'), choices }]
    : [{ kind: 'buttons', choices }];
}
