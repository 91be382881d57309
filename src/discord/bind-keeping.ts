import type { Instant } from '../base/instant.js';
import type { MemberStore } from '../standings/ports.js';
import type { AccountDeps, RemovalDeps } from '../tables/deps.js';
import type { GuildId, TableId, UserId } from '../tables/ids.js';
import { accountOf, type ForgetPerson, forgetPerson, forgetWishers } from '../tables/people/forget-person.js';
import { ownRecords } from '../tables/people/own-records.js';
import {
  forgetRemovedServers,
  type ServerAt,
  type ServersSeen,
  serverPresent,
  serverRemoved,
  serversSeen,
} from '../tables/place/removed-servers.js';

/** What is kept of people and servers, and how it is forgotten, with what that stands on already given. */
export type Keeping = ReturnType<typeof bindKeeping>;

/** What has been forgotten because it was time, or had been asked for. */
export interface DueForgotten {
  /** Tables that have something new to tell. */
  readonly changed: readonly TableId[];
  readonly servers: readonly GuildId[];
}

export function bindKeeping(deps: AccountDeps & RemovalDeps & { readonly members: MemberStore }) {
  return {
    accountOf: (userId: UserId) => accountOf(deps, userId),
    recordsOf: (userId: UserId) => ownRecords(deps, userId),
    standingsOf: (userId: UserId) => deps.members.standingsOf(userId),
    forgetPerson: (request: ForgetPerson) => forgetPerson(deps, request),
    async forgetDue(now: Instant): Promise<DueForgotten> {
      const { changed } = await forgetWishers(deps, now);
      return { changed, servers: await forgetRemovedServers(deps, now) };
    },
    serverRemoved: (at: ServerAt) => serverRemoved(deps, at),
    serverPresent: (guildId: GuildId) => serverPresent(deps, guildId),
    serversSeen: (seen: ServersSeen) => serversSeen(deps, seen),
  } as const;
}
