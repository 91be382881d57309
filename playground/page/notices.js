import { store } from './store.js';

const SHOWN_MS = { done: 2_500, error: 7_000 };
let count = 0;

/**
 * Shows a sentence in the corner for a few seconds. `words` makes it each time it is drawn, since the one who reads may
 * come to speak another language. `kind` is `error` or `done`.
 */
export function notify(words, kind = 'done') {
  count += 1;
  const notice = { id: count, words, kind };
  // What is done needs no list: only the newest is worth the room.
  const isKept = (other) => other.kind === 'error' || kind === 'error';
  store.set((state) => ({ notices: [...state.notices.filter(isKept), notice].slice(-3) }));
  setTimeout(() => dropNotice(notice.id), SHOWN_MS[kind]);
}

export function complain(refusal) {
  notify(() => refusal.message, 'error');
}

export function dropNotice(id) {
  store.set((state) => ({ notices: state.notices.filter((notice) => notice.id !== id) }));
}
