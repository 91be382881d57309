import { useEffect } from 'preact/hooks';
import { html } from '../html.js';
import { openCommands } from '../interactions.js';
import { channelName, channelTitle, isThread } from '../lookups.js';
import { markRead } from '../session.js';
import { CommandNote } from './command-note.js';
import { formatDay, groupMessages } from './grouping.js';
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
  const label = `Messages in ${channelTitle(state, channel)}`;
  return html`<div class="log-frame">
    <div class="log-scroller" role="log" aria-label=${label} aria-busy=${known.status === 'loading'}
      tabindex="0" ref=${sticking.scroller} onScroll=${sticking.onScroll}>
      <div class="log" ref=${sticking.content}>
        <${Beginning} state=${state} channel=${channel} known=${known} />
        ${groupMessages(shown).map((entry) => html`<${Entry} key=${entry.key} ...${{ entry, state, channel }} />`)}
        ${notes.map((interaction) => html`<${CommandNote} key=${interaction.id} ...${{ state, interaction }} />`)}
      </div>
    </div>
    ${
      !sticking.isAtEnd &&
      html`<button type="button" class="jump-button" onClick=${sticking.jump}>
        ${sticking.newCount > 0 ? `${sticking.newCount} new` : 'Jump to newest'} <span aria-hidden="true">↓</span>
    </button>`
    }
  </div>`;
}

function Entry({ entry, state, channel }) {
  if (entry.kind === 'message') {
    return html`<${Message} message=${entry.message} compact=${entry.compact} ...${{ state, channel }} />`;
  }
  const day = formatDay(entry.date);
  return html`<div class="day-line" role="separator" aria-label=${day}><span>${day}</span></div>`;
}

function Beginning({ state, channel, known }) {
  if (known.status === 'refused') return html`<p class="log-refused">${known.error}</p>`;
  if (known.status === 'loading' && known.list.length === 0)
    return html`<p class="log-loading">Reading …</p>`;
  if (!known.complete) return html`<p class="log-loading">${known.status === 'older' ? 'Reading …' : ''}</p>`;
  return html`<div class="beginning">
    <h2>${isThread(channel) ? channelName(state, channel) : channelTitle(state, channel)}</h2>
    <p>
      This is the beginning of ${isThread(channel) ? 'the thread' : 'the channel'}. ${' '}
      Type <kbd>/</kbd> to see what the bot can do.
    </p>
  </div>`;
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
