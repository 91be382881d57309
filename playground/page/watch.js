import { get } from './api.js';
import { store } from './store.js';

const RETRY_MS = 5_000;

/**
 * Counts the pings of other users, so that whoever plays several people on one page sees whose turn it is.
 * Answers the way to stop.
 */
export function watchPings(userIds) {
  const stops = userIds.map(watchOne);
  return () => {
    for (const stop of stops) stop();
  };
}

function watchOne(userId) {
  let stopped = false;
  let socket;
  let retry;
  const open = () => {
    const address = new URL(`/page/events?user=${encodeURIComponent(userId)}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address);
    socket.addEventListener('open', () => countAll(userId));
    socket.addEventListener('message', ({ data }) => note(userId, JSON.parse(data)));
    socket.addEventListener('close', () => {
      if (!stopped) retry = setTimeout(open, RETRY_MS);
    });
  };
  open();
  return () => {
    stopped = true;
    clearTimeout(retry);
    socket.close();
  };
}

async function countAll(userId) {
  const state = await get('/page/state', { user: userId }).catch(() => undefined);
  if (state === undefined) return;
  const places = [
    ...state.guilds.flatMap((guild) => [...guild.channels, ...guild.threads]),
    ...state.direct_channels,
  ];
  put(userId, Object.fromEntries(places.map(({ id, page }) => [id, page.pings])));
}

function note(userId, event) {
  const known = store.state.otherPings[userId] ?? {};
  if (event.type === 'ping') put(userId, { ...known, [event.channel]: event.pings });
  if (event.type === 'read') put(userId, { ...known, [event.channel]: 0 });
  if (event.type === 'thread-delete' || event.type === 'channel-delete') countAll(userId);
}

function put(userId, pings) {
  store.set((state) => ({ otherPings: { ...state.otherPings, [userId]: pings } }));
}
