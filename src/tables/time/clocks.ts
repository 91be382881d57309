import type { Instant } from '../../base/instant.js';
import { atSeat, type BySeat, type Seat, withSeat } from '../../games/game-types.js';
import type { Clock, PutDown } from '../clock.js';
import { waitingSeats } from '../match/due.js';
import { PACES } from '../pace.js';
import { whyNotPresent } from '../people/presence.js';
import { type Settings, vacationAt } from '../settings.js';
import { clockStart, tableTime } from '../standstill.js';
import type { DueDecision, Playing } from '../table.js';
import { endOfQuiet } from './quiet-hours.js';

/** A ping and a reminder that come closer together than this are one. */
export const MERGED_WITHIN_MS = 5 * 60_000;

/** When somebody who is to be pinged at `now` may be: after a vacation, and not in quiet hours. */
export function pingTime(wishes: Settings, now: Instant): Instant {
  const { quiet } = wishes;
  const back = vacationAt(wishes, now)?.until ?? now;
  return quiet === null ? back : endOfQuiet(quiet, back);
}

/** What somebody's clocks depend on. */
export interface Ticking {
  readonly settings: BySeat<Settings>;
  readonly now: Instant;
}

/** A step as far as it bears on clocks. */
export interface Ticked extends Ticking {
  readonly due: readonly DueDecision[];
  readonly step: number;
  /** Whose clock ends; `null` for the deal. */
  readonly actor: Seat | null;
  /** A link of a chain, which shares its clock with the next one. */
  readonly silent: boolean;
  /** The seats that the step has newly to do with, pinged by now or not. */
  readonly asked: readonly Seat[];
}

/**
 * The clocks after a step: those of decisions that are still asked run on, and every other decision gets one of
 * its own. Seats for which a stand-in plays have none.
 */
export function clocksAfter(table: Playing, ticked: Ticked): readonly Clock[] {
  const { due, step, actor, silent, asked } = ticked;
  return waitingSeats(due).flatMap((seat) => {
    if (whyNotPresent(table, seat) !== undefined) return [];
    const goesOn =
      seat === actor ? silent : due.some((one) => one.must && one.seat === seat && one.sinceStep !== step);
    const running = table.clocks.filter((clock) => clock.seat === seat);
    return goesOn ? running : newClock(table, { seat, owed: asked.includes(seat) }, ticked);
  });
}

/**
 * The clocks of the match where every seat that it waits for has one; for a seat that is present anew. `owed` are
 * seats that are yet to be pinged for what they are asked.
 */
export function allClocks(
  table: Playing,
  { owed = [], ...ticking }: Ticking & { readonly owed?: readonly Seat[] },
): readonly Clock[] {
  return waitingSeats(table.due).flatMap((seat) => {
    if (whyNotPresent(table, seat) !== undefined) return [];
    const running = table.clocks.filter((clock) => clock.seat === seat);
    return running.length > 0 ? running : newClock(table, { seat, owed: owed.includes(seat) }, ticking);
  });
}

/** The banks once the seat's clock has ended: what it took beyond the decision's own time is gone. */
export function chargedBanks(table: Playing, seat: Seat, now: Instant): BySeat<number> {
  const clock = table.clocks.find((running) => running.seat === seat);
  if (clock === undefined || clock.endsAt === null) return table.banks;
  const bank = atSeat(table.banks, seat);
  const left = clock.endsAt - tableTime(table, now);
  return withSeat(table.banks, seat, Math.max(0, Math.min(bank, left)));
}

/** What is remembered of the seat's clock in case that the move of that step is taken back. */
export function putDownAt(
  table: Playing,
  { seat, step, silent, settings, now }: Omit<Ticked, 'due' | 'actor' | 'asked'> & { readonly seat: Seat },
): readonly PutDown[] {
  const { vacation } = atSeat(settings, seat);
  const own = table.putDown.filter((down) => down.seat === seat);
  const clock = table.clocks.find((running) => running.seat === seat);
  if (silent || clock === undefined || clock.endsAt === null) return own;
  // Without what is left of a vacation, which is put on top of it again.
  const time = clockStart(vacation, tableTime(table, now));
  const remindInMs = clock.remindAt === null || clock.remindAt <= time ? null : clock.remindAt - time;
  return [...own, { seat, step, leftMs: clock.endsAt - time, remindInMs }];
}

/**
 * The clocks after the seat has taken back the move of a step: it goes on with what was left of its time when it
 * made the move, so that nobody gains any.
 */
export function clocksAfterTakeBack(
  table: Playing,
  undone: { readonly seat: Seat; readonly step: number; readonly due: readonly DueDecision[] },
  { settings, now }: Ticking,
): readonly Clock[] {
  const { seat: actor, step, due } = undone;
  const down = table.putDown.find((one) => one.step === step);
  return waitingSeats(due).flatMap((seat) => {
    const running = table.clocks.filter((clock) => clock.seat === seat);
    if (running.length > 0 || seat !== actor || down === undefined) return running;
    const start = clockStart(atSeat(settings, seat).vacation, tableTime(table, now));
    const remindAt = down.remindInMs === null ? null : ((start + down.remindInMs) as Instant);
    const beforeBank = down.leftMs - atSeat(table.banks, seat);
    const bankAt = bankBegins(table, seat, beforeBank > 0 ? ((start + beforeBank) as Instant) : null);
    return [
      { seat, mentionAt: null, remindAt, bankAt, endsAt: (start + Math.max(0, down.leftMs)) as Instant },
    ];
  });
}

/** A clock with some of it changed, or none where nothing is left to come. */
export function changedClock(clock: Clock, change: Partial<Clock>): readonly Clock[] {
  const changed = { ...clock, ...change };
  const { mentionAt, remindAt, endsAt } = changed;
  return mentionAt === null && remindAt === null && endsAt === null ? [] : [changed];
}

function newClock(
  table: Playing,
  { seat, owed }: { readonly seat: Seat; readonly owed: boolean },
  { settings, now }: Ticking,
): readonly Clock[] {
  const wishes = atSeat(settings, seat);
  const pingAt = pingTime(wishes, now);
  const mentionAt = owed && pingAt > now ? pingAt : null;
  const bare: Clock = { seat, mentionAt: null, remindAt: null, bankAt: null, endsAt: null };
  const times = PACES[table.pace];
  if (times === null) return changedClock(bare, { mentionAt });

  const start = clockStart(wishes.vacation, tableTime(table, now));
  const decisionEndsAt = (start + times.decisionMs) as Instant;
  const bankAt = bankBegins(table, seat, decisionEndsAt);
  const endsAt = (decisionEndsAt + atSeat(table.banks, seat)) as Instant;
  const remindAt = (start + times.decisionMs * REMIND_AFTER) as Instant;
  const merged = remindAt - Math.max(start, mentionAt ?? start) <= MERGED_WITHIN_MS;
  return changedClock(bare, { mentionAt, remindAt: merged ? null : remindAt, bankAt, endsAt });
}

/** Where the bank is empty, nothing begins when the decision's own time is spent. */
function bankBegins({ banks }: Playing, seat: Seat, decisionEndsAt: Instant | null): Instant | null {
  return atSeat(banks, seat) > 0 ? decisionEndsAt : null;
}

/** The part of a decision's time after which a reminder comes. */
const REMIND_AFTER = 0.75;
