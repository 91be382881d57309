import type { TableId } from '../../tables/ids.js';
import type { LobbyLook } from '../../tables/look-at-table.js';
import type { Pace } from '../../tables/pace.js';
import { type Answer, privately, redrawn } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { refusalText } from '../refusals.js';
import { paceName, paceScreen } from '../screens/pace.js';

/** What the paces of a lobby mean, and for its host the choice among them. */
export async function showPaces(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { words } = asker;
  const looked = await app.tables.lookAtTable(tableId, 'spectator');
  if (!looked.ok) return privately(refusalText(looked.error, { words }));
  const { status, table } = looked.value;
  return status === 'lobby'
    ? { kind: 'private', screen: screenOf(table, asker) }
    : privately(refusalText({ reason: 'not-a-lobby', status }, { words }));
}

export async function choosePace(
  app: App,
  asker: Asker,
  { tableId, pace }: { readonly tableId: TableId; readonly pace: Pace },
): Promise<Answer> {
  const { userId, words } = asker;
  const set = await app.tables.setPace({ tableId, userId, pace, now: app.now() });
  if (!set.ok) return redrawn(refusalText(set.error, { words }));
  app.log.info({ table: tableId, user: userId, pace }, 'pace set');
  const lead = words.text('table.pace.done', { pace: paceName(pace, words) });
  return { kind: 'redraw', screen: screenOf(set.value, asker, lead), wake: [tableId] };
}

function screenOf({ id: tableId, pace, host }: LobbyLook['table'], { userId, words }: Asker, lead?: string) {
  return paceScreen(
    { tableId, pace, isHost: host === userId, ...(lead === undefined ? {} : { lead }) },
    words,
  );
}
