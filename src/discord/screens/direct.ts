import type { Instant } from '../../base/instant.js';
import { clockPhase, currentEnd } from '../../tables/clock.js';
import type { NoticeTable } from '../../tables/notice.js';
import type { Words } from '../../words/words.js';
import type { DirectNotice } from '../delivery/plan.js';
import { linkTo } from '../links.js';
import { gameName } from '../names.js';
import type { Screen } from '../screen.js';
import { dayOf, momentOf } from './public-lines.js';

/** What one person is told by direct message, with the way to the table. */
export function directScreen(
  { gameId, place }: NoticeTable,
  { why, threadId, clock }: DirectNotice,
  { words, now }: { readonly words: Words; readonly now: Instant },
): Screen {
  const game = gameName(words, gameId);
  const link = linkTo(place.guildId, threadId);
  const text =
    why === 'on-deck' || clock === null
      ? words.text(`table.direct.${why}`, { game, link })
      : words.text(`table.direct.${clockPhase(clock, now)}`, {
          game,
          link,
          moment: momentOf(currentEnd(clock, now)),
          extra: dayOf(clock.endsAt),
        });
  return { sheets: [[{ kind: 'text', text }]] };
}
