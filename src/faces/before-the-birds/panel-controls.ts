import { formatMove } from '../../games/before-the-birds/moves.js';
import type { Words } from '../../words/words.js';
import type { Choice, Control } from '../face.js';
import { signOf } from './card-words.js';
import { emojiOf } from './emoji-words.js';
import type { BeforeTheBirdsSituation } from './situation.js';

/** One tap bids, and one more replaces the bid; nobody has to do the second, so it stands back. */
export function panelControls({ moves }: BeforeTheBirdsSituation, words: Words): readonly Control[] {
  if (moves.length === 0) return [];
  const choices = moves.map(
    (move): Choice => ({
      move: formatMove(move),
      label: signOf(move.card, words),
      emoji: emojiOf(move.card),
      tone: move.kind === 'bid' ? 'main' : 'plain',
    }),
  );
  return [{ kind: 'buttons', choices }];
}
