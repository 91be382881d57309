import type { Seat } from '../../games/game-types.js';
import type { Notice, NoticeTable, StoredNotice } from '../../tables/notice.js';

type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { readonly kind: Kind }>;

/** A notice with the step it tells of. */
export interface At<One extends Notice> {
  readonly step: number;
  readonly notice: One;
}

export type LobbyNotice = NoticeOf<'lobby' | 'lobby-closed'>;
export type LiveNotice = NoticeOf<'started' | 'moved' | 'taken-back'>;
export type EndNotice = NoticeOf<'finished' | 'ended'>;
export type StoryNotice = NoticeOf<'moved' | 'finished'>;

/** What one pass over a table's waiting notices comes to: stories all, of lobby and live table only the newest. */
export interface DeliveryPlan {
  readonly table: NoticeTable;
  readonly lobby: At<LobbyNotice> | undefined;
  readonly opening: At<NoticeOf<'started'>> | undefined;
  readonly stories: readonly At<StoryNotice>[];
  /** Steps taken back, whose stories hold no more. */
  readonly undoneSteps: readonly number[];
  readonly live: At<LiveNotice> | undefined;
  readonly end: At<EndNotice> | undefined;
}

/** `notices` in order of steps, at least one. */
export function planDelivery(
  notices: readonly [StoredNotice, ...StoredNotice[]] | readonly StoredNotice[],
  table: NoticeTable,
): DeliveryPlan {
  const undoneSteps = ofKind(notices, 'taken-back').map(({ notice }) => notice.undoneStep);
  const end = ofKind(notices, 'finished', 'ended').at(-1);
  return {
    table,
    lobby: ofKind(notices, 'lobby', 'lobby-closed').at(-1),
    opening: ofKind(notices, 'started').at(-1),
    stories: ofKind(notices, 'moved', 'finished').filter(({ step }) => !undoneSteps.includes(step)),
    undoneSteps,
    live: end === undefined ? ofKind(notices, 'started', 'moved', 'taken-back').at(-1) : undefined,
    end,
  };
}

/**
 * Whom a new live table pings: whoever was asked after `pingedStep`, when the last one went out, and has
 * neither acted since nor stopped being waited for.
 */
export function seatsToPing(notices: readonly StoredNotice[], pingedStep: number): readonly Seat[] {
  let pending: readonly Seat[] = [];
  for (const { step, notice } of ofKind(notices, 'started', 'moved', 'taken-back')) {
    const actor = notice.kind === 'started' ? undefined : notice.seat;
    const asked = notice.kind === 'taken-back' || step <= pingedStep ? [] : notice.asked;
    const awaited = new Set(notice.due.filter((due) => due.must).map((due) => due.seat));
    pending = [...pending.filter((seat) => seat !== actor && !asked.includes(seat)), ...asked].filter(
      (seat) => awaited.has(seat),
    );
  }
  return pending;
}

function ofKind<Kind extends Notice['kind']>(
  notices: readonly StoredNotice[],
  ...kinds: readonly Kind[]
): readonly At<NoticeOf<Kind>>[] {
  return notices.flatMap(({ step, notice }) => (isOfKind(notice, kinds) ? [{ step, notice }] : []));
}

function isOfKind<Kind extends Notice['kind']>(
  notice: Notice,
  kinds: readonly Kind[],
): notice is NoticeOf<Kind> {
  return (kinds as readonly string[]).includes(notice.kind);
}
