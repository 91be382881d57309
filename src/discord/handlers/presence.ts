import type { TableId } from '../../tables/ids.js';
import type { Answer } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import type { Look } from '../custom-ids.js';
import { refusalText } from '../refusals.js';
import { panelAt, turnPanel } from './panel.js';

export interface FromPanel {
  readonly tableId: TableId;
  readonly look: Look;
}

/** Takes an away player's seat back from the stand-in, and shows the hand. */
export async function comeBack(app: App, asker: Asker, { tableId, look }: FromPanel): Promise<Answer> {
  const { userId, words } = asker;
  const back = await app.tables.comeBack({ tableId, userId, now: app.now() });
  if (!back.ok) {
    const lead = refusalText(back.error, { words });
    return turnPanel(app, asker, { tableId, view: { look, page: 0, lead } });
  }
  app.log.info({ table: tableId, step: back.value.table.step, user: userId }, 'came back');
  const lead = words.text('table.panel.came-back');
  return { ...(await panelAt(app, asker, { at: back.value, look, page: 0, lead })), wake: [tableId] };
}

/** Ends a pause, and shows the hand. */
export async function goOn(app: App, asker: Asker, { tableId, look }: FromPanel): Promise<Answer> {
  const { userId, words } = asker;
  const resumed = await app.tables.resume({ tableId, userId, now: app.now() });
  if (!resumed.ok) {
    const lead = refusalText(resumed.error, { words });
    return turnPanel(app, asker, { tableId, view: { look, page: 0, lead } });
  }
  app.log.info({ table: tableId, step: resumed.value.table.step, user: userId }, 'resumed');
  const lead = words.text('command.resume.done');
  return { ...(await panelAt(app, asker, { at: resumed.value, look, page: 0, lead })), wake: [tableId] };
}
