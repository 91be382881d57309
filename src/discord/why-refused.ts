import type { Words } from '../words/words.js';
import type { DiscordFault, FaultKind } from './faults.js';

/** Why Discord has not done what somebody waits for, and who can change that. */
export function whyRefused({ kind, code }: DiscordFault, words: Words): string {
  return words.text(`command.refused.${REASONS.get(kind) ?? 'otherwise'}`, { code });
}

type Reason = 'moderated' | 'crowded' | 'permission' | 'gone' | 'passing';

const REASONS: ReadonlyMap<FaultKind, Reason> = new Map<FaultKind, Reason>([
  ['moderated', 'moderated'],
  ['too-many-threads', 'crowded'],
  ['missing-permission', 'permission'],
  ['no-access', 'permission'],
  ['locked', 'permission'],
  ['channel-gone', 'gone'],
  ['message-gone', 'gone'],
  ['passing', 'passing'],
]);
