import { unreachable } from '../../base/invariant.js';
import type { Decision } from '../../games/game-types.js';
import type { Card } from '../../games/trickadee/cards.js';
import type {
  IllegalTrickadeeMove,
  TrickadeeDecisionKind,
  TrickadeeMove,
} from '../../games/trickadee/moves.js';
import type { Words } from '../../words/words.js';
import { joined, listOf } from '../lists.js';
import { abilityNamed } from './ability-words.js';
import { aspectWord, birdsWord, destinationWord, seedsWord } from './card-words.js';
import { shownCard, shownCards, shownSpecies, shownSuits } from './emoji-words.js';

type Reason<Kind extends IllegalTrickadeeMove['reason']> = Extract<
  IllegalTrickadeeMove,
  { readonly reason: Kind }
>;

/** What is wrong with a move, and what to do instead. */
export function explainIllegal(illegal: IllegalTrickadeeMove, words: Words): string {
  switch (illegal.reason) {
    case 'match-over':
    case 'not-your-turn':
    case 'cannot-stop':
    case 'last-trick':
      return words.text(`trickadee.illegal.${illegal.reason}`);
    case 'other-decision':
      return words.text(`trickadee.illegal.asked-${illegal.asked}`);
    case 'cannot-go-back':
      return words.text(`trickadee.illegal.cannot-go-back.${illegal.why}`);
    case 'ability-not-usable':
      return explainAbility(illegal, words);
    case 'must-follow-suit':
      return explainSuit(illegal, words);
    default:
      return explainBird(illegal, words);
  }
}

/** To stand after a name: "to play a bird". */
export function askedOf({ kind }: Decision, words: Words): string {
  // The rules of this game make no decision of any other kind.
  return words.plain(`trickadee.asked.${kind as TrickadeeDecisionKind}`);
}

/** What the viewer's own move did. */
export function whatMoveDid(move: TrickadeeMove, words: Words): string {
  switch (move.kind) {
    case 'into':
      return move.flock === 'new'
        ? words.text('trickadee.did.into-new')
        : words.text('trickadee.did.into', { flock: move.flock });
    // What is asked next names the bird or the ability.
    case 'take':
    case 'use':
    case 'lift':
    case 'hand':
    case 'cache':
      return '';
    case 'wild':
      return words.text('trickadee.did.wild', { aspect: aspectWord(move.aspect, words) });
    case 'stop':
    case 'back':
    case 'pass':
    case 'pass-round':
      return words.text(`trickadee.did.${move.kind}`);
    default:
      return words.text(`trickadee.did.${move.kind}`, { card: shownCard(move.card, words) });
  }
}

function explainSuit({ suits, lifer, legal }: Reason<'must-follow-suit'>, words: Words): string {
  return words.text('trickadee.illegal.must-follow-suit', {
    count: suits.length,
    suits: shownSuits(suits, 'and', words),
    species: shownSpecies(lifer, words),
    legal: shownCards(legal, words, 'or'),
  });
}

function explainAbility(illegal: Reason<'ability-not-usable'>, words: Words): string {
  const { ability } = illegal;
  switch (illegal.why) {
    case 'not-on-display':
      return words.text('trickadee.illegal.not-on-display', {
        ability,
        display: listOf(
          illegal.display.map((shown) => abilityNamed(shown, words)),
          words,
        ),
      });
    case 'too-few-seeds':
      return words.text('trickadee.illegal.too-few-seeds', {
        ability,
        cost: seedsWord(illegal.cost, words),
        held: illegal.held,
      });
    case 'too-few-birds':
      return words.text(
        illegal.owed > 0 ? 'trickadee.illegal.too-few-birds-yet' : 'trickadee.illegal.too-few-birds',
        { ability, needed: birdsWord(illegal.needed, words), left: birdsWord(illegal.left, words) },
      );
    case 'empty-hand':
    case 'no-flock-bird':
    case 'nothing-to-move':
    case 'all-wild':
      return words.text(`trickadee.illegal.${illegal.why}`, { ability });
    default:
      return unreachable(illegal);
  }
}

function explainBird(
  illegal: Reason<
    | 'card-not-held'
    | 'not-on-table'
    | 'not-in-your-flocks'
    | 'chosen-already'
    | 'no-such-flock'
    | 'bird-all-wild'
    | 'wild-already'
  >,
  words: Words,
): string {
  const written = (card: Card) => shownCard(card, words);
  switch (illegal.reason) {
    case 'not-on-table':
      return words.text('trickadee.illegal.not-on-table', {
        card: written(illegal.card),
        left: shownCards(illegal.left, words, 'or'),
      });
    case 'no-such-flock':
      return words.text('trickadee.illegal.no-such-flock', {
        flock: destinationWord(illegal.flock, words),
        possible: joined(
          illegal.possible.map((flock) => destinationWord(flock, words)),
          'or',
          words,
        ),
      });
    case 'wild-already':
      return words.text('trickadee.illegal.wild-already', {
        card: written(illegal.card),
        aspect: aspectWord(illegal.aspect, words),
      });
    case 'card-not-held':
    case 'not-in-your-flocks':
    case 'chosen-already':
    case 'bird-all-wild':
      return words.text(`trickadee.illegal.${illegal.reason}`, { card: written(illegal.card) });
    default:
      return unreachable(illegal);
  }
}
