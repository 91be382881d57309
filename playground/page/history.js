import { get } from './api.js';
import { applyEvent } from './events.js';
import { complain } from './notices.js';
import { isOlderThanPage } from './page-start.js';
import { store } from './store.js';

const PAGE_LENGTH = 50;
const KEPT_MAX = 300;
const KEPT_LENGTH = 100;

/** Reads a channel's newest messages, unless they are known; what is stale stays in view until the answer is there. */
export async function loadMessages(channelId) {
  const known = store.state.messages[channelId];
  if (known !== undefined && known.status !== 'stale') return;
  put(channelId, { status: 'loading', list: known?.list ?? [], held: [] });
  const messages = await read(channelId);
  if (messages === undefined) return;
  const { held } = store.state.messages[channelId] ?? { held: [] };
  put(channelId, { status: 'ready', list: visible(messages), complete: messages.length < PAGE_LENGTH });
  held.forEach(applyEvent);
}

/** Reads a channel's newest messages once more, with fresh addresses of their pictures. */
export function reloadMessages(channelId) {
  store.set(({ messages }) => ({
    messages: { ...messages, [channelId]: { ...messages[channelId], status: 'stale' } },
  }));
  return loadMessages(channelId);
}

/** Reads the messages before the oldest known. */
export async function loadOlder(channelId) {
  const known = store.state.messages[channelId];
  if (known?.status !== 'ready' || known.complete || known.list.length === 0) return;
  put(channelId, { ...known, status: 'older' });
  const messages = await read(channelId, known.list[0].id);
  const current = store.state.messages[channelId];
  if (messages === undefined || current?.status !== 'older') return;
  const ids = new Set(current.list.map(({ id }) => id));
  const fresh = visible(messages).filter(({ id }) => !ids.has(id));
  put(channelId, {
    ...current,
    status: 'ready',
    list: [...fresh, ...current.list],
    complete: messages.length < PAGE_LENGTH,
  });
}

/** Lets go of what lies far back, where nobody is looking: a log of thousands would make every event slow. */
export function trimMessages(channelId) {
  const known = store.state.messages[channelId];
  if (known?.status !== 'ready' || known.list.length <= KEPT_MAX) return;
  put(channelId, { ...known, list: known.list.slice(-KEPT_LENGTH), complete: false });
}

/** Waits until a channel that is being read has been, or until somebody else reads. */
export function whenRead(channelId) {
  const { me } = store.state;
  return new Promise((resolve) => {
    const listener = () => {
      const { status } = store.state.messages[channelId] ?? {};
      const isRead = status === 'ready' || status === 'older' || status === 'refused';
      if (!isRead && store.state.me === me) return;
      store.listeners.delete(listener);
      resolve();
    };
    store.listeners.add(listener);
    listener();
  });
}

/** Reads older messages until this one is among them; whether it is. */
export async function readBackTo(channelId, id) {
  for (;;) {
    const { status, complete, list } = store.state.messages[channelId] ?? { status: 'refused', list: [] };
    if (list.some((message) => message.id === id)) return true;
    // Ids grow with time: one that is younger than the oldest known and not there is gone.
    if (status !== 'ready' || complete || BigInt(list[0]?.id ?? 0) < BigInt(id)) return false;
    await loadOlder(channelId);
  }
}

async function read(channelId, before) {
  const { me: user } = store.state;
  try {
    const { messages } = await get('/page/messages', {
      user,
      channel: channelId,
      before,
      limit: PAGE_LENGTH,
    });
    return store.state.me === user ? messages : undefined;
  } catch (refusal) {
    if (store.state.me === user) put(channelId, { status: 'refused', list: [], error: refusal.message });
    else complain(refusal);
    return undefined;
  }
}

function visible(messages) {
  return messages.filter(({ page, timestamp }) => !page.ephemeral || !isOlderThanPage(timestamp));
}

function put(channelId, entry) {
  store.set((state) => ({ messages: { ...state.messages, [channelId]: entry } }));
}
