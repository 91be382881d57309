import type { RawData, WebSocket } from 'ws';
import { areIntentsValid, PRIVILEGED_INTENTS } from './intents.js';
import { Op, type Session } from './session.js';

export interface Identify {
  readonly intents: number;
  readonly shard: readonly [index: number, count: number];
}

export interface Resume {
  readonly sessionId: string;
  readonly sequence: number;
}

interface Ports {
  readonly token: string;
  readonly privilegedIntents: number;
  readonly identify: (identify: Identify) => void;
  readonly resume: (resume: Resume) => void;
}

interface Frame {
  readonly op: number;
  readonly d: Readonly<Record<string, unknown>> | null;
}

const BAD_PAYLOAD = [4002, 'Error while decoding payload.'] as const;
const HEARTBEAT_INTERVAL_MS = 41_250;
const FRAMES_MAX = 120;
const FRAMES_PER_MS = 60_000;

/** One socket of a client, from hello to close. */
export class Connection {
  readonly socket: WebSocket;
  session: Session | undefined;
  readonly #ports: Ports;
  #heartbeatDue: NodeJS.Timeout | undefined;
  #framesSince = Date.now();
  #frames = 0;

  constructor(socket: WebSocket, ports: Ports) {
    this.socket = socket;
    this.#ports = ports;
  }

  greet(): void {
    this.send(Op.hello, { heartbeat_interval: HEARTBEAT_INTERVAL_MS, _trace: [] });
    this.#awaitHeartbeat();
  }

  send(op: number, payload: unknown): void {
    this.socket.send(JSON.stringify({ op, d: payload, s: null, t: null }));
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  stop(): void {
    clearTimeout(this.#heartbeatDue);
  }

  receive(data: RawData): void {
    const frame = parseFrame(data);
    if (frame === undefined) this.close(...BAD_PAYLOAD);
    else if (this.#isTooFast()) this.close(4008, 'Rate limited.');
    else this.#handle(frame);
  }

  #handle({ op, d }: Frame): void {
    switch (op) {
      case Op.heartbeat:
        this.#awaitHeartbeat();
        this.send(Op.heartbeatAck, null);
        break;
      case Op.identify:
        this.#identify(d ?? {});
        break;
      case Op.resume:
        this.#resume(d ?? {});
        break;
      case Op.presence:
      case Op.voice:
      case Op.requestMembers:
        if (this.session === undefined) this.close(4003, 'Not authenticated.');
        break;
      default:
        this.close(4001, 'Unknown opcode.');
    }
  }

  #identify(identify: Readonly<Record<string, unknown>>): void {
    const { properties, intents, shard = [0, 1] } = identify;
    const refusal = this.#refusalOf(identify);
    if (refusal) this.close(...refusal);
    else if (typeof properties !== 'object') this.close(...BAD_PAYLOAD);
    else if (!isShard(shard)) this.close(4010, 'Invalid shard.');
    else if (!areIntentsValid(intents)) this.close(4013, 'Invalid intent(s).');
    else if ((intents & PRIVILEGED_INTENTS & ~this.#ports.privilegedIntents) !== 0) {
      this.close(4014, 'Disallowed intent(s).');
    } else this.#ports.identify({ intents, shard });
  }

  #resume(resume: Readonly<Record<string, unknown>>): void {
    const refusal = this.#refusalOf(resume);
    if (refusal) this.close(...refusal);
    else this.#ports.resume({ sessionId: String(resume['session_id']), sequence: Number(resume['seq']) });
  }

  #refusalOf({
    token,
  }: Readonly<Record<string, unknown>>): readonly [code: number, reason: string] | undefined {
    if (this.session !== undefined) return [4005, 'Already authenticated.'];
    return this.#isToken(token) ? undefined : [4004, 'Authentication failed.'];
  }

  #isToken(token: unknown): boolean {
    return typeof token === 'string' && token.replace(/^Bot /, '') === this.#ports.token;
  }

  #isTooFast(): boolean {
    const now = Date.now();
    if (now - this.#framesSince > FRAMES_PER_MS) {
      this.#framesSince = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    return this.#frames > FRAMES_MAX;
  }

  #awaitHeartbeat(): void {
    clearTimeout(this.#heartbeatDue);
    this.#heartbeatDue = setTimeout(
      () => this.close(4009, 'Session timed out.'),
      HEARTBEAT_INTERVAL_MS * 1.5,
    );
  }
}

function parseFrame(data: RawData): Frame | undefined {
  try {
    const frame = JSON.parse(textOf(data)) as Frame;
    return typeof frame.op === 'number' ? frame : undefined;
  } catch {
    return undefined;
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
}

function isShard(shard: unknown): shard is readonly [number, number] {
  if (!Array.isArray(shard) || shard.length !== 2) return false;
  const [index, count] = shard as readonly unknown[];
  return (
    Number.isInteger(index) && Number.isInteger(count) && Number(index) >= 0 && Number(index) < Number(count)
  );
}
