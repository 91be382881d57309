import type { NoticeTable } from '../../tables/notice.js';
import type { Words } from '../../words/words.js';
import type { AnyFace } from '../app.js';
import type { EndNotice } from '../delivery/plan.js';
import { gameName } from '../names.js';
import type { Screen } from '../screen.js';
import { outcomeSentence } from './end-words.js';

/** A finished match in one sentence, with the way to its thread. */
export function resultScreen(
  { table, face }: { readonly table: NoticeTable; readonly face: AnyFace },
  notice: Extract<EndNotice, { readonly kind: 'finished' }>,
  words: Words,
): Screen {
  const told = words.text('server.result', {
    game: gameName(words, table.gameId),
    thread: `<#${notice.threadId}>`,
    outcome: outcomeSentence(face, notice, words),
  });
  return { sheets: [[{ kind: 'text', text: told }]] };
}
