import { readBackTo, whenRead } from './history.js';
import { openChannel } from './session.js';

/** Goes to a channel, or to a message in it, as a link to it does. */
export async function openPlace({ channel, message }) {
  openChannel(channel);
  if (message === undefined) return;
  await whenRead(channel);
  await showMessage(channel, message);
}

/** Goes to a message, reading back as far as need be, and marks it for a moment. */
export async function showMessage(channelId, id) {
  if (!(await readBackTo(channelId, id))) return;
  // What was read is drawn by the next frame, and a log that is new has found its end by the one after.
  requestAnimationFrame(() => requestAnimationFrame(() => mark(id)));
}

function mark(id) {
  const element = document.getElementById(`message-${id}`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
  element?.classList.add('sought');
  element?.addEventListener('animationend', () => element.classList.remove('sought'), { once: true });
}
