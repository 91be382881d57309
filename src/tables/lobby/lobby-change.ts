import { HOUR_MS, type Instant } from '../../base/instant.js';
import type { Decided } from '../change.js';
import type { ChannelId, UserId } from '../ids.js';
import type { Notice } from '../notice.js';
import type { OtherChannels } from '../refusals.js';
import { type AbandonedSummary, summaryOf } from '../summary.js';
import type { Abandoned, Lobby, Person, Place } from '../table.js';

const WARN_AFTER_MS = 20 * HOUR_MS;
/** From the warning to the end. */
export const WARNED_MS = 4 * HOUR_MS;

/** When a lobby opened at `now` is warned and closed. */
export function lobbyTimes(now: Instant): Pick<Lobby, 'warnAt' | 'closesAt'> {
  const warnAt = (now + WARN_AFTER_MS) as Instant;
  return { warnAt, closesAt: (warnAt + WARNED_MS) as Instant };
}

/** Why no table can be opened there, where the server has them in some channels only. */
export function whyElsewhere(
  channels: readonly ChannelId[] = [],
  { channelId }: Place,
): OtherChannels | undefined {
  const isOpen = channels.length === 0 || channels.includes(channelId);
  return isOpen ? undefined : { reason: 'other-channels', channels };
}

/** The lobby message as it is to be. `ping`: people who learn of the table by it. */
export function lobbyNotice(lobby: Lobby, ping: readonly UserId[] = []): Notice {
  const { people, invited, closesAt } = lobby;
  return { kind: 'lobby', people, invited, declined: declinedIn(lobby), ping, closesAt };
}

/** Who was invited by name and will not play: by declining, or by giving up the seat. */
export function declinedIn({
  people,
  invited,
  everInvited,
}: Pick<Lobby, 'people' | 'invited' | 'everInvited'>): readonly Person[] {
  const wanted = new Set([...people, ...invited].map(({ userId }) => userId));
  return everInvited.filter(({ userId }) => !wanted.has(userId));
}

/** For how many more people a seat can be kept. */
export function freeSeats(
  { people, invited }: Pick<Lobby, 'people' | 'invited'>,
  seatCounts: readonly number[],
): number {
  return Math.max(0, Math.max(...seatCounts) - people.length - invited.length);
}

/** A lobby one step on, with its message brought up to date. */
export function changedLobby(
  lobby: Lobby,
  change: Partial<Lobby>,
  ping: readonly UserId[] = [],
): Decided<Lobby> {
  const table: Lobby = { ...lobby, ...change, step: lobby.step + 1 };
  return { table, log: [], notices: [{ step: table.step, notice: lobbyNotice(table, ping) }], value: table };
}

/** The lobby given up: by its people, or because nobody has started it in time. */
export function closedLobby(
  lobby: Lobby,
  { why, now }: { readonly why: 'cancelled' | 'expired'; readonly now: Instant },
): Decided<AbandonedSummary> {
  const { id, gameId, rulesVersion, options, pace, place, host, openedAt, rematchOf, people } = lobby;
  const step = lobby.step + 1;
  const table: Abandoned = {
    status: 'abandoned',
    id,
    gameId,
    rulesVersion,
    options,
    pace,
    place,
    host,
    step,
    openedAt,
    rematchOf,
    seats: people,
    threadId: null,
    seed: null,
    scores: null,
    endedAt: now,
  };
  const notice: Notice = { kind: 'lobby-closed', why, people };
  return { table, log: [], notices: [{ step, notice }], value: summaryOf(table) };
}
