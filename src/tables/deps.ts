import type { HostedGame } from '../games/hosting.js';
import type { TableId, UserId } from './ids.js';
import type { AccountStore, PeopleStore, RemovalStore, ServerStore, TableStore } from './ports.js';

/** What the use cases stand on. */
export interface TableDeps {
  readonly store: TableStore;
  readonly games: readonly HostedGame[];
  /** 64 hex digits from the operating system. */
  newSeed(): string;
  /** Need not be unused; an id that is taken is drawn again. */
  newTableId(): TableId;
}

/** What the use cases about people's wishes stand on. */
export interface PeopleDeps extends TableDeps {
  readonly people: PeopleStore;
}

/** What the use cases about servers' wishes stand on. */
export interface ServerDeps {
  readonly servers: ServerStore;
}

/** What the use cases about what is kept of people stand on. */
export interface AccountDeps extends PeopleDeps {
  readonly accounts: AccountStore;
  /** Such as `isPseudonym` knows, and never the same twice. */
  newPseudonym(): UserId;
}

/** What the use cases about servers without the bot stand on. */
export interface RemovalDeps {
  readonly removals: RemovalStore;
}

/** The game by which the table was dealt, or nothing where only other rules of it are at hand. */
export function gameAt(
  deps: Pick<TableDeps, 'games'>,
  { gameId, rulesVersion }: { readonly gameId: string; readonly rulesVersion: number },
): HostedGame | undefined {
  return deps.games.find((game) => game.id === gameId && game.rulesVersion === rulesVersion);
}
