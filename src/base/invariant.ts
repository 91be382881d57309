/** A promise of our own code that did not hold. Caught only by the outermost handlers. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** The value, where its absence would be a fault of ours. */
export function must<Value>(value: Value | undefined | null, message: string): Value {
  if (value === undefined || value === null) throw new InvariantError(message);
  return value;
}

/** Ends a `switch` over a union, so that a new member is a compile error. */
export function unreachable(value: never): never {
  throw new InvariantError(`Unreachable: ${JSON.stringify(value)}`);
}
