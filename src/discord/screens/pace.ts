import { HOUR_MS, MINUTE_MS } from '../../base/instant.js';
import type { TableId } from '../../tables/ids.js';
import { PACES, type Pace } from '../../tables/pace.js';
import type { Words } from '../../words/words.js';
import type { Screen } from '../screen.js';

/** The paces in the order they are offered: the slowest first. */
export const PACES_OFFERED = (Object.keys(PACES) as readonly Pace[]).toReversed();

export function paceName(pace: Pace, words: Words): string {
  return words.plain(`table.pace.${pace}`);
}

/** How long a match of that pace waits for a decision. */
export function paceAbout(pace: Pace, words: Words): string {
  const times = PACES[pace];
  if (times === null) return words.plain('table.pace.no-deadline');
  return words.plain('table.pace.times', {
    decision: lengthOf(times.decisionMs, words),
    bank: lengthOf(times.bankMs, words),
  });
}

export interface PaceShown {
  readonly tableId: TableId;
  readonly pace: Pace;
  /** Whether whoever looks may choose another. */
  readonly isHost: boolean;
  readonly lead?: string;
}

/** What each pace means, and for the host of a lobby the choice among them. */
export function paceScreen({ tableId, pace, isHost, lead }: PaceShown, words: Words): Screen {
  const lines = [
    ...(lead === undefined ? [] : [lead]),
    words.text('table.pace.title'),
    ...PACES_OFFERED.map((one) =>
      words.text(one === pace ? 'table.pace.line-chosen' : 'table.pace.line', {
        pace: paceName(one, words),
        about: paceAbout(one, words),
      }),
    ),
    words.text('table.pace.then'),
  ];
  const buttons = PACES_OFFERED.map(
    (one) =>
      ({
        id: { kind: 'set-pace', tableId, pace: one },
        label: paceName(one, words),
        tone: one === pace ? 'main' : 'plain',
        disabled: one === pace,
      }) as const,
  );
  return {
    sheets: [
      [{ kind: 'text', text: lines.join('\n') }, ...(isHost ? [{ kind: 'buttons', buttons } as const] : [])],
    ],
  };
}

function lengthOf(ms: number, words: Words): string {
  return ms < HOUR_MS
    ? words.plain('table.minutes', { count: ms / MINUTE_MS })
    : words.plain('table.hours', { count: ms / HOUR_MS });
}
