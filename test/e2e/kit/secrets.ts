import type { MatchOptions } from './match.js';
import type { AnyState } from './redeal.js';

/** What of a game's state only some may know, so that tests can tell whether others have been told. */
export interface Secrets<State extends AnyState> {
  /** How a match of it is opened. */
  readonly opening: MatchOptions;
  /** The cards that only these seats or nobody knows, and every deal to come, dealt differently. */
  dealtDifferently(state: State, owners: readonly number[]): State;
  /** Whether two matches that differ in this way, and in nothing that others know, can both go on by this move. */
  mayMake(move: string, at: { readonly isOwner: boolean; readonly states: readonly [State, State] }): boolean;
  /** Whether so much is played that what was dealt differently will soon be seen. */
  isNearEnd(state: State): boolean;
  /** Cards that a seat, or whoever sits nowhere, neither sees nor has been shown. */
  hiddenFrom(state: State, viewer: number | undefined): readonly string[];
  /** Of a state whose round has just begun: the cards that the round before it has shown. */
  shownBefore(before: State, after: State): readonly string[];
  roundOf(state: State): number;
  /** Every way in which the bot writes a card. */
  writtenAs(card: string): readonly string[];
}

/** Exchanges the first and the last cards of each list for the top of the pile, and turns the rest of it round. */
export function exchanged<Card>(
  hands: readonly (readonly Card[])[],
  pile: readonly Card[],
  count: number,
): (card: Card) => Card {
  const half = Math.ceil(count / 2);
  const leaving = hands.flatMap((hand) => [
    ...new Set([...hand.slice(0, half), ...hand.slice(half).slice(half - count)]),
  ]);
  const swap = new Map<Card, Card>();
  for (const [index, card] of leaving.entries()) {
    const other = pile[index];
    if (other === undefined) continue;
    swap.set(card, other);
    swap.set(other, card);
  }
  const left = pile.slice(leaving.length);
  for (const [index, card] of left.entries()) swap.set(card, left[left.length - 1 - index] ?? card);
  return (card) => swap.get(card) ?? card;
}
