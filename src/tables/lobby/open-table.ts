import type { Instant } from '../../base/instant.js';
import { InvariantError } from '../../base/invariant.js';
import { err, ok, type Result } from '../../base/result.js';
import type { OptionProblem, OptionValues } from '../../games/game-types.js';
import type { HostedGame } from '../../games/hosting.js';
import type { TableDeps } from '../deps.js';
import type { ChannelId } from '../ids.js';
import { PACE_DEFAULT, type Pace } from '../pace.js';
import type { OtherChannels } from '../refusals.js';
import type { Lobby, Person, Place } from '../table.js';
import { lobbyNotice, lobbyTimes, whyElsewhere } from './lobby-change.js';

export interface OpenTable {
  readonly gameId: string;
  /** As they were given; what is left out takes its default. */
  readonly options: OptionValues;
  /** The usual one where nothing is said. */
  readonly pace?: Pace;
  readonly host: Person;
  readonly place: Place;
  /** Where the server has tables opened; none is everywhere. */
  readonly channels?: readonly ChannelId[];
  readonly invited: readonly Person[];
  readonly now: Instant;
}

export type OpenProblem =
  | OptionProblem
  | { readonly reason: 'invited-oneself' }
  /** `most` counts the seats beside the host's. */
  | { readonly reason: 'too-many-invited'; readonly most: number };

export type OpenTableRefusal =
  | { readonly reason: 'unknown-game' }
  | OtherChannels
  /** Every problem at once; the game is the one whose options they are about. */
  | {
      readonly reason: 'impossible';
      readonly gameId: string;
      readonly problems: readonly OpenProblem[];
    };

/** Ids are drawn from so many that a few draws are always enough. */
const DRAWS_MAX = 20;

/** Opens a lobby with the host in its first seat. */
export async function openTable(
  deps: TableDeps,
  request: OpenTable,
): Promise<Result<Lobby, OpenTableRefusal>> {
  const game = deps.games.find(({ id }) => id === request.gameId);
  if (game === undefined) return err({ reason: 'unknown-game' });
  const elsewhere = whyElsewhere(request.channels, request.place);
  if (elsewhere !== undefined) return err(elsewhere);

  const options = checkRequest(game, request);
  if (!options.ok) return err({ reason: 'impossible', gameId: game.id, problems: options.error });

  const { host, place, now, pace = PACE_DEFAULT } = request;
  const lobby = {
    status: 'lobby',
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    options: options.value,
    pace,
    place,
    host: host.userId,
    step: 0,
    openedAt: now,
    rematchOf: null,
    people: [host],
    invited: invitedOnce(request.invited),
    everInvited: invitedOnce(request.invited),
    ...lobbyTimes(now),
  } as const;

  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const opened: Lobby = { ...lobby, id: deps.newTableId() };
    const ping = opened.invited.map(({ userId }) => userId);
    if ((await deps.store.open(opened, [lobbyNotice(opened, ping)])) === 'opened') return ok(opened);
  }
  throw new InvariantError(`${DRAWS_MAX} table ids in a row are taken.`);
}

function checkRequest(
  game: HostedGame,
  { options, host, invited }: OpenTable,
): Result<OptionValues, readonly OpenProblem[]> {
  const checked = game.checkOptions(options);
  const problems: OpenProblem[] = checked.ok ? [] : [...checked.error];
  const most = Math.max(...game.seatCounts) - 1;
  if (invited.some(({ userId }) => userId === host.userId)) problems.push({ reason: 'invited-oneself' });
  if (invitedOnce(invited).length > most) problems.push({ reason: 'too-many-invited', most });
  return checked.ok && problems.length === 0 ? checked : err(problems);
}

function invitedOnce(invited: readonly Person[]): readonly Person[] {
  return [...new Map(invited.map((person) => [person.userId, person])).values()];
}
