import type { Instant } from '../../base/instant.js';
import { err, ok, type Result } from '../../base/result.js';
import type { OptionProblem } from '../../games/game-types.js';
import type { TableDeps } from '../deps.js';
import { type ChannelId, isPseudonym, type TableId, type UserId } from '../ids.js';
import type { Busy, NoSuchTable, NotSeated, OtherChannels } from '../refusals.js';
import { summaryOf, type TableSummary } from '../summary.js';
import type { Abandoned, Finished, Lobby, Table } from '../table.js';
import { joinTable } from './join-table.js';
import { lobbyNotice, lobbyTimes, whyElsewhere } from './lobby-change.js';

export interface Rematch {
  /** The table that is over. */
  readonly tableId: TableId;
  readonly userId: UserId;
  /** Where the server has tables opened; none is everywhere. */
  readonly channels?: readonly ChannelId[];
  readonly now: Instant;
}

export type RematchRefusal =
  | NoSuchTable
  | NotSeated
  | Busy
  | OtherChannels
  | { readonly reason: 'not-over'; readonly status: Table['status'] }
  | { readonly reason: 'unknown-game' }
  /** The game's options have changed since, so that this table's are not possible any more. */
  | { readonly reason: 'impossible'; readonly gameId: string; readonly problems: readonly OptionProblem[] };

export interface Rematched {
  readonly table: TableSummary;
  /** Who asks opened it, or took the seat that it kept for them, or is only led to it. */
  readonly how: 'opened' | 'joined' | 'found';
}

/** How often ids are drawn and the open rematch is looked for before giving up. */
const ATTEMPTS_MAX = 8;

/**
 * Opens a lobby in the channel of the old one and with its options, which invites all others of a table that is over:
 * a seat is taken by nobody but whoever asks. One rematch a table: whoever asks next takes the seat that is kept for
 * them there, unless it was cancelled.
 */
export async function rematch(
  deps: TableDeps,
  { tableId, userId, channels, now }: Rematch,
): Promise<Result<Rematched, RematchRefusal>> {
  const old = await deps.store.find(tableId);
  const over = checkOver(old, userId);
  if (!over.ok) return over;
  const lobby = nextLobby(deps, over.value, { userId, now });
  if (!lobby.ok) return lobby;

  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const standing = await deps.store.findRematch(tableId);
    if (standing !== undefined) return ok(await takenPlace(deps, standing, { userId, now }));
    const elsewhere = whyElsewhere(channels, lobby.value.place);
    if (elsewhere !== undefined) return err(elsewhere);

    const opened: Lobby = { ...lobby.value, id: deps.newTableId() };
    const others = opened.invited.map((person) => person.userId);
    if ((await deps.store.open(opened, [lobbyNotice(opened, others)])) === 'opened')
      return ok({ table: opened, how: 'opened' });
  }
  return err({ reason: 'busy' });
}

// Whoever declined there by leaving decides anew in the lobby itself.
async function takenPlace(
  deps: TableDeps,
  standing: Table,
  { userId, now }: Pick<Rematch, 'userId' | 'now'>,
): Promise<Rematched> {
  const person =
    standing.status === 'lobby' ? standing.invited.find((one) => one.userId === userId) : undefined;
  const joined = person && (await joinTable(deps, { tableId: standing.id, person, now }));
  if (joined?.ok === true) return { table: joined.value, how: 'joined' };
  return { table: summaryOf((await deps.store.find(standing.id)) ?? standing), how: 'found' };
}

function checkOver(
  table: Table | undefined,
  userId: UserId,
): Result<Finished | Abandoned, NoSuchTable | NotSeated | Extract<RematchRefusal, { reason: 'not-over' }>> {
  if (table === undefined) return err({ reason: 'no-such-table' });
  const { status } = table;
  // A cancelled lobby was never a match, so there is nothing to play again.
  if (status === 'lobby' || status === 'playing' || (status === 'abandoned' && table.threadId === null))
    return err({ reason: 'not-over', status });
  return table.seats.some((person) => person.userId === userId) ? ok(table) : err({ reason: 'not-seated' });
}

function nextLobby(
  deps: TableDeps,
  old: Finished | Abandoned,
  { userId, now }: { readonly userId: UserId; readonly now: Instant },
): Result<Omit<Lobby, 'id'>, Extract<RematchRefusal, { reason: 'unknown-game' | 'impossible' }>> {
  const game = deps.games.find(({ id }) => id === old.gameId);
  if (game === undefined) return err({ reason: 'unknown-game' });
  const options = game.checkOptions(old.options);
  if (!options.ok) return err({ reason: 'impossible', gameId: game.id, problems: options.error });
  const people = old.seats.filter((person) => !isPseudonym(person.userId));
  const others = people.filter((person) => person.userId !== userId);
  return ok({
    status: 'lobby',
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    options: options.value,
    pace: old.pace,
    place: old.place,
    host: userId,
    step: 0,
    openedAt: now,
    rematchOf: old.id,
    people: people.filter((person) => person.userId === userId),
    invited: others,
    everInvited: others,
    ...lobbyTimes(now),
  });
}
