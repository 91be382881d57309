import { useEffect, useState } from 'preact/hooks';
import { control } from '../acts.js';
import { clock } from '../clock.js';
import { html } from '../html.js';
import { formatDate } from '../markdown/timestamp.js';
import { Section } from './section.js';

const MINUTE = 60_000;
const STEPS = [
  ['+1 min', MINUTE],
  ['+15 min', 15 * MINUTE],
  ['+1 hour', 60 * MINUTE],
  ['+1 day', 1_440 * MINUTE],
];

/** The playground's clock, which the bot follows. It only goes forward. */
export function ClockSection() {
  const [, redraw] = useState(0);
  const [hours, setHours] = useState('');
  useEffect(() => clock.onTick(() => redraw((count) => count + 1)), []);
  const advance = (advanceMs) =>
    control('clock', { advanceMs }, ({ now }) => `Clock moved. It is ${formatDate(new Date(now), 'F')}.`);
  const submit = (event) => {
    event.preventDefault();
    const amount = Number(hours);
    if (amount > 0) advance(Math.round(amount * 60 * MINUTE));
  };
  return html`<${Section} title="Clock" mark=${formatDate(new Date(clock.now()), 't')} open>
    <p class="control-text">It is ${formatDate(new Date(clock.now()), 'F')}.</p>
    <div class="control-row">${STEPS.map(
      ([label, length]) => html`<button type="button" class="button secondary small" key=${label}
        onClick=${() => advance(length)}>${label}</button>`,
    )}</div>
    <form class="control-row" onSubmit=${submit}>
      <input type="number" min="0" step="any" aria-label="Hours to move the clock by" placeholder="Hours"
        value=${hours} onInput=${(event) => setHours(event.target.value)} />
      <button type="submit" class="button secondary small">Move clock</button>
    </form>
  <//>`;
}
