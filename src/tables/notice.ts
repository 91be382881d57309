import type {
  BySeat,
  OptionValues,
  Outcome,
  PublicEvent,
  Scores,
  Seat,
  Situation,
} from '../games/game-types.js';
import type { ChannelId, TableId, UserId } from './ids.js';
import type { DueDecision, Person, Place, Table } from './table.js';

/** What a notice needs to know of its table besides what happened. */
export interface NoticeTable {
  readonly id: TableId;
  readonly gameId: string;
  readonly options: OptionValues;
  readonly place: Place;
  readonly host: UserId;
}

interface AtThread {
  readonly threadId: ChannelId;
  readonly seats: BySeat<Person>;
  /** What everybody may know right after this step; hidden cards are not in it. */
  readonly situation: Situation;
}

interface InPlay extends AtThread {
  /** What is asked of whom after this step, and since when. */
  readonly due: readonly DueDecision[];
}

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
      readonly ping: readonly UserId[];
    }
  | {
      readonly kind: 'lobby-closed';
      readonly why: 'cancelled' | 'started';
      /** Who sat there when it closed. */
      readonly people: readonly Person[];
    }
  /** `seal` is SHA-256 of the match seed, as hex. */
  | (InPlay & { readonly kind: 'started'; readonly seal: string; readonly asked: readonly Seat[] })
  | (InPlay & {
      readonly kind: 'moved';
      /** Whose move it was. */
      readonly seat: Seat;
      readonly events: readonly PublicEvent[];
      /** Seats whose decision fell due by this step through somebody else's move: pinged, once. */
      readonly asked: readonly Seat[];
    })
  | (InPlay & {
      readonly kind: 'taken-back';
      readonly seat: Seat;
      /** What the thread was told of this step no longer holds. */
      readonly undoneStep: number;
    })
  | (AtThread & {
      readonly kind: 'finished';
      readonly events: readonly PublicEvent[];
      readonly outcome: Outcome;
      readonly resigned: readonly Seat[];
      readonly seed: string;
    })
  | (Omit<AtThread, 'situation'> & {
      readonly kind: 'ended';
      readonly by: UserId;
      /** `null`, like `scores`, where the match was dealt by rules that are no longer here to read it. */
      readonly situation: Situation | null;
      readonly scores: Scores | null;
      readonly seed: string;
    });

export function noticeTable({ id, gameId, options, place, host }: Table): NoticeTable {
  return { id, gameId, options, place, host };
}

/** A notice as it waits in the outbox. */
export interface StoredNotice {
  readonly id: number;
  readonly step: number;
  readonly table: NoticeTable;
  readonly notice: Notice;
}
