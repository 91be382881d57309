import { ok } from '../../src/base/result.js';
import type { Keeping } from '../../src/discord/bind-keeping.js';

/** Of nobody anything is kept, and there is nothing to forget. */
export const KEPT_NOTHING: Keeping = {
  accountOf: async () => ({
    names: [],
    presences: [],
    tables: { lobby: 0, playing: 0, finished: 0, abandoned: 0 },
    results: 0,
    settings: null,
  }),
  recordsOf: async () => [],
  standingsOf: async () => ({ results: [], tallies: [] }),
  forgetPerson: async () => ok({ changed: [] }),
  forgetDue: async () => ({ changed: [], servers: [] }),
  serverRemoved: async () => false,
  serverPresent: async () => false,
  serversSeen: async () => ({ removed: [], back: [] }),
};
