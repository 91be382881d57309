/** The value, which the caller knows to be there; the sentence says why. */
export function must<Value>(value: Value | undefined | null, why: string): Value {
  if (value === undefined || value === null) throw new Error(`Playground: ${why}`);
  return value;
}
