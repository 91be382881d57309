import { attachmentAddress, attachmentPath } from '../world/attachments.js';
import { type Component, type Media, mapMedia } from '../world/components.js';
import { timeOfId } from '../world/snowflakes.js';
import type { StoredAttachment, StoredChannel, StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';
import { channelJson } from './channel-json.js';
import { userJson } from './people-json.js';

const COMMAND_INTERACTION = 2;
const COMPONENT_INTERACTION = 3;
const HAS_THREAD = 1 << 5;
const LOADED_MEDIA = { loading_state: 2, flags: 0 };

interface Addresses {
  /** Records leave the signature out, which differs each time. */
  readonly signed: boolean;
}

/** A message as Discord's REST API shows it. */
export function messageJson(
  world: World,
  message: StoredMessage,
  addresses: Addresses,
): Record<string, unknown> {
  const thread = world.channels.get(message.id);
  const isReply = message.reference !== null;
  return {
    id: message.id,
    type: message.type,
    channel_id: message.channel,
    author: userJson(world, message.author),
    content: message.content,
    timestamp: new Date(timeOfId(message.id)).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    tts: false,
    mention_everyone: message.mentionEveryone,
    // An id that is nobody's mentions nobody.
    mentions: message.mentions
      .filter((id) => world.users.get(id) !== undefined)
      .map((id) => userJson(world, id)),
    mention_roles: message.mentionRoles,
    attachments: message.attachments.map((attachment) =>
      attachmentJson(world, message, { attachment, addresses }),
    ),
    embeds: message.embeds,
    components: message.components.map((component) =>
      componentJson(world, message, { component, addresses }),
    ),
    pinned: false,
    flags: thread === undefined ? message.flags : message.flags | HAS_THREAD,
    ...(message.nonce !== null && { nonce: message.nonce }),
    ...(thread !== undefined && { thread: channelJson(world, thread) }),
    ...(isReply && referenceJson(world, message, addresses)),
    ...interactionJson(world, message),
  };
}

/** As the gateway shows it: with the server and the author's membership. */
export function messageEventJson(world: World, message: StoredMessage): Record<string, unknown> {
  const channel: StoredChannel | undefined = world.channels.get(message.channel);
  return {
    ...messageJson(world, message, { signed: true }),
    ...(channel?.guild && { guild_id: channel.guild }),
    channel_type: channel?.type,
  };
}

function referenceJson(world: World, message: StoredMessage, addresses: Addresses): Record<string, unknown> {
  const found = message.reference === null ? undefined : world.messages.get(message.reference);
  // A private message stays private when something public refers to it.
  const referenced = found?.onlyFor === null || found?.onlyFor === message.onlyFor ? found : undefined;
  const shownInFull = referenced !== undefined && referenced.reference === null;
  return {
    message_reference: {
      type: 0,
      message_id: message.reference,
      channel_id: referenced?.channel ?? message.channel,
      ...guildOf(world, message),
    },
    ...(shownInFull && { referenced_message: messageJson(world, referenced, addresses) }),
    ...(referenced === undefined && { referenced_message: null }),
  };
}

function interactionJson(world: World, message: StoredMessage): Record<string, unknown> {
  if (message.interaction === null) return {};
  const interaction = world.interactions.get(message.interaction);
  return {
    webhook_id: world.botId,
    application_id: world.botId,
    ...(interaction && {
      interaction_metadata: {
        id: interaction.id,
        type: interaction.kind === 'command' ? COMMAND_INTERACTION : COMPONENT_INTERACTION,
        user: userJson(world, interaction.user),
        authorizing_integration_owners: { 0: interaction.guild ?? '0' },
        ...(interaction.kind === 'command' && { name: interaction.name }),
        ...(interaction.message !== null && { interacted_message_id: interaction.message }),
      },
    }),
  };
}

function guildOf(world: World, message: StoredMessage): { readonly guild_id?: string } {
  const guild = world.channels.get(message.channel)?.guild;
  return guild ? { guild_id: guild } : {};
}

function attachmentJson(
  world: World,
  message: StoredMessage,
  { attachment, addresses }: { readonly attachment: StoredAttachment; readonly addresses: Addresses },
): Record<string, unknown> {
  const address = addressOf(world, message, { attachment, addresses });
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.size,
    url: address,
    proxy_url: address,
    content_type: attachment.contentType,
    ...(attachment.description !== null && { description: attachment.description }),
    ...(attachment.width !== null && { width: attachment.width, height: attachment.height }),
    ...((message.flags & (1 << 6)) !== 0 && { ephemeral: true }),
  };
}

function componentJson(
  world: World,
  message: StoredMessage,
  { component, addresses }: { readonly component: Component; readonly addresses: Addresses },
): Component {
  return mapMedia(component, (media) => mediaJson(world, message, { media, addresses }));
}

function mediaJson(
  world: World,
  message: StoredMessage,
  { media, addresses }: { readonly media: Media; readonly addresses: Addresses },
): Media {
  const attachment = message.attachments.find((candidate) => candidate.id === media.attachment_id);
  if (attachment === undefined) return { ...media, ...{ proxy_url: media.url, width: null, height: null } };
  const url = addressOf(world, message, { attachment, addresses });
  return {
    ...media,
    url,
    ...{
      proxy_url: url,
      width: attachment.width,
      height: attachment.height,
      content_type: attachment.contentType,
      ...LOADED_MEDIA,
    },
  };
}

function addressOf(
  world: World,
  message: StoredMessage,
  { attachment, addresses }: { readonly attachment: StoredAttachment; readonly addresses: Addresses },
): string {
  return addresses.signed
    ? attachmentAddress(world, message, attachment)
    : attachmentPath(message, attachment);
}
