import { channelJson, threadMemberJson } from '../../shapes/channel-json.js';
import { channelsOf, guildJson, threadForBot } from '../../shapes/guild-json.js';
import { memberJson, memberOf, membersOf } from '../../shapes/people-json.js';
import { activeThreads, stateOf } from '../../world/threads.js';
import { ownGuild } from '../access.js';
import { refuse } from '../discord-error.js';
import { type Answer, type Call, ok, param, type Route } from '../route.js';

export const GUILD_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/guilds/:guild', run: getGuild },
  { method: 'GET', path: '/guilds/:guild/channels', run: listChannels },
  {
    method: 'GET',
    path: '/guilds/:guild/roles',
    run: (call) => ok(ownGuild(call.world, param(call, 'guild')).roles),
  },
  { method: 'GET', path: '/guilds/:guild/threads/active', run: listActiveThreads },
  { method: 'GET', path: '/guilds/:guild/members/:user', run: getMember },
];

function getGuild(call: Call): Answer {
  const guild = ownGuild(call.world, param(call, 'guild'));
  const count = membersOf(call.world, guild.id).length;
  const counts = call.query.get('with_counts') === 'true';
  return ok({
    ...guildJson(guild),
    ...(counts && { approximate_member_count: count, approximate_presence_count: count }),
  });
}

function listChannels(call: Call): Answer {
  const guild = ownGuild(call.world, param(call, 'guild'));
  return ok(channelsOf(call.world, guild.id).map((channel) => channelJson(call.world, channel)));
}

function listActiveThreads(call: Call): Answer {
  const { world } = call;
  const guild = ownGuild(world, param(call, 'guild'));
  const threads = activeThreads(world, guild.id, world.botId);
  const members = threads.flatMap((thread) =>
    stateOf(thread)
      .members.filter(({ user }) => user === world.botId)
      .map((member) => threadMemberJson(thread, member)),
  );
  return ok({ threads: threads.map((thread) => threadForBot(world, thread)), members });
}

function getMember(call: Call): Answer {
  const { world } = call;
  const guild = ownGuild(world, param(call, 'guild'));
  const user = param(call, 'user') === '@me' ? world.botId : param(call, 'user');
  if (world.users.get(user) === undefined) throw refuse(10013);
  const member = memberOf(world, guild.id, user);
  if (member === undefined) throw refuse(10007);
  return ok(memberJson(world, member));
}
