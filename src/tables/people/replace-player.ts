import type { Instant } from '../../base/instant.js';
import { err, type Result } from '../../base/result.js';
import { atSeat, type Seat, withSeat } from '../../games/game-types.js';
import { changeTable } from '../change.js';
import type { PeopleDeps } from '../deps.js';
import type { TableId, UserId } from '../ids.js';
import { seatOf, type TableLook } from '../look-at-table.js';
import { courseOf, withLines } from '../match/course.js';
import { waitingSeats } from '../match/due.js';
import { decidedMatch, findSeated, type Seated, type SeatedRefusal } from '../match/match-change.js';
import { settled } from '../match/settle.js';
import { PACES } from '../pace.js';
import type { Busy, NoSuchTable } from '../refusals.js';
import { type Settings, vacationAt } from '../settings.js';
import type { Person, Playing } from '../table.js';
import { allClocks, pingTime } from '../time/clocks.js';

export interface ReplacePlayer {
  readonly tableId: TableId;
  /** Whoever is away. */
  readonly leaver: UserId;
  readonly newcomer: Person;
  /** May manage the server; nobody else may replace anybody. */
  readonly isModerator: boolean;
  readonly now: Instant;
}

export type ReplacePlayerRefusal =
  | NoSuchTable
  /** The leaver does not sit here. */
  | SeatedRefusal
  | Busy
  | { readonly reason: 'not-moderator' }
  /** The leaver plays, or has left for good and will be placed as that. */
  | { readonly reason: 'not-away' }
  /** The newcomer has a seat here. */
  | { readonly reason: 'seated-already' }
  /** No clock of the newcomer would run until then, so that the match would wait after all. */
  | { readonly reason: 'newcomer-on-vacation'; readonly until: Instant };

/** Puts somebody new on the seat of a player who is away. They find the hand as the stand-in has left it. */
export async function replacePlayer(
  deps: PeopleDeps,
  request: ReplacePlayer,
): Promise<Result<TableLook, ReplacePlayerRefusal>> {
  if (!request.isModerator) return err({ reason: 'not-moderator' });
  const { newcomer, leaver, now } = request;
  const wishes = await deps.people.settingsOf(newcomer.userId);
  const vacation = vacationAt(wishes, now);
  return changeTable<TableLook, ReplacePlayerRefusal>(deps, request.tableId, (loaded) => {
    const found = findSeated(deps, loaded, leaver);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (!table.away.includes(seat)) return err({ reason: 'not-away' });
    if (seatOf(table, newcomer.userId) !== null) return err({ reason: 'seated-already' });
    if (vacation !== undefined) return err({ reason: 'newcomer-on-vacation', until: vacation.until });

    const after = reseated(found.value, { newcomer, wishes, now });
    return decidedMatch(deps, newcomer.userId, { ...after, before: loaded });
  });
}

function reseated(
  { table, game, seat, settings: before }: Seated,
  { newcomer, wishes, now }: Pick<ReplacePlayer, 'newcomer' | 'now'> & { readonly wishes: Settings },
) {
  const settings = withSeat(before, seat, wishes);
  const person = withSeat(table.seats, seat, newcomer);
  const free = { ...withoutTraces(table, seat), seats: person };
  const after: Playing = { ...free, clocks: allClocks(free, { settings, now, owed: [seat] }) };
  // Only where stand-ins do not play, in a pause, is an away seat asked for anything.
  const isAsked = waitingSeats(after.due).includes(seat) && pingTime(wishes, now) <= now;
  const lines = [{ kind: 'replaced', seat, before: atSeat(table.seats, seat) }] as const;
  const told = isAsked ? [...after.told, seat] : after.told;
  const course = courseOf({ game, settings, table: { ...after, told } }, now);
  return settled(withLines(course, lines, { asked: isAsked ? [seat] : [] }));
}

/** The match with nothing left of how the seat was played: a fresh bank, nothing missed, no say in proposals. */
function withoutTraces(table: Playing, seat: Seat): Playing {
  const others = (among: readonly Seat[]) => among.filter((other) => other !== seat);
  const proposals = table.proposals
    .filter(({ by }) => by !== seat)
    .map((proposal) => ({ ...proposal, agreed: others(proposal.agreed) }));
  return {
    ...table,
    proposals,
    away: others(table.away),
    told: others(table.told),
    toldNext: others(table.toldNext),
    putDown: table.putDown.filter((down) => down.seat !== seat),
    banks: withSeat(table.banks, seat, PACES[table.pace]?.bankMs ?? 0),
    missed: withSeat(table.missed, seat, 0),
  };
}
