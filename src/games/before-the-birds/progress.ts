import type { BeforeTheBirdsEvent } from './events.js';
import type { BeforeTheBirdsState } from './state.js';

/** What has followed from one move so far. */
export interface Progress<State extends BeforeTheBirdsState = BeforeTheBirdsState> {
  readonly state: State;
  readonly events: readonly BeforeTheBirdsEvent[];
}

/** What came before, and then what followed from its state. */
export function thence(before: Progress, next: Progress): Progress {
  return { state: next.state, events: [...before.events, ...next.events] };
}
