import { useEffect, useMemo, useRef } from 'preact/hooks';
import { classes, html } from '../html.js';
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
    shown,
    newestOwn: newestOwn(state, shown, notes),
    ready: known.status !== 'loading',
  });
  useReading(channel, sticking.isAtEnd);
  const firstNew = useFirstNew({ state, channel, list: known.status === 'ready' ? shown : [] });
  const entries = useMemo(
    () => groupMessages({ messages: shown, notes, firstNew }),
    [known.list, state.interactions, state.dismissed, firstNew],
  );
  const label = say('message.log', { channel: channelTitle(state, channel) });
  return html`<div class="log-frame">
    <div class="log-scroller" role="log" aria-live="off" aria-label=${label} aria-busy=${known.status === 'loading'}
      tabindex="0" ref=${sticking.scroller} onScroll=${sticking.onScroll} onClick=${sticking.onPress}>
      <div class="log" ref=${sticking.content}>
        <${Beginning} state=${state} channel=${channel} known=${known} />
        ${entries.map((entry) => html`<${Entry} key=${entry.key} ...${{ entry, state, channel }} />`)}
      </div>
    </div>
    ${
      !sticking.isAtEnd &&
      html`<button type="button" class=${classes('jump-button', sticking.newCount > 0 && 'news')} onClick=${sticking.jump}>
        ${sticking.newCount > 0 ? say('message.new-count', { count: sticking.newCount }) : say('message.jump')} <span aria-hidden="true">↓</span>
    </button>`
    }
  </div>`;
}

function Entry({ entry, state, channel }) {
  if (entry.kind === 'message') {
    return html`<${Message} message=${entry.message} compact=${entry.compact} ...${{ state, channel }} />`;
  }
  if (entry.kind === 'note') return html`<${CommandNote} state=${state} interaction=${entry.interaction} />`;
  if (entry.kind === 'new')
    return html`<div class="day-line new" role="separator" aria-label=${say('message.new-messages')}><span>${say('message.new')}</span></div>`;
  const day = formatDay(entry.date);
  return html`<div class="day-line" role="separator" aria-label=${day}><span>${day}</span></div>`;
}

/** The id of the newest thing that came of what this user did: a command, its answer, or a message of their own. */
function newestOwn(state, shown, notes) {
  const isOwn = ({ author, page }) =>
    page.ephemeral || author.id === state.me || page.usedBy?.user.id === state.me;
  const message = shown.findLast(isOwn);
  const [note] = notes.slice(-1);
  if (note === undefined || message === undefined) return (note ?? message)?.id;
  return BigInt(note.id) > BigInt(message.id) ? note.id : message.id;
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
