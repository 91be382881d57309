import type { Chance } from './chance.js';
import type { Ground } from './ground.js';

/** In times of what a start takes on this machine as busy as it is: else a slow one would never get anything done. */
const ALIVE_STARTS_MAX = 2;
const REQUESTS_MAX = 12;
/** Long enough for any number of requests, where the bot has something to do. */
const REQUESTS_WITHIN_MS = 5_000;

/** Kills the bot once: while it starts, after some time, or the moment a request of its has been carried out. */
export async function killOnce(ground: Ground, chance: Chance, isOver: () => boolean): Promise<void> {
  const draw = chance.fraction();
  if (draw < 0.1) {
    await ground.until(isOver, chance.between(0, ground.startMs));
  } else {
    await ground.ready();
    if (draw < 0.5) await ground.until(isOver, chance.between(0, ALIVE_STARTS_MAX * ground.startMs));
    else await requests(ground, 1 + Math.floor(chance.fraction() * REQUESTS_MAX), isOver);
  }
  if (!isOver()) await ground.kill();
}

/** Done, without a moment between, when the bot has made so many requests, the last not yet answered. */
async function requests(ground: Ground, count: number, isOver: () => boolean): Promise<void> {
  let left = count;
  const stop = ground.world.hub.on(({ kind }) => {
    if (kind === 'request') left -= 1;
    // The signal must be sent before the answer is.
    if (left === 0) ground.strike();
  });
  await ground.until(() => left <= 0 || isOver(), REQUESTS_WITHIN_MS);
  stop();
}
