import type { Instant } from '../../base/instant.js';
import type { Decision, Seat } from '../../games/game-types.js';
import type { DueDecision } from '../table.js';

/** A step as far as it bears on who is asked what. */
export interface Acted {
  /** `null` for the deal, which nobody made. */
  readonly actor: Seat | null;
  /** True when the others could notice nothing: a link of a chain, which shares one clock with the next. */
  readonly silent: boolean;
  readonly step: number;
  readonly at: Instant;
}

/**
 * The decisions due after a step. What stays asked keeps its step and clock; what the actor is asked next is
 * new, so that controls of the choice just made are stale.
 */
export function dueAfter(
  before: readonly DueDecision[],
  decisions: readonly Decision[],
  acted: Acted,
): readonly DueDecision[] {
  return decisions.map(({ seat, must, kind }) => {
    const asked = { seat, must, kind, sinceStep: acted.step };
    if (seat === acted.actor) return { ...asked, since: ownSince(before, seat, acted) };
    const kept = before.find((due) => due.seat === seat && due.must === must && due.kind === kind);
    return kept ?? { ...asked, since: acted.at };
  });
}

function ownSince(before: readonly DueDecision[], seat: Seat, { silent, at }: Acted): Instant {
  if (!silent) return at;
  return before.find((due) => due.seat === seat)?.since ?? at;
}

/**
 * The seats to ping for a step: those the match newly waits for through somebody else's move, and who were
 * not pinged already without having acted since.
 */
export function askedBy(due: readonly DueDecision[], told: readonly Seat[], acted: Acted): readonly Seat[] {
  const fresh = due.filter(
    ({ seat, must, sinceStep }) =>
      must && sinceStep === acted.step && seat !== acted.actor && !told.includes(seat),
  );
  return [...new Set(fresh.map(({ seat }) => seat))];
}

/**
 * Who counts as pinged and silent after a step. A seat whose decision another's move has ended is to be pinged
 * again; one whose decision was taken away with the move that brought it is not, as long as the seat that took
 * its move back is still the one to act.
 */
export function toldAfter(
  told: readonly Seat[],
  { before, after }: { readonly before: readonly Decision[]; readonly after: readonly DueDecision[] },
  { asked, actor }: { readonly asked: readonly Seat[]; readonly actor: Seat },
): readonly Seat[] {
  const handedOn = waitingSeats(after).some((seat) => seat !== actor);
  const stillTold = told.filter((seat) => {
    if (seat === actor) return false;
    if (waitingSeats(after).includes(seat)) return true;
    return !handedOn && !waitingSeats(before).includes(seat);
  });
  return [...stillTold, ...asked];
}

/** Whether others can notice nothing of a step: it told them nothing, and waits for the same seats as before. */
export function isSilent(
  before: readonly Decision[],
  after: { readonly decisions: readonly Decision[]; readonly publicEvents: readonly unknown[] },
): boolean {
  return (
    after.publicEvents.length === 0 && waitingSeats(before).join() === waitingSeats(after.decisions).join()
  );
}

/** The seats the match waits for, the lowest first. */
export function waitingSeats(decisions: readonly Decision[]): readonly Seat[] {
  const seats = decisions.filter(({ must }) => must).map(({ seat }) => seat);
  return [...new Set(seats)].sort((one, other) => one - other);
}
