import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Dispatch } from './dispatches.js';

export const Op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  voice: 4,
  resume: 6,
  reconnect: 7,
  requestMembers: 8,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

interface Sent {
  readonly sequence: number;
  readonly frame: string;
}

/** Events that a broken connection may have missed are kept, up to this many. */
const KEPT_MAX = 5000;

/** One identified connection, which outlives its socket until it can no longer be resumed. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  readonly shard: readonly [index: number, count: number];
  #sequence = 0;
  #kept: Sent[] = [];
  #socket: WebSocket | undefined;
  /** When it lost its socket, in real time. */
  brokenAt = 0;

  constructor(
    socket: WebSocket,
    about: { readonly intents: number; readonly shard: readonly [number, number] },
  ) {
    this.#socket = socket;
    this.intents = about.intents;
    this.shard = about.shard;
  }

  get sequence(): number {
    return this.#sequence;
  }

  get isConnected(): boolean {
    return this.#socket !== undefined;
  }

  get socket(): WebSocket | undefined {
    return this.#socket;
  }

  wants(dispatch: Dispatch): boolean {
    const [index, count] = this.shard;
    const home = dispatch.guild === null ? 0 : Number((BigInt(dispatch.guild) >> 22n) % BigInt(count));
    return home === index && (this.intents & dispatch.intent) === dispatch.intent;
  }

  dispatch(name: string, payload: unknown): void {
    this.#sequence += 1;
    const frame = JSON.stringify({ op: Op.dispatch, t: name, s: this.#sequence, d: payload });
    this.#kept.push({ sequence: this.#sequence, frame });
    if (this.#kept.length > KEPT_MAX) this.#kept = this.#kept.slice(-KEPT_MAX);
    this.#socket?.send(frame);
  }

  /** Goes on over a new socket with everything after the sequence that the client saw last. */
  resume(socket: WebSocket, lastSeen: number): void {
    this.#socket = socket;
    for (const { sequence, frame } of this.#kept) if (sequence > lastSeen) socket.send(frame);
    this.dispatch('RESUMED', {});
  }

  /** The socket is gone; `true` if it was the present one. */
  lose(socket: WebSocket): boolean {
    if (this.#socket !== socket) return false;
    this.#socket = undefined;
    this.brokenAt = Date.now();
    return true;
  }
}
