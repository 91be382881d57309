import type { Instant } from '../../base/instant.js';
import { must } from '../../base/invariant.js';
import type { BySeat, Outcome, PublicEvent, Seat } from '../../games/game-types.js';
import type { HostedGame, HostedStep } from '../../games/hosting.js';
import type { UserId } from '../ids.js';
import type { Notice, PublicLine, StepNotice } from '../notice.js';
import { whyNotPresent } from '../people/presence.js';
import type { Settings } from '../settings.js';
import type { Abandoned, Dealt, Finished, LogRow, Maker, Playing } from '../table.js';
import { chargedBanks, clocksAfter, pingTime, putDownAt } from '../time/clocks.js';
import { factsOf } from '../time/shown-clocks.js';
import { type Acted, askedBy, dueAfter, isSilent, toldAfter } from './due.js';
import { rankedWithLeavers } from './places.js';

/**
 * A match while one decision about it is made, which may be several steps long: the table after the steps so far,
 * and what they add to the log and to the notices.
 */
export interface Course<Now = Playing | Finished | Abandoned> {
  readonly game: HostedGame;
  readonly settings: BySeat<Settings>;
  readonly now: Instant;
  readonly table: Now;
  readonly rows: readonly LogRow[];
  readonly notices: readonly StepNotice[];
}

export function courseOf(
  { table, game, settings }: Pick<Course<Playing>, 'table' | 'game' | 'settings'>,
  now: Instant,
): Course<Playing> {
  return { game, settings, now, table, rows: [], notices: [] };
}

/** Whether there is anything left to play. */
export function isPlaying(course: Course): course is Course<Playing> {
  return course.table.status === 'playing';
}

/** Who makes a move. */
export interface Mover {
  readonly seat: Seat;
  readonly by: Maker;
  readonly userId: UserId | null;
}

/** The match after a move that the rules have accepted; a link of a chain tells nobody anything. */
export function withMove(
  course: Course<Playing>,
  { seat, by, userId }: Mover,
  { move, hosted, anew }: { readonly move: string; readonly hosted: HostedStep; readonly anew?: boolean },
): Course {
  const { game, table, now } = course;
  const step = table.step + 1;
  const { final, state, outcome, publicEvents: events } = hosted;
  const row: LogRow = { kind: 'move', step, by, userId, at: now, seat, move, final };
  if (outcome !== undefined)
    return withFinish({ ...course, table: { ...table, state } }, { row, outcome, events });

  const silent = isSilent(table.due, hosted);
  const after = afterMove(course, hosted, { actor: seat, by, silent, step, at: now });
  const next = { ...course, table: after.table, rows: [...course.rows, row] };
  if (silent) return next;
  const { threadId, seats, due } = after.table;
  const situation = game.situation(state, 'spectator');
  const facts = factsOf(after.table, course.settings, now);
  const shown = { threadId, seats, situation, due, facts };
  const moved = { kind: 'moved', ...shown, seat, by, events, asked: after.asked } as const;
  return withNotice(next, anew === true ? { ...moved, anew } : moved);
}

/** The match with something told that no move tells, as a step of its own. */
export function withLines(
  course: Course<Playing>,
  lines: readonly PublicLine[],
  pinged: Partial<Record<'asked' | 'reminded', readonly Seat[]>> = {},
): Course<Playing> {
  const { game, settings, now } = course;
  const table: Playing = { ...course.table, step: course.table.step + 1 };
  const { threadId, seats, due, state } = table;
  const situation = game.situation(state, 'spectator');
  const shown = { threadId, seats, situation, due, facts: factsOf(table, settings, now) };
  const { asked = [], reminded = [] } = pinged;
  return withNotice({ ...course, table }, { kind: 'told', ...shown, lines, asked, reminded });
}

/** How a match came to its result: by a row of the log, the events of a move where it was one. */
export interface Finish {
  readonly row: LogRow;
  readonly outcome: Outcome;
  readonly events: readonly PublicEvent[];
}

/** The match with its result; the seed is told, so that everybody can check the deal. */
export function withFinish(
  course: Course<Playing>,
  { row, outcome: played, events }: Finish,
): Course<Finished> {
  const { game, table, now } = course;
  const { threadId, seats, seed, state, resigned } = table;
  const outcome = { ...played, places: rankedWithLeavers(played.places, resigned) };
  const { step } = row;
  const finished: Finished = {
    ...dealtOf(table),
    status: 'finished',
    step,
    outcome,
    resigned,
    finishedAt: now,
  };
  const situation = game.situation(state, 'spectator');
  const next = { ...course, table: finished, rows: [...course.rows, row] };
  return withNotice(next, {
    kind: 'finished',
    threadId,
    seats,
    situation,
    events,
    outcome,
    resigned,
    seed,
  });
}

/** The course with a notice of its latest step. */
export function withNotice<Now extends Course['table']>(course: Course<Now>, notice: Notice): Course<Now> {
  return { ...course, notices: [...course.notices, { step: course.table.step, notice }] };
}

function afterMove(
  { table, settings, now }: Course<Playing>,
  { state, decisions, final }: HostedStep,
  acted: ActedBy,
): { readonly table: Playing; readonly asked: readonly Seat[] } {
  const { actor, silent, step } = acted;
  const due = dueAfter(table.due, decisions, acted);
  const owed = owedBy(due, table, acted);
  const asked = owed.filter((seat) => pingTime(wishesOf(settings, seat), now) <= now);
  const banks = silent ? table.banks : chargedBanks(table, actor, now);
  const clocks = clocksAfter({ ...table, banks }, { settings, now, due, step, actor, silent, asked: owed });
  return {
    table: {
      ...table,
      step,
      state,
      due,
      told: toldAfter(table.told, { before: table.due, after: due }, { asked, actor }),
      banks,
      clocks,
      putDown: final ? [] : putDownAt(table, { seat: actor, step, silent, settings, now }),
    },
    asked,
  };
}

type ActedBy = Acted & { readonly actor: Seat; readonly by: Maker };

// Whoever did not make the move for their seat has not seen what they are asked next.
function owedBy(due: Playing['due'], table: Playing, acted: ActedBy): readonly Seat[] {
  const { actor, by, silent } = acted;
  const isOwn = by === 'player' || silent;
  const told = isOwn ? table.told : table.told.filter((seat) => seat !== actor);
  const asked = askedBy(due, told, isOwn ? acted : { ...acted, actor: null });
  return asked.filter((seat) => whyNotPresent(table, seat) === undefined);
}

function wishesOf(settings: BySeat<Settings>, seat: Seat): Settings {
  return must(settings[seat], `No settings of seat ${seat}.`);
}

function dealtOf(table: Playing): Dealt {
  const { id, gameId, rulesVersion, options, pace, place, host, step, openedAt, rematchOf } = table;
  const { seats, threadId, seed, state, startedAt, startedStep } = table;
  const base = { id, gameId, rulesVersion, options, pace, place, host, step, openedAt, rematchOf };
  return { ...base, seats, threadId, seed, state, startedAt, startedStep };
}
