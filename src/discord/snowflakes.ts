/** Discord's snowflakes count milliseconds from here. */
const EPOCH_MS = 1_420_070_400_000;
const TIME_SHIFT = 22n;

/** The smallest id of that moment. */
export function snowflakeAt(instantMs: number): string {
  return String(BigInt(Math.max(0, instantMs - EPOCH_MS)) << TIME_SHIFT);
}

/** When Discord gave out the id. */
export function snowflakeTime(id: string): number {
  return Number(BigInt(id) >> TIME_SHIFT) + EPOCH_MS;
}
