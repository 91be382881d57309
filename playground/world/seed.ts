import { randomBytes } from 'node:crypto';
import { type APIRole, PermissionFlagsBits as Bits, ChannelType } from 'discord-api-types/v10';
import { memberKey } from './keys.js';
import type { Settings, StoredChannel, StoredGuild } from './types.js';
import type { World } from './world.js';

/** The first run's ids are the same everywhere, so that an address such as `?user=…` can be kept. */
const APPLICATION_ID = '1100000000000000001';
const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus', 'Hana'] as const;
const SHARED_PEOPLE = ['Dev', 'Eli', 'Fay'] as const;
const CLEARING_ID = '1100000000000002000';
const MOSSWOOD_ID = '1100000000000003000';

/** The cap that Discord states for threads that are active in one server. */
const ACTIVE_THREADS_MAX = 1000;

/** What `@everyone` may do in a new server. */
export const EVERYONE_PERMISSIONS = [
  Bits.ViewChannel,
  Bits.ChangeNickname,
  Bits.SendMessages,
  Bits.EmbedLinks,
  Bits.AttachFiles,
  Bits.AddReactions,
  Bits.UseExternalEmojis,
  Bits.MentionEveryone,
  Bits.ReadMessageHistory,
  Bits.UseApplicationCommands,
  Bits.CreatePublicThreads,
  Bits.CreatePrivateThreads,
  Bits.SendMessagesInThreads,
  Bits.Connect,
  Bits.Speak,
].reduce((all, bit) => all | bit, 0n);

/** What the bot asks for when it is invited. */
export const BOT_PERMISSIONS = [
  Bits.ViewChannel,
  Bits.SendMessages,
  Bits.CreatePublicThreads,
  Bits.SendMessagesInThreads,
  Bits.AttachFiles,
  Bits.EmbedLinks,
  Bits.ReadMessageHistory,
].reduce((all, bit) => all | bit, 0n);

/** Fills an empty world: two servers, eight people, the bot in both servers. */
export function seedWorld(world: World): Settings {
  PEOPLE.forEach((name, index) => {
    addUser(world, { id: personId(index), name, bot: false });
  });
  addUser(world, { id: APPLICATION_ID, name: 'Thicket', bot: true });

  const owner = personId(0);
  addGuild(world, { id: CLEARING_ID, name: 'The Clearing', owner, people: PEOPLE });
  addGuild(world, { id: MOSSWOOD_ID, name: 'Mosswood', owner: personId(3), people: SHARED_PEOPLE });
  const secret = randomBytes(24).toString('hex');
  const tokenHead = Buffer.from(APPLICATION_ID).toString('base64url');
  return {
    clockOffsetMs: 0,
    applicationId: APPLICATION_ID,
    token: `${tokenHead}.GPlayg.playground-token-good-nowhere-else`,
    secret,
    rateLimits: true,
    activeThreadsMax: ACTIVE_THREADS_MAX,
  };
}

interface NewGuild {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly people: readonly (typeof PEOPLE)[number][];
}

/** Makes a server with its usual channels and roles; the bot joins it. */
export function addGuild(world: World, { id, name, owner, people }: NewGuild): StoredGuild {
  const guild: StoredGuild = {
    id,
    name,
    owner_id: owner,
    blockedWords: [],
    roles: [
      role({ id, name: '@everyone', permissions: EVERYONE_PERMISSIONS, position: 0 }),
      role({ id: idAfter(id, 901), name: 'Members', permissions: 0n, position: 1 }),
      role({ id: idAfter(id, 902), name: 'Managers', permissions: Bits.ManageGuild, position: 2 }),
      {
        ...role({ id: idAfter(id, 903), name: 'Thicket', permissions: BOT_PERMISSIONS, position: 3 }),
        managed: true,
        tags: { bot_id: APPLICATION_ID },
      },
    ],
  };
  world.guilds.put(id, guild);
  for (const person of people) {
    addMember(world, { guild: id, user: personId(PEOPLE.indexOf(person)) });
  }
  addMember(world, { guild: id, user: APPLICATION_ID });
  for (const channel of firstChannels(id)) world.channels.put(channel.id, channel);
  return guild;
}

/** The ids of the roles that the seed gives every server. */
export function roleIds(guild: string): {
  readonly everyone: string;
  readonly members: string;
  readonly managers: string;
  readonly bot: string;
} {
  return {
    everyone: guild,
    members: idAfter(guild, 901),
    managers: idAfter(guild, 902),
    bot: idAfter(guild, 903),
  };
}

export function addMember(
  world: World,
  { guild, user }: { readonly guild: string; readonly user: string },
): void {
  const roles = roleIds(guild);
  world.members.put(memberKey(guild, user), {
    guild,
    user,
    nick: null,
    roles: [user === APPLICATION_ID ? roles.bot : roles.members],
    joined_at: new Date(world.clock.now()).toISOString(),
  });
}

export function addUser(
  world: World,
  { id, name, bot }: { readonly id: string; readonly name: string; readonly bot: boolean },
): void {
  world.users.put(id, {
    id,
    username: name.toLowerCase().replace(/[^a-z0-9_.]/g, '_'),
    global_name: name,
    bot,
    locale: 'en-US',
    acceptsDirectMessages: true,
  });
}

function firstChannels(guild: string): readonly StoredChannel[] {
  const list = [
    ['games', ChannelType.GuildText],
    ['general', ChannelType.GuildText],
    ['ideas', ChannelType.GuildForum],
    ['Treetop', ChannelType.GuildVoice],
    ['news', ChannelType.GuildAnnouncement],
  ] as const;
  return list.map(([name, type], position) => ({
    id: idAfter(guild, position + 1),
    type,
    guild,
    name,
    topic: null,
    position,
    parent: null,
    overwrites: [],
    lastMessage: null,
    owner: null,
    thread: null,
    recipients: [],
  }));
}

function role(about: {
  readonly id: string;
  readonly name: string;
  readonly permissions: bigint;
  readonly position: number;
}): APIRole {
  const { permissions, ...rest } = about;
  return {
    ...rest,
    permissions: permissions.toString(),
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    flags: 0 as APIRole['flags'],
  };
}

function personId(index: number): string {
  return idAfter('1100000000000001000', index + 1);
}

function idAfter(id: string, count: number): string {
  return (BigInt(id) + BigInt(count)).toString();
}
