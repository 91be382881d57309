import type { Measure } from '../../standings/types.js';
import { localeOf } from '../../words/locales.js';
import type { Words } from '../../words/words.js';

/** A value of a leaderboard as people read it; see `Values` for its unit. */
export function valueText(measure: Measure, value: number, words: Words): string {
  switch (measure) {
    case 'win-rate':
      return percentText(value, words);
    case 'average':
      return hundredthsText(value, words);
    default:
      return numberText(value, words);
  }
}

export function numberText(value: number, { language }: Words): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A change, with its sign: "+12", "−12", "±0". */
export function signedText(change: number, words: Words): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return `${sign}${numberText(Math.abs(change), words)}`;
}

/** Of tenths of a percent. */
export function percentText(tenths: number, { language }: Words): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, { style: 'percent', ...digits }).format(tenths / 1_000);
}

export function hundredthsText(hundredths: number, { language }: Words): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language, digits).format(hundredths / 100);
}

/** Such as "30 Nov 2026"; days are those of UTC, as in all standings. */
export function dayText(at: number, words: Words): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(words), parts).format(at);
}
