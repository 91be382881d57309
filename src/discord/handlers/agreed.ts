import type { Seat } from '../../games/game-types.js';
import type { TableId } from '../../tables/ids.js';
import type { PlayingSummary } from '../../tables/summary.js';
import { type Answer, redrawn } from '../answer.js';
import type { Asker } from '../asked.js';
import { namesOf, peopleAt } from '../names.js';
import type { Block } from '../screen.js';

/** What takes several seats' agreement. */
export type Proposed = PlayingSummary['proposals'][number]['kind'];

export interface Proposing {
  readonly tableId: TableId;
  readonly what: Proposed;
}

/** That somebody agrees, who else is asked, and the way to think otherwise. */
export function agreedTo(
  { tableId, what }: Proposing,
  { table, waitingFor }: { readonly table: PlayingSummary; readonly waitingFor: readonly Seat[] },
  { words }: Asker,
): Answer {
  const names = namesOf(words, peopleAt(table.seats, waitingFor));
  return redrawn(
    words.text(`command.agreed.${what}`, { names }),
    withdrawButton({ tableId, what }, { words }),
  );
}

function withdrawButton({ tableId, what }: Proposing, { words }: Pick<Asker, 'words'>): Block {
  return {
    kind: 'buttons',
    buttons: [
      { id: { kind: `withdraw-${what}`, tableId }, label: words.plain('table.withdraw'), tone: 'plain' },
    ],
  };
}
