import type { Instant } from '../../base/instant.js';
import { atSeat, type BySeat } from '../../games/game-types.js';
import { openProposals } from '../agreement/proposals.js';
import type { ShownClock } from '../clock.js';
import type { MatchFacts } from '../notice.js';
import { type Settings, vacationAt } from '../settings.js';
import type { Playing } from '../table.js';

/** The clocks that run towards a deadline, as everybody may see them. */
export function shownClocks({ clocks, banks }: Pick<Playing, 'clocks' | 'banks'>): readonly ShownClock[] {
  return clocks.flatMap(({ seat, endsAt }) =>
    endsAt === null ? [] : [{ seat, decisionEndsAt: (endsAt - (banks[seat] ?? 0)) as Instant, endsAt }],
  );
}

/** How a match stands beside its cards, at an instant. */
export function factsOf(table: Playing, settings: BySeat<Settings>, now: Instant): MatchFacts {
  const { away, resigned, paused, seats } = table;
  const proposals = openProposals(table, now);
  const vacations = seats.flatMap((_person, index) => {
    const seat = index as MatchFacts['vacations'][number]['seat'];
    const vacation = vacationAt(atSeat(settings, seat), now);
    return vacation === undefined || resigned.includes(seat) ? [] : [{ seat, until: vacation.until }];
  });
  return { clocks: shownClocks(table), away, resigned, paused, proposals, vacations };
}
