import { type Stopwatch, stopwatchOn } from '../../src/operation/stopwatch.js';

/** Time that passes only when it is told to. */
export interface HandClock {
  readonly stopwatch: Stopwatch;
  pass(seconds: number): void;
}

export function handClock(): HandClock {
  let ms = 0;
  return {
    stopwatch: stopwatchOn(() => ms),
    pass(seconds) {
      ms += seconds * 1_000;
    },
  };
}

/** The value of one sample of an exposition, such as `thicket_x_total{a="b"}`; nothing where it is not there. */
export function sample(text: string, name: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}
