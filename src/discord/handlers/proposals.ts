import { openProposals } from '../../tables/agreement/proposals.js';
import type { TableId } from '../../tables/ids.js';
import type { PlayingLook } from '../../tables/look-at-table.js';
import { type Answer, privately, redrawn } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { refusalText } from '../refusals.js';
import { agreedTo, type Proposed, type Proposing } from './agreed.js';
import { askWhetherSure, endMatch } from './match.js';

/** Proposes a pause, or agrees to one. */
export async function pauseMatch(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { userId, words } = asker;
  const asked = await app.tables.pause({ tableId, userId, now: app.now() });
  if (!asked.ok) return redrawn(refusalText(asked.error, { words }));
  const { kind, waitingFor, table } = asked.value;
  app.log.info(
    { table: tableId, step: table.step, user: userId },
    kind === 'paused' ? 'paused' : 'pause proposed',
  );
  if (kind === 'paused') return { ...redrawn(words.text('command.pause.paused')), wake: [tableId] };
  return { ...agreedTo({ tableId, what: 'pause' }, { table, waitingFor }, asker), wake: [tableId] };
}

/** Sets a match going again, for whoever plays in it. */
export async function resumeMatch(app: App, { userId, words }: Asker, tableId: TableId): Promise<Answer> {
  const resumed = await app.tables.resume({ tableId, userId, now: app.now() });
  if (!resumed.ok) return redrawn(refusalText(resumed.error, { words }));
  app.log.info({ table: tableId, step: resumed.value.table.step, user: userId }, 'resumed');
  return { ...redrawn(words.text('command.resume.done')), wake: [tableId] };
}

/** Agrees to what is proposed; a control that outlives its proposal proposes nothing anew. */
export async function agreeTo(app: App, asker: Asker, { tableId, what }: Proposing): Promise<Answer> {
  const { userId, words, isModerator } = asker;
  const looked = await app.tables.lookAtTable(tableId, userId);
  const at = looked.ok && looked.value.status === 'playing' ? looked.value : undefined;
  if (at !== undefined && !isProposed(at, what, app)) {
    return privately(
      words.text(
        at.table.paused !== null && what === 'pause'
          ? 'table.refusal.paused-already'
          : 'table.refusal.nothing-proposed',
      ),
    );
  }
  if (what === 'pause') return pauseMatch(app, asker, tableId);
  // Whoever may end it alone is asked whether that is meant.
  const endsAlone = isModerator || at?.table.host === userId;
  return endsAlone ? askWhetherSure(app, asker, { tableId, grave: 'end' }) : endMatch(app, asker, tableId);
}

export async function withdrawFrom(app: App, asker: Asker, { tableId, what }: Proposing): Promise<Answer> {
  const { userId, words } = asker;
  const withdrawn = await app.tables.withdraw({ tableId, userId, what, now: app.now() });
  if (!withdrawn.ok) return redrawn(refusalText(withdrawn.error, { words }));
  return { ...redrawn(words.text(`command.withdraw.${withdrawn.value.kind}`)), wake: [tableId] };
}

function isProposed({ table }: PlayingLook, what: Proposed, app: App): boolean {
  return openProposals(table, app.now()).some(({ kind }) => kind === what);
}
