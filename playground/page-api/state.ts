import type { BotStatus } from '../bot-process.js';
import { commandJson } from '../rest/routes/commands.js';
import { guildLocale, visibleChannels } from '../shapes/guild-json.js';
import { memberJson, memberOf, membersOf } from '../shapes/people-json.js';
import { canView } from '../world/permissions.js';
import { threadsOf } from '../world/threads.js';
import type { StoredGuild } from '../world/types.js';
import type { World } from '../world/world.js';
import { usableCommands } from './commands.js';
import { pageChannelJson, pagePeopleJson, pageUserJson } from './page-json.js';
import { actingUser } from './places.js';

type Json = Record<string, unknown>;

/** Everything one user's page starts from. */
export function stateJson(world: World, userId: string, bot: BotStatus): Json {
  const user = actingUser(world, userId);
  const mine = world.guilds.all().filter((guild) => memberOf(world, guild.id, user.id) !== undefined);
  const direct = world.channels.all().filter((channel) => channel.recipients.includes(user.id));
  return {
    user: pageUserJson(world, user.id),
    users: pagePeopleJson(world),
    application: { id: world.botId, name: world.users.get(world.botId)?.global_name },
    now: world.clock.now(),
    bot,
    guilds: mine.map((guild) => guildJson(world, user.id, guild)),
    direct_channels: direct.map((channel) => pageChannelJson(world, user.id, channel)),
    direct_commands: usableCommands(world, user.id, null).map((command) => commandJson(world, command)),
  };
}

function guildJson(world: World, user: string, guild: StoredGuild): Json {
  const threads = threadsOf(world, guild.id).filter((thread) => canView(world, user, thread));
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.owner_id,
    preferred_locale: guildLocale(guild),
    roles: guild.roles,
    members: membersOf(world, guild.id).map((member) => ({
      ...memberJson(world, member),
      user: pageUserJson(world, member.user),
    })),
    channels: visibleChannels(world, guild.id, user).map((channel) => pageChannelJson(world, user, channel)),
    threads: threads.map((thread) => pageChannelJson(world, user, thread)),
    commands: usableCommands(world, user, guild.id).map((command) => commandJson(world, command)),
  };
}
