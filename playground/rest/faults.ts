/** Something that goes wrong with the next requests that fit. */
export type Fault = { readonly route: string; readonly count: number } & (
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'rate-limit'; readonly retryAfter: number; readonly global: boolean }
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** The request is carried out, and then the connection breaks. */
  | { readonly kind: 'lost-answer' }
);

/** The faults that tests have asked for, each for a number of requests. */
export class Faults {
  readonly #faults: { readonly fault: Fault; readonly pattern: RegExp; left: number }[] = [];
  readonly #hits = new Map<string, number>();

  /** How many requests have been hit so far, by kind of fault. */
  get hits(): ReadonlyMap<string, number> {
    return this.#hits;
  }

  /** How many requests are still to be hit. */
  get armed(): number {
    return this.#faults.reduce((all, { left }) => all + left, 0);
  }

  add(fault: Fault): void {
    this.#faults.push({ fault, pattern: patternOf(fault.route), left: fault.count });
  }

  clear(): void {
    this.#faults.length = 0;
  }

  /** The fault that hits this request, which counts as one of its times. */
  take(method: string, path: string): Fault | undefined {
    const hit = this.#faults.find(({ pattern, left }) => left > 0 && pattern.test(`${method} ${path}`));
    if (hit === undefined) return undefined;
    hit.left -= 1;
    if (hit.left === 0) this.#faults.splice(this.#faults.indexOf(hit), 1);
    const { kind } = hit.fault;
    this.#hits.set(kind, (this.#hits.get(kind) ?? 0) + 1);
    return hit.fault;
  }
}

/** In a route's pattern a star is one part of the path, or any method; two stars are any rest. */
function patternOf(route: string): RegExp {
  const pieces = route.split(/(\*\*|\*)/).map((piece) => {
    if (piece === '**') return '.*';
    return piece === '*' ? '[^/ ]+' : piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${pieces.join('')}$`);
}
