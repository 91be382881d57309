import { channelJson } from '../../shapes/channel-json.js';
import { userJson } from '../../shapes/people-json.js';
import { directChannel } from '../../world/direct-channel.js';
import { memberKey } from '../../world/keys.js';
import { guildPermissions } from '../../world/permissions.js';
import type { World } from '../../world/world.js';
import { refuse } from '../discord-error.js';
import { checkForm } from '../forms/check-form.js';
import { type Answer, type Call, ok, param, type Route } from '../route.js';

const IDENTIFIES_A_DAY = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The gateway's address, the application, users, and direct channels. */
export const SELF_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/gateway', isOpen: true, run: ({ world }) => ok({ url: gatewayAddress(world) }) },
  { method: 'GET', path: '/gateway/bot', run: gatewayBot },
  { method: 'GET', path: '/applications/@me', run: ({ world }) => ok(applicationJson(world)) },
  { method: 'GET', path: '/oauth2/applications/@me', run: ({ world }) => ok(applicationJson(world)) },
  { method: 'GET', path: '/users/@me', run: ({ world }) => ok(ownUserJson(world)) },
  { method: 'GET', path: '/users/@me/guilds', run: ownGuilds },
  { method: 'POST', path: '/users/@me/channels', run: openDirectChannel },
  { method: 'GET', path: '/users/:user', run: getUser },
];

export function gatewayAddress(world: World): string {
  return `${world.address.replace('http', 'ws')}/gateway/`;
}

export function ownUserJson(world: World): Record<string, unknown> {
  return { ...userJson(world, world.botId), verified: true, mfa_enabled: true, email: null, flags: 0 };
}

function gatewayBot({ world }: Call): Answer {
  return ok({
    url: gatewayAddress(world),
    shards: 1,
    session_start_limit: {
      total: IDENTIFIES_A_DAY,
      remaining: IDENTIFIES_A_DAY,
      reset_after: DAY_MS,
      max_concurrency: 1,
    },
  });
}

function applicationJson(world: World): Record<string, unknown> {
  const name = world.users.get(world.botId)?.global_name;
  return {
    id: world.botId,
    name,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    bot: userJson(world, world.botId),
    verify_key: '0'.repeat(64),
    team: null,
    flags: 0,
    hook: true,
    type: null,
    summary: '',
    approximate_guild_count: guildIdsOfBot(world).length,
    integration_types_config: { 0: {} },
  };
}

export function guildIdsOfBot(world: World): readonly string[] {
  return world.guilds
    .all()
    .map((guild) => guild.id)
    .filter((guild) => world.members.get(memberKey(guild, world.botId)) !== undefined);
}

function ownGuilds({ world }: Call): Answer {
  const guilds = guildIdsOfBot(world).flatMap((id) => {
    const guild = world.guilds.get(id);
    const member = world.members.get(memberKey(id, world.botId));
    if (guild === undefined || member === undefined) return [];
    return {
      id,
      name: guild.name,
      icon: null,
      banner: null,
      owner: false,
      permissions: guildPermissions(guild, member).toString(),
      features: [],
    };
  });
  return ok(guilds);
}

function getUser(call: Call): Answer {
  const id = param(call, 'user');
  if (call.world.users.get(id) === undefined) throw refuse(10013);
  return ok(userJson(call.world, id));
}

function openDirectChannel({ world, body }: Call): Answer {
  const { recipient_id: recipient = '' } = checkForm<{ readonly recipient_id?: string }>(
    'CreatePrivateChannelRequest',
    body,
  );
  if (world.users.get(recipient) === undefined) throw refuse(10013);
  if (recipient === world.botId) throw refuse(50007);
  return ok(channelJson(world, directChannel(world, recipient)));
}
