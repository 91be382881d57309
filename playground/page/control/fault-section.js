import { useState } from 'preact/hooks';
import { control } from '../acts.js';
import { html } from '../html.js';
import { Action, Menu, Section } from './section.js';

const FAULTS = [
  ['Answer 500', { kind: 'status', status: 500 }],
  ['Answer 429', { kind: 'rate-limit', retryAfter: 2 }],
  ['Answer after 5 s', { kind: 'slow', delayMs: 5_000 }],
  ['Lose the answer', { kind: 'lost-answer' }],
];

const ROUTES = [
  ['POST /channels/*/messages', 'Sending a message'],
  ['PATCH /channels/*/messages/*', 'Editing a message'],
  ['POST /interactions/*/*/callback', 'Answering an interaction'],
  ['PATCH /webhooks/*/*/messages/*', 'Editing an answer'],
  ['POST /channels/*/messages/*/threads', 'Starting a thread'],
];

/** What goes wrong when the bot asks Discord for something. */
export function FaultSection() {
  const [route, setRoute] = useState(ROUTES[0][0]);
  const [count, setCount] = useState('1');
  const inject = (fault) =>
    control(
      'faults',
      { ...fault, route, count: Math.max(1, Number(count) || 1) },
      'The fault waits for the bot.',
    );
  const action = ([label, fault]) =>
    html`<${Action} key=${label} label=${label} onAct=${() => inject(fault)} />`;
  return html`<${Section} title="Faults">
    <div class="control-row">
      <${Menu} label="Request of the bot" value=${route} entries=${ROUTES} onChoose=${setRoute} />
      <input type="number" min="1" class="narrow" aria-label="How many times" value=${count}
        onInput=${(event) => setCount(event.target.value)} />
    </div>
    <div class="control-row">${FAULTS.map(action)}</div>
    <div class="control-row">
      <${Action} label="Forget all faults" onAct=${() => control('faults', undefined, 'No faults wait.')} />
    </div>
    <div class="control-row">
      <${Action} label="Rate limits off" onAct=${() => control('limits', { rateLimits: false }, 'No rate limits.')} />
      <${Action} label="Rate limits on" onAct=${() => control('limits', { rateLimits: true }, 'Rate limits as on Discord.')} />
    </div>
  <//>`;
}
