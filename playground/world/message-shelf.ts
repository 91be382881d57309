import { Collection } from './collection.js';
import type { Disk } from './disk.js';
import type { StoredMessage } from './types.js';

/** All messages, and which of them lie in a channel. */
export class MessageShelf {
  readonly #messages: Collection<StoredMessage>;
  readonly #byChannel = new Map<string, Set<string>>();

  constructor(disk: Disk) {
    this.#messages = new Collection(disk, 'messages');
    for (const message of this.#messages.all()) this.#shelve(message);
  }

  get(id: string): StoredMessage | undefined {
    return this.#messages.get(id);
  }

  keys(): readonly string[] {
    return this.#messages.keys();
  }

  /** Oldest first. */
  in(channel: string): readonly StoredMessage[] {
    // Ids only ever grow, so the order in which they came is their order.
    const ids = [...(this.#byChannel.get(channel) ?? [])];
    return ids.flatMap((id) => this.#messages.get(id) ?? []);
  }

  put(message: StoredMessage): StoredMessage {
    this.#shelve(message);
    return this.#messages.put(message.id, message);
  }

  delete(message: StoredMessage): void {
    this.#messages.delete(message.id);
    this.#byChannel.get(message.channel)?.delete(message.id);
  }

  #shelve(message: StoredMessage): void {
    const ids = this.#byChannel.get(message.channel) ?? new Set();
    ids.add(message.id);
    this.#byChannel.set(message.channel, ids);
  }
}
