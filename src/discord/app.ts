import type { Logger } from 'pino';
import type { Instant } from '../base/instant.js';
import type { Face } from '../faces/face.js';
import type { Illegal, OptionSpec, PublicEvent } from '../games/game-types.js';
import type { ChannelId, MessageId, UserId } from '../tables/ids.js';
import type { Outbox } from '../tables/ports.js';
import type { Words } from '../words/words.js';
import type { Keeping } from './bind-keeping.js';
import type { Standings } from './bind-standings.js';
import type { Tables } from './bind-tables.js';
import type { Observer } from './observer.js';
import type { ServerPort } from './places/place-port.js';
import type { Speech } from './speech.js';
import type { Veil } from './veil.js';

/** A face with its game's types forgotten. It is only ever handed what the game of its own `gameId` made. */
export type AnyFace = Face<unknown, unknown, unknown, PublicEvent, Illegal>;

/** What Discord needs to know of a game; it sees no state, open or sealed. */
export interface GameCard {
  readonly id: string;
  readonly seatCounts: readonly number[];
  readonly options: readonly OptionSpec[];
  parseMove(text: string): unknown;
}

/** Threads as the lobby needs them. Every method fails with a `DiscordFault`. */
export interface ThreadPort {
  /** The thread of that message; the one that is there already, if there is one. */
  open(channelId: ChannelId, messageId: MessageId, name: string): Promise<ChannelId>;
  /** A new public thread that belongs to no message. */
  make(channelId: ChannelId, name: string): Promise<ChannelId>;
  addMember(threadId: ChannelId, userId: UserId): Promise<void>;
  /** Discord takes two new names of a thread in ten minutes. */
  rename(threadId: ChannelId, name: string): Promise<void>;
}

/** What handlers of commands and controls stand on. */
export interface App {
  readonly tables: Tables;
  readonly standings: Standings;
  readonly keeping: Keeping;
  readonly threads: ThreadPort;
  /** In the order people see them. */
  readonly games: readonly GameCard[];
  readonly faces: Faces;
  /** In the language of the names of commands and options, whatever people speak. */
  readonly words: Words;
  readonly speech: Speech;
  readonly servers: ServerPort;
  /** Whom people can ask about their data, as the operator says. */
  readonly contact: string | null;
  /** The messages of a table that stand, or may stand. */
  readonly posts: Outbox['posts'];
  /** Where the bot's source can be read, as the operator says. */
  readonly source: string | null;
  readonly log: Logger;
  readonly veil: Veil;
  readonly observer: Observer;
  now(): Instant;
}

/** The face of a game, by the game's id. */
export type Faces = (gameId: string) => AnyFace;
