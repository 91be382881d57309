import { useEffect, useMemo, useRef } from 'preact/hooks';
import { html } from '../html.js';
import { openCommands } from '../interactions.js';
import { channelTitle } from '../lookups.js';
import { markRead } from '../session.js';
import { say } from '../words/say.js';
import { Beginning } from './beginning.js';
import { CommandNote } from './command-note.js';
import { formatDay, groupMessages, isSystem } from './grouping.js';
import { Message } from './message.js';
import { useSticking } from './sticking.js';

const NONE = { status: 'loading', list: [] };

/** The messages of a channel, oldest first, which stays at the newest until somebody scrolls up. */
export function MessageLog({ state, channel }) {
  const known = state.messages[channel.id] ?? NONE;
  const shown = known.list.filter(({ id }) => !state.dismissed.has(id));
  const notes = openCommands(state.interactions, channel.id).filter(({ id }) => !state.dismissed.has(id));
  const sticking = useSticking({
    channelId: channel.id,
    first: shown[0]?.id,
    last: notes.at(-1)?.id ?? shown.at(-1)?.id,
    ready: known.status !== 'loading',
  });
  useReading(channel, sticking.isAtEnd);
  const firstNew = useFirstNew({ state, channel, list: known.status === 'ready' ? shown : [] });
  const entries = useMemo(() => groupMessages(shown, firstNew), [known.list, state.dismissed, firstNew]);
  const label = say('message.log', { channel: channelTitle(state, channel) });
  return html`<div class="log-frame">
    <div class="log-scroller" role="log" aria-live="off" aria-label=${label} aria-busy=${known.status === 'loading'}
      tabindex="0" ref=${sticking.scroller} onScroll=${sticking.onScroll}>
      <div class="log" ref=${sticking.content}>
        <${Beginning} state=${state} channel=${channel} known=${known} />
        ${entries.map((entry) => html`<${Entry} key=${entry.key} ...${{ entry, state, channel }} />`)}
        ${notes.map((interaction) => html`<${CommandNote} key=${interaction.id} ...${{ state, interaction }} />`)}
      </div>
    </div>
    ${
      !sticking.isAtEnd &&
      html`<button type="button" class="jump-button" onClick=${sticking.jump}>
        ${sticking.newCount > 0 ? say('message.new-count', { count: sticking.newCount }) : say('message.jump')} <span aria-hidden="true">↓</span>
    </button>`
    }
  </div>`;
}

function Entry({ entry, state, channel }) {
  if (entry.kind === 'message') {
    return html`<${Message} message=${entry.message} compact=${entry.compact} ...${{ state, channel }} />`;
  }
  if (entry.kind === 'new')
    return html`<div class="day-line new" role="separator" aria-label=${say('message.new-messages')}><span>${say('message.new')}</span></div>`;
  const day = formatDay(entry.date);
  return html`<div class="day-line" role="separator" aria-label=${day}><span>${day}</span></div>`;
}

/** What is in view at the end of the log counts as read. */
function useReading(channel, isAtEnd) {
  const { unread, pings } = channel.page;
  useEffect(() => {
    const read = () => isAtEnd && document.visibilityState === 'visible' && markRead(channel.id);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [channel.id, unread, pings, isAtEnd]);
}

/** The first message that was new when the channel was opened; none where nothing was said before it. */
function useFirstNew({ state, channel, list }) {
  const count = useRef(state.newSince[channel.id] ?? 0);
  const found = useRef();
  if (found.current === undefined && list.length > 0) {
    const others = list.filter(({ author, page }) => author.id !== state.me && !page.ephemeral);
    const at = count.current > 0 ? list.indexOf(others.at(-count.current)) : -1;
    const isBelowOthers = list.slice(0, Math.max(at, 0)).some((message) => !isSystem(message));
    found.current = isBelowOthers ? list[at].id : null;
  }
  return found.current;
}
