import type { Instant } from '../base/instant.js';
import type { BySeat, Decision, OptionValues, Outcome, Scores, Seat } from '../games/game-types.js';
import type { SealedState } from '../games/hosting.js';
import type { Clock, PutDown } from './clock.js';
import type { ChannelId, GuildId, TableId, UserId } from './ids.js';
import type { Pace } from './pace.js';
import type { Settings } from './settings.js';

/** Someone at a table, by the name last seen; texts never depend on fetching it. */
export interface Person {
  readonly userId: UserId;
  /** Empty for a pseudonym, which each reader is told of by a word of their language. */
  readonly name: string;
}

/** Where a table lives. */
export interface Place {
  readonly guildId: GuildId;
  /** The channel that holds the lobby. */
  readonly channelId: ChannelId;
}

export interface TableBase {
  readonly id: TableId;
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly place: Place;
  /** Without effect in the lobby. */
  readonly pace: Pace;
  /** In the lobby one of the people, afterwards one of the seats. */
  readonly host: UserId;
  /** Rises by one with every stored change of the table; a commit names the step it was decided on. */
  readonly step: number;
  readonly openedAt: Instant;
  /** The finished or ended table that this one goes on from. */
  readonly rematchOf: TableId | null;
}

export interface Lobby extends TableBase {
  readonly status: 'lobby';
  /** In order of joining, which becomes the order of seats. */
  readonly people: readonly Person[];
  readonly invited: readonly Person[];
  /** Whoever was called to it by name, whatever has become of that. */
  readonly everInvited: readonly Person[];
  /** When its people are to be warned that it closes; `null` once they were. */
  readonly warnAt: Instant | null;
  /** When it closes unless it has started. */
  readonly closesAt: Instant;
}

/** A decision, and since when it has been asked. Controls older than `sinceStep` are stale. */
export interface DueDecision extends Decision {
  readonly sinceStep: number;
  readonly since: Instant;
}

export interface Dealt extends TableBase {
  readonly seats: BySeat<Person>;
  readonly threadId: ChannelId;
  /** 64 hex digits, secret until the match is over. */
  readonly seed: string;
  readonly state: SealedState;
  readonly startedAt: Instant;
  /** The step by which the match began. */
  readonly startedStep: number;
}

export interface Playing extends Dealt {
  readonly status: 'playing';
  readonly due: readonly DueDecision[];
  /** Seats that were pinged and have not acted since; a decision taken back and asked again does not ping them anew. */
  readonly told: readonly Seat[];
  /** Seats that were told that they are next and have not acted since. */
  readonly toldNext: readonly Seat[];
  /** While the match stands still they are as they were when it stopped; see `tableTime`. */
  readonly clocks: readonly Clock[];
  /** Of the mover and its latest moves, as long as nobody else has acted. */
  readonly putDown: readonly PutDown[];
  /** What is left of each seat's bank, in milliseconds. */
  readonly banks: BySeat<number>;
  /** How often in a row a seat's time has run out. */
  readonly missed: BySeat<number>;
  /** Seats for which a stand-in plays until they come back. */
  readonly away: readonly Seat[];
  /** Seats that have left for good, in the order they left; a stand-in plays for them to the end. */
  readonly resigned: readonly Seat[];
  /** Clocks stand still and no move is made. */
  readonly paused: Standstill | null;
  /** The thread cannot be reached: clocks stand still. */
  readonly unreachable: Standstill | null;
  /** At most one of each kind. */
  readonly proposals: readonly Proposal[];
}

export interface Standstill {
  readonly since: Instant;
}

/** Something that takes several seats' agreement. */
export interface Proposal {
  readonly kind: 'pause' | 'end';
  readonly by: Seat;
  /** `by` among them. */
  readonly agreed: readonly Seat[];
  readonly at: Instant;
}

export interface Finished extends Dealt {
  readonly status: 'finished';
  readonly outcome: Outcome;
  /** In the order they left. */
  readonly resigned: readonly Seat[];
  readonly finishedAt: Instant;
}

/** Ended without a result: a cancelled lobby, or a match that somebody ended. */
export interface Abandoned extends TableBase {
  readonly status: 'abandoned';
  readonly seats: BySeat<Person>;
  readonly threadId: ChannelId | null;
  readonly seed: string | null;
  readonly scores: Scores | null;
  readonly endedAt: Instant;
}

export type Table = Lobby | Playing | Finished | Abandoned;

/** A table with all that was stored of its match, in order of steps. */
export interface LoggedTable {
  readonly table: Table;
  readonly log: readonly LogRow[];
  /** Of the people or seats, in their order. */
  readonly settings: BySeat<Settings>;
}

/** Who made a log row. */
export type Maker = 'player' | 'clock' | 'stand-in' | 'moderator';

/** One row of the append-only log. Replaying the rows from the seed gives the state, exactly. */
export type LogRow = {
  readonly step: number;
  readonly by: Maker;
  readonly userId: UserId | null;
  readonly at: Instant;
} & (
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string; readonly final: boolean }
  /** Undoes the seat's latest move that still stands. */
  | { readonly kind: 'take-back'; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'end' }
);
