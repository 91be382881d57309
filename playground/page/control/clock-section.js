import { useEffect, useState } from 'preact/hooks';
import { control } from '../acts.js';
import { clock } from '../clock.js';
import { html } from '../html.js';
import { formatDate } from '../markdown/timestamp.js';
import { say } from '../words/say.js';
import { Section } from './section.js';

const MINUTE = 60_000;
const STEPS = [
  ['clock.minute', MINUTE],
  ['clock.quarter', 15 * MINUTE],
  ['clock.hour', 60 * MINUTE],
  ['clock.day', 1_440 * MINUTE],
];

/** The playground's clock, which the bot follows. It only goes forward. */
export function ClockSection() {
  const [, redraw] = useState(0);
  const [hours, setHours] = useState('');
  useEffect(() => clock.onTick(() => redraw((count) => count + 1)), []);
  const advance = (advanceMs) =>
    control('clock', { advanceMs }, ({ now }) =>
      say('clock.moved', { time: formatDate(new Date(now), 'F') }),
    );
  const submit = (event) => {
    event.preventDefault();
    const amount = Number(hours);
    if (amount > 0) advance(Math.round(amount * 60 * MINUTE));
  };
  return html`<${Section} title=${say('clock.title')} mark=${formatDate(new Date(clock.now()), 't')} open>
    <p class="control-text">${say('clock.now', { time: formatDate(new Date(clock.now()), 'F') })}</p>
    <div class="control-row">${STEPS.map(
      ([key, length]) => html`<button type="button" class="button secondary small" key=${key}
        onClick=${() => advance(length)}>${say(key)}</button>`,
    )}</div>
    <form class="control-row" onSubmit=${submit}>
      <input type="number" min="0" step="any" aria-label=${say('clock.hours-to-move')} placeholder=${say('clock.hours')}
        value=${hours} onInput=${(event) => setHours(event.target.value)} />
      <button type="submit" class="button secondary small">${say('clock.move')}</button>
    </form>
  <//>`;
}
