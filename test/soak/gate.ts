/** Lets work through, or holds it up and waits for what has gone through. */
export class Gate {
  #isOpen = true;
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  /** Does the work once the gate is open. */
  async through<Value>(work: () => Promise<Value>): Promise<Value> {
    while (!this.#isOpen) await this.#change();
    this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
      this.#tell();
    }
  }

  /** Done once nobody is inside. */
  async close(): Promise<void> {
    this.#isOpen = false;
    while (this.#inside > 0) await this.#change();
  }

  open(): void {
    this.#isOpen = true;
    this.#tell();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #tell(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
