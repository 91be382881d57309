import type { Brush } from '../../art/brush.js';
import type { Box } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { writeText } from '../../art/text.js';
import type { Stats } from '../../standings/types.js';
import type { Words } from '../../words/words.js';
import { isProvisional } from './provisional.js';
import { paintRatingChart } from './rating-chart.js';
import { extremesOf } from './stats-words.js';
import { dayText, numberText } from './values.js';

const HEAD_HEIGHT = 76;
const FOOT_HEIGHT = 56;

/** The rating as it is, and the way it has come, on paper that lies there already. After few matches its height says nothing. */
export function paintRating(
  brush: Brush,
  stats: Pick<Stats, 'history' | 'matches'>,
  { box, words }: { readonly box: Box; readonly words: Words },
): void {
  const { history } = stats;
  const [first, last] = [history[0], history.at(-1)];
  if (first === undefined || last === undefined) return;
  const [left, right] = [box.x + 32, box.x + box.width - 32];
  const soft = { typeface: 'text', size: 36, colour: PALETTE.inkSoft } as const;
  const label = words.plain('standings.stats.rating');
  const labelWidth = writeText(brush, label, { ...soft, x: left, y: box.y + 64 });
  writeText(brush, numberText(last.points, words), {
    x: left + labelWidth + 14,
    y: box.y + 66,
    typeface: 'display',
    size: 54,
    colour: PALETTE.ink,
  });
  const highest = numberText(extremesOf(history).highest, words);
  const note = isProvisional(stats)
    ? words.plain('standings.stats.provisional')
    : words.plain('standings.stats.highest', { points: highest });
  writeText(brush, note, {
    ...soft,
    x: right,
    y: box.y + 64,
    align: 'right',
    widthMax: 260,
  });
  paintRatingChart(brush, history, {
    box: {
      x: box.x + 26,
      y: box.y + HEAD_HEIGHT,
      width: box.width - 52,
      height: box.height - HEAD_HEIGHT - FOOT_HEIGHT,
    },
    words,
  });
  const foot = { ...soft, y: box.y + box.height - 26 };
  writeText(brush, dayText(first.at, words), { ...foot, x: left, widthMax: 280 });
  if (dayText(last.at, words) === dayText(first.at, words)) return;
  writeText(brush, dayText(last.at, words), { ...foot, x: right, align: 'right', widthMax: 280 });
}
