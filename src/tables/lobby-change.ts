import type { Instant } from '../base/instant.js';
import type { Decided } from './change.js';
import type { UserId } from './ids.js';
import type { Notice } from './notice.js';
import { type AbandonedSummary, summaryOf } from './summary.js';
import type { Abandoned, Lobby } from './table.js';

/** The lobby message as it is to be. `ping`: people who learn of the table by it. */
export function lobbyNotice({ people, invited }: Lobby, ping: readonly UserId[] = []): Notice {
  return { kind: 'lobby', people, invited, ping };
}

/** A lobby one step on, with its message brought up to date. */
export function changedLobby(lobby: Lobby, change: Partial<Lobby>): Decided<Lobby> {
  const table: Lobby = { ...lobby, ...change, step: lobby.step + 1 };
  return { table, log: [], notices: [lobbyNotice(table)], value: table };
}

export function cancelledLobby(lobby: Lobby, now: Instant): Decided<AbandonedSummary> {
  const { id, gameId, rulesVersion, options, place, host, step, openedAt, rematchOf, people } = lobby;
  const table: Abandoned = {
    status: 'abandoned',
    id,
    gameId,
    rulesVersion,
    options,
    place,
    host,
    step: step + 1,
    openedAt,
    rematchOf,
    seats: people,
    threadId: null,
    seed: null,
    scores: null,
    endedAt: now,
  };
  const notices: readonly Notice[] = [{ kind: 'lobby-closed', why: 'cancelled', people }];
  return { table, log: [], notices, value: summaryOf(table) };
}
