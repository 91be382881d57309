import { DAY_MS, type Instant } from '../../base/instant.js';
import type { Seat } from '../../games/game-types.js';
import type { PublicLine } from '../notice.js';
import { presentSeats } from '../people/presence.js';
import type { Playing, Proposal } from '../table.js';

type Standing = Pick<Playing, 'seats' | 'away' | 'resigned' | 'proposals'>;

/** The proposals that can be agreed to still; a day after they were made they have lapsed. */
export function openProposals({ proposals }: Pick<Playing, 'proposals'>, now: Instant): readonly Proposal[] {
  return proposals.filter((proposal) => now < lapsesAt(proposal));
}

/** From when on a proposal cannot be agreed to any more. */
export function lapsesAt({ at }: Proposal): Instant {
  return (at + DAY_MS) as Instant;
}

/** What comes of a seat's agreement to what is proposed, or proposing it. */
export interface Agreement {
  /** With the seat's agreement in it. */
  readonly proposal: Proposal;
  /** False where the seat agreed before. */
  readonly isNew: boolean;
  /** Present seats that have not agreed. */
  readonly waitingFor: readonly Seat[];
  /** How many have to agree; agreements of seats that are not present any more do not count. */
  readonly needed: number;
  readonly isCarried: boolean;
}

/** A seat proposes, or agrees to what others propose. To pause takes every present seat, to end more than half. */
export function agreement(
  table: Standing,
  { kind, seat, now }: { readonly kind: Proposal['kind']; readonly seat: Seat; readonly now: Instant },
): Agreement {
  const standing = openProposals(table, now).find((proposal) => proposal.kind === kind);
  const agreed = standing?.agreed ?? [];
  const isNew = !agreed.includes(seat);
  const base = standing ?? { kind, by: seat, at: now };
  const proposal: Proposal = { ...base, agreed: isNew ? [...agreed, seat] : agreed };

  const present = presentSeats(table);
  const waitingFor = present.filter((other) => !proposal.agreed.includes(other));
  const needed = kind === 'pause' ? present.length : Math.floor(present.length / 2) + 1;
  return { proposal, isNew, waitingFor, needed, isCarried: present.length - waitingFor.length >= needed };
}

/** What everybody is told of it; of one who agrees again, nothing. */
export function agreementLines({ proposal, isNew }: Agreement, seat: Seat): readonly PublicLine[] {
  const { kind: what, by } = proposal;
  return isNew ? [{ kind: by === seat ? 'proposed' : 'agreed', what, seat }] : [];
}

/** The open proposals with this one in the place of the one of its kind. */
export function withProposal(table: Standing, proposal: Proposal, now: Instant): readonly Proposal[] {
  return [...withoutProposal(table, proposal.kind, now), proposal];
}

/** The open proposals but those of this kind. */
export function withoutProposal(table: Standing, kind: Proposal['kind'], now: Instant): readonly Proposal[] {
  return openProposals(table, now).filter((other) => other.kind !== kind);
}
