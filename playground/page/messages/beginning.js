import { beginNamed, commandsHere } from '../composer/begin-command.js';
import { html } from '../html.js';
import { channelName, channelTitle, isThread, userName } from '../lookups.js';

/** The first words of commands that a newcomer tries, whatever bot it is. */
const FIRST_WORDS = ['help', 'play', 'start'];

/** Above the first message of a channel: where one is, and, as long as nobody has written, how to begin. */
export function Beginning({ state, channel, known }) {
  if (known.status === 'refused') return html`<p class="log-refused">${known.error}</p>`;
  if (known.status === 'loading' && known.list.length === 0)
    return html`<p class="log-loading">Reading …</p>`;
  if (!known.complete) return html`<p class="log-loading">${known.status === 'older' ? 'Reading …' : ''}</p>`;
  return html`<div class="beginning">
    <h2>${isThread(channel) ? channelName(state, channel) : channelTitle(state, channel)}</h2>
    <p>This is the beginning of ${isThread(channel) ? 'the thread' : 'the channel'}.</p>
    ${known.list.length === 0 && !channel.page.whyNotUse && html`<${FirstSteps} state=${state} />`}
  </div>`;
}

function FirstSteps({ state }) {
  const first = commandsHere(state).filter(({ name }) => FIRST_WORDS.includes(name));
  return html`<ol class="first-steps">
    <li>
      Type <kbd>/</kbd> to see everything the bot can do${first.length > 0 ? ', or begin with one of these:' : '.'}
      ${first.length > 0 && html`<div class="first-commands">${first.map(commandButton)}</div>`}
    </li>
    <li>You are ${userName(state, state.me)}. Be somebody else by the faces above, or give each a window of their own under <b>Switch user</b>.</li>
    <li>The control panel, under the sliders above, moves the clock, restarts the bot and breaks what can break.</li>
  </ol>`;
}

function commandButton({ id, path }) {
  return html`<button type="button" class="button secondary small" key=${id}
    onClick=${() => beginNamed(id)}>/${path}</button>`;
}
