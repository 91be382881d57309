/** Starts measuring; what it gives back tells the seconds since. */
export type Stopwatch = () => () => number;

const MS_PER_SECOND = 1_000;

/** `nowMs` only ever rises; it need not know the time of day. */
export function stopwatchOn(nowMs: () => number): Stopwatch {
  return () => {
    const startedMs = nowMs();
    return () => (nowMs() - startedMs) / MS_PER_SECOND;
  };
}
