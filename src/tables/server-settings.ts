import type { ChannelId } from './ids.js';
import { PACE_DEFAULT, type Pace } from './pace.js';

/** What whoever manages a server wants of all tables on it. */
export interface ServerSettings {
  /** Of tables for which none is chosen. */
  readonly pace: Pace;
  /** Where tables may be opened; none is everywhere. */
  readonly channels: readonly ChannelId[];
  /** After how many idle minutes the thread of a match that is over is put away; `null` leaves it as it is. */
  readonly archiveAfterMinutes: ArchiveMinutes | null;
  /** Where results are announced. */
  readonly results: ChannelId | null;
  /** Whether those whom the table waits for are mentioned, and so notified. */
  readonly mentions: boolean;
  /** Of what everybody reads, as BCP 47; `null` is the one that the server itself has set. */
  readonly language: string | null;
}

/** The times that Discord knows. */
export const ARCHIVE_MINUTES = [60, 1_440, 4_320, 10_080] as const;

export type ArchiveMinutes = (typeof ARCHIVE_MINUTES)[number];

/** As many as a menu can hold. */
export const TABLE_CHANNELS_MAX = 25;

/** Of a server for which nobody has ever said otherwise. */
export const SERVER_SETTINGS_DEFAULT: ServerSettings = {
  pace: PACE_DEFAULT,
  channels: [],
  archiveAfterMinutes: 1_440,
  results: null,
  mentions: true,
  language: null,
};
