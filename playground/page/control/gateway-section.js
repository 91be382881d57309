import { control } from '../acts.js';
import { html } from '../html.js';
import { Action, Section } from './section.js';

const ACTIONS = [
  ['Drop connection', { action: 'drop' }, 'Connection dropped.'],
  ['Ask to reconnect', { action: 'reconnect' }, 'Asked to reconnect.'],
  ['End session', { action: 'invalid-session', resumable: false }, 'The session has ended.'],
  ['Refuse next resume', { action: 'refuse-resume' }, 'The next resume is refused.'],
  [
    'Send next click twice',
    { action: 'duplicate', event: 'INTERACTION_CREATE' },
    'The next interaction arrives twice.',
  ],
  [
    'Send next click late',
    { action: 'reorder', event: 'INTERACTION_CREATE' },
    'The next interaction arrives after what follows it.',
  ],
];

/** What goes wrong on the way from Discord to the bot. */
export function GatewaySection() {
  return html`<${Section} title="Connection">
    <div class="control-row">${ACTIONS.map(
      ([label, body, done]) => html`<${Action} key=${label}
        label=${label} onAct=${() => control('gateway', body, done)} />`,
    )}</div>
  <//>`;
}
