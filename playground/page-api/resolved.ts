import { channelJson } from '../shapes/channel-json.js';
import { memberJson, memberOf, userJson } from '../shapes/people-json.js';
import type { World } from '../world/world.js';
import { PageRefusal } from './refusal.js';

type Shown = Record<string, Record<string, unknown>>;

/** The people, channels and roles that an interaction names, which Discord sends along in full. */
export class Resolved {
  readonly #world: World;
  readonly #guild: string | null;
  readonly #users: Shown = {};
  readonly #members: Shown = {};
  readonly #channels: Shown = {};
  readonly #roles: Shown = {};

  constructor(world: World, guild: string | null) {
    this.#world = world;
    this.#guild = guild;
  }

  user(id: string): string {
    if (this.#world.users.get(id) === undefined)
      throw new PageRefusal('bad-value', `There is no user ${id}.`);
    this.#users[id] = userJson(this.#world, id);
    const member = memberOf(this.#world, this.#guild ?? '', id);
    if (member !== undefined) {
      const { user: _, deaf: __, mute: ___, ...partial } = memberJson(this.#world, member);
      this.#members[id] = { ...partial, permissions: '0' };
    }
    return id;
  }

  channel(id: string, types: readonly number[] | null | undefined): string {
    const channel = this.#world.channels.get(id);
    const fits =
      channel !== undefined && channel.guild === this.#guild && (types?.includes(channel.type) ?? true);
    if (!fits) throw new PageRefusal('bad-value', `There is no such channel to choose: ${id}.`);
    this.#channels[id] = { ...channelJson(this.#world, channel), permissions: '0' };
    return id;
  }

  role(id: string): string {
    const role = this.#world.guilds.get(this.#guild ?? '')?.roles.find((candidate) => candidate.id === id);
    if (role === undefined) throw new PageRefusal('bad-value', `There is no role ${id}.`);
    this.#roles[id] = { ...role };
    return id;
  }

  mentionable(id: string): string {
    return this.#world.users.get(id) === undefined ? this.role(id) : this.user(id);
  }

  /** The key `resolved`, when anything was named. */
  json(): { readonly resolved?: Record<string, Shown> } {
    const parts = Object.entries({
      users: this.#users,
      members: this.#members,
      channels: this.#channels,
      roles: this.#roles,
    }).filter(([, shown]) => Object.keys(shown).length > 0);
    return parts.length > 0 ? { resolved: Object.fromEntries(parts) } : {};
  }
}
