import type { Instant } from '../../base/instant.js';
import type { HostedGame } from '../../games/hosting.js';
import type { UserId } from '../ids.js';
import type { Notice, StepNotice } from '../notice.js';
import type { Abandoned, LogRow, Playing } from '../table.js';

/** Why a match ends without a result, and by whom; `null` where nobody alone did it. */
export interface Ending {
  readonly why: Extract<Notice, { readonly kind: 'ended' }>['why'];
  readonly by: UserId | null;
  readonly now: Instant;
}

/** A match one step on, ended without a result. `game` is missing where it was dealt by other rules. */
export function abandoned(
  playing: Playing,
  game: HostedGame | undefined,
  { why, by, now }: Ending,
): { readonly table: Abandoned; readonly row: LogRow; readonly notice: StepNotice } {
  const { id, gameId, rulesVersion, options, pace, place, host, openedAt, rematchOf } = playing;
  const { seats, threadId, seed, state } = playing;
  const scores = game?.scores(state) ?? null;
  const situation = game?.situation(state, 'spectator') ?? null;
  const step = playing.step + 1;
  const base = { id, gameId, rulesVersion, options, pace, place, host, step, openedAt, rematchOf };
  const row: LogRow = { kind: 'end', step, by: MAKERS[why], userId: by, at: now };
  return {
    table: { ...base, status: 'abandoned', seats, threadId, seed, scores, endedAt: now },
    row,
    notice: { step, notice: { kind: 'ended', threadId, seats, situation, why, by, scores, seed } },
  };
}

const MAKERS = {
  host: 'player',
  vote: 'player',
  moderator: 'moderator',
  deserted: 'clock',
} as const satisfies Record<Ending['why'], LogRow['by']>;
