import type { Words } from '../../words/words.js';
import type { Button } from '../screen.js';

/** The way to the tour of a game. */
export function rulesButton(gameId: string, words: Words): Button {
  return {
    id: { kind: 'lesson', topic: gameId, look: null, page: 0, answer: null },
    label: words.plain('table.how-to-play'),
    tone: 'plain',
  };
}
