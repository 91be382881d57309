import type { WoodlandTricksEvent } from './events.js';
import type { WoodlandTricksState } from './state.js';

/** What has followed from one move so far. */
export interface Progress {
  readonly state: WoodlandTricksState;
  readonly events: readonly WoodlandTricksEvent[];
  /** See `Applied.final`. */
  readonly final: boolean;
}

/** What came before, and then what followed from its state. */
export function thence(before: Progress, next: Progress): Progress {
  return {
    state: next.state,
    events: [...before.events, ...next.events],
    final: before.final || next.final,
  };
}
