import type { Seat } from '../game-types.js';
import { type Card, isCard, type Suit } from './cards.js';

export type WoodlandTricksMove =
  | { readonly kind: 'play'; readonly card: Card }
  /** Lays a card down as the new trump card and takes the old one: the owner of a 3. */
  | { readonly kind: 'exchange'; readonly card: Card }
  /** Leaves the trump card where it is: the owner of a 3. */
  | { readonly kind: 'keep' }
  /** Puts a card face down at the bottom of the draw pile: the owner of a 5. */
  | { readonly kind: 'put-back'; readonly card: Card };

/** What the rules can ask of a seat; also the `kind` of its `Decision`. */
export type WoodlandTricksDecisionKind = 'play' | 'exchange' | 'put-back';

/** Why a move is not possible. `legal` lists what the seat may play instead, in the order of its hand. */
export type IllegalWoodlandTricksMove =
  | { readonly reason: 'match-over' }
  | { readonly reason: 'not-your-turn'; readonly toMove: Seat }
  /** The seat is to move, and something else is asked first. */
  | { readonly reason: 'other-decision'; readonly asked: WoodlandTricksDecisionKind }
  | { readonly reason: 'card-not-held'; readonly card: Card }
  | {
      readonly reason: 'must-follow-suit';
      readonly card: Card;
      readonly led: Suit;
      readonly legal: readonly Card[];
    }
  /** A Jack is led, so only the Ace or the highest card of its suit answers it. */
  | {
      readonly reason: 'must-answer-jack';
      readonly card: Card;
      readonly jack: Card;
      readonly legal: readonly Card[];
    };

/** `play-9D`, `exchange-10S`, `keep` or `put-back-8D`. */
export function formatMove(move: WoodlandTricksMove): string {
  return move.kind === 'keep' ? 'keep' : `${move.kind}-${move.card}`;
}

const MOVE_WITH_CARD = /^(?<kind>play|exchange|put-back)-(?<card>\w{2,3})$/;

export function parseMove(text: string): WoodlandTricksMove | undefined {
  if (text === 'keep') return { kind: 'keep' };
  const { kind, card } = MOVE_WITH_CARD.exec(text)?.groups ?? {};
  if (kind === undefined || card === undefined || !isCard(card)) return undefined;
  // The pattern lets no other kind through.
  return { kind: kind as 'play' | 'exchange' | 'put-back', card };
}
