import { useEffect, useState } from 'preact/hooks';
import { clock } from '../clock.js';
import { html } from '../html.js';
import { Dots } from '../icon.js';
import { userName } from '../lookups.js';
import { phrase, say } from '../words/say.js';

const TYPING_MS = 10_000;

/** Who is writing in the channel. */
export function Typing({ state, channel }) {
  const [, redraw] = useState(0);
  useEffect(() => clock.onTick(() => redraw((count) => count + 1)), []);
  const typing = Object.entries(state.typing[channel.id] ?? {}).filter(
    ([id, since]) => id !== state.me && clock.now() - since < TYPING_MS,
  );
  const names = typing.map(([id]) => userName(state, id) ?? say('users.somebody'));
  return html`<p class="typing" aria-live="polite">
    ${names.length > 0 && html`<${Dots} /><span>${phrase('message.typing', { count: names.length, names: html`<b>${names.join(', ')}</b>` })}</span>`}
  </p>`;
}
