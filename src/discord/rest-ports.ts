import {
  type APIMessage,
  type APIThreadChannel,
  ChannelType,
  ComponentType,
  MessageFlags,
  type RawFile,
  type REST,
  Routes,
} from 'discord.js';
import type { ChannelId, MessageId, UserId } from '../tables/ids.js';
import type { ThreadPort } from './app.js';
import type { FoundMessage, MessagePort } from './delivery/message-port.js';
import { type DiscordFault, faultOf } from './faults.js';
import type { DrawnMessage } from './screen.js';

/** A message without the files, which travel beside it. */
export interface MessageBody {
  readonly flags: number;
  readonly components: DrawnMessage['components'];
  readonly attachments?: readonly {
    readonly id: string;
    readonly filename: string;
    readonly description: string;
  }[];
  readonly allowed_mentions: { readonly parse: readonly []; readonly users: readonly string[] };
}

/**
 * `pings` are the only people notified. Attachments are restated whole, so that an edit drops the old ones, or else not
 * at all, so that it keeps them.
 */
export function messageBody(
  { components, files, keepsFiles = false }: DrawnMessage,
  pings: readonly string[] = [],
): MessageBody {
  const attachments = files.map(({ name, alt }, index) => ({
    id: String(index),
    filename: name,
    description: alt,
  }));
  return {
    flags: MessageFlags.IsComponentsV2,
    components,
    ...(keepsFiles ? {} : { attachments }),
    allowed_mentions: { parse: [], users: [...pings] },
  };
}

export function rawFiles({ files }: DrawnMessage): RawFile[] {
  return files.map(({ name, data, contentType }) => ({ name, data, contentType }));
}

const PAGE_SIZE = 100;
/** More talk than this after the last known message, and one message of ours more is the smaller harm. */
const PAGES_MAX = 5;

/** How many people's channels are remembered; asking again gives the same one. */
const DIRECT_CHANNELS_MAX = 5_000;

export function restMessagePort(rest: REST): MessagePort {
  const direct = new Map<UserId, ChannelId>();
  return {
    async send(channelId, { drawn, pings, nonce }) {
      const body = { ...messageBody(drawn, pings), nonce, enforce_nonce: true };
      const sent = await faulting(
        rest.post(Routes.channelMessages(channelId), { body, files: rawFiles(drawn) }),
      );
      return (sent as APIMessage).id as MessageId;
    },
    async edit(channelId, messageId, drawn) {
      const request = { body: messageBody(drawn), files: rawFiles(drawn) };
      await faulting(rest.patch(Routes.channelMessage(channelId, messageId), request));
    },
    async delete(channelId, messageId) {
      await faulting(rest.delete(Routes.channelMessage(channelId, messageId)));
    },
    ownMessagesAfter: (channelId, after) => messagesAfter(rest, channelId, after),
    async openDirect(userId) {
      const known = direct.get(userId);
      if (known !== undefined) return known;
      const body = { recipient_id: userId };
      const { id } = (await faulting(rest.post(Routes.userChannels(), { body }))) as { readonly id: string };
      direct.set(userId, id as ChannelId);
      const oldest = direct.keys().next().value;
      if (direct.size > DIRECT_CHANNELS_MAX && oldest !== undefined) direct.delete(oldest);
      return id as ChannelId;
    },
    async setAutoArchive(threadId, minutes) {
      await faulting(rest.patch(Routes.channel(threadId), { body: { auto_archive_duration: minutes } }));
    },
  };
}

/** A running match may rest for a week before Discord puts its thread away. */
const ARCHIVE_WHILE_PLAYING_MINUTES = 10_080;

export function restThreadPort(rest: REST): ThreadPort {
  return {
    async open(channelId, messageId, name) {
      const body = { name, auto_archive_duration: ARCHIVE_WHILE_PLAYING_MINUTES };
      try {
        const thread = await faulting(rest.post(Routes.threads(channelId, messageId), { body }));
        return (thread as APIThreadChannel).id as ChannelId;
      } catch (error) {
        // A thread made from a message has the id of that message.
        if (faultOf(error).kind === 'thread-exists') return messageId as string as ChannelId;
        throw error;
      }
    },
    async make(channelId, name) {
      const { id } = (await faulting(
        rest.post(Routes.threads(channelId), {
          body: {
            name,
            type: ChannelType.PublicThread,
            auto_archive_duration: ARCHIVE_WHILE_PLAYING_MINUTES,
          },
        }),
      )) as APIThreadChannel;
      return id as ChannelId;
    },
    async addMember(threadId, userId) {
      await faulting(rest.put(Routes.threadMembers(threadId, userId)));
    },
    async rename(threadId, name) {
      await faulting(rest.patch(Routes.channel(threadId), { body: { name } }));
    },
  };
}

// Discord answers with the oldest messages after the given one, newest first among them.
async function messagesAfter(
  rest: REST,
  channelId: ChannelId,
  after: string,
): Promise<readonly FoundMessage[]> {
  const found: FoundMessage[] = [];
  let last = after;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = new URLSearchParams({ after: last, limit: String(PAGE_SIZE) });
    const messages = (await faulting(
      rest.get(Routes.channelMessages(channelId), { query }),
    )) as readonly APIMessage[];
    found.push(...messages.filter(({ author }) => author.bot === true).map(foundMessage));
    const newest = messages[0];
    if (newest === undefined || messages.length < PAGE_SIZE) break;
    last = newest.id;
  }
  return found;
}

function foundMessage({ id, components = [] }: APIMessage): FoundMessage {
  const markers = components.flatMap((component) =>
    component.type === ComponentType.Container && component.id !== undefined ? [component.id] : [],
  );
  return { messageId: id as MessageId, markers };
}

/** Turns whatever a request fails with into a `DiscordFault`. */
export async function faulting<Value>(request: Promise<Value>): Promise<Value> {
  try {
    return await request;
  } catch (error) {
    const fault: DiscordFault = faultOf(error);
    throw fault;
  }
}
