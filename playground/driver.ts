import type { BotLine, BotStatus } from './bot-process.js';
import type { MemberChange } from './control/people.js';
import type { PermissionChange } from './control/permissions.js';
import { EventStream } from './driver/event-stream.js';
import { DriverHttp } from './driver/http.js';
import { Person } from './driver/person.js';
import type { NumberedRecord, NumberedRequest, ShownChannel, ShownUser } from './driver/shapes.js';

export type FaultRequest = { readonly route: string; readonly count?: number } & (
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'rate-limit'; readonly retryAfter: number; readonly global?: boolean }
  | { readonly kind: 'slow'; readonly delayMs: number }
  | { readonly kind: 'lost-answer' }
);

export type GatewayRequest =
  | { readonly action: 'drop' | 'reconnect' }
  | { readonly action: 'invalid-session'; readonly resumable: boolean }
  | { readonly action: 'refuse-resume'; readonly count?: number }
  | { readonly action: 'duplicate' | 'reorder'; readonly event: string; readonly count?: number };

export type ThreadAction = 'archive' | 'unarchive' | 'lock' | 'unlock' | 'delete';

/**
 * Drives a playground from a test: people who act, and everything that can be moved. It waits for events,
 * never by sleeping.
 */
export class PlaygroundDriver {
  readonly http: DriverHttp;
  readonly #watcher: EventStream;
  readonly #people = new Map<string, Person>();

  private constructor(http: DriverHttp, watcher: EventStream) {
    this.http = http;
    this.#watcher = watcher;
  }

  static async open(address: string): Promise<PlaygroundDriver> {
    const http = new DriverHttp(address);
    const { users } = await http.get<{ readonly users: readonly ShownUser[] }>('/page/users');
    return new PlaygroundDriver(http, await EventStream.open(address, users[0]?.id ?? '', { watch: true }));
  }

  /** Somebody by display name, at a page of their own that stays open. */
  async person(name: string): Promise<Person> {
    const known = this.#people.get(name);
    if (known !== undefined) return known;
    const { users } = await this.http.get<{ readonly users: readonly ShownUser[] }>('/page/users');
    const user = users.find((candidate) => candidate.global_name === name || candidate.id === name);
    if (user === undefined) throw new Error(`There is no user ${name}.`);
    const person = await Person.open(this.http, { id: user.id, name });
    this.#people.set(name, person);
    return person;
  }

  async advanceClock(advanceMs: number): Promise<void> {
    await this.http.post('/control/clock', { advanceMs });
  }

  async now(): Promise<number> {
    return (await this.http.get<{ readonly now: number }>('/control/clock')).now;
  }

  /** Ends the bot as a crash would. It is started again after a moment unless told otherwise. */
  async killBot({ restart = true }: { readonly restart?: boolean } = {}): Promise<void> {
    await this.http.post('/control/bot', { action: 'kill', restart });
  }

  /** Asks the bot to stop; it stays down. */
  async stopBot(): Promise<void> {
    await this.http.post('/control/bot', { action: 'stop' });
  }

  async startBot(): Promise<void> {
    await this.http.post('/control/bot', { action: 'start' });
  }

  async botStatus(): Promise<BotStatus> {
    return (await this.http.get<{ readonly bot: BotStatus }>('/control/bot')).bot;
  }

  async botOutput(): Promise<readonly BotLine[]> {
    return (await this.http.get<{ readonly output: readonly BotLine[] }>('/control/bot')).output;
  }

