import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** How to start the bot. */
export interface BotCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** Added to this process's own environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export interface BotStatus {
  /** `off`: none is started from here. `waiting`: it died and is started again soon. */
  readonly status: 'off' | 'starting' | 'running' | 'stopped' | 'waiting';
  /** Whether a bot, also one started elsewhere, has a gateway session. */
  readonly connected: boolean;
  readonly restarts: number;
  /** How often a bot has identified or resumed at the gateway. */
  readonly connections: number;
}

export interface BotLine {
  readonly at: number;
  readonly stream: 'stdout' | 'stderr';
  readonly line: string;
}

interface Ports {
  readonly now: () => number;
  readonly clockOffsetMs: () => number;
  /** Its state has changed, or something is to be told to whoever watches. */
  readonly onChange: () => void;
  readonly tell: (sentence: string) => void;
  readonly onLine: (line: BotLine) => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Having run so long, a bot that dies is started again as quickly as the first time. */
const HEALTHY_AFTER_MS = 60_000;
const STOP_WITHIN_MS = 10_000;
const LINES_MAX = 20_000;

/** The bot as a child process: started, and started again whenever it dies unbidden. */
export class BotProcess {
  readonly #bot: BotCommand;
  readonly #ports: Ports;
  readonly #lines: BotLine[] = [];
  #child: ChildProcess | undefined;
  #state: 'up' | 'stopped' | 'waiting' = 'stopped';
  #restarts = 0;
  #pauseMs = FIRST_PAUSE_MS;
  #restart: NodeJS.Timeout | undefined;
  #isWanted = false;
  #startedAt = 0;

  constructor(bot: BotCommand, ports: Ports) {
    this.#bot = bot;
    this.#ports = ports;
  }

  get state(): 'up' | 'stopped' | 'waiting' {
    return this.#state;
  }

  get restarts(): number {
    return this.#restarts;
  }

  get lines(): readonly BotLine[] {
    return this.#lines;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it, unless it runs. */
  start(): void {
    clearTimeout(this.#restart);
    this.#isWanted = true;
    if (this.#child !== undefined) return;
    const { command, args, env, cwd } = this.#bot;
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, THICKET_CLOCK_OFFSET_MS: String(this.#ports.clockOffsetMs()), ...env },
      ...(cwd !== undefined && { cwd }),
    });
    this.#child = child;
    this.#startedAt = Date.now();
    this.#collect(child.stdout, 'stdout');
    this.#collect(child.stderr, 'stderr');
    child.once('error', (error) => this.#gone(child, error.message));
    child.once('exit', (code, signal) => this.#gone(child, signal ?? `code ${code ?? '?'}`));
    this.#become('up');
    if (this.#ports.clockOffsetMs() !== 0) this.tellClock();
  }

  /** Ends it at once, with SIGKILL, as a crash would; done when it is gone. */
  async kill({ restart }: { readonly restart: boolean }): Promise<void> {
    this.#isWanted = restart;
    await this.#end('SIGKILL');
  }

  /** Asks it to stop, and does not start it again; done when it is gone. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#restart);
    const impatience = setTimeout(() => this.#child?.kill('SIGKILL'), STOP_WITHIN_MS);
    await this.#end('SIGTERM');
    clearTimeout(impatience);
    this.#become('stopped');
  }

  tellClock(): void {
    this.send({ clockOffsetMs: this.#ports.clockOffsetMs() });
  }

  /** Over IPC; nobody hears it while the bot is down. */
  send(message: object): void {
    if (this.#child?.connected) this.#child.send(message, () => undefined);
  }

  /** Hears what the process that runs now says over IPC, until the function handed back is called. */
  onMessage(listener: (message: unknown) => void): () => void {
    const child = this.#child;
    child?.on('message', listener);
    return () => void child?.off('message', listener);
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const gone = new Promise<void>((resolve) => {
      child.once('close', () => resolve());
    });
    child.kill(signal);
    await gone;
  }

  #gone(child: ChildProcess, reason: string): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    if (this.#isWanted) this.#startSoon(reason);
    else this.#become('stopped');
  }

  #startSoon(reason: string): void {
    if (Date.now() - this.#startedAt > HEALTHY_AFTER_MS) this.#pauseMs = FIRST_PAUSE_MS;
    const pauseMs = this.#pauseMs;
    this.#pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    this.#ports.tell(`The bot ended (${reason}). It is started again in ${pauseMs / 1000} s.`);
    this.#restart = setTimeout(() => {
      this.#restarts += 1;
      this.start();
    }, pauseMs);
    this.#become('waiting');
  }

  #become(state: 'up' | 'stopped' | 'waiting'): void {
    this.#state = state;
    this.#ports.onChange();
  }

  #collect(stream: Readable | null, name: BotLine['stream']): void {
    if (stream === null) return;
    createInterface({ input: stream }).on('line', (line) => {
      const entry = { at: this.#ports.now(), stream: name, line };
      this.#lines.push(entry);
      if (this.#lines.length > LINES_MAX) this.#lines.shift();
      this.#ports.onLine(entry);
    });
  }
}
