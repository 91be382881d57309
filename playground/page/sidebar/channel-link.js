import { addressOf } from '../address.js';
import { classes, html } from '../html.js';
import { Icon } from '../icon.js';
import { channelName } from '../lookups.js';
import { openChannel } from '../session.js';
import { say } from '../words/say.js';
import { ChannelIcon, channelKind } from './channel-icon.js';

const LOCK = 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3';

/** One channel or thread: its name, whether something there is unread, and how many pings. */
export function ChannelLink({ state, channel }) {
  const isOpen = channel.id === state.channelId;
  const { archived, locked } = channel.thread_metadata ?? {};
  const { unread, pings } = channel.page;
  const go = (event) => {
    // With a key held, the browser opens a tab of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openChannel(channel.id);
  };
  const marks = [isOpen && 'open', unread > 0 && !isOpen && 'unread', archived && 'archived'];
  return html`<a class=${classes('channel-link', ...marks)}
    href=${addressOf(state.me, channel.id)} aria-label=${describe(state, channel)}
    aria-current=${isOpen ? 'page' : undefined} onClick=${go}>
    <${ChannelIcon} channel=${channel} />
    <span class="channel-name">${channelName(state, channel)}</span>
    ${locked && html`<${Icon} kind="lock" path=${LOCK} size=${14} />`}
    ${pings > 0 && html`<span class="ping-count" aria-hidden="true">${pings}</span>`}
  </a>`;
}

function describe(state, channel) {
  const { archived, locked } = channel.thread_metadata ?? {};
  const { unread, pings } = channel.page;
  const parts = [
    `${channelName(state, channel)} (${channelKind(channel)})`,
    archived && say('channel.archived'),
    locked && say('channel.locked'),
    pings > 0 && say('channel.pings', { count: pings }),
    unread > 0 && pings === 0 && say('channel.unread'),
  ];
  return parts.filter(Boolean).join(', ');
}
