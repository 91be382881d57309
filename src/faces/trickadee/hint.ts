import type { Words } from '../../words/words.js';
import type { Hint } from '../face.js';
import type { TrickadeeSituation } from './situation.js';

/** What is asked of the viewer, explained. To lead and to follow are explained apart. */
export function hintOf({ view }: TrickadeeSituation, words: Words): Hint | null {
  if (view.asked === null) return null;
  const step = view.asked !== 'play' ? view.asked : view.trick.length === 0 ? 'lead' : 'follow';
  return { step, text: words.text(`trickadee.hint.${step}`) };
}
