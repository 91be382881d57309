import type { Instant } from '../base/instant.js';

/** Something asked of what is kept of oneself. What is grave is asked for until an instant and no longer. */
export type PrivacyId =
  | { readonly kind: 'privacy'; readonly wish: 'export' | 'delete' | 'keep' }
  | { readonly kind: 'privacy'; readonly wish: GraveWish; readonly until: Instant };

/** In this order, a step each. */
type GraveWish = 'meant' | 'sure';

const KIND = 'privacy';
const INSTANT = /^[0-9a-z]{1,9}$/;
const RADIX = 36;

export function isPrivacyId(id: { readonly kind: string }): id is PrivacyId {
  return id.kind === KIND;
}

/** The parts of a custom id; the inverse of `decodePrivacy`. */
export function privacyParts(id: PrivacyId): readonly string[] {
  return 'until' in id ? [id.kind, id.wish, id.until.toString(RADIX)] : [id.kind, id.wish];
}

export function decodePrivacy([kind, wish, until, more]: readonly string[]): PrivacyId | undefined {
  if (kind !== KIND || more !== undefined) return undefined;
  if (wish === 'meant' || wish === 'sure')
    return until !== undefined && INSTANT.test(until)
      ? { kind, wish, until: Number.parseInt(until, RADIX) as Instant }
      : undefined;
  if (wish !== 'export' && wish !== 'delete' && wish !== 'keep') return undefined;
  return until === undefined ? { kind, wish } : undefined;
}
