import { beginNamed, commandsHere } from '../composer/begin-command.js';
import { html } from '../html.js';
import { channelName, channelTitle, isThread, userName } from '../lookups.js';
import { phrase, say } from '../words/say.js';

/** The first words of commands that a newcomer tries, whatever bot it is. */
const FIRST_WORDS = ['help', 'play', 'start'];

const DIRECT = 1;

/** Above the first message of a channel: where one is, and, as long as nobody has written, how to begin. */
export function Beginning({ state, channel, known }) {
  if (known.status === 'refused') return html`<p class="log-refused">${known.error}</p>`;
  if (known.status === 'loading' && known.list.length === 0)
    return html`<p class="log-loading">${say('channel.reading')}</p>`;
  if (!known.complete)
    return html`<p class="log-loading">${known.status === 'older' ? say('channel.reading') : ''}</p>`;
  return html`<div class="beginning">
    <h2>${isThread(channel) ? channelName(state, channel) : channelTitle(state, channel)}</h2>
    <p>${say(beginningOf(channel))}</p>
    ${known.list.length === 0 && !channel.page.whyNotCommand && html`<${FirstSteps} state=${state} />`}
  </div>`;
}

function beginningOf(channel) {
  if (channel.type === DIRECT) return 'channel.direct-beginning';
  return isThread(channel) ? 'channel.thread-beginning' : 'channel.beginning';
}

function FirstSteps({ state }) {
  const first = commandsHere(state).filter(({ name }) => FIRST_WORDS.includes(name));
  return html`<ol class="first-steps">
    <li>
      ${phrase(first.length > 0 ? 'steps.slash-or' : 'steps.slash', { slash: html`<kbd>/</kbd>` })}
      ${first.length > 0 && html`<div class="first-commands">${first.map(commandButton)}</div>`}
    </li>
    <li>${phrase('steps.users', { name: userName(state, state.me), switch: html`<b><span class="behind-drawer">☰ › </span>${say('users.switch')}</b>` })}</li>
    <li>${say('steps.panel')}</li>
  </ol>`;
}

function commandButton({ id, path }) {
  return html`<button type="button" class="button secondary small" key=${id}
    onClick=${() => beginNamed(id)}>/${path}</button>`;
}
