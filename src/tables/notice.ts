import type { Instant } from '../base/instant.js';
import type {
  BySeat,
  OptionValues,
  Outcome,
  PublicEvent,
  Scores,
  Seat,
  Situation,
} from '../games/game-types.js';
import type { ShownClock } from './clock.js';
import type { ChannelId, TableId, UserId } from './ids.js';
import type { Pace } from './pace.js';
import type { DueDecision, Maker, Person, Place, Proposal, Standstill, Table } from './table.js';

/** What a notice needs to know of its table besides what happened. */
export interface NoticeTable {
  readonly id: TableId;
  readonly gameId: string;
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly place: Place;
  readonly host: UserId;
}

interface AtThread {
  readonly threadId: ChannelId;
  readonly seats: BySeat<Person>;
  /** What everybody may know right after this step; hidden cards are not in it. */
  readonly situation: Situation;
}

/** How the match stands beside its cards. */
export interface MatchFacts {
  /** Of the seats whose decision has a deadline. */
  readonly clocks: readonly ShownClock[];
  readonly away: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly paused: Standstill | null;
  readonly proposals: readonly Proposal[];
  /** Whose clocks stand still until when. */
  readonly vacations: readonly { readonly seat: Seat; readonly until: Instant }[];
}

interface InPlay extends AtThread {
  /** What is asked of whom after this step, and since when. */
  readonly due: readonly DueDecision[];
  readonly facts: MatchFacts;
}

/** Something that everybody may know and that no move tells. */
export type PublicLine =
  /** The clock has moved for the seat. */
  | { readonly kind: 'timed-out'; readonly seat: Seat }
  /** A stand-in plays for the seat from now on. */
  | { readonly kind: 'away'; readonly seat: Seat }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** Left for good, or, by the clock, is gone from the server. */
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly by: Maker }
  | {
      readonly kind: 'proposed' | 'agreed' | 'withdrawn';
      readonly what: Proposal['kind'];
      readonly seat: Seat;
    }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed'; readonly seat: Seat }
  | { readonly kind: 'host'; readonly userId: UserId }
  /** `before` sat there. */
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly before: Person }
  | { readonly kind: 'vacation'; readonly seat: Seat; readonly until: Instant | null };

/**
 * What everybody is to be told of one step. Written in the same transaction as the step itself, delivered
 * afterwards in order of steps, and holding nothing that is hidden.
 */
export type Notice =
  /** The lobby message is to show this. `ping` holds invited people who have not been told. */
  | {
      readonly kind: 'lobby';
      readonly people: readonly Person[];
      /** Asked by name and not seated yet. */
      readonly invited: readonly Person[];
      /** Asked by name who will not play; absent where a bot stored it that did not tell. */
      readonly declined?: readonly Person[];
      readonly ping: readonly UserId[];
      /** Unless it is started, and not before; `null` where a bot stored it that did not tell. */
      readonly closesAt: Instant | null;
    }
  | {
      readonly kind: 'lobby-closed';
      readonly why: 'cancelled' | 'started' | 'expired';
      /** Who sat there when it closed. */
      readonly people: readonly Person[];
    }
  /** `seal` is SHA-256 of the match seed, as hex. */
  | (InPlay & { readonly kind: 'started'; readonly seal: string; readonly asked: readonly Seat[] })
  | (InPlay & {
      readonly kind: 'moved';
      /** Whose move it was. */
      readonly seat: Seat;
      readonly by: Maker;
      readonly events: readonly PublicEvent[];
      /** Seats whose decision fell due by this step through somebody else's move: pinged, once. */
      readonly asked: readonly Seat[];
      /** Whether it stands in for one that its maker has just taken back, as everybody was told. */
      readonly anew?: true;
    })
  | (InPlay & {
      readonly kind: 'taken-back';
      readonly seat: Seat;
      /** What the thread was told of this step no longer holds. */
      readonly undoneStep: number;
    })
  /** The live table has something to say, or shows other clocks. */
  | (InPlay & {
      readonly kind: 'told';
      readonly lines: readonly PublicLine[];
      /** Pinged for the first time for what they are asked. */
      readonly asked: readonly Seat[];
      /** Pinged for the second and last time: the live table is posted anew, also where `asked` holds nobody. */
      readonly reminded: readonly Seat[];
    })
  /** The match goes on in `threadId`, where it has to be shown from the beginning. Nobody is pinged. */
  | (InPlay & { readonly kind: 'relocated'; readonly from: ChannelId; readonly seal: string })
  /** To one person alone. Where Discord refuses it, the reminder is due in the thread. */
  | {
      readonly kind: 'dm';
      readonly why: 'reminder' | 'on-deck';
      readonly userId: UserId;
      readonly seat: Seat;
      readonly threadId: ChannelId;
      /** Of the decision it reminds of; `null` where nothing is asked yet. */
      readonly sinceStep: number | null;
      readonly clock: ShownClock | null;
    }
  | (AtThread & {
      readonly kind: 'finished';
      readonly events: readonly PublicEvent[];
      readonly outcome: Outcome;
      readonly resigned: readonly Seat[];
      readonly seed: string;
    })
  | (Omit<AtThread, 'situation'> & {
      readonly kind: 'ended';
      /** `deserted`: nobody was left to play. */
      readonly why: 'host' | 'moderator' | 'vote' | 'deserted';
      /** Who ended it; `null` where nobody alone did. */
      readonly by: UserId | null;
      /** `null`, like `scores`, where the match was dealt by rules that are no longer here to read it. */
      readonly situation: Situation | null;
      readonly scores: Scores | null;
      readonly seed: string;
    });

export function noticeTable({ id, gameId, options, pace, place, host }: Table): NoticeTable {
  return { id, gameId, options, pace, place, host };
}

/** A notice with the step that it tells of. */
export interface StepNotice {
  readonly step: number;
  readonly notice: Notice;
}

/** A notice as it waits in the outbox. */
export interface StoredNotice extends StepNotice {
  readonly id: number;
  readonly table: NoticeTable;
}
