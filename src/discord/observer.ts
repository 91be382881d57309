import type { TableId } from '../tables/ids.js';

/**
 * What somebody used: a slash command or a control, by its name or kind, never by what it was about. `typing`: a
 * command that they are about to use, and that suggests something for an option.
 */
export interface Asked {
  readonly way: 'command' | 'control' | 'typing';
  /** Of a bounded set; `unknown` for what the bot does not know. */
  readonly name: string;
}

/**
 * - `over`: Discord no longer took an answer.
 * - `went-wrong`: a fault of ours; the person was told so.
 * - `unanswered`: the answer could not be sent.
 */
export type AskedEnd = 'answered' | 'went-wrong' | 'over' | 'unanswered';

export interface Asking {
  /** Discord has taken the first answer, be it only an acknowledgement. */
  acknowledged(): void;
  ended(end: AskedEnd): void;
}

export type GatewayEvent = 'connected' | 'reconnecting' | 'resumed' | 'closed' | 'error';

/** A part of Discord's REST interface, as coarse as it is counted. */
export type RestRoute = 'message' | 'interaction' | 'thread' | 'command' | 'gateway' | 'other';

/**
 * Whoever counts and times what happens here. What is begun answers with the function to call at its end.
 * None of it fails, and nothing told names a person.
 */
export interface Observer {
  asked(asked: Asked): Asking;
  drawing(): (end: 'drawn' | 'failed') => void;
  /** The end is the HTTP status, or `none` where no answer came. */
  requesting(request: {
    readonly method: string;
    readonly route: RestRoute;
  }): (status: number | 'none') => void;
  /** A request waits for a rate limit, or was given up for it. */
  limited(scope: 'global' | 'route' | 'shared'): void;
  gateway(event: GatewayEvent): void;
  /** Something is to be told at the table. */
  woken(tableId: TableId): void;
  delivering(tableId: TableId): (end: 'delivered' | 'later' | 'blocked' | 'failed') => void;
}
