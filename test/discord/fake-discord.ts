import type { Instant } from '../../src/base/instant.js';
import type { FoundMessage, MessagePort } from '../../src/discord/delivery/message-port.js';
import { DiscordFault, type FaultKind } from '../../src/discord/faults.js';
import type { DrawnMessage } from '../../src/discord/screen.js';
import type { ChannelId, MessageId, UserId } from '../../src/tables/ids.js';

/** One message as it stands in a channel of the fake. */
export interface StandingMessage {
  readonly id: MessageId;
  readonly channelId: ChannelId;
  readonly pings: readonly string[];
  readonly nonce: string;
  readonly sentAt: number;
  drawn: DrawnMessage;
  edits: number;
}

export interface FakeDiscord {
  readonly port: MessagePort;
  readonly messages: StandingMessage[];
  /** Everybody who was ever notified, in order. */
  readonly notified: string[];
  readonly archiveMinutes: Map<ChannelId, number>;
  /** What each request to a channel fails with, until it is taken back. */
  readonly broken: Map<ChannelId, FaultKind>;
  readonly archived: Set<ChannelId>;
  /** What the next requests of a kind fail with, first come first. */
  readonly failNext: { op: keyof MessagePort; kind: FaultKind; arrives?: boolean }[];
  texts(channelId: ChannelId): readonly string[];
}

const EPOCH_MS = 1_420_070_400_000;
const NONCE_MEMORY_MS = 3 * 60_000;

/** Channels and messages in memory, with snowflakes by the given clock, nonces, archived and broken channels. */
export function fakeDiscord(now: () => Instant): FakeDiscord {
  let count = 0n;
  const fake: FakeDiscord = {
    messages: [],
    notified: [],
    archiveMinutes: new Map(),
    broken: new Map(),
    archived: new Set(),
    failNext: [],
    texts: (channelId) => fake.messages.filter((one) => one.channelId === channelId).map(textOf),
    port: {
      async send(channelId, { drawn, pings, nonce }) {
        const fault = check(fake, 'send', channelId);
        if (fault !== undefined && !fault.arrives) throw fault.error;
        const earlier = fake.messages.find(
          (one) => one.nonce === nonce && one.channelId === channelId && now() - one.sentAt < NONCE_MEMORY_MS,
        );
        fake.archived.delete(channelId);
        count += 1n;
        const id = String((BigInt(now() - EPOCH_MS) << 22n) + count) as MessageId;
        if (earlier === undefined) {
          fake.messages.push({ id, channelId, pings, nonce, drawn, sentAt: now(), edits: 0 });
          fake.notified.push(...pings);
        }
        if (fault !== undefined) throw fault.error;
        return earlier?.id ?? id;
      },
      async edit(channelId, messageId, drawn) {
        throwIf(fake, 'edit', channelId);
        const message = find(fake, messageId);
        const { files } = drawn.keepsFiles === true ? message.drawn : drawn;
        if (drawn.keepsFiles === true && files.length === 0) throw new DiscordFault('refused', 50035, 'edit');
        message.drawn = { ...drawn, files };
        message.edits += 1;
      },
      async delete(channelId, messageId) {
        throwIf(fake, 'delete', channelId);
        fake.messages.splice(fake.messages.indexOf(find(fake, messageId)), 1);
      },
      async ownMessagesAfter(channelId, after) {
        throwIf(fake, 'ownMessagesAfter', channelId);
        return fake.messages
          .filter((one) => one.channelId === channelId && BigInt(one.id) > BigInt(after))
          .map(foundMessage);
      },
      openDirect: async (userId) => directChannel(userId),
      async setAutoArchive(threadId, minutes) {
        throwIf(fake, 'setAutoArchive', threadId);
        fake.archiveMinutes.set(threadId, minutes);
      },
    },
  };
  return fake;
}

/** Where the fake keeps the direct messages to somebody. */
export function directChannel(userId: UserId): ChannelId {
  return `direct-${userId}` as ChannelId;
}

/** All text of a message, its buttons in brackets. */
export function textOf({ drawn }: { readonly drawn: DrawnMessage }): string {
  return drawn.components
    .flatMap(({ components }) => components as readonly object[])
    .map((component) => partText(component as never))
    .join('\n');
}

function partText(component: {
  readonly content?: string;
  readonly label?: string;
  readonly items?: readonly { readonly description?: string }[];
  readonly placeholder?: string;
  readonly components?: readonly never[];
}): string {
  if (component.content !== undefined) return component.content;
  if (component.label !== undefined) return `[${component.label}]`;
  if (component.placeholder !== undefined) return `{${component.placeholder}}`;
  if (component.items !== undefined)
    return component.items.map((item) => `<${item.description ?? ''}>`).join(' ');
  return (component.components ?? []).map(partText).join(' ');
}

function check(
  fake: FakeDiscord,
  op: keyof MessagePort,
  channelId: ChannelId,
): { readonly error: DiscordFault; readonly arrives: boolean } | undefined {
  const index = fake.failNext.findIndex((one) => one.op === op);
  const [next] = index < 0 ? [] : fake.failNext.splice(index, 1);
  if (next !== undefined)
    return { error: new DiscordFault(next.kind, 0, op), arrives: next.arrives === true };
  const kind = fake.broken.get(channelId);
  if (kind !== undefined) return { error: new DiscordFault(kind, 0, op), arrives: false };
  if (fake.archived.has(channelId) && (op === 'edit' || op === 'delete'))
    return { error: new DiscordFault('archived', 50083, op), arrives: false };
  return undefined;
}

function throwIf(fake: FakeDiscord, op: keyof MessagePort, channelId: ChannelId): void {
  const fault = check(fake, op, channelId);
  if (fault !== undefined) throw fault.error;
}

function find(fake: FakeDiscord, messageId: MessageId): StandingMessage {
  const message = fake.messages.find(({ id }) => id === messageId);
  if (message === undefined) throw new DiscordFault('message-gone', 10008, messageId);
  return message;
}

function foundMessage({ id, drawn }: StandingMessage): FoundMessage {
  return { messageId: id, markers: drawn.components.flatMap((component) => component.id ?? []) };
}
