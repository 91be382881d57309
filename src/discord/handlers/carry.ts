import type { ChannelId, TableId } from '../../tables/ids.js';
import { type KeyedQueue, newKeyedQueue } from '../../tables/queue.js';
import { type Answer, privately } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
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
    const isThere =
      looked.ok && looked.value.status === 'playing' && looked.value.table.threadId !== threadId;
    return isThere
      ? privately(asker.words.text('command.move.done', { thread: `<#${looked.value.table.threadId}>` }))
      : relocate(app, asker, tableId);
  });
}