  /**
   * Waits until a bot has a gateway session, or has none. With `after`, a number of connections from
   * `botStatus`, it must have connected again since.
   */
  async waitForBot({
    connected = true,
    after = 0,
    withinMs = 20_000,
  }: {
    readonly connected?: boolean;
    readonly after?: number;
    readonly withinMs?: number;
  } = {}): Promise<void> {
    await this.#watcher.until(
      async () => {
        const status = await this.botStatus();
        return status.connected === connected && (!connected || status.connections > after)
          ? true
          : undefined;
      },
      { what: `a bot that is ${connected ? '' : 'not '}connected`, withinMs },
    );
  }

  async fault(fault: FaultRequest): Promise<void> {
    await this.http.post('/control/faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.http.delete('/control/faults');
  }

  async gateway(request: GatewayRequest): Promise<void> {
    await this.http.post('/control/gateway', request);
  }

  async permissions(change: PermissionChange): Promise<void> {
    await this.http.post('/control/permissions', change);
  }

  async thread(thread: string, action: ThreadAction): Promise<void> {
    await this.http.post('/control/threads', { thread, action });
  }

  async createChannel(about: {
    readonly guild: string;
    readonly name: string;
    readonly type: number;
  }): Promise<ShownChannel> {
    return (
      await this.http.post<{ readonly channel: ShownChannel }>('/control/channels', {
        action: 'create',
        ...about,
      })
    ).channel;
  }

  async deleteChannel(channel: string): Promise<void> {
    await this.http.post('/control/channels', { action: 'delete', channel });
  }

  async deleteMessage(message: string): Promise<void> {
    await this.http.post('/control/messages', { action: 'delete', message });
  }

  async member(change: MemberChange): Promise<void> {
    await this.http.post('/control/members', change);
  }

  async createUser(name: string): Promise<ShownUser> {
    return (await this.http.post<{ readonly user: ShownUser }>('/control/users', { name })).user;
  }

  async changeUser(change: {
    readonly user: string;
    readonly name?: string;
    readonly directMessages?: boolean;
    readonly locale?: string;
  }): Promise<void> {
    await this.http.post('/control/users', change);
  }

  async createGuild(name: string): Promise<{ readonly id: string; readonly name: string }> {
    return (
      await this.http.post<{ readonly guild: { readonly id: string; readonly name: string } }>(
        '/control/guilds',
        { action: 'create', name },
      )
    ).guild;
  }

  async guild(
    change:
      | { readonly action: 'add-bot' | 'remove-bot'; readonly guild: string }
      | { readonly action: 'speak'; readonly guild: string; readonly locale: string }
      | { readonly action: 'block-words'; readonly guild: string; readonly words: readonly string[] },
  ): Promise<void> {
    await this.http.post('/control/guilds', change);
  }

  async limits(limits: { readonly rateLimits?: boolean; readonly activeThreadsMax?: number }): Promise<void> {
    await this.http.post('/control/limits', limits);
  }

  /** Every payload that reached people, with those it reached. */
  async records(after = 0): Promise<readonly NumberedRecord[]> {
    return (
      await this.http.get<{ readonly records: readonly NumberedRecord[] }>('/control/records', { after })
    ).records;
  }

  /** Every request of the bot. */
  async requests(after = 0): Promise<readonly NumberedRequest[]> {
    return (
      await this.http.get<{ readonly requests: readonly NumberedRequest[] }>('/control/requests', { after })
    ).requests;
  }

  /** Waits for a request of the bot that fits, the first after `after`. */
  waitForRequest(
    fits: (request: NumberedRequest) => boolean,
    {
      after = 0,
      what = 'a request of the bot',
      withinMs,
    }: { readonly after?: number; readonly what?: string; readonly withinMs?: number } = {},
  ): Promise<NumberedRequest> {
    return this.#watcher.until(async () => (await this.requests(after)).find(fits), { what, withinMs });
  }

  /** Waits for a line that the bot prints. */
  waitForBotLine(fits: (line: string) => boolean, withinMs?: number): Promise<BotLine> {
    const what = 'a line printed by the bot';
    return this.#watcher.until(async () => (await this.botOutput()).find(({ line }) => fits(line)), {
      what,
      withinMs,
    });
  }

  close(): void {
    this.#watcher.close();
    for (const person of this.#people.values()) person.close();
  }
}
