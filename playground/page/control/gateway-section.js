import { control } from '../acts.js';
import { html } from '../html.js';
import { say } from '../words/say.js';
import { Action, Section } from './section.js';

const ACTIONS = [
  ['gateway.drop', { action: 'drop' }, 'gateway.dropped'],
  ['gateway.reconnect', { action: 'reconnect' }, 'gateway.reconnecting'],
  ['gateway.end', { action: 'invalid-session', resumable: false }, 'gateway.ended'],
  ['gateway.refuse', { action: 'refuse-resume' }, 'gateway.refused'],
  ['gateway.twice', { action: 'duplicate', event: 'INTERACTION_CREATE' }, 'gateway.sent-twice'],
  ['gateway.late', { action: 'reorder', event: 'INTERACTION_CREATE' }, 'gateway.sent-late'],
];

/** What goes wrong on the way from Discord to the bot. */
export function GatewaySection() {
  return html`<${Section} title=${say('gateway.title')}>
    <p class="control-text">${say('gateway.about')}</p>
    <div class="control-row">${ACTIONS.map(
      ([key, body, done]) => html`<${Action} key=${key}
        label=${say(key)} onAct=${() => control('gateway', body, () => say(done))} />`,
    )}</div>
  <//>`;
}
