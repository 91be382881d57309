import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { threadForBot } from '../../shapes/guild-json.js';
import { changeChannel, deleteChannel } from '../../world/channels.js';
import { changeThread, stateOf, threadsOf } from '../../world/threads.js';
import type { StoredChannel } from '../../world/types.js';
import type { World } from '../../world/world.js';
import {
  demand,
  demandClean,
  demandSending,
  demandThreadRoom,
  managesThreads,
  visibleChannel,
} from '../access.js';
import { refuse } from '../discord-error.js';
import { checkForm } from '../forms/check-form.js';
import { type Answer, type Call, NO_CONTENT, ok, param, type Route } from '../route.js';
import { changedChannelJson } from './threads.js';

interface ThreadChange {
  readonly name?: string | null;
  readonly archived?: boolean | null;
  readonly locked?: boolean | null;
  readonly invitable?: boolean | null;
  readonly auto_archive_duration?: number | null;
}

export const CHANNEL_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel', run: getChannel },
  { method: 'PATCH', path: '/channels/:channel', run: patchChannel },
  { method: 'DELETE', path: '/channels/:channel', run: removeChannel },
  { method: 'POST', path: '/channels/:channel/typing', run: type },
  { method: 'GET', path: '/channels/:channel/threads/archived/public', run: listArchived },
];

function getChannel(call: Call): Answer {
  return ok(changedChannelJson(call.world, visibleChannel(call.world, param(call, 'channel'))));
}

function patchChannel(call: Call): Answer {
  const { world } = call;
  const channel = visibleChannel(world, param(call, 'channel'));
  if (channel.guild === null) throw refuse(50003);
  return ok(
    changedChannelJson(
      world,
      channel.thread === null ? patchOther(call, channel) : patchThread(call, channel),
    ),
  );
}

function patchOther({ world, body }: Call, channel: StoredChannel): StoredChannel {
  const form = checkForm<{ readonly name?: string; readonly topic?: string | null }>(
    'UpdateGuildChannelRequestPartial',
    body,
  );
  demand(world, channel, Bits.ManageChannels);
  return changeChannel(world, channel, {
    ...(form.name !== undefined && { name: form.name }),
    ...(form.topic !== undefined && { topic: form.topic }),
  });
}

function patchThread({ world, body }: Call, thread: StoredChannel): StoredChannel {
  const sent = checkForm<ThreadChange>('UpdateThreadRequestPartial', body);
  const form = differencesOf(sent, thread);
  const { archived, locked } = stateOf(thread);
  const manages = managesThreads(world, thread);
  const opens = form.archived === false && archived;
  // An archived thread takes nothing but being opened, alone or along with other changes.
  if (archived && sent.archived !== false) throw refuse(50083);
  if (opens) demandOpening(world, thread, { locked, manages });
  const touchesLock = typeof form.locked === 'boolean' && form.locked !== locked;
  if (touchesLock && !manages) throw refuse(50013);
  const onlyOpens = opens && Object.keys(form).every((key) => key === 'archived');
  if (!manages && thread.owner !== world.botId && !onlyOpens) throw refuse(50013);
  if (form.name) demandClean(world, thread.guild, form.name);
  return changeThread(world, thread, changesOf(form));
}

/** Clients restate what stays as it is, which takes no permission. */
function differencesOf(form: ThreadChange, thread: StoredChannel): ThreadChange {
  const { archived, locked, invitable, autoArchiveMinutes } = stateOf(thread);
  const present = {
    name: thread.name,
    archived,
    locked,
    invitable,
    auto_archive_duration: autoArchiveMinutes,
  };
  const changes = Object.entries(form).filter(
    ([key, value]) => (present as Record<string, unknown>)[key] !== value,
  );
  return Object.fromEntries(changes);
}

function demandOpening(
  world: World,
  thread: StoredChannel,
  { locked, manages }: { readonly locked: boolean; readonly manages: boolean },
): void {
  if (locked && !manages) throw refuse(160005);
  demand(world, thread, Bits.SendMessagesInThreads);
  demandThreadRoom(world, thread.guild ?? '');
}

function changesOf(form: ThreadChange): Parameters<typeof changeThread>[2] {
  return {
    ...(form.name && { name: form.name }),
    ...(typeof form.archived === 'boolean' && { archived: form.archived }),
    ...(typeof form.locked === 'boolean' && { locked: form.locked }),
    ...(typeof form.invitable === 'boolean' && { invitable: form.invitable }),
    ...(typeof form.auto_archive_duration === 'number' && { autoArchiveMinutes: form.auto_archive_duration }),
  };
}

function removeChannel(call: Call): Answer {
  const { world } = call;
  const channel = visibleChannel(world, param(call, 'channel'));
  if (channel.guild === null) throw refuse(50003);
  demand(world, channel, channel.thread === null ? Bits.ManageChannels : Bits.ManageThreads);
  const body = changedChannelJson(world, channel);
  deleteChannel(world, channel);
  return ok(body);
}

function type(call: Call): Answer {
  const { world } = call;
  const channel = visibleChannel(world, param(call, 'channel'));
  demandSending(world, channel, { hasFiles: false, hasEmbeds: false, isReply: false });
  world.hub.emit({ kind: 'typing', channel: channel.id, user: world.botId });
  return NO_CONTENT;
}

function listArchived(call: Call): Answer {
  const { world } = call;
  const channel = visibleChannel(world, param(call, 'channel'));
  demand(world, channel, Bits.ReadMessageHistory);
  const threads = threadsOf(world, channel.guild ?? '')
    .filter((thread) => thread.parent === channel.id && stateOf(thread).archived && thread.type !== 12)
    .sort((one, other) => stateOf(other).archiveChangedAt - stateOf(one).archiveChangedAt);
  return ok({ threads: threads.map((thread) => threadForBot(world, thread)), members: [], has_more: false });
}
