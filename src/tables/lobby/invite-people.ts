import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import { changeTable } from '../change.js';
import type { TableDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import type { Busy, NoSuchTable, NotALobby, OtherRules } from '../refusals.js';
import type { Lobby, Person } from '../table.js';
import { changedLobby, declinedIn, freeSeats } from './lobby-change.js';

export interface InvitePeople {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly people: readonly Person[];
  readonly now: Instant;
}

/** Those of the people who cannot be invited, or need not be, by why. */
export interface PassedOver {
  readonly seated: readonly Person[];
  readonly waiting: readonly Person[];
  /** Nobody is called to a table twice, so that who has declined is not asked again. */
  readonly declined: readonly Person[];
}

export interface Invited {
  readonly lobby: Lobby;
  /** Who is called by it. */
  readonly invited: readonly Person[];
  readonly passedOver: PassedOver;
  /** For how many others a seat could be kept still. */
  readonly free: number;
}

export type InvitePeopleRefusal =
  | NoSuchTable
  | NotALobby
  | OtherRules
  | Busy
  | { readonly reason: 'not-host'; readonly host: UserId }
  | { readonly reason: 'nobody-to-invite'; readonly passedOver: PassedOver }
  | { readonly reason: 'too-few-seats'; readonly free: number };

/** Keeps seats of a lobby for these people, and calls each of them who has never been called to it. */
export function invitePeople(
  deps: TableDeps,
  { tableId, userId, people }: InvitePeople,
): Promise<Result<Invited, InvitePeopleRefusal>> {
  return changeTable<Invited, InvitePeopleRefusal>(deps, tableId, ({ table }) => {
    if (table.status !== 'lobby') return err({ reason: 'not-a-lobby', status: table.status });
    if (table.host !== userId) return err({ reason: 'not-host', host: table.host });
    const game = deps.games.find(({ id }) => id === table.gameId);
    if (game === undefined) return err({ reason: 'other-rules' });

    const passedOver = passedOverIn(table, people);
    const known = new Set(Object.values(passedOver).flatMap((some: readonly Person[]) => some.map(idOf)));
    const invited = people.filter((person) => !known.has(person.userId));
    if (invited.length === 0) return err({ reason: 'nobody-to-invite', passedOver });
    const free = freeSeats(table, game.seatCounts);
    if (invited.length > free) return err({ reason: 'too-few-seats', free });

    const lists = {
      invited: [...table.invited, ...invited],
      everInvited: [...table.everInvited, ...invited],
    };
    const decided = changedLobby(table, lists, invited.map(idOf));
    const value = { lobby: decided.value, invited, passedOver, free: free - invited.length };
    return ok({ ...decided, value });
  });
}

function passedOverIn(lobby: Lobby, people: readonly Person[]): PassedOver {
  const amongst = (some: readonly Person[]) =>
    people.filter(({ userId }) => some.some((one) => one.userId === userId));
  return {
    seated: amongst(lobby.people),
    waiting: amongst(lobby.invited),
    declined: amongst(declinedIn(lobby)),
  };
}

function idOf({ userId }: Person): UserId {
  return userId;
}
