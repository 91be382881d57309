import { store } from './store.js';

/** Which message one is about to answer, a channel each, so that looking elsewhere does not forget it. */

export function startReply(message) {
  put(store.state.channelId, message);
}

export function stopReply() {
  put(store.state.channelId, undefined);
}

function put(channelId, message) {
  store.set(({ replies }) => ({ replies: { ...replies, [channelId]: message } }));
}
