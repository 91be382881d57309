import { store } from './store.js';

const PAUSE_MIN_MS = 300;
const PAUSE_MAX_MS = 5_000;

let socket;
let retry;

/** The stream of what happens to one user. A broken connection is opened again, with growing pauses. */
export function openLive(userId, handlers, pause = PAUSE_MIN_MS) {
  const address = new URL(`/page/events?user=${encodeURIComponent(userId)}`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const mine = new WebSocket(address);
  socket = mine;
  let nextPause = pause;
  mine.addEventListener('open', () => {
    nextPause = PAUSE_MIN_MS;
    handlers.onOpen();
  });
  mine.addEventListener('message', ({ data }) => {
    if (socket === mine) handlers.onEvent(JSON.parse(data));
  });
  mine.addEventListener('close', () => {
    if (socket !== mine) return;
    store.set({ connection: 'lost' });
    handlers.onLost(userId);
    retry = setTimeout(() => openLive(userId, handlers, Math.min(nextPause * 1.6, PAUSE_MAX_MS)), nextPause);
  });
}

export function closeLive() {
  clearTimeout(retry);
  const old = socket;
  socket = undefined;
  old?.close();
}
