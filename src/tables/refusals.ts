import type { Seat } from '../games/game-types.js';
import type { ChannelId } from './ids.js';
import type { PlayingSummary } from './summary.js';
import type { Table } from './table.js';

/** There is no table of that id here. */
export interface NoSuchTable {
  readonly reason: 'no-such-table';
}

/** Others kept changing the table while this was tried; nothing was stored, and trying again is right. */
export interface Busy {
  readonly reason: 'busy';
}

export interface NotALobby {
  readonly reason: 'not-a-lobby';
  readonly status: Table['status'];
}

export interface NotPlaying {
  readonly reason: 'not-playing';
  readonly status: Table['status'];
}

export interface NotSeated {
  readonly reason: 'not-seated';
}

/** The match was dealt by rules of another version than those at hand, which would misread it. */
export interface OtherRules {
  readonly reason: 'other-rules';
}

/** The server has tables opened in these channels only. */
export interface OtherChannels {
  readonly reason: 'other-channels';
  readonly channels: readonly ChannelId[];
}

/** As by a double click; `waitingFor` have to agree still. */
export interface AgreedAlready {
  readonly reason: 'agreed-already';
  readonly waitingFor: readonly Seat[];
  readonly table: PlayingSummary;
}
