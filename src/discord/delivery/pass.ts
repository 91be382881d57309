import type { Logger } from 'pino';
import type { BySeat, Seat } from '../../games/game-types.js';
import type { SeatRating } from '../../standings/rating-changes.js';
import type { GuildId, TableId, UserId } from '../../tables/ids.js';
import type { StoredNotice } from '../../tables/notice.js';
import type { ServerSettings } from '../../tables/server-settings.js';
import type { Words } from '../../words/words.js';
import type { Faces, GameCard } from '../app.js';
import type { DiscordFault } from '../faults.js';
import type { Observer } from '../observer.js';
import type { PlacePort } from '../places/place-port.js';
import type { DrawnMessage, Screen } from '../screen.js';
import type { Speech } from '../speech.js';
import type { Ledger, LedgerDeps } from './ledger.js';
import type { DeliveryPlan } from './plan.js';

/** A direct message that Discord does not take. */
export interface RefusedDirect {
  readonly tableId: TableId;
  readonly userId: UserId;
  readonly seat: Seat;
  /** Of the decision that it was to remind of; `null` where it was about none. */
  readonly sinceStep: number | null;
}

/** What delivery stands on. */
export interface DeliveryDeps extends LedgerDeps {
  readonly games: readonly GameCard[];
  readonly faces: Faces;
  readonly speech: Pick<Speech, 'ofServer' | 'ofPerson'>;
  /** What a server wants, without the channels that are gone. */
  serverOf(guildId: GuildId): Promise<ServerSettings>;
  /** What a finished match has done to the ratings; nothing where it counts for nobody, or that is not known. */
  ratingsOf(tableId: TableId): Promise<BySeat<SeatRating | null> | undefined>;
  readonly log: Logger;
  readonly places: Pick<PlacePort, 'look'>;
  /** Remembers it, and sees to it that a reminder comes in the thread instead. */
  directRefused(refused: RefusedDirect): Promise<void>;
  readonly observer: Pick<Observer, 'drawing'>;
}

/** How a pass over one table ended. */
export type DeliveryEnd =
  | { readonly kind: 'delivered' }
  /** The same again after a pause. */
  | { readonly kind: 'later'; readonly fault: DiscordFault }
  /** Somebody has to change something first. `places` are the server, channel and thread where that would show. */
  | { readonly kind: 'blocked'; readonly fault: DiscordFault; readonly places: readonly string[] };

/** One pass, as its parts see it. */
export interface Pass {
  readonly deps: DeliveryDeps;
  /** Of what everybody on this server reads. */
  readonly words: Words;
  readonly server: ServerSettings;
  readonly plan: DeliveryPlan;
  readonly notices: readonly StoredNotice[];
  readonly ledger: Ledger;
  /** Draws a screen for this table; a picture that fails is logged and told in words. */
  draw(screen: Screen, marker?: number): Promise<DrawnMessage>;
}
