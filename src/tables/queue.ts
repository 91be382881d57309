/** Runs work that has one key one after another; different keys do not wait for each other. */
export interface KeyedQueue {
  inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value>;
}

export function newKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return {
    inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
      // Work that failed does not stop what comes after it.
      const mine = (tails.get(key) ?? Promise.resolve()).then(work, work);
      const tail = mine
        .catch(() => undefined)
        .then(() => {
          if (tails.get(key) === tail) tails.delete(key);
        });
      tails.set(key, tail);
      return mine;
    },
  };
}
