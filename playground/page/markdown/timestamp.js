import { useContext, useEffect, useState } from 'preact/hooks';
import { clock } from '../clock.js';
import { html } from '../html.js';
import { pageLanguage, say } from '../words/say.js';
import { Names } from './names.js';

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** By language and style: making one takes far longer than using it, and a long log shows thousands of times. */
const formats = new Map();

/** A moment as Discord shows it, in the reader's language; style R counts with the playground's clock. */
export function Timestamp({ seconds, style }) {
  const { locale } = useContext(Names);
  const [, redraw] = useState(0);
  useEffect(() => (style === 'R' ? clock.onTick(() => redraw((count) => count + 1)) : undefined), [style]);
  const date = new Date(seconds * 1000);
  const shown = momentText(seconds, style, locale);
  if (Number.isNaN(date.getTime())) return html`<span class="timestamp">${shown}</span>`;
  return html`<time class="timestamp" datetime=${date.toISOString()} title=${formatDate(date, 'F', locale)}>
    ${shown}</time>`;
}

/** The same in plain words. */
export function momentText(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return say('message.invalid-date');
  if (style !== 'R') return formatDate(date, style, locale);
  return relativeTime(seconds - clock.now() / 1000, locale);
}

export function formatDate(date, style, locale) {
  return formatOf(locale, style).format(date);
}

function relativeTime(seconds, locale) {
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return formatOf(locale, 'R').format(Math.round(seconds / length), unit);
}

/** All kinds of English are written as the page's own is. */
function formatOf(locale = pageLanguage(), style) {
  const language = locale.startsWith('en') ? 'en-GB' : locale;
  const key = `${language} ${style}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made =
    style === 'R'
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
      : new Intl.DateTimeFormat(language, STYLES[style]);
  formats.set(key, made);
  return made;
}
