import type { Words } from '../../words/words.js';
import type { Hint } from '../face.js';
import { type BeforeTheBirdsSituation, isOver } from './situation.js';

/** What is asked of the viewer, explained; to replace a bid is only offered. */
export function hintOf({ view, viewer }: BeforeTheBirdsSituation, words: Words): Hint | null {
  if (viewer === 'spectator' || isOver(view)) return null;
  const step = view.bid === null ? 'bid' : 'replace-bid';
  return { step, text: words.text(`before-the-birds.hint.${step}`) };
}
