import { err, ok, type Result } from '../../base/result.js';
import type { ChannelId, MessageId, TableId } from '../../tables/ids.js';
import type { LobbyLook } from '../../tables/look-at-table.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { type DiscordFault, faultOf } from '../faults.js';
import { whyNoTable } from '../permissions.js';
import { type Refusal, refusalText } from '../refusals.js';
import { whyRefused } from '../why-refused.js';
import { joinPlayers, threadName } from './threads.js';

type Lobby = LobbyLook['table'];

export async function joinLobby(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { userId, name } = asker;
  const joined = await app.tables.joinTable({ tableId, person: { userId, name }, now: app.now() });
  return changed(joined, asker, tableId);
}

export async function leaveLobby(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const left = await app.tables.leaveTable({ tableId, userId: asker.userId, now: app.now() });
  if (!left.ok && left.error.reason === 'not-seated') {
    return privately(asker.words.text('table.refusal.not-seated-lobby'));
  }
  if (left.ok && left.value.how === 'declined') return declined(app, asker, tableId);
  return changed(left, asker, tableId);
}

export async function declineLobby(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const result = await app.tables.declineInvitation({ tableId, userId: asker.userId });
  return result.ok ? declined(app, asker, tableId) : changed(result, asker, tableId);
}

function declined({ log }: App, { words, userId }: Asker, tableId: TableId): Answer {
  log.info({ table: tableId, user: userId }, 'invitation declined');
  return { ...privately(words.text('table.decline.done')), wake: [tableId] };
}

export async function cancelLobby(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { userId, isModerator } = asker;
  const cancelled = await app.tables.cancelTable({ tableId, userId, isModerator, now: app.now() });
  if (cancelled.ok) app.log.info({ table: tableId, user: userId }, 'lobby cancelled');
  return changed(cancelled, asker, tableId);
}

/** The message of a lobby, from which its thread is made. */
export interface LobbyMessage {
  readonly channelId: ChannelId;
  readonly messageId: MessageId;
}

/** Makes the thread, brings the players into it, and deals. */
export async function startLobby(
  app: App,
  asker: Asker,
  { tableId, message }: { readonly tableId: TableId; readonly message: LobbyMessage },
): Promise<Answer> {
  const { userId, words } = asker;
  const startable = await app.tables.canStart({ tableId, userId });
  if (!startable.ok) return changed(startable, asker, tableId);
  const unfit = whyNoTable(asker);
  if (unfit !== undefined) return privately(unfit);

  const opened = await openThread(app, startable.value, message);
  if (!opened.ok)
    return privately(words.text('command.start.failed', { why: whyRefused(opened.error, words) }));
  const threadId = opened.value;
  const started = await app.tables.startTable({ tableId, userId, threadId, now: app.now() });
  if (started.ok) {
    const { step, gameId: game } = started.value;
    app.log.info({ table: tableId, step, game }, 'match started');
  }
  return changed(started, asker, tableId);
}

async function openThread(
  app: App,
  lobby: Lobby,
  { channelId, messageId }: LobbyMessage,
): Promise<Result<ChannelId, DiscordFault>> {
  try {
    const threadId = await app.threads.open(channelId, messageId, await threadName(app, lobby, lobby.people));
    await joinPlayers(app, { tableId: lobby.id, threadId, people: lobby.people });
    return ok(threadId);
  } catch (error) {
    const fault = faultOf(error);
    app.log.warn({ err: fault, table: lobby.id, game: lobby.gameId }, 'no thread');
    return err(fault);
  }
}

// What has changed comes to everybody by delivery; only a refusal is for the asker alone.
function changed(result: Result<unknown, Refusal>, { words }: Asker, tableId: TableId): Answer {
  return result.ok ? { kind: 'nothing', wake: [tableId] } : privately(refusalText(result.error, { words }));
}
