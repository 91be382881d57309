import type { TableId } from '../../tables/ids.js';
import type { Words } from '../../words/words.js';
import type { AnyFace } from '../app.js';
import type { EndNotice } from '../delivery/plan.js';
import type { Block } from '../screen.js';
import { usualBoard } from '../standings-ids.js';

/** What can be done once a match is over, wherever that is told. Without a result there is nothing to look back on. */
export function endButtons(
  { tableId, face }: { readonly tableId: TableId; readonly face: AnyFace },
  { kind }: EndNotice,
  words: Words,
): Block {
  const rematch = {
    id: { kind: 'rematch', tableId },
    label: words.plain('table.rematch'),
    tone: 'main',
  } as const;
  if (kind !== 'finished') return { kind: 'buttons', buttons: [rematch] };
  const replay = {
    id: { kind: 'replay', tableId, look: null, at: 0, slot: 0 },
    label: words.plain('replay.button'),
    tone: 'plain',
  } as const;
  const board = {
    id: { kind: 'board', ...usualBoard(face.gameId), page: 'own' },
    label: words.plain('standings.to-board'),
    tone: 'plain',
  } as const;
  return { kind: 'buttons', buttons: [rematch, replay, board] };
}
