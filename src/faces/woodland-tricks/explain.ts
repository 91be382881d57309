import { unreachable } from '../../base/invariant.js';
import type { Decision } from '../../games/game-types.js';
import type { Card } from '../../games/woodland-tricks/cards.js';
import type {
  IllegalWoodlandTricksMove,
  WoodlandTricksDecisionKind,
  WoodlandTricksMove,
} from '../../games/woodland-tricks/moves.js';
import type { Words } from '../../words/words.js';
import { joined } from '../lists.js';
import { shownCard, shownSuit } from './emoji-words.js';

export function explainIllegal(illegal: IllegalWoodlandTricksMove, words: Words): string {
  switch (illegal.reason) {
    case 'match-over':
      return words.text('woodland-tricks.illegal.match-over');
    case 'not-your-turn':
      return words.text('woodland-tricks.illegal.not-your-turn');
    case 'other-decision':
      return words.text(`woodland-tricks.illegal.asked-${illegal.asked}`);
    case 'card-not-held':
      return words.text('woodland-tricks.illegal.card-not-held', { card: shownCard(illegal.card, words) });
    case 'must-follow-suit':
      return words.text('woodland-tricks.illegal.must-follow-suit', {
        suits: shownSuit(illegal.led, words),
        legal: oneOf(illegal.legal, words),
      });
    case 'must-answer-jack':
      return words.text('woodland-tricks.illegal.must-answer-jack', { legal: oneOf(illegal.legal, words) });
    default:
      return unreachable(illegal);
  }
}

/** To stand after a name: "to play". */
export function askedOf(decision: Decision, words: Words): string {
  // The rules of this game make no decision of any other kind.
  return words.plain(`woodland-tricks.asked.${decision.kind as WoodlandTricksDecisionKind}`);
}

export function whatMoveDid(move: WoodlandTricksMove, words: Words): string {
  if (move.kind === 'keep') return words.text('woodland-tricks.did.keep');
  return words.text(`woodland-tricks.did.${move.kind}`, { card: shownCard(move.card, words) });
}

function oneOf(cards: readonly Card[], words: Words): string {
  return joined(
    cards.map((card) => shownCard(card, words)),
    'or',
    words,
  );
}
