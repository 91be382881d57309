import { useState } from 'preact/hooks';
import { control } from '../acts.js';
import { html } from '../html.js';
import { say } from '../words/say.js';
import { Action, Menu, Section } from './section.js';

const FAULTS = [
  ['faults.status', { kind: 'status', status: 500 }],
  ['faults.rate-limit', { kind: 'rate-limit', retryAfter: 2 }],
  ['faults.slow', { kind: 'slow', delayMs: 5_000 }],
  ['faults.lost', { kind: 'lost-answer' }],
];

const ROUTES = [
  ['POST /channels/*/messages', 'faults.sending'],
  ['PATCH /channels/*/messages/*', 'faults.editing'],
  ['POST /interactions/*/*/callback', 'faults.answering'],
  ['PATCH /webhooks/*/*/messages/*', 'faults.editing-answer'],
  ['POST /channels/*/messages/*/threads', 'faults.starting-thread'],
];

/** What goes wrong when the bot asks Discord for something. */
export function FaultSection() {
  const [route, setRoute] = useState(ROUTES[0][0]);
  const [count, setCount] = useState('1');
  const inject = (fault) =>
    control('faults', { ...fault, route, count: Math.max(1, Number(count) || 1) }, say('faults.waits'));
  const action = ([key, fault]) =>
    html`<${Action} key=${key} label=${say(key)} onAct=${() => inject(fault)} />`;
  return html`<${Section} title=${say('faults.title')}>
    <div class="control-row">
      <${Menu} label=${say('faults.request')} value=${route} entries=${ROUTES.map(([path, key]) => [path, say(key)])} onChoose=${setRoute} />
      <input type="number" min="1" class="narrow" aria-label=${say('faults.times')} value=${count}
        onInput=${(event) => setCount(event.target.value)} />
    </div>
    <div class="control-row">${FAULTS.map(action)}</div>
    <div class="control-row">
      <${Action} label=${say('faults.forget')} onAct=${() => control('faults', undefined, say('faults.forgotten'))} />
    </div>
    <div class="control-row">
      <${Action} label=${say('faults.limits-off')} onAct=${() => control('limits', { rateLimits: false }, say('faults.limits-are-off'))} />
      <${Action} label=${say('faults.limits-on')} onAct=${() => control('limits', { rateLimits: true }, say('faults.limits-are-on'))} />
    </div>
  <//>`;
}
