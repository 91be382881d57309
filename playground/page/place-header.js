import { html } from './html.js';
import { Icon } from './icon.js';
import { channelName, channel as findChannel, isThread } from './lookups.js';
import { openChannel } from './session.js';
import { ChannelIcon } from './sidebar/channel-icon.js';
import { QuickUsers } from './sidebar/quick-users.js';
import { say } from './words/say.js';

const SLIDERS =
  'M4 7h8.5m5.5 0h2M4 17h2.5m5.5 0h8M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';

/** The head of the channel in view: where one is, who one is, and the way to the control panel. */
export function PlaceHeader({ state, channel, pings, onDrawer, isDrawerOpen, isPanelOpen, onPanel }) {
  return html`<header class="place-header">
    <button type="button" class="icon-button drawer-button"
      aria-label=${pings > 0 ? say('rail.pings', { name: say('rail.channels'), count: pings }) : say('rail.channels')}
      aria-expanded=${isDrawerOpen} onClick=${onDrawer}>
      <span aria-hidden="true">☰</span>
      ${pings > 0 && html`<span class="ping-count" aria-hidden="true">${pings}</span>`}
    </button>
    ${channel && html`<${Title} state=${state} channel=${channel} />`}
    <${QuickUsers} state=${state} />
    <button type="button" class="icon-button" aria-label=${say('panel.name')} title=${say('panel.name')}
      aria-expanded=${isPanelOpen} onClick=${onPanel}>
      <${Icon} path=${SLIDERS} />
    </button>
  </header>`;
}

function Title({ state, channel }) {
  const parent = isThread(channel) ? findChannel(state, channel.parent_id) : undefined;
  const { archived, locked } = channel.thread_metadata ?? {};
  return html`<div class="place-title">
    ${
      parent &&
      html`<button type="button" class="parent-link" onClick=${() => openChannel(parent.id)}>
        <${ChannelIcon} channel=${parent} />${parent.name}
      </button>
      <span class="title-arrow" aria-hidden="true">›</span>`
    }
    <${ChannelIcon} channel=${channel} />
    <div class="title-texts">
      <h1>${channelName(state, channel)}</h1>
      ${archived && html`<span class="state-mark">${say('channel.archived-mark')}</span>`}
      ${locked && html`<span class="state-mark">${say('channel.locked-mark')}</span>`}
    </div>
    ${channel.topic && html`<span class="topic">${channel.topic}</span>`}
  </div>`;
}
