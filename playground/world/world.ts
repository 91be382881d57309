import { Hub } from '../base/hub.js';
import { must } from '../base/must.js';
import { WorldClock } from './clock.js';
import { Collection } from './collection.js';
import { Disk } from './disk.js';
import type { WorldEvent } from './events.js';
import { MessageShelf } from './message-shelf.js';
import { Snowflakes } from './snowflakes.js';
import type {
  DeliveryRecord,
  ReadMark,
  RequestRecord,
  Settings,
  StoredChannel,
  StoredCommand,
  StoredEmoji,
  StoredGuild,
  StoredInteraction,
  StoredMember,
  StoredUser,
} from './types.js';

const SETTINGS_KEY = 'world';

/** Everything there is: people, servers, channels, messages, and the time. */
export class World {
  readonly disk: Disk;
  readonly clock: WorldClock;
  readonly ids: Snowflakes;
  readonly hub = new Hub<WorldEvent>();
  readonly users: Collection<StoredUser>;
  readonly guilds: Collection<StoredGuild>;
  /** By `memberKey`. */
  readonly members: Collection<StoredMember>;
  readonly channels: Collection<StoredChannel>;
  readonly messages: MessageShelf;
  readonly interactions: Collection<StoredInteraction>;
  readonly commands: Collection<StoredCommand>;
  readonly emojis: Collection<StoredEmoji>;
  /** By user and channel. */
  readonly reads: Collection<ReadMark>;
  readonly #settings: Collection<Settings>;
  /** Where this playground answers, such as "http://127.0.0.1:4380"; known once it listens. */
  address = '';

  constructor(folder: string, options: { readonly fresh: boolean }) {
    const disk = new Disk(folder, options);
    this.disk = disk;
    this.#settings = new Collection(disk, 'settings');
    this.clock = new WorldClock(this.#settings.get(SETTINGS_KEY)?.clockOffsetMs ?? 0);
    this.users = new Collection(disk, 'users');
    this.guilds = new Collection(disk, 'guilds');
    this.members = new Collection(disk, 'members');
    this.channels = new Collection(disk, 'channels');
    this.messages = new MessageShelf(disk);
    this.interactions = new Collection(disk, 'interactions');
    this.commands = new Collection(disk, 'commands');
    this.emojis = new Collection(disk, 'emojis');
    this.reads = new Collection(disk, 'reads');
    this.ids = new Snowflakes(() => this.clock.now(), this.#lastId());
  }

  /** Whether nothing has ever been put into it. */
  get isNew(): boolean {
    return this.#settings.get(SETTINGS_KEY) === undefined;
  }

  begin(settings: Settings): void {
    this.#settings.put(SETTINGS_KEY, settings);
  }

  get settings(): Settings {
    return must(this.#settings.get(SETTINGS_KEY), 'a world is seeded when it is made');
  }

  changeSettings(change: Partial<Settings>): void {
    this.#settings.put(SETTINGS_KEY, { ...this.settings, ...change });
  }

  /** The bot's user id, which is also its application's. */
  get botId(): string {
    return this.settings.applicationId;
  }

  advanceClock(ms: number): void {
    this.changeSettings({ clockOffsetMs: this.clock.offsetMs + ms });
    this.clock.advance(ms);
    this.hub.emit({ kind: 'clock' });
  }

  record(record: DeliveryRecord): void {
    this.disk.append('records', record);
  }

  recordRequest(record: RequestRecord): void {
    const number = this.disk.append('requests', record);
    this.hub.emit({ kind: 'request', request: { number, ...record } });
  }

  close(): void {
    this.clock.stop();
    this.disk.close();
  }

  #lastId(): bigint {
    const newest = [
      this.channels.keys(),
      this.messages.keys(),
      this.interactions.keys(),
      this.commands.keys(),
    ];
    return newest.flat().reduce((last, key) => (BigInt(key) > last ? BigInt(key) : last), 0n);
  }
}
