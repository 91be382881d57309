import { PageRefusal } from '../page-api/refusal.js';
import { SENTENCES } from '../page-api/sentences.js';
import { memberOf } from '../shapes/people-json.js';
import { memberKey } from '../world/keys.js';
import { addGuild, addMember, addUser, roleIds } from '../world/seed.js';
import { leaveThread, threadsOf } from '../world/threads.js';
import type { StoredGuild, StoredMember, StoredUser } from '../world/types.js';
import type { World } from '../world/world.js';
import { knownGuild, knownUser } from './known.js';

export type MemberChange =
  | {
      readonly action: 'join' | 'leave' | 'give-manage-server' | 'take-manage-server';
      readonly guild: string;
      readonly user: string;
    }
  | {
      readonly action: 'rename';
      readonly guild: string;
      readonly user: string;
      readonly name: string | null;
    };

export function changeMember(world: World, change: MemberChange): void {
  const guild = knownGuild(world, change.guild);
  const user = knownUser(world, change.user);
  if (user.bot && change.action !== 'rename') {
    throw new PageRefusal('bad-request', 'The bot is added and removed by /control/guilds.');
  }
  if (change.action === 'join') join(world, guild, user);
  else changeMembership(world, demandMember(world, guild, user), change);
}

function demandMember(world: World, guild: StoredGuild, user: StoredUser): StoredMember {
  const member = memberOf(world, guild.id, user.id);
  if (member !== undefined) return member;
  throw new PageRefusal('no-such-user', `${user.global_name} is not in ${guild.name}.`);
}

function changeMembership(world: World, member: StoredMember, change: MemberChange): void {
  const guild = knownGuild(world, member.guild);
  const { managers } = roleIds(member.guild);
  const others = member.roles.filter((role) => role !== managers);
  if (change.action === 'leave') {
    if (member.user === guild.owner_id) throw new PageRefusal('bad-request', SENTENCES.ownerStays);
    leave(world, member);
  } else if (change.action === 'rename') put(world, { ...member, nick: change.name });
  else
    put(world, { ...member, roles: change.action === 'give-manage-server' ? [...others, managers] : others });
}

export function createUser(world: World, name: string): StoredUser {
  const id = world.ids.next();
  addUser(world, { id, name, bot: false });
  world.hub.emit({ kind: 'users-change' });
  return knownUser(world, id);
}

export function changeUser(
  world: World,
  change: {
    readonly user: string;
    readonly name?: string | undefined;
    readonly directMessages?: boolean | undefined;
    readonly locale?: string | undefined;
  },
): StoredUser {
  const user = knownUser(world, change.user);
  const changed = world.users.put(user.id, {
    ...user,
    ...(change.name !== undefined && { global_name: change.name }),
    ...(change.directMessages !== undefined && { acceptsDirectMessages: change.directMessages }),
    ...(change.locale !== undefined && { locale: change.locale }),
  });
  world.hub.emit({ kind: 'users-change' });
  return changed;
}

export function createGuild(world: World, name: string): StoredGuild {
  const owner = world.users.all().find((user) => !user.bot)?.id ?? '';
  // Its roles and channels take the ids that follow its own, so room is left for them.
  const guild = addGuild(world, { id: world.ids.next(), name, owner, people: [] });
  addMember(world, { guild: guild.id, user: owner });
  world.hub.emit({ kind: 'bot-added', guild });
  return guild;
}

export function addBot(world: World, id: string): void {
  const guild = knownGuild(world, id);
  if (memberOf(world, id, world.botId) !== undefined) return;
  addMember(world, { guild: id, user: world.botId });
  world.hub.emit({ kind: 'bot-added', guild });
}

export function removeBot(world: World, id: string): void {
  const guild = knownGuild(world, id);
  if (memberOf(world, id, world.botId) === undefined) return;
  world.members.delete(memberKey(id, world.botId));
  world.hub.emit({ kind: 'bot-removed', guild });
}

/** What the server is set to speak. */
export function setGuildLocale(world: World, id: string, locale: string): void {
  const guild = world.guilds.put(id, { ...knownGuild(world, id), locale });
  world.hub.emit({ kind: 'guild-update', guild });
}

function join(world: World, guild: StoredGuild, user: StoredUser): void {
  if (memberOf(world, guild.id, user.id) !== undefined) return;
  addMember(world, { guild: guild.id, user: user.id });
  const member = memberOf(world, guild.id, user.id);
  if (member !== undefined) world.hub.emit({ kind: 'member-join', member });
}

function leave(world: World, member: StoredMember): void {
  world.members.delete(memberKey(member.guild, member.user));
  for (const thread of threadsOf(world, member.guild)) leaveThread(world, thread, member.user);
  world.hub.emit({ kind: 'member-leave', member });
}

function put(world: World, member: StoredMember): void {
  world.members.put(memberKey(member.guild, member.user), member);
  world.hub.emit({ kind: 'member-update', member });
}
