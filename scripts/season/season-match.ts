import { createHash } from 'node:crypto';
import type { Chance } from '../../bench/chance.js';
import { DAY_MS, type Instant, MINUTE_MS } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import type { OptionValues, Seat } from '../../src/games/game-types.js';
import type { MadeMove } from '../../src/games/hosting.js';
import type { ChannelId, TableId } from '../../src/tables/ids.js';
import { rankedWithLeavers } from '../../src/tables/match/places.js';
import type { Finished, Lobby, LogRow, Maker, Person, Place } from '../../src/tables/table.js';
import type { Playable, PlayedOut } from './playable.js';

/** What is settled about a match before it is played. */
export interface MatchPlan {
  readonly number: number;
  readonly playable: Playable;
  readonly people: readonly Person[];
  readonly place: Place;
  readonly startedAt: Instant;
  readonly chance: Chance;
}

export interface SeasonMatch {
  readonly lobby: Lobby;
  readonly table: Finished;
  readonly log: readonly LogRow[];
}

/** How a seat is left: given up for good, or only for so long that a stand-in takes over. */
type Going = 'resigned' | 'away';

interface Gone {
  readonly seat: Seat;
  readonly how: Going;
  /** After so many moves of the match. */
  readonly after: number;
}

const GONE_SHARE: Readonly<Record<Going, number>> = { resigned: 0.06, away: 0.05 };
/** Moves that the clock makes before a stand-in does. */
const CLOCK_MOVES = 3;

/** A match as the tables would have left it: by people, clocks and stand-ins, with somebody leaving now and then. */
export function playSeasonMatch(plan: MatchPlan): SeasonMatch {
  const { playable, people, chance } = plan;
  const seed = createHash('sha256').update(`season/${chance()}/${plan.number}`).digest('hex');
  const options = chosenOptions(plan);
  const gone = chosenGone(plan);
  const endsIt = gone?.how === 'resigned' && people.length === 2;
  const stopAfter = endsIt ? gone.after : null;
  const played = playable.playOut({ options, seatCount: people.length, seed, chance, stopAfter });
  return storedMatch(plan, { options, seed, played, gone: isOver(played, gone) ? undefined : gone });
}

/** The match has ended before anybody could go. */
function isOver({ moves, outcome }: PlayedOut, gone: Gone | undefined): boolean {
  return gone === undefined || (outcome !== undefined && moves.length <= gone.after);
}

function chosenOptions({ playable, chance }: MatchPlan): OptionValues {
  const given = playable.hosted.options.map((spec) => {
    if (spec.kind === 'choice') return [spec.name, spec.choices[Math.floor(chance() * spec.choices.length)]];
    return [spec.name, chance() < 0.5 ? spec.default : spec.min];
  });
  const checked = playable.hosted.checkOptions(Object.fromEntries(given) as OptionValues);
  return must(checked.ok ? checked.value : null, 'Options are chosen among those there are.');
}

function chosenGone({ people, chance }: MatchPlan): Gone | undefined {
  const [which, seat, after] = [
    chance(),
    Math.floor(chance() * people.length) as Seat,
    Math.floor(chance() * 40),
  ];
  if (which < GONE_SHARE.resigned) return { seat, how: 'resigned', after };
  // From the first move on, so that some of them never take part.
  if (which < GONE_SHARE.resigned + GONE_SHARE.away)
    return { seat, how: 'away', after: after < 20 ? 0 : after };
  return undefined;
}

interface Played {
  readonly options: OptionValues;
  readonly seed: string;
  readonly played: PlayedOut;
  readonly gone: Gone | undefined;
}

function storedMatch(plan: MatchPlan, { options, seed, played, gone }: Played): SeasonMatch {
  const { number, people, startedAt } = plan;
  const base = baseOf(plan, options);
  const closesAt = (base.openedAt + DAY_MS) as Instant;
  const step = people.length - 1;
  const lobby: Lobby = {
    ...base,
    status: 'lobby',
    step,
    people,
    invited: [],
    everInvited: [],
    warnAt: null,
    closesAt,
  };
  const startedStep = people.length;
  const log = logOf(played.moves, { people, gone, startedAt, startedStep });
  const last = must(log.at(-1), 'A match has moves.');
  const resigned = gone?.how === 'resigned' ? [gone.seat] : [];
  const places = rankedWithLeavers(played.outcome?.places ?? people.map(() => 1), resigned);
  const table: Finished = {
    ...base,
    status: 'finished',
    step: last.step,
    seats: people,
    threadId: `${9_100_000_000_000_000 + number}` as ChannelId,
    seed,
    state: played.state,
    startedAt,
    startedStep,
    outcome: { ...played.scores, places },
    resigned,
    finishedAt: last.at,
  };
  return { lobby, table, log };
}

function baseOf({ number, playable, people, place, startedAt }: MatchPlan, options: OptionValues) {
  const { id: gameId, rulesVersion } = playable.hosted;
  const host = must(people[0], 'Somebody opens the table.').userId;
  const id = `s${number.toString(36).padStart(9, '0')}` as TableId;
  const openedAt = (startedAt - 5 * MINUTE_MS) as Instant;
  return {
    id,
    gameId,
    rulesVersion,
    options,
    place,
    pace: 'daily',
    host,
    openedAt,
    rematchOf: null,
  } as const;
}

interface Logging {
  readonly people: readonly Person[];
  readonly gone: Gone | undefined;
  readonly startedAt: Instant;
  readonly startedStep: number;
}

function logOf(moves: readonly MadeMove[], about: Logging): readonly LogRow[] {
  const { people, gone, startedAt, startedStep } = about;
  const rows: LogRow[] = [];
  const next = () => ({
    step: startedStep + 1 + rows.length,
    at: (startedAt + (1 + rows.length) * 2 * MINUTE_MS) as Instant,
  });
  const leaver = gone?.how === 'resigned' ? gone : undefined;
  let unanswered = 0;
  for (const [index, { seat, move }] of moves.entries()) {
    if (leaver?.after === index) rows.push(resignation(next(), leaver.seat, people));
    const isGone = gone?.seat === seat && index >= gone.after;
    unanswered += Number(isGone);
    const by = makerOf(isGone ? gone : undefined, unanswered);
    const userId = by === 'player' ? (people[seat]?.userId ?? null) : null;
    rows.push({ kind: 'move', ...next(), by, userId, seat, move, final: true });
  }
  // With two seats nothing is played after it.
  if (leaver?.after === moves.length) rows.push(resignation(next(), leaver.seat, people));
  return rows;
}

function resignation(at: Pick<LogRow, 'step' | 'at'>, seat: Seat, people: readonly Person[]): LogRow {
  return { kind: 'resign', ...at, by: 'player', userId: people[seat]?.userId ?? null, seat };
}

function makerOf(gone: Gone | undefined, unanswered: number): Maker {
  if (gone === undefined) return 'player';
  return gone.how === 'resigned' || unanswered > CLOCK_MOVES ? 'stand-in' : 'clock';
}
