type Listener<Event> = (event: Event) => void;

/** A list of listeners; what one of them throws does not keep an event from the others. */
export class Hub<Event> {
  readonly #listeners = new Set<Listener<Event>>();

  /** Listens until the function handed back is called. */
  on(listener: Listener<Event>): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  emit(event: Event): void {
    const failures: unknown[] = [];
    for (const listener of [...this.#listeners]) {
      try {
        listener(event);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'A listener failed.');
  }
}
