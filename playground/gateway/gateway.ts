import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { gatewayAddress, guildIdsOfBot, ownUserJson } from '../rest/routes/self.js';
import { guildCreateJson } from '../shapes/guild-json.js';
import type { WorldEvent } from '../world/events.js';
import type { World } from '../world/world.js';
import type { Identify, Resume } from './connection.js';
import { Connection } from './connection.js';
import { Disorder } from './disorder.js';
import { type Dispatch, dispatchesOf } from './dispatches.js';
import { Intent } from './intents.js';
import { Op, Session } from './session.js';

/** How long a session can be resumed after its socket broke. */
const RESUMABLE_MS = 5 * 60 * 1000;

/** The part that speaks Discord's gateway to any number of bot connections. */
export class Gateway {
  readonly #world: World;
  readonly #privilegedIntents: number;
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #sessions = new Map<string, Session>();
  readonly #connections = new Set<Connection>();
  readonly #disorder = new Disorder();
  #resumesToRefuse = 0;
  #connectionCount = 0;

  constructor(world: World, options: { readonly privilegedIntents: number }) {
    this.#world = world;
    this.#privilegedIntents = options.privilegedIntents;
    world.hub.on((event) => this.#tell(event));
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      const version = new URL(request.url ?? '/', 'http://localhost').searchParams.get('v');
      this.#open(webSocket, version);
    });
  }

  /** How often a bot has identified or resumed, in all. */
  get connectionCount(): number {
    return this.#connectionCount;
  }

  get isBotConnected(): boolean {
    return [...this.#sessions.values()].some((session) => session.isConnected);
  }

  /** Breaks every connection without a word. */
  drop(): void {
    for (const connection of [...this.#connections]) {
      connection.socket.terminate();
      this.#closed(connection, 1006);
    }
  }

  /** Asks every client to reconnect and resume. */
  askReconnect(): void {
    for (const connection of this.#connections) connection.send(Op.reconnect, null);
  }

  /** Ends every session, to be resumed or not. The socket stays: a client may identify or resume on it. */
  invalidate(resumable: boolean): void {
    for (const connection of this.#connections) {
      const { session } = connection;
      session?.lose(connection.socket);
      if (session && !resumable) this.#sessions.delete(session.id);
      connection.session = undefined;
      connection.send(Op.invalidSession, resumable);
    }
    this.#noteBot();
  }

  refuseResumes(count: number): void {
    this.#resumesToRefuse += count;
  }

  /** The next dispatches of this name go out twice. */
  duplicate(event: string, count: number): void {
    this.#disorder.ask('duplicate', event, count);
  }

  /** The next dispatches of this name go out after the one that follows, or a little later where none does. */
  reorder(event: string, count: number): void {
    this.#disorder.ask('reorder', event, count);
  }

  /** How many dispatches have gone out twice so far, and how many late. */
  get disorder(): ReadonlyMap<string, number> {
    return this.#disorder.hits;
  }

  close(): void {
    this.#disorder.stop();
    for (const connection of this.#connections) connection.close(1001, 'The playground stops.');
    this.#server.close();
  }

  #open(socket: WebSocket, version: string | null): void {
    const connection = new Connection(socket, {
      token: this.#world.settings.token,
      privilegedIntents: this.#privilegedIntents,
      identify: (identify) => this.#identify(connection, identify),
      resume: (resume) => this.#resume(connection, resume),
    });
    this.#connections.add(connection);
    socket.on('message', (data: RawData) => connection.receive(data));
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => this.#closed(connection, code));
    if (version !== '10') connection.close(4012, 'Invalid API version');
    else connection.greet();
  }

  #identify(connection: Connection, { intents, shard }: Identify): void {
    const session = new Session(connection.socket, { intents, shard });
    this.#sessions.set(session.id, session);
    connection.session = session;
    const guilds = guildIdsOfBot(this.#world).filter((guild) =>
      session.wants({ name: 'GUILD_CREATE', guild, intent: 0, payload: () => null }),
    );
    session.dispatch('READY', {
      v: 10,
      user: ownUserJson(this.#world),
      guilds: guilds.map((id) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: gatewayAddress(this.#world),
      shard,
      application: { id: this.#world.botId, flags: 0 },
      private_channels: [],
      relationships: [],
    });
    if ((intents & Intent.guilds) !== 0) {
      for (const id of guilds) {
        const guild = this.#world.guilds.get(id);
        if (guild) session.dispatch('GUILD_CREATE', guildCreateJson(this.#world, guild));
      }
    }
    this.#connectionCount += 1;
    this.#noteBot();
  }

  #resume(connection: Connection, { sessionId, sequence }: Resume): void {
    const session = this.#sessions.get(sessionId);
    const isLate =
      session !== undefined && !session.isConnected && Date.now() - session.brokenAt > RESUMABLE_MS;
    const isRefused = this.#resumesToRefuse > 0;
    if (isRefused) this.#resumesToRefuse -= 1;
    if (session === undefined || isLate || isRefused) {
      this.#sessions.delete(sessionId);
      connection.send(Op.invalidSession, false);
      return;
    }
    if (sequence > session.sequence) {
      connection.close(4007, 'Invalid seq');
      return;
    }
    connection.session = session;
    session.resume(connection.socket, sequence);
    this.#connectionCount += 1;
    this.#noteBot();
  }

  #closed(connection: Connection, code: number): void {
    connection.stop();
    this.#connections.delete(connection);
    const { session } = connection;
    if (!session?.lose(connection.socket)) return;
    // A client that says goodbye does not mean to come back.
    if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
    this.#noteBot();
  }

  #tell(event: WorldEvent): void {
    for (const dispatch of dispatchesOf(this.#world, event)) {
      const sends = [...this.#sessions.values()].flatMap((session) => this.#sendOf(session, dispatch));
      if (sends.length === 0) continue;
      this.#disorder.pass(dispatch.name, () => {
        for (const send of sends) send();
      });
    }
  }

  // What it carries is settled when it happens, also where it goes out late.
  #sendOf(session: Session, dispatch: Dispatch): readonly (() => void)[] {
    if (!session.wants(dispatch)) return [];
    const payload = dispatch.payload(session.intents);
    return [() => session.dispatch(dispatch.name, payload)];
  }

  #noteBot(): void {
    this.#world.hub.emit({ kind: 'bot' });
  }
}
