import { must } from '../base/must.js';
import { memberKey } from '../world/keys.js';
import type { StoredMember } from '../world/types.js';
import type { World } from '../world/world.js';

/** A user as others see them. */
export function userJson(world: World, id: string): Record<string, unknown> {
  const user = must(world.users.get(id), `user ${id} is known`);
  return {
    id: user.id,
    username: user.username,
    global_name: user.bot ? null : user.global_name,
    discriminator: user.bot ? '0001' : '0',
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    public_flags: 0,
    ...(user.bot && { bot: true }),
  };
}

export function memberJson(world: World, member: StoredMember): Record<string, unknown> {
  return {
    user: userJson(world, member.user),
    nick: member.nick,
    roles: member.roles,
    joined_at: member.joined_at,
    avatar: null,
    banner: null,
    premium_since: null,
    communication_disabled_until: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
  };
}

export function memberOf(world: World, guild: string, user: string): StoredMember | undefined {
  return world.members.get(memberKey(guild, user));
}

export function membersOf(world: World, guild: string): readonly StoredMember[] {
  return world.members.all().filter((member) => member.guild === guild);
}
