import { WebSocket } from 'ws';
import type { PageEvent } from './shapes.js';

/** How long anything is waited for, unless said otherwise. */
const WAIT_MS = 10_000;

type Listener = (event: PageEvent) => void;

/** What one page is told, and waiting for something to come true because of it. */
export class EventStream {
  readonly #socket: WebSocket;
  readonly #listeners = new Set<Listener>();
  readonly #events: PageEvent[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** `watch` also brings each request of the bot and each line it prints. */
  static async open(
    address: string,
    user: string,
    { watch }: { readonly watch: boolean },
  ): Promise<EventStream> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/page/events?user=${user}&watch=${watch}`);
    const stream = new EventStream(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data) => {
        stream.#receive(JSON.parse((data as Buffer).toString()) as PageEvent);
        resolve();
      });
    });
    return stream;
  }

  /** Everything that came, oldest first. */
  get events(): readonly PageEvent[] {
    return this.#events;
  }

  /** Looks at once, and again after every event, until there is something. */
  async until<Found>(
    look: () => Promise<Found | undefined> | Found | undefined,
    about: { readonly what: string; readonly withinMs?: number | undefined },
  ): Promise<Found> {
    const { what, withinMs = WAIT_MS } = about;
    const deadline = Date.now() + withinMs;
    for (;;) {
      const seen = this.#events.length;
      const found = await look();
      if (found !== undefined) return found;
      // Something may have come while looking.
      if (this.#events.length === seen)
        await this.#next(deadline, `Waited ${withinMs} ms for ${what}, in vain.`);
    }
  }

  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(event: PageEvent): void {
    this.#events.push(event);
    for (const listener of [...this.#listeners]) listener(event);
  }

  #next(deadline: number, complaint: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.on(() => finish(resolve));
      const timer = setTimeout(
        () => finish(() => reject(new Error(complaint))),
        Math.max(deadline - Date.now(), 0),
      );
      function finish(done: () => void): void {
        clearTimeout(timer);
        stop();
        done();
      }
    });
  }
}
