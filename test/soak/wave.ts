import { memberOf } from '../../playground/shapes/people-json.js';
import { createChannel } from '../../playground/world/channels.js';
import type { DeliveryRecord } from '../../playground/world/types.js';
import { must } from '../../src/base/invariant.js';
import type { Chance } from './chance.js';
import { checkTable } from './check-table.js';
import { Gate } from './gate.js';
import type { Ground } from './ground.js';
import { killOnce } from './killer.js';
import { wrongLines } from './log-check.js';
import type { Mischief } from './mischief.js';
import { SORTS, TableRun } from './table-run.js';

export interface WavePlan {
  readonly matches: number;
  readonly kills: number;
  /** How many faults must have hit at its end. */
  readonly faults: number;
  /** Tables played at the same time. */
  readonly sideBySide: number;
}

export interface WaveReport {
  readonly matches: number;
  readonly moves: number;
  readonly kills: number;
  /** What was wrong, each a sentence. */
  readonly wrong: readonly string[];
}

const SERVER = 'The Clearing';
/** Delivery rests for up to a minute after failures in a row. */
const TOLD_WITHIN_MS = 150_000;
const BETWEEN_CHECKS_MS = 30_000;

/** Matches of all games at the same time, while everything fails that can; then a look at all of it. */
export async function playWave(
  ground: Ground,
  about: { readonly plan: WavePlan; readonly mischief: Mischief; readonly chance: Chance },
): Promise<WaveReport> {
  const wave = new Wave(ground, about);
  return wave.play();
}

class Wave {
  readonly #ground: Ground;
  readonly #plan: WavePlan;
  readonly #mischief: Mischief;
  readonly #chance: Chance;
  readonly #gate = new Gate();
  readonly #runs: TableRun[] = [];
  readonly #wrong: string[] = [];
  readonly #users: readonly string[];
  #linesSeen: number;
  readonly #recordsBefore: number;
  readonly #killsBefore: number;
  readonly #faultsAtEnd: number;
  #matches = 0;
  #isOver = false;

  constructor(
    ground: Ground,
    {
      plan,
      mischief,
      chance,
    }: { readonly plan: WavePlan; readonly mischief: Mischief; readonly chance: Chance },
  ) {
    this.#ground = ground;
    this.#plan = plan;
    this.#mischief = mischief;
    this.#chance = chance;
    const { world } = ground;
    const server = this.#server;
    this.#users = world.users
      .all()
      .filter(({ bot, id }) => !bot && memberOf(world, server, id) !== undefined)
      .map(({ id }) => id);
    this.#linesSeen = ground.lines.length;
    this.#recordsBefore = lastRecord(ground);
    this.#killsBefore = ground.kills;
    this.#faultsAtEnd = mischief.count + plan.faults;
  }

