import { beginNamed, commandsNamed } from '../composer/begin-command.js';
import { html } from '../html.js';
import { channelName, channelTitle, isThread, userName } from '../lookups.js';
import { phrase, say } from '../words/say.js';

/** The first words of commands that a newcomer tries, whatever bot it is. */
const FIRST_WORDS = ['play', 'start', 'help'];

/** Messages after which a channel is no new place any more. */
const FEW = 5;

const DIRECT = 1;

/** Above the first message of a channel: where one is, and, as long as only one person has done anything here, how to begin. */
export function Beginning({ state, channel, known }) {
  if (known.status === 'refused') return html`<p class="log-refused">${known.error}</p>`;
  if (known.status === 'loading' && known.list.length === 0)
    return html`<p class="log-loading">${say('channel.reading')}</p>`;
  if (!known.complete)
    return html`<p class="log-loading">${known.status === 'older' ? say('channel.reading') : ''}</p>`;
  return html`<div class="beginning">
    <h2>${isThread(channel) ? channelName(state, channel) : channelTitle(state, channel)}</h2>
    <p>${say(beginningOf(channel))}</p>
    ${isNew(state, known.list) && !channel.page.whyNotCommand && html`<${FirstSteps} state=${state} />`}
  </div>`;
}

// It takes two to play, and how one becomes somebody else is not known before that was done once.
function isNew(state, list) {
  const isAnother = ({ author, page }) =>
    (!author.bot && author.id !== state.me) || (page.usedBy && page.usedBy.user.id !== state.me);
  return list.length <= FEW && !list.some(isAnother);
}

function beginningOf(channel) {
  if (channel.type === DIRECT) return 'channel.direct-beginning';
  return isThread(channel) ? 'channel.thread-beginning' : 'channel.beginning';
}

function FirstSteps({ state }) {
  const first = commandsNamed(state, FIRST_WORDS);
  return html`<ol class="first-steps">
    <li>
      ${phrase(first.length > 0 ? 'steps.slash-or' : 'steps.slash', { slash: html`<kbd>/</kbd>` })}
      ${first.length > 0 && html`<ul class="first-commands">${first.map(commandLine)}</ul>`}
    </li>
    <li>${phrase('steps.users', { name: userName(state, state.me), switch: html`<b><span class="behind-drawer">☰ › </span>${say('users.switch')}</b>` })}</li>
    <li>${say('steps.panel')}</li>
  </ol>`;
}

function commandLine({ id, path, description }) {
  return html`<li key=${id}>
    <button type="button" class="button secondary small" onClick=${() => beginNamed(id)}>/${path}</button>
    <span>${description}</span>
  </li>`;
}
