import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import type { AccountDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import { leaveTable } from '../lobby/leave-table.js';
import { resign } from '../match/resign.js';
import type { Account } from '../ports.js';
import type { Busy } from '../refusals.js';
import { inPersonsTurn } from './change-settings.js';

export interface ForgetPerson {
  readonly userId: UserId;
  readonly now: Instant;
}

/** Tables that the person has left by it. */
export interface PersonForgotten {
  readonly changed: readonly TableId[];
}

/** What is kept of somebody, on every server. */
export function accountOf(deps: AccountDeps, userId: UserId): Promise<Account> {
  return deps.accounts.accountOf(userId);
}

/**
 * Forgets a person: they leave their lobbies, resign from their matches, and then a pseudonym stands for them in all
 * that others have a part in, and nothing in the rest. The wish is stored first, so that whatever happens in between,
 * it is fulfilled. `busy`: it will be.
 */
export async function forgetPerson(
  deps: AccountDeps,
  { userId, now }: ForgetPerson,
): Promise<Result<PersonForgotten, Busy>> {
  await deps.accounts.wish(userId, deps.newPseudonym());
  return fulfil(deps, { userId, now });
}

/** Fulfils the wishes that could not be fulfilled at once. */
export async function forgetWishers(deps: AccountDeps, now: Instant): Promise<PersonForgotten> {
  const changed: TableId[] = [];
  for (const userId of await deps.accounts.wishes()) {
    const forgotten = await fulfil(deps, { userId, now });
    if (forgotten.ok) changed.push(...forgotten.value.changed);
  }
  return { changed };
}

/** How often a person is looked for who sits down elsewhere meanwhile. */
const ATTEMPTS_MAX = 8;

function fulfil(deps: AccountDeps, { userId, now }: ForgetPerson): Promise<Result<PersonForgotten, Busy>> {
  return inPersonsTurn(deps, userId, async () => {
    const changed = new Set<TableId>();
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const left = await leaveTables(deps, { userId, now });
      for (const tableId of left.changed) changed.add(tableId);
      const about = { left: left.left, now };
      if ((await deps.accounts.forget(userId, about)) === 'forgotten') return ok({ changed: [...changed] });
    }
    return err({ reason: 'busy' });
  });
}

async function leaveTables(
  deps: AccountDeps,
  leaver: ForgetPerson,
): Promise<PersonForgotten & { readonly left: readonly TableId[] }> {
  const changed: TableId[] = [];
  const left: TableId[] = [];
  for (const tableId of await deps.accounts.tableIdsOf(leaver.userId, 'open')) {
    const gone = await leaveOne(deps, tableId, leaver);
    if (gone.ok) changed.push(tableId);
    if (gone.ok || IS_OUT.has(gone.error.reason)) left.push(tableId);
  }
  return { changed, left };
}

/** Why somebody need not leave, or cannot: rules that are gone ask nobody for anything. */
const IS_OUT: ReadonlySet<string> = new Set(['not-seated', 'resigned-already', 'not-playing', 'other-rules']);

async function leaveOne(
  deps: AccountDeps,
  tableId: TableId,
  { userId, now }: ForgetPerson,
): Promise<Result<unknown, { readonly reason: string }>> {
  const table = await deps.store.find(tableId);
  return table?.status === 'lobby'
    ? leaveTable(deps, { tableId, userId, now, forgotten: true })
    : resign(deps, { tableId, userId, now });
}
