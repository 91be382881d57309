import { setTimeout as pause } from 'node:timers/promises';
import { click } from '../../playground/page-api/clicks.js';
import { useCommand } from '../../playground/page-api/commands.js';
import type { OptionValues } from '../../playground/page-api/option-values.js';
import { PageRefusal } from '../../playground/page-api/refusal.js';
import { flatten } from '../../playground/world/components.js';
import type { StoredInteraction } from '../../playground/world/types.js';
import { must } from '../../src/base/invariant.js';
import type { Chance } from './chance.js';
import type { Gate } from './gate.js';
import type { Ground } from './ground.js';
import { OwnPanel } from './own-panel.js';

/** A short match of one of the games. */
export interface Sort {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly number[];
}

export const SORTS: readonly Sort[] = [
  { game: 'woodland-tricks', options: { target: '16' }, seats: [2] },
  { game: 'before-the-birds', options: { limit: 10 }, seats: [3, 4, 5] },
  { game: 'trickadee', options: {}, seats: [3] },
];

interface About {
  readonly channel: string;
  readonly sort: Sort;
  /** The host first. */
  readonly users: readonly string[];
  readonly chance: Chance;
  readonly gate: Gate;
  /** True once whoever plays is to stop. */
  readonly isOver: () => boolean;
}

/** A table at which nothing has changed for so long stands still. */
const STUCK_MS = 240_000;
const AGAIN_AFTER_MS = 4_000;
const A_MOMENT_MS = 200;
const BETWEEN_TURNS_MS = 10;

/** One table from `/play` to its end, whatever happens meanwhile. */
export class TableRun {
  readonly about: About;
  panels: readonly OwnPanel[] = [];
  #tableId: string | undefined;
  readonly #ground: Ground;
  readonly #known: ReadonlySet<string>;

  constructor(ground: Ground, about: About) {
    this.#ground = ground;
    this.about = about;
    this.#known = new Set(this.#tablesHere());
  }

  /** Once it is open. */
  get tableId(): string | undefined {
    return this.#tableId;
  }

  get status(): string {
    return this.#tableId === undefined ? 'none' : this.#ground.store.table(this.#tableId).status;
  }

  /** Plays it; fails where it stands still. */
  async run(): Promise<void> {
    const [host = '', ...guests] = this.about.users;
    await this.#strive(
      () => this.#opened(),
      () => this.#useCommand(host),
    );
    for (const guest of guests) {
      await this.#strive(
        () => this.#seated(guest),
        () => this.#press(guest, 'join'),
      );
    }
    await this.#strive(
      () => this.status === 'playing',
      () => this.#press(host, 'start'),
    );
    if (this.about.isOver()) return;
    const thread = must(this.#ground.store.table(this.#id).thread_id, 'A match has a thread.');
    const people = this.#ground.store.people(this.#id);
    this.panels = people.map(
      ({ user_id: user }) =>
        new OwnPanel(this.#ground, { user, thread, chance: this.about.chance.fork(user) }),
    );
    await this.#play();
  }

  get #id(): string {
    return must(this.#tableId, 'The table is open.');
  }

  async #play(): Promise<void> {
    let changedAt = performance.now();
    let step = -1;
    while (this.status === 'playing' && !this.about.isOver()) {
      await this.about.gate.through(() => this.#takeTurns());
      // Where nothing could be done, others must get their turn.
      await pause(BETWEEN_TURNS_MS);
      const now = this.#ground.store.table(this.#id).step;
      if (now !== step) changedAt = performance.now();
      step = now;
      if (performance.now() - changedAt > STUCK_MS) throw this.#stuck('a move');
    }
  }

  async #takeTurns(): Promise<void> {
    await this.#ground.ready();
    const seats = this.#ground.store.awaitedSeats(this.#id);
    if (seats.length === 0) await this.#ground.until(() => this.status !== 'playing', A_MOMENT_MS);
    const acting = this.about.chance.percent(60) ? seats : seats.slice(0, 1);
    await Promise.all(acting.map((seat) => must(this.panels[seat], 'Somebody sits there.').act()));
  }

  /** Does it again and again until it has come true. */
  async #strive(isTrue: () => boolean, act: () => StoredInteraction | undefined): Promise<void> {
    const began = performance.now();
    while (!isTrue() && !this.about.isOver()) {
      await this.about.gate.through(async () => {
        await this.#ground.ready();
        const kills = this.#ground.kills;
        const interaction = act();
        await this.#ground.until(
          () => isTrue() || this.#ground.kills !== kills || this.#isFailed(interaction),
          interaction === undefined ? A_MOMENT_MS : AGAIN_AFTER_MS,
        );
      });
      if (performance.now() - began > STUCK_MS) throw this.#stuck('the start');
    }
  }

  #isFailed(interaction: StoredInteraction | undefined): boolean {
    return (
      interaction !== undefined && this.#ground.world.interactions.get(interaction.id)?.status === 'failed'
    );
  }

  #stuck(what: string): Error {
    const { channel, sort } = this.about;
    return new Error(
      `Stuck before ${what}: ${sort.game}, table ${this.#tableId ?? 'unknown'}, channel ${channel}.`,
    );
  }

  #useCommand(user: string): StoredInteraction {
    const { channel, sort } = this.about;
    return useCommand(this.#ground.world, {
      user,
      channel,
      name: 'play',
      subcommand: sort.game,
      options: sort.options,
    });
  }

  #opened(): boolean {
    const opened = this.#tablesHere().filter((id) => !this.#known.has(id));
    this.#tableId = opened.at(-1);
    return this.#tableId !== undefined && this.#lobbyButton('join') !== undefined;
  }

  #seated(user: string): boolean {
    return this.#ground.store.people(this.#id).some((person) => person.user_id === user);
  }

  #press(user: string, what: 'join' | 'start'): StoredInteraction | undefined {
    const button = this.#lobbyButton(what);
    if (button === undefined) return undefined;
    try {
      return click(this.#ground.world, { user, ...button });
    } catch (error) {
      if (error instanceof PageRefusal) return undefined;
      throw error;
    }
  }

  #lobbyButton(what: 'join' | 'start'): { readonly message: string; readonly customId: string } | undefined {
    const { world } = this.#ground;
    for (const { id, components } of world.messages.in(this.about.channel)) {
      const button = flatten(components).find(
        ({ custom_id: customId, disabled }) =>
          disabled !== true && customId?.startsWith(`${what}.${this.#id}`) === true,
      );
      if (button?.custom_id !== undefined) return { message: id, customId: button.custom_id };
    }
    return undefined;
  }

  #tablesHere(): readonly string[] {
    return this.#ground.store
      .all<{ readonly id: string }>(
        'SELECT id FROM tables WHERE channel_id = ? ORDER BY opened_at, rowid',
        this.about.channel,
      )
      .map(({ id }) => id);
  }
}
