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
export function FaultSection({ known }) {
  const [route, setRoute] = useState(ROUTES[0][0]);
  const [count, setCount] = useState('1');
  const inject = ([key, fault]) => {
    const times = Math.max(1, Number(count) || 1);
    const [, asked] = ROUTES.find(([path]) => path === route);
    const done = () => say('faults.waits', { fault: say(key), request: say(asked), count: times });
    return control('faults', { ...fault, route, count: times }, done);
  };
  const action = (entry) =>
    html`<${Action} key=${entry[0]} label=${say(entry[0])} onAct=${() => inject(entry)} />`;
  const waiting = known?.faults ?? 0;
  return html`<${Section} title=${say('faults.title')} mark=${waiting > 0 ? say('faults.waiting', { count: waiting }) : undefined}>
    <p class="control-text">${say('faults.about')}</p>
    <div class="control-row">
      <${Menu} label=${say('faults.request')} value=${route} entries=${ROUTES.map(([path, key]) => [path, say(key)])} onChoose=${setRoute} />
      <input type="number" min="1" class="narrow" aria-label=${say('faults.times')} value=${count}
        onInput=${(event) => setCount(event.target.value)} />
    </div>
    <div class="control-row">${FAULTS.map(action)}</div>
    <div class="control-row">
      <${Action} label=${say('faults.forget')} disabled=${waiting === 0} onAct=${() => control('faults', undefined, () => say('faults.forgotten'))} />
    </div>
    <${RateLimits} isOn=${known?.rateLimits !== false} />
  <//>`;
}

function RateLimits({ isOn }) {
  const words = (on) => say(on ? 'faults.limits-are-on' : 'faults.limits-are-off');
  return html`<div class="control-row">
    <span class="control-text">${words(isOn)}</span>
    <${Action} label=${say(isOn ? 'faults.limits-off' : 'faults.limits-on')}
      onAct=${() => control('limits', { rateLimits: !isOn }, () => words(!isOn))} />
  </div>`;
}
