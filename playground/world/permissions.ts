import { type APIOverwrite, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { memberKey } from './keys.js';
import type { StoredChannel, StoredGuild, StoredMember } from './types.js';
import type { World } from './world.js';

export const ALL_PERMISSIONS = Object.values(Bits).reduce((all, bit) => all | bit, 0n);

/** In a direct channel everybody may do what needs no server. */
const DIRECT_PERMISSIONS =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.ReadMessageHistory |
  Bits.AttachFiles |
  Bits.EmbedLinks |
  Bits.UseApplicationCommands |
  Bits.AddReactions;

/** What a user may do in a channel: roles, then overwrites; a thread takes its parent's. */
export function permissionsIn(world: World, user: string, channel: StoredChannel): bigint {
  if (channel.guild === null) return channel.recipients.includes(user) ? DIRECT_PERMISSIONS : 0n;
  const guild = world.guilds.get(channel.guild);
  const member = world.members.get(memberKey(channel.guild, user));
  if (guild === undefined || member === undefined) return 0n;
  const base = guildPermissions(guild, member);
  if (base === ALL_PERMISSIONS) return base;

  const ruling = channel.thread === null ? channel : world.channels.get(channel.parent ?? '');
  const granted = applyOverwrites(base, ruling?.overwrites ?? [], member);
  return (granted & Bits.ViewChannel) === 0n ? 0n : granted;
}

export function guildPermissions(guild: StoredGuild, member: StoredMember): bigint {
  if (guild.owner_id === member.user) return ALL_PERMISSIONS;
  const granted = guild.roles
    .filter((role) => role.id === guild.id || member.roles.includes(role.id))
    .reduce((all, role) => all | BigInt(role.permissions), 0n);
  return (granted & Bits.Administrator) === 0n ? granted : ALL_PERMISSIONS;
}

/** Whether a user sees a channel. A private thread is seen by those in it and those who manage threads. */
export function canView(world: World, user: string, channel: StoredChannel): boolean {
  const permissions = permissionsIn(world, user, channel);
  if ((permissions & Bits.ViewChannel) === 0n) return false;
  if (channel.type !== 12) return true;
  const inside = channel.thread?.members.some((member) => member.user === user) ?? false;
  return inside || (permissions & Bits.ManageThreads) !== 0n;
}

/** The permission that sending takes in this place. */
export function sendingBit(channel: StoredChannel): bigint {
  return channel.thread === null ? Bits.SendMessages : Bits.SendMessagesInThreads;
}

/** Whether a user has every one of these permissions in a channel. */
export function can(
  world: World,
  { user, channel }: { readonly user: string; readonly channel: StoredChannel },
  bits: bigint,
): boolean {
  return (permissionsIn(world, user, channel) & bits) === bits;
}

/** Everybody who sees a channel, in order of id. */
export function viewersOf(world: World, channel: StoredChannel): readonly string[] {
  return world.users
    .all()
    .map((user) => user.id)
    .filter((user) => canView(world, user, channel));
}

function applyOverwrites(base: bigint, overwrites: readonly APIOverwrite[], member: StoredMember): bigint {
  const everyone = overwrites.filter((overwrite) => overwrite.id === member.guild);
  const roles = overwrites.filter(
    (overwrite) =>
      overwrite.type === 0 && overwrite.id !== member.guild && member.roles.includes(overwrite.id),
  );
  const own = overwrites.filter((overwrite) => overwrite.type === 1 && overwrite.id === member.user);
  return [everyone, roles, own].reduce((granted, layer) => {
    const deny = layer.reduce((all, overwrite) => all | BigInt(overwrite.deny), 0n);
    const allow = layer.reduce((all, overwrite) => all | BigInt(overwrite.allow), 0n);
    return (granted & ~deny) | allow;
  }, base);
}
