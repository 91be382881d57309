import { type Card, isCard } from './cards.js';

export type BeforeTheBirdsMove =
  /** Lays a card face down, the seat's first bid of the round. */
  | { readonly kind: 'bid'; readonly card: Card }
  /** Lays another card down and takes the bid back into the hand. */
  | { readonly kind: 'replace-bid'; readonly card: Card };

/** What the rules can ask of a seat, or let it do; also the `kind` of its `Decision`. */
export type BeforeTheBirdsDecisionKind = BeforeTheBirdsMove['kind'];

/** One round of a match; both are counted from 1. */
export interface RoundOfGame {
  readonly game: number;
  readonly round: number;
}

/** Why a move is not possible. */
export type IllegalBeforeTheBirdsMove =
  | { readonly reason: 'match-over' }
  /** A bid lies on the table, which may be replaced. */
  | { readonly reason: 'bid-already'; readonly bid: Card }
  /** There is no bid to replace: those of `opened`, the latest round that is over, lie open and are final. */
  | { readonly reason: 'no-bid-yet'; readonly opened: RoundOfGame | null }
  /** The card is the very bid it would replace. */
  | { readonly reason: 'same-bid'; readonly bid: Card }
  | { readonly reason: 'card-not-held'; readonly card: Card };

/** `bid-18` or `replace-bid-18`. */
export function formatMove({ kind, card }: BeforeTheBirdsMove): string {
  return `${kind}-${card}`;
}

const MOVE = /^(?<kind>bid|replace-bid)-(?<card>\d{2})$/;

export function parseMove(text: string): BeforeTheBirdsMove | undefined {
  const { kind, card } = MOVE.exec(text)?.groups ?? {};
  if (kind === undefined || card === undefined || !isCard(card)) return undefined;
  // The pattern lets no other kind through.
  return { kind: kind as BeforeTheBirdsMove['kind'], card };
}