  async play(): Promise<WaveReport> {
    if (this.#plan.faults > 0) this.#mischief.start();
    const slots = Array.from({ length: this.#plan.sideBySide }, (_, slot) => this.#playSlot(slot));
    const others = [this.#kill(), this.#lookNowAndThen()];
    await Promise.all(slots);
    this.#isOver = true;
    await Promise.all(others);
    await this.#look('at its end');
    return {
      matches: this.#matches,
      moves: this.#runs.reduce((all, run) => all + this.#movesOf(run), 0),
      kills: this.#ground.kills - this.#killsBefore,
      wrong: [...this.#wrong, ...this.#ground.mistakes],
    };
  }

  get #server(): string {
    return must(
      this.#ground.world.guilds.all().find(({ name }) => name === SERVER),
      'A server.',
    ).id;
  }

  get #kills(): number {
    return this.#ground.kills - this.#killsBefore;
  }

  /** Whether there is enough of everything but the matches that are being played. */
  get #isEnough(): boolean {
    return (
      this.#wrong.length > 0 ||
      (this.#runs.length >= this.#plan.matches &&
        this.#kills >= this.#plan.kills &&
        this.#mischief.count >= this.#faultsAtEnd)
    );
  }

  async #playSlot(slot: number): Promise<void> {
    const { id: channel } = createChannel(this.#ground.world, {
      guild: this.#server,
      name: `table-${slot}`,
      type: 0,
    });
    while (!this.#isEnough) {
      const number = this.#runs.length;
      const chance = this.#chance.fork(`match/${number}`);
      const sort = must(SORTS[number % SORTS.length], 'a game');
      const seats = chance.pick(sort.seats);
      const start = Math.floor(chance.fraction() * this.#users.length);
      const users = Array.from({ length: seats }, (_, seat) =>
        must(this.#users[(start + seat) % this.#users.length], 'somebody'),
      );
      const isOver = () => this.#wrong.length > 0;
      const run = new TableRun(this.#ground, { channel, sort, users, chance, gate: this.#gate, isOver });
      this.#runs.push(run);
      await run.run().then(
        () => {
          this.#matches += 1;
        },
        (error: unknown) =>
          this.#wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      );
    }
  }

  async #kill(): Promise<void> {
    const chance = this.#chance.fork('kills');
    while (!this.#isOver && this.#kills < this.#plan.kills) {
      await this.#gate.through(() => killOnce(this.#ground, chance, () => this.#isOver));
    }
  }

  async #lookNowAndThen(): Promise<void> {
    for (;;) {
      await this.#ground.until(() => this.#isOver, BETWEEN_CHECKS_MS);
      if (this.#isOver) return;
      await this.#gate.close();
      await this.#look('half-way');
      if (this.#plan.faults > 0) this.#mischief.start();
      this.#gate.open();
    }
  }

  /** Lets everything be told that is to be told, and looks at every table. */
  async #look(when: string): Promise<void> {
    const { store } = this.#ground;
    await this.#mischief.stop();
    // A delivery that has failed again and again rests for a minute, but not beyond a restart.
    if (this.#plan.kills > 0) await this.#ground.kill();
    await this.#ground.ready();
    const isTold = await this.#ground.until(() => untold(store) === 0, TOLD_WITHIN_MS);
    if (!isTold) this.#wrong.push(`${when}: ${untold(store)} notices and posts were not delivered`);
    const records = recordsByChannel(this.#ground, this.#recordsBefore);
    const found = this.#runs.flatMap((run) => this.#wrongWith(run, records));
    const lines = wrongLines(this.#ground.lines.slice(this.#linesSeen)).map((line) => `log: ${line}`);
    this.#linesSeen = this.#ground.lines.length;
    this.#wrong.push(...[...found, ...new Set(lines)].map((what) => `${when}: ${what}`));
  }

  #wrongWith(run: TableRun, records: ReadonlyMap<string, readonly DeliveryRecord[]>): readonly string[] {
    const { tableId, panels, status } = run;
    if (tableId === undefined || !['playing', 'finished'].includes(status)) return [];
    try {
      return checkTable(this.#ground, { tableId, panels, records });
    } catch (error) {
      return [`${tableId}: ${String(error)}`];
    }
  }

  #movesOf({ tableId }: TableRun): number {
    if (tableId === undefined) return 0;
    return this.#ground.store.log(tableId).filter(({ kind }) => kind === 'move').length;
  }
}

function untold(store: Ground['store']): number {
  const [row] = store.all<{ readonly untold: number }>(
    'SELECT (SELECT count(*) FROM notices) + (SELECT count(*) FROM posts WHERE message_id IS NULL) AS untold',
  );
  return row?.untold ?? 0;
}

function lastRecord({ world }: Ground): number {
  return world.disk.readLog('records', 0).at(-1)?.number ?? 0;
}

function recordsByChannel({ world }: Ground, after: number): ReadonlyMap<string, readonly DeliveryRecord[]> {
  const byChannel = new Map<string, DeliveryRecord[]>();
  for (const { body } of world.disk.readLog('records', after)) {
    const record = body as DeliveryRecord;
    byChannel.set(record.channel, [...(byChannel.get(record.channel) ?? []), record]);
  }
  return byChannel;
}
