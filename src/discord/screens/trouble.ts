import type { Words } from '../../words/words.js';
import { type Named, namesOf } from '../names.js';
import { type NeededPermission, namedPermissions } from '../permissions.js';
import type { Screen } from '../screen.js';

/** Why a match cannot be shown where it is played. */
export type Trouble =
  | { readonly kind: 'locked' }
  /** The thread is deleted. */
  | { readonly kind: 'gone' }
  /** The server's automatic moderation stops a text that is to stand there. */
  | { readonly kind: 'moderated' }
  | { readonly kind: 'barred'; readonly missing: readonly NeededPermission[] };

/** What is wrong, and what to do about it, for the channel that holds the lobby. */
export function troubleScreen(
  trouble: Trouble,
  { threadId, seats }: { readonly threadId: string; readonly seats: readonly Named[] },
  words: Words,
): Screen {
  const given = {
    names: namesOf(words, seats),
    thread: `<#${threadId}>`,
    permissions: trouble.kind === 'barred' ? namedPermissions(trouble.missing, words) : '',
  };
  return { sheets: [[{ kind: 'text', text: words.text(`table.trouble.${trouble.kind}`, given) }]] };
}
