import type { Instant } from '../base/instant.js';

/** What one person wants of every table they sit at, on every server. */
export interface Settings {
  /** How to be reminded when a quarter of a decision's time is left. */
  readonly reminders: 'off' | 'mention' | 'dm';
  /** Whether to be told by direct message that one is next. */
  readonly onDeck: boolean;
  /** When not to be pinged at all; a ping that falls due then waits until they end. */
  readonly quiet: QuietHours | null;
  /** Hands and tables in words instead of pictures. */
  readonly asText: boolean;
  /** Whether each choice is asked for once more before it is played. */
  readonly confirm: boolean;
  readonly vacation: Vacation | null;
  /** Discord has refused a direct message, so that none is tried until it is asked for anew. */
  readonly dmClosed: boolean;
  /** In which direct messages are written, as BCP 47: what the person spoke when they last changed anything here. */
  readonly language: string | null;
  /** The kinds of choices that the person has made, as `game/step`, so that these are not explained any more. */
  readonly learned: readonly string[];
}

/** Times of day as minutes since midnight, by the clocks of an IANA zone; `to` before `from` is the next day's. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** Time during which no clock of the person runs. */
export interface Vacation {
  readonly since: Instant;
  readonly until: Instant;
}

/** The vacation that a person is on. One that is over stays in the settings until the next. */
export function vacationAt({ vacation }: Settings, now: Instant): Vacation | undefined {
  return vacation !== null && now < vacation.until ? vacation : undefined;
}

/** Of whoever has never said otherwise. */
export const SETTINGS_DEFAULT: Settings = {
  reminders: 'mention',
  onDeck: false,
  quiet: null,
  asText: false,
  confirm: false,
  vacation: null,
  dmClosed: false,
  language: null,
  learned: [],
};
