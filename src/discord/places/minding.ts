import type { Logger } from 'pino';
import type { Result } from '../../base/result.js';
import type { ChannelId, TableId } from '../../tables/ids.js';
import type { PlacedMatch } from '../../tables/placed-match.js';
import type { PlaceStore } from '../../tables/ports.js';
import type { SchedulerDeps } from '../delivery/scheduler.js';
import { faultOf } from '../faults.js';
import type { PlacePort } from './place-port.js';

export interface Reaching {
  /** Stops the clocks of a match whose thread cannot be reached. */
  markUnreachable(tableId: TableId, threadId: ChannelId): Promise<Result<unknown, unknown>>;
  /** Sets them going again. */
  markReached(tableId: TableId, threadId: ChannelId): Promise<Result<unknown, unknown>>;
}

export interface MindingDeps {
  readonly reaching: Reaching;
  readonly matches: PlaceStore;
  readonly places: Pick<PlacePort, 'look'>;
  readonly log: Logger;
}

/** The same delivery, which stops the clocks of a match it cannot reach, and sets them going once it can. */
export function mindingClocks(
  deliver: SchedulerDeps['deliver'],
  deps: MindingDeps,
): SchedulerDeps['deliver'] {
  return async (tableId, lost) => {
    const end = await deliver(tableId, lost);
    if (end.kind === 'later') return end;
    const [match] = await deps.matches.playingAt({ kind: 'table', tableId }, null);
    if (match === undefined || match.unreachable === (end.kind === 'blocked')) return end;
    if (end.kind === 'blocked') {
      await deps.reaching.markUnreachable(tableId, match.place.threadId);
      return end;
    }
    if (!(await isOpen(deps, match))) return end;
    const reached = await deps.reaching.markReached(tableId, match.place.threadId);
    // The clocks that go again are to be shown.
    return reached.ok ? deliver(tableId) : end;
  };
}

// That nothing was refused may mean that nothing was sent.
async function isOpen({ places, log }: MindingDeps, { tableId, place }: PlacedMatch): Promise<boolean> {
  try {
    return (await places.look(place)).kind === 'open';
  } catch (error) {
    log.info({ err: faultOf(error), table: tableId }, 'place not looked at');
    return false;
  }
}
