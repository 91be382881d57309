import type { ChannelId, TableId } from '../../tables/ids.js';
import type { PlayingLook } from '../../tables/look-at-table.js';
import { type KeyedQueue, newKeyedQueue } from '../../tables/queue.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { snowflakeTime } from '../snowflakes.js';
import { relocate } from './move.js';

const queues = new WeakMap<App['tables'], KeyedQueue>();

/**
 * Carries a match out of a thread, once: whoever asks for the same a second time, or at the same moment as
 * somebody else, is led to where it is by then, and no second thread is made.
 */
export function carryTable(
  app: App,
  asker: Asker,
  { tableId, threadId }: { readonly tableId: TableId; readonly threadId: ChannelId },
): Promise<Answer> {
  const queue = queues.get(app.tables) ?? newKeyedQueue();
  queues.set(app.tables, queue);
  return queue.inTurn(tableId, async () => {
    const looked = await app.tables.lookAtTable(tableId, 'spectator');
    const match = looked.ok && looked.value.status === 'playing' ? looked.value.table : undefined;
    const isThere = match !== undefined && (match.threadId !== threadId || hasJustMoved(app, asker, match));
    return isThere
      ? privately(asker.words.text('command.move.done', { thread: `<#${match.threadId}>` }))
      : relocate(app, asker, tableId);
  });
}

/** Several people may follow the same advice at almost the same moment. */
const JUST_MS = 60_000;

// Asked for in the channel where it is. The first thread of a match is that of its lobby, and so older than the match.
function hasJustMoved(
  { now }: App,
  { channel }: Asker,
  { threadId, place, unreachable, startedAt }: PlayingLook['table'],
): boolean {
  const madeAt = snowflakeTime(threadId);
  const isHere = channel.id === place.channelId;
  return isHere && unreachable === null && madeAt > startedAt && now() - madeAt < JUST_MS;
}
