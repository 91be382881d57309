import type { Logger } from 'pino';
import type { GuildId, TableId } from '../../tables/ids.js';
import type { PlacedMatch, Scene } from '../../tables/placed-match.js';
import type { PlaceStore } from '../../tables/ports.js';
import type { Delivery } from '../delivery/scheduler.js';
import { faultOf } from '../faults.js';
import type { Reaching } from './minding.js';
import type { PlacePort } from './place-port.js';

export interface WatchDeps {
  readonly matches: PlaceStore;
  readonly reaching: Pick<Reaching, 'markUnreachable'>;
  readonly places: Pick<PlacePort, 'look'>;
  /** Closes the lobbies of a server whose channel is deleted. */
  closeLostLobbies(guildId: GuildId): Promise<readonly TableId[]>;
  readonly delivery: Pick<Delivery, 'wake' | 'lost'>;
  readonly log: Logger;
}

/** Keeps watch over the places of running matches, and of lobbies. */
export interface Watch {
  /** Looks at the matches of that scene once the looks before are done. */
  look(scene: Scene): void;
  /** Once everything is looked at. */
  idle(): Promise<void>;
  /** Looks at nothing more, and waits for the look that has begun. */
  stop(): Promise<void>;
}

/** One look at a time: a server with many matches must not crowd out what people wait for. */
export function newWatch(deps: WatchDeps): Watch {
  const waiting = new Map<string, Scene>();
  let looking: Promise<void> | undefined;
  let stopped = false;

  const run = async (): Promise<void> => {
    for (const [key, scene] of waiting) {
      if (stopped) break;
      waiting.delete(key);
      await lookAtAll(deps, scene, () => stopped);
    }
    looking = undefined;
  };
  return {
    look(scene) {
      if (stopped) return;
      waiting.set(keyOf(scene), scene);
      looking ??= run();
    },
    async idle() {
      while (looking !== undefined) await looking;
    },
    async stop() {
      stopped = true;
      await looking;
    },
  };
}

function keyOf(scene: Scene): string {
  if (scene.kind === 'guild') return scene.guildId;
  if (scene.kind === 'table') return scene.tableId;
  return scene.kind === 'channel' ? scene.channelId : scene.threadId;
}

async function lookAtAll(deps: WatchDeps, scene: Scene, isStopped: () => boolean): Promise<void> {
  try {
    let after: TableId | null = null;
    for (;;) {
      const matches: readonly PlacedMatch[] = await deps.matches.playingAt(scene, after);
      for (const match of matches) {
        if (isStopped()) return;
        await lookAt(deps, match);
      }
      after = matches.at(-1)?.tableId ?? null;
      if (after === null) break;
    }
    if ('guildId' in scene) await closeLost(deps, scene.guildId);
  } catch (error) {
    deps.log.error({ err: error, scene: scene.kind }, 'places not looked at');
  }
}

// Their notices settle what was to be told there.
async function closeLost({ closeLostLobbies, delivery, log }: WatchDeps, guildId: GuildId): Promise<void> {
  for (const tableId of await closeLostLobbies(guildId)) {
    log.info({ table: tableId }, 'lobby closed, its channel is gone');
    delivery.wake(tableId);
  }
}

async function lookAt({ places, delivery, reaching, log }: WatchDeps, match: PlacedMatch): Promise<void> {
  const { tableId, step, place, seats, unreachable } = match;
  try {
    const { kind } = await places.look(place);
    if (kind === 'open') {
      // Delivery finds out whether writing works there, and sets the clocks going.
      if (unreachable) delivery.wake(tableId);
      return;
    }
    if (!unreachable) {
      log.warn({ table: tableId, step, place: kind }, 'match out of reach');
      await reaching.markUnreachable(tableId, place.threadId);
    }
    if (kind !== 'removed') delivery.lost(tableId, { step, seats, ...place });
  } catch (error) {
    log.info({ err: faultOf(error), table: tableId }, 'place not looked at');
  }
}
