import type { Instant } from '../base/instant.js';
import type { Seat } from '../games/game-types.js';
import { lapsesAt } from './agreement/proposals.js';
import type { Clock } from './clock.js';
import type { TableId } from './ids.js';
import { standsStill } from './standstill.js';
import type { Lobby, Playing, Table } from './table.js';

/**
 * Something that is to happen to a table by itself: a lobby is to `warn` its people or to `close`; a seat is to be
 * pinged (`mention`) or reminded (`remind`), or its bank is to begin (`bank`), or its time is to `end`; a proposal is
 * to `lapse`; a table is to `tell` its clocks anew.
 */
export type TimerKind = 'warn' | 'close' | 'mention' | 'remind' | 'bank' | 'end' | 'lapse' | 'tell';

export interface Timer {
  readonly kind: TimerKind;
  /** `null` where it is about the whole table. */
  readonly seat: Seat | null;
  readonly at: Instant;
}

export interface DueTimer extends Timer {
  readonly tableId: TableId;
}

/** All that is to happen to a table by itself; while it stands still, to no seat of it. */
export function timersOf(table: Table): readonly Timer[] {
  if (table.status === 'lobby') return lobbyTimers(table);
  if (table.status !== 'playing') return [];
  return [...(standsStill(table) ? [] : table.clocks.flatMap(clockTimers)), ...lapseTimers(table)];
}

/** The other way round: the clocks of a match, in order of seats. */
export function clocksOf(timers: readonly Timer[]): readonly Clock[] {
  const seats = new Set(
    timers.flatMap(({ kind, seat }) => (isClockKind(kind) && seat !== null ? [seat] : [])),
  );
  return [...seats]
    .sort((one, other) => one - other)
    .map((seat) => {
      const at = (kind: TimerKind) => timers.find((timer) => timer.seat === seat && timer.kind === kind)?.at;
      return {
        seat,
        mentionAt: at('mention') ?? null,
        remindAt: at('remind') ?? null,
        bankAt: at('bank') ?? null,
        endsAt: at('end') ?? null,
      };
    });
}

/** The other way round for a lobby; one without timers would never close. */
export function lobbyTimesOf(timers: readonly Timer[]): Pick<Lobby, 'warnAt' | 'closesAt'> | undefined {
  const closesAt = timers.find(({ kind }) => kind === 'close')?.at;
  if (closesAt === undefined) return undefined;
  return { warnAt: timers.find(({ kind }) => kind === 'warn')?.at ?? null, closesAt };
}

function isClockKind(kind: TimerKind): boolean {
  return kind === 'mention' || kind === 'remind' || kind === 'bank' || kind === 'end';
}

function lobbyTimers({ warnAt, closesAt }: Lobby): readonly Timer[] {
  const close: Timer = { kind: 'close', seat: null, at: closesAt };
  return warnAt === null ? [close] : [{ kind: 'warn', seat: null, at: warnAt }, close];
}

/** The earliest of them; the others follow once it is done. */
function lapseTimers({ proposals }: Playing): readonly Timer[] {
  const [first] = proposals.map(lapsesAt).toSorted((one, other) => one - other);
  return first === undefined ? [] : [{ kind: 'lapse', seat: null, at: first }];
}

function clockTimers({
  seat,
  mentionAt,
  remindAt,
  bankAt,
  endsAt,
}: Playing['clocks'][number]): readonly Timer[] {
  return [
    ...(mentionAt === null ? [] : [{ kind: 'mention', seat, at: mentionAt } as const]),
    ...(remindAt === null ? [] : [{ kind: 'remind', seat, at: remindAt } as const]),
    ...(bankAt === null ? [] : [{ kind: 'bank', seat, at: bankAt } as const]),
    ...(endsAt === null ? [] : [{ kind: 'end', seat, at: endsAt } as const]),
  ];
}
