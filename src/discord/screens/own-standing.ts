import type { Instant } from '../../base/instant.js';
import { clockPhase, currentEnd } from '../../tables/clock.js';
import type { PlayingLook } from '../../tables/look-at-table.js';
import { type Settings, vacationAt } from '../../tables/settings.js';
import type { Words } from '../../words/words.js';
import type { Look } from '../custom-ids.js';
import type { Button } from '../screen.js';
import { dayOf, momentOf } from './public-lines.js';

/** How a panel's owner stands beside their cards. */
export interface OwnStanding {
  readonly at: PlayingLook;
  readonly settings: Settings;
  readonly now: Instant;
  readonly words: Words;
}

/** What of a player's own time and presence is to be said below the hand. */
export function standingLines({ at, settings, now, words }: OwnStanding): readonly string[] {
  const { table, seat } = at;
  if (seat === null) return [];
  if (table.resigned.includes(seat)) return [words.text('table.panel.left')];
  const vacation = vacationAt(settings, now);
  const stands = [
    ...(table.away.includes(seat) ? [words.text('table.panel.away')] : []),
    ...(vacation === undefined ? [] : [words.text('table.panel.vacation', { until: dayOf(vacation.until) })]),
    ...(table.paused === null
      ? []
      : [words.text('table.panel.paused', { since: momentOf(table.paused.since) })]),
    ...(table.unreachable === null ? [] : [words.text('table.panel.unreachable')]),
  ];
  return stands.length > 0 ? stands : deadlineLine({ at, now, words });
}

/** What a player can do about it. */
export function standingButtons(
  { table, seat }: PlayingLook,
  { look, words }: { readonly look: Look; readonly words: Words },
): readonly Button[] {
  if (seat === null || table.resigned.includes(seat)) return [];
  const { id: tableId } = table;
  return [
    ...(table.away.includes(seat)
      ? [button({ kind: 'come-back', tableId, look }, words.plain('table.panel.come-back'))]
      : []),
    ...(table.paused === null ? [] : [button({ kind: 'go-on', tableId, look }, words.plain('table.resume'))]),
  ];
}

function deadlineLine({ at, now, words }: Omit<OwnStanding, 'settings'>): readonly string[] {
  const clock = at.table.clocks.find(({ seat }) => seat === at.seat);
  if (clock === undefined) return [];
  const moment = momentOf(currentEnd(clock, now));
  return [words.text(`table.panel.time-${clockPhase(clock, now)}`, { moment, extra: dayOf(clock.endsAt) })];
}

function button(id: Button['id'], label: string): Button {
  return { id, label, tone: 'main' };
}
