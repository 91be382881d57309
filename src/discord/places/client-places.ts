import {
  type APIThreadChannel,
  type Client,
  type Guild,
  type GuildBasedChannel,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import type { ChannelId } from '../../tables/ids.js';
import type { MemberPort } from '../../tables/ports.js';
import { DiscordFault, faultOf } from '../faults.js';
import { missingInThread, missingPermissions, shutsOut } from '../permissions.js';
import { faulting } from '../rest-ports.js';
import type { MatchPlace, PlacePort, PlaceState, ServerPort } from './place-port.js';

/**
 * Looks first at what the gateway has told: servers, channels, roles and active threads cost no request. Discord is
 * asked only about a thread that is not among the active ones, which is archived or gone.
 */
export function clientPlaces(client: Client): PlacePort {
  return { look: (place) => look(client, place) };
}

/** Asks nothing of Discord. */
export function clientServers(client: Client): ServerPort {
  const known = (guildId: string): Guild | undefined => {
    const guild = client.guilds.cache.get(guildId);
    return guild?.available === true ? guild : undefined;
  };
  return {
    language: (guildId) => known(guildId)?.preferredLocale,
    isGone(guildId, channelId) {
      const guild = known(guildId);
      return guild !== undefined && !guild.channels.cache.has(channelId);
    },
    missing(guildId, channelId) {
      const channel = known(guildId)?.channels.cache.get(channelId);
      return channel === undefined ? [] : missingPermissions(heldIn(channel));
    },
  };
}

/** Asks Discord, since without a privileged intent the gateway tells nothing of members. */
export function restMembers({ rest }: Pick<Client, 'rest'>): MemberPort {
  return {
    async isMember(guildId, userId) {
      try {
        await faulting(rest.get(Routes.guildMember(guildId, userId)));
        return true;
      } catch (error) {
        return faultOf(error).kind !== 'person-gone';
      }
    },
  };
}

async function look(client: Client, { guildId, channelId, threadId }: MatchPlace): Promise<PlaceState> {
  const guild = knownGuild(client, guildId);
  if (guild === undefined) return { kind: 'removed' };
  const channel = guild.channels.cache.get(channelId);
  if (channel === undefined) return { kind: 'gone' };

  const held = heldIn(channel);
  const missing = missingInThread(held);
  if (shutsOut(missing)) return { kind: 'barred', missing };
  const thread = await threadOf(client, threadId);
  if (thread === undefined) return { kind: 'gone' };
  return thread.locked && (held & PermissionFlagsBits.ManageThreads) === 0n
    ? { kind: 'locked' }
    : { kind: 'open' };
}

function knownGuild(client: Client, guildId: string): Guild | undefined {
  const guild = client.guilds.cache.get(guildId);
  // In an outage nothing is known of a server's channels.
  if (!client.isReady() || guild?.available === false) {
    throw new DiscordFault('passing', 0, `The server ${guildId} is not available.`);
  }
  return guild;
}

function heldIn(channel: GuildBasedChannel): bigint {
  const { me } = channel.guild.members;
  return me === null ? 0n : channel.permissionsFor(me).bitfield;
}

async function threadOf(
  client: Client,
  threadId: ChannelId,
): Promise<{ readonly locked: boolean } | undefined> {
  const known = client.channels.cache.get(threadId);
  if (known?.isThread() === true) return { locked: known.locked === true };
  try {
    const thread = (await faulting(client.rest.get(Routes.channel(threadId)))) as APIThreadChannel;
    return { locked: thread.thread_metadata?.locked === true };
  } catch (error) {
    if (faultOf(error).kind === 'channel-gone') return undefined;
    throw error;
  }
}
