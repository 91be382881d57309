import type { Seat } from '../../games/game-types.js';
import type { Notice, NoticeTable, PublicLine, StoredNotice } from '../../tables/notice.js';

type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { readonly kind: Kind }>;

/** A notice with the step it tells of. */
export interface At<One extends Notice> {
  readonly step: number;
  readonly notice: One;
}

export type LobbyNotice = NoticeOf<'lobby' | 'lobby-closed'>;
export type OpeningNotice = NoticeOf<'started' | 'relocated'>;
export type LiveNotice = NoticeOf<'started' | 'moved' | 'taken-back' | 'told' | 'relocated'>;
export type EndNotice = NoticeOf<'finished' | 'ended'>;
export type StoryNotice = NoticeOf<'moved' | 'finished' | 'told'>;
export type DirectNotice = NoticeOf<'dm'>;

/** What one pass over a table's waiting notices comes to: stories all, of lobby and live table only the newest. */
export interface DeliveryPlan {
  readonly table: NoticeTable;
  readonly lobby: At<LobbyNotice> | undefined;
  readonly opening: At<OpeningNotice> | undefined;
  readonly stories: readonly At<StoryNotice>[];
  /** Steps taken back, whose stories hold no more. */
  readonly undoneSteps: readonly number[];
  readonly live: At<LiveNotice> | undefined;
  readonly end: At<EndNotice> | undefined;
  /** To single people, as far as it still holds. */
  readonly direct: readonly At<DirectNotice>[];
}

const LIVE_KINDS = ['started', 'moved', 'taken-back', 'told', 'relocated'] as const;

/** `notices` in order of steps, at least one. */
export function planDelivery(
  notices: readonly [StoredNotice, ...StoredNotice[]] | readonly StoredNotice[],
  table: NoticeTable,
): DeliveryPlan {
  const undoneSteps = ofKind(notices, 'taken-back').map(({ notice }) => notice.undoneStep);
  const end = ofKind(notices, 'finished', 'ended').at(-1);
  const live = end === undefined ? ofKind(notices, ...LIVE_KINDS).at(-1) : undefined;
  return {
    table,
    lobby: ofKind(notices, 'lobby', 'lobby-closed').at(-1),
    opening: ofKind(notices, 'started', 'relocated').at(-1),
    stories: ofKind(notices, 'moved', 'finished', 'told').filter(
      ({ step, notice }) =>
        !undoneSteps.includes(step) && (notice.kind !== 'told' || lastingLines(notice).length > 0),
    ),
    undoneSteps,
    live,
    end,
    direct: end === undefined ? ofKind(notices, 'dm').filter((direct) => stillHolds(direct, live)) : [],
  };
}

/** What stays in the thread for good; of the rest the live table says how it stands now. */
export function lastingLines({ lines }: Pick<NoticeOf<'told'>, 'lines'>): readonly PublicLine[] {
  return lines.filter(({ kind }) => LASTING.has(kind));
}

const LASTING: ReadonlySet<PublicLine['kind']> = new Set<PublicLine['kind']>([
  'timed-out',
  'away',
  'back',
  'resigned',
  'proposed',
  'paused',
  'resumed',
  'host',
  'replaced',
]);

/**
 * Whom a new live table pings: whoever was asked after `pingedStep`, when the last one went out, or is reminded, and
 * has neither acted since nor stopped being waited for. Nobody is called to a match that pauses.
 */
export function seatsToPing(notices: readonly StoredNotice[], pingedStep: number): readonly Seat[] {
  const lives = ofKind(notices, ...LIVE_KINDS);
  if (lives.at(-1)?.notice.facts.paused != null) return [];
  let pending: readonly Call[] = [];
  for (const { step, notice } of lives) {
    const asked = step <= pingedStep ? [] : seatsAsked(notice);
    const kept = pending.filter((call) => !asked.includes(call.seat) && stillCalls(call, notice));
    pending = [...kept, ...asked.flatMap((seat) => callOf(seat, notice) ?? [])];
  }
  return pending.map(({ seat }) => seat);
}

type Call = LiveNotice['due'][number];

function callOf(seat: Seat, { due }: LiveNotice): Call | undefined {
  return due.find((one) => one.must && one.seat === seat);
}

// A link of a chain is told to nobody; that its maker has begun shows in the next decision, which has the same clock.
function stillCalls(call: Call, notice: LiveNotice): boolean {
  const now = callOf(call.seat, notice);
  if (now === undefined || ('seat' in notice && notice.seat === call.seat)) return false;
  return now.sinceStep === call.sinceStep || now.since !== call.since;
}

function seatsAsked(notice: LiveNotice): readonly Seat[] {
  switch (notice.kind) {
    case 'started':
    case 'moved':
      return notice.asked;
    case 'told':
      return [...new Set([...notice.asked, ...notice.reminded])];
    default:
      return [];
  }
}

// Whoever has been reminded and then acted, or is next no longer because the turn has come, needs no message any more.
function stillHolds({ step, notice }: At<DirectNotice>, live: At<LiveNotice> | undefined): boolean {
  if (live === undefined || live.step < step) return true;
  // Somebody else may have taken over the seat.
  if (live.notice.seats[notice.seat]?.userId !== notice.userId) return false;
  const isAwaited = live.notice.due.some(({ seat, must }) => must && seat === notice.seat);
  return notice.why === 'reminder' ? isAwaited : !isAwaited;
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
