import type { TrickadeeEvent } from './events.js';
import type { TrickadeeState } from './state.js';

/** What has followed from one move so far. */
export interface Progress<State extends TrickadeeState = TrickadeeState> {
  readonly state: State;
  readonly events: readonly TrickadeeEvent[];
  /** See `Applied.final`. */
  readonly final: boolean;
}

/** What came before, and then what followed from its state. */
export function thence<State extends TrickadeeState>(
  before: Progress,
  next: Progress<State>,
): Progress<State> {
  return {
    state: next.state,
    events: [...before.events, ...next.events],
    final: before.final || next.final,
  };
}
