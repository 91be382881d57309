import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Fault } from '../../playground/rest/faults.js';
import type { Chance } from './chance.js';
import type { Ground } from './ground.js';

const run = promisify(execFile);

/** What the bot asks of Discord while matches are played; most of all what makes messages. */
const ROUTES = [
  'POST /interactions/*/*/callback',
  'POST /channels/*/messages',
  'POST /channels/*/messages',
  'PATCH /channels/*/messages/*',
  'DELETE /channels/*/messages/*',
  'PATCH /webhooks/**',
  '* /**',
  '* /**',
] as const;
/** More than that would wait for ever on routes that nobody uses. */
const ARMED_MAX = 12;
/** Of a hundred requests, so many bring another fault. */
const PERCENT_OF_REQUESTS = 20;
const GATEWAY_EVERY_MS = [200, 1_500] as const;
const DISK_EVERY_MS = [2_000, 8_000] as const;
const DISK_FOR_MS = [50, 700] as const;

/** Makes Discord, the way to it and the disk fail, for as long as it goes on. */
export class Mischief {
  readonly #ground: Ground;
  readonly #chance: Chance;
  readonly #done = new Map<string, number>();
  #isOn = false;
  #work: Promise<unknown> = Promise.resolve();
  #stopListening: () => void = () => undefined;
  #pauses = new AbortController();

  constructor(ground: Ground, chance: Chance) {
    this.#ground = ground;
    this.#chance = chance;
  }

  /** How often each kind of fault has hit so far. */
  get hits(): ReadonlyMap<string, number> {
    const { faults, gateway } = this.#ground.playground;
    return new Map([...faults.hits, ...gateway.disorder, ...this.#done]);
  }

  get count(): number {
    return [...this.hits.values()].reduce((all, one) => all + one, 0);
  }

  start(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#pauses = new AbortController();
    this.#stopListening = this.#ground.world.hub.on(({ kind }) => {
      if (kind === 'request' && this.#chance.percent(PERCENT_OF_REQUESTS)) this.#arm();
    });
    this.#work = Promise.all([this.#breakGateway(), this.#breakDisk()]);
    for (let count = 0; count < 3; count += 1) this.#arm();
  }

  /** Done once nothing fails any more. */
  async stop(): Promise<void> {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#stopListening();
    this.#pauses.abort();
    await this.#work;
    this.#ground.playground.faults.clear();
  }

  #arm(): void {
    const { faults } = this.#ground.playground;
    if (faults.armed < ARMED_MAX) faults.add(this.#fault());
  }

  #fault(): Fault {
    const base = { route: this.#chance.pick(ROUTES), count: 1 };
    const kind = this.#chance.pick(['rate-limit', 'status', 'slow', 'lost-answer'] as const);
    switch (kind) {
      case 'rate-limit':
        return {
          ...base,
          kind,
          retryAfter: this.#chance.between(0.02, 0.3),
          global: this.#chance.percent(30),
        };
      case 'status':
        return { ...base, kind, status: this.#chance.pick([500, 502, 503]) };
      case 'slow':
        return { ...base, kind, delayMs: this.#chance.between(20, this.#chance.percent(20) ? 2_000 : 400) };
      case 'lost-answer':
        return { ...base, kind };
    }
  }

  async #breakGateway(): Promise<void> {
    const { gateway } = this.#ground.playground;
    while (await this.#pause(GATEWAY_EVERY_MS)) {
      if (!this.#ground.isUp) continue;
      const kind = this.#chance.pick([
        'duplicate',
        'duplicate',
        'reorder',
        'reorder',
        'dropped socket',
        'op 7',
        'op 9 resumable',
        'op 9 for good',
      ] as const);
      if (kind === 'duplicate') gateway.duplicate(this.#eventName(), 1);
      else if (kind === 'reorder') gateway.reorder(this.#eventName(), 1);
      else this.#breakConnection(kind);
    }
  }

  #eventName(): string {
    return this.#chance.pick(['INTERACTION_CREATE', 'INTERACTION_CREATE', 'THREAD_CREATE', 'THREAD_UPDATE']);
  }

  #breakConnection(kind: 'dropped socket' | 'op 7' | 'op 9 resumable' | 'op 9 for good'): void {
    const { gateway } = this.#ground.playground;
    if (kind === 'dropped socket') gateway.drop();
    else if (kind === 'op 7') gateway.askReconnect();
    else gateway.invalidate(kind === 'op 9 resumable');
    this.#note(kind);
  }

  /** Sets the kernel's limit on the size of files to nothing: every write to a file is refused. */
  async #breakDisk(): Promise<void> {
    while (await this.#pause(DISK_EVERY_MS)) {
      if (!this.#ground.isUp) continue;
      const pid = String(this.#ground.pid);
      if (!(await limited(pid, '0'))) continue;
      this.#note('disk full');
      await this.#pause(DISK_FOR_MS);
      await limited(pid, 'unlimited');
    }
  }

  #note(kind: string): void {
    this.#done.set(kind, (this.#done.get(kind) ?? 0) + 1);
  }

  /** False once it is over. */
  async #pause([least, most]: readonly [number, number]): Promise<boolean> {
    await pause(this.#chance.between(least, most), undefined, { signal: this.#pauses.signal }).catch(
      () => undefined,
    );
    return this.#isOn;
  }
}

/** False where the process has gone meanwhile. Only the soft limit is changed, which may be raised again. */
async function limited(pid: string, bytes: '0' | 'unlimited'): Promise<boolean> {
  try {
    await run('prlimit', ['--pid', pid, `--fsize=${bytes}:`]);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error;
    return false;
  }
}
