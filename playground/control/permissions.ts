import { type APIOverwrite, type APIRole, PermissionFlagsBits } from 'discord-api-types/v10';
import { must } from '../base/must.js';
import { PageRefusal } from '../page-api/refusal.js';
import { changeChannel } from '../world/channels.js';
import { BOT_PERMISSIONS, EVERYONE_PERMISSIONS, roleIds } from '../world/seed.js';
import type { StoredChannel, StoredGuild } from '../world/types.js';
import type { World } from '../world/world.js';
import { knownChannel, knownGuild } from './known.js';

export interface PermissionChange {
  readonly guild: string;
  readonly channel?: string | undefined;
  /** Whose permissions; the bot's when left out. */
  readonly user?: string | undefined;
  readonly deny?: readonly string[] | undefined;
  readonly allow?: readonly string[] | undefined;
  /** Back to what the roles say. */
  readonly clear?: readonly string[] | undefined;
}

interface Bits {
  readonly deny: bigint;
  readonly allow: bigint;
  readonly clear: bigint;
}

/** Refuses or grants permissions, as somebody who manages the server would. */
export function changePermissions(world: World, change: PermissionChange): void {
  const guild = knownGuild(world, change.guild);
  const bits = { deny: bitsOf(change.deny), allow: bitsOf(change.allow), clear: bitsOf(change.clear) };
  const user = change.user ?? world.botId;
  if (change.channel === undefined && user === world.botId) changeBotRole(world, guild, bits);
  else for (const place of placesOf(world, change)) changeOverwrite(world, place, { user, bits });
}

function placesOf(world: World, change: PermissionChange): readonly StoredChannel[] {
  if (change.channel !== undefined) return [placeOf(world, change.channel)];
  return world.channels.all().filter((channel) => channel.guild === change.guild && channel.thread === null);
}

function bitsOf(names: readonly string[] = []): bigint {
  return names.reduce((all, name) => {
    const bit = (PermissionFlagsBits as Readonly<Record<string, bigint | undefined>>)[name];
    if (bit === undefined)
      throw new PageRefusal('bad-value', `There is no permission ${name}. Names are like ManageThreads.`);
    return all | bit;
  }, 0n);
}

function placeOf(world: World, id: string): StoredChannel {
  const channel = knownChannel(world, id);
  if (channel.thread === null) return channel;
  throw new PageRefusal('bad-request', 'A thread has the permissions of its channel: name that channel.');
}

function changeOverwrite(
  world: World,
  channel: StoredChannel,
  { user, bits }: { readonly user: string; readonly bits: Bits },
): void {
  const own = channel.overwrites.find((overwrite) => overwrite.id === user);
  const touched = bits.deny | bits.allow | bits.clear;
  const overwrite: APIOverwrite = {
    id: user,
    type: 1,
    deny: ((BigInt(own?.deny ?? 0) & ~touched) | bits.deny).toString(),
    allow: ((BigInt(own?.allow ?? 0) & ~touched) | bits.allow).toString(),
  };
  const others = channel.overwrites.filter(({ id }) => id !== user);
  const isEmpty = overwrite.deny === '0' && overwrite.allow === '0';
  changeChannel(world, channel, { overwrites: isEmpty ? others : [...others, overwrite] });
}

/**
 * In a whole server the bot has what its role and `@everyone` give it. What it is to lose, `@everyone`
 * loses too, and the role that all people have gets instead, so that nothing changes for them.
 */
function changeBotRole(world: World, guild: StoredGuild, bits: Bits): void {
  const ids = roleIds(guild.id);
  const { deny, allow, clear } = bits;
  changeRole(world, guild.id, {
    id: ids.bot,
    change: (held) => ((held & ~deny) | allow | (clear & BOT_PERMISSIONS)) & ~(clear & ~BOT_PERMISSIONS),
  });
  changeRole(world, guild.id, {
    id: ids.members,
    change: (held) => (held | (deny & EVERYONE_PERMISSIONS)) & ~clear,
  });
  changeRole(world, guild.id, {
    id: ids.everyone,
    change: (held) => (held & ~deny) | (clear & EVERYONE_PERMISSIONS),
  });
}

function changeRole(
  world: World,
  guildId: string,
  { id, change }: { readonly id: string; readonly change: (held: bigint) => bigint },
): void {
  const guild = must(world.guilds.get(guildId), 'checked by the caller');
  const roles = guild.roles.map((role): APIRole => {
    if (role.id !== id) return role;
    return { ...role, permissions: change(BigInt(role.permissions)).toString() };
  });
  const before = guild.roles.find((role) => role.id === id)?.permissions;
  if (before === roles.find((role) => role.id === id)?.permissions) return;
  const changed = world.guilds.put(guildId, { ...guild, roles });
  world.hub.emit({ kind: 'role-update', guild: changed, role: id });
}
