import type { WoodlandTricksDecisionKind } from '../../games/woodland-tricks/moves.js';
import type { Words } from '../../words/words.js';
import type { Hint } from '../face.js';
import { decisionDue, type WoodlandTricksSituation } from './sight.js';

/** What is asked of the viewer, explained. To lead and to follow are explained apart. */
export function hintOf(situation: WoodlandTricksSituation, words: Words): Hint | null {
  const due = decisionDue(situation);
  if (due === undefined || due.seat !== situation.viewer) return null;
  // The rules of this game make no decision of any other kind.
  const kind = due.kind as WoodlandTricksDecisionKind;
  const step = kind !== 'play' ? kind : situation.view.trick.length === 0 ? 'lead' : 'follow';
  return { step, text: words.text(`woodland-tricks.hint.${step}`) };
}
