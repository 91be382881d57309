import { useEffect, useState } from 'preact/hooks';
import { clock } from '../clock.js';
import { html } from '../html.js';

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

/** A moment as Discord shows it; style R counts with the playground's clock. */
export function Timestamp({ seconds, style }) {
  const [, redraw] = useState(0);
  useEffect(() => (style === 'R' ? clock.onTick(() => redraw((count) => count + 1)) : undefined), [style]);
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return html`<span class="timestamp">${momentText(seconds, style)}</span>`;
  return html`<time class="timestamp" datetime=${date.toISOString()} title=${formatDate(date, 'F')}>
    ${momentText(seconds, style)}</time>`;
}

/** The same in plain words. */
export function momentText(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return style === 'R' ? relativeTime(seconds - clock.now() / 1000) : formatDate(date, style);
}

export function formatDate(date, style) {
  return new Intl.DateTimeFormat('en-GB', STYLES[style]).format(date);
}

function relativeTime(seconds) {
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.round(seconds / length), unit);
}
