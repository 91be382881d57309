import { ChannelType } from 'discord.js';
import { err, ok, type Result } from '../../base/result.js';
import type { ChannelId, TableId } from '../../tables/ids.js';
import type { PlayingLook } from '../../tables/look-at-table.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import { type Asker, isThread } from '../asked.js';
import { type DiscordFault, faultOf } from '../faults.js';
import { missingPermissions, whyLacking } from '../permissions.js';
import { refusalText } from '../refusals.js';
import { serverOf } from '../server.js';
import { whyRefused } from '../why-refused.js';
import { joinPlayers, renameLeftThread, threadName } from './threads.js';

type Match = PlayingLook['table'];

/** Carries a match into a new thread of the channel where it is asked for, or of its own. */
export async function relocate(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { userId, isModerator, guildId, words } = asker;
  const who = { tableId, userId, isModerator };
  const movable = await app.tables.canMoveTable({ ...who, guildId });
  if (!movable.ok) return privately(refusalText(movable.error, { words }));
  const channelId = targetOf(asker, movable.value);
  const isHere = channelId === asker.channel.id;
  const unfit =
    (isHere ? await whyNotHere(app, asker, movable.value) : undefined) ?? whyShut(app, asker, channelId);
  if (unfit !== undefined) return privately(unfit);

  const made = await makeThread(app, movable.value, channelId);
  if (!made.ok) return privately(words.text('command.move.failed', { why: whyRefused(made.error, words) }));
  const threadId = made.value;
  const place = { guildId, channelId };
  const moved = await app.tables.moveTable({ ...who, place, threadId, now: app.now() });
  if (!moved.ok) return privately(refusalText(moved.error, { words }));
  app.log.info({ table: tableId, step: moved.value.step, user: userId }, 'table moved');
  // A limit of Discord's may hold it up for long, and nothing waits for it.
  void renameLeftThread(app, movable.value);
  const thread = `<#${threadId}>`;
  const done = privately(words.text('command.move.done', { thread }));
  return {
    ...done,
    first: {
      tableId,
      instead: async (fault, kind) =>
        kind === 'later'
          ? done
          : privately(words.text('command.move.silent', { thread, why: whyRefused(fault, words) })),
    },
  };
}

// A thread holds no threads: asked for in one, a match stays in its channel.
function targetOf({ channel }: Asker, { place }: Match): ChannelId {
  return isThread(channel) ? place.channelId : channel.id;
}

async function whyNotHere(app: App, asker: Asker, { place }: Match): Promise<string | undefined> {
  const { channel, guildId, words } = asker;
  if (channel.type !== ChannelType.GuildText) return words.text('command.move.where');
  const { channels } = await serverOf(app, guildId);
  // A match may stay where it was opened, whatever has been decided since.
  const isOpen = channels.length === 0 || channels.includes(channel.id) || place.channelId === channel.id;
  return isOpen ? undefined : refusalText({ reason: 'other-channels', channels }, { words });
}

// All that a table needs but for the lobby's sake.
function whyShut(app: App, asker: Asker, channelId: ChannelId): string | undefined {
  const { channel, guildId, appPermissions, words } = asker;
  const missing =
    channelId === channel.id ? missingPermissions(appPermissions) : app.servers.missing(guildId, channelId);
  return whyLacking(
    missing.filter((name) => name !== 'SendMessages'),
    channelId,
    words,
  );
}

async function makeThread(
  app: App,
  match: Match,
  channelId: ChannelId,
): Promise<Result<ChannelId, DiscordFault>> {
  const { id, seats, resigned } = match;
  try {
    const threadId = await app.threads.make(channelId, await threadName(app, match, seats));
    const people = seats.filter((_person, seat) => !resigned.some((left) => left === seat));
    await joinPlayers(app, { tableId: id, threadId, people });
    return ok(threadId);
  } catch (error) {
    const fault = faultOf(error);
    app.log.warn({ err: fault, table: id }, 'no thread');
    return err(fault);
  }
}
