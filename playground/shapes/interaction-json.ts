import { must } from '../base/must.js';
import { permissionsIn } from '../world/permissions.js';
import type { StoredChannel, StoredInteraction } from '../world/types.js';
import type { World } from '../world/world.js';
import { channelJson } from './channel-json.js';
import { guildLocale } from './guild-json.js';
import { memberJson, memberOf, userJson } from './people-json.js';

const TYPE_BY_KIND = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
const CONTEXT_GUILD = 0;
const CONTEXT_BOT_DM = 1;

/** The largest file that an answer may carry. */
const ATTACHMENT_BYTES_MAX = 10 * 1024 * 1024;

/** What INTERACTION_CREATE carries: `data` and `message` are those of the kind. */
export function interactionJson(
  world: World,
  interaction: StoredInteraction,
  parts: { readonly data: unknown; readonly message?: unknown },
): Record<string, unknown> {
  const channel = must(world.channels.get(interaction.channel), 'an interaction comes from a channel');
  const user = must(world.users.get(interaction.user), 'an interaction comes from a user');
  return {
    id: interaction.id,
    application_id: world.botId,
    type: TYPE_BY_KIND[interaction.kind],
    token: interaction.token,
    version: 1,
    data: parts.data,
    ...(parts.message !== undefined && { message: parts.message }),
    channel_id: channel.id,
    channel: partialChannel(world, interaction.user, channel),
    app_permissions: permissionsIn(world, world.botId, channel).toString(),
    locale: user.locale,
    entitlements: [],
    attachment_size_limit: ATTACHMENT_BYTES_MAX,
    ...placeOf(world, interaction, channel),
  };
}

function placeOf(
  world: World,
  interaction: StoredInteraction,
  channel: StoredChannel,
): Record<string, unknown> {
  if (channel.guild === null) {
    return {
      user: userJson(world, interaction.user),
      context: CONTEXT_BOT_DM,
      authorizing_integration_owners: { 0: '0' },
    };
  }
  const member = must(memberOf(world, channel.guild, interaction.user), 'only members act in a server');
  const locale = guildLocale(must(world.guilds.get(channel.guild), 'a channel is in a server'));
  return {
    guild_id: channel.guild,
    guild: { id: channel.guild, locale, features: [] },
    guild_locale: locale,
    member: {
      ...memberJson(world, member),
      permissions: permissionsIn(world, interaction.user, channel).toString(),
    },
    context: CONTEXT_GUILD,
    authorizing_integration_owners: { 0: channel.guild },
  };
}

function partialChannel(world: World, user: string, channel: StoredChannel): Record<string, unknown> {
  return { ...channelJson(world, channel), permissions: permissionsIn(world, user, channel).toString() };
}
