import { html } from '../html.js';
import { say } from '../words/say.js';
import { ChannelLink } from './channel-link.js';

/** Direct messages, where no server is in view. */
export function DirectList({ state }) {
  return html`<nav class="channel-nav" aria-label=${say('rail.channels')}>
    <h2 class="server-name">${say('rail.direct-messages')}</h2>
    <ul>${state.directChannels.map(
      (channel) => html`<li key=${channel.id}><${ChannelLink} state=${state}
        channel=${channel} /></li>`,
    )}</ul>
  </nav>`;
}
