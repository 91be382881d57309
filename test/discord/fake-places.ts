import type { PlacePort, PlaceState } from '../../src/discord/places/place-port.js';
import type { ChannelId, UserId } from '../../src/tables/ids.js';
import type { MemberPort } from '../../src/tables/ports.js';

export interface FakePlaces extends PlacePort, MemberPort {
  /** How threads stand that are not simply open; an error is thrown. */
  readonly states: Map<ChannelId, PlaceState | Error>;
  /** Those who have left every server. */
  readonly gone: Set<UserId>;
  /** The threads that were looked at, in order. */
  readonly looked: ChannelId[];
}

/** Threads that stand open, and people who are members, unless told otherwise. */
export function fakePlaces(): FakePlaces {
  const states = new Map<ChannelId, PlaceState | Error>();
  const gone = new Set<UserId>();
  const looked: ChannelId[] = [];
  return {
    states,
    gone,
    looked,
    async look({ threadId }) {
      looked.push(threadId);
      const state = states.get(threadId) ?? { kind: 'open' };
      if (state instanceof Error) throw state;
      return state;
    },
    isMember: async (_guildId, userId) => !gone.has(userId),
  };
}
