import type { CardLook } from '../art/card-marks.js';

/** How a card of a hand looks. Where nothing is asked of the hand, nothing is dimmed either. */
export function handLook<Card>(
  card: Card,
  { choosable, drawn }: { readonly choosable: ReadonlySet<Card>; readonly drawn: readonly Card[] },
): CardLook {
  const lit = choosable.has(card);
  if (drawn.includes(card)) return lit ? 'new-lit' : 'new';
  if (choosable.size === 0) return 'plain';
  return lit ? 'lit' : 'dim';
}
