import { html } from '../html.js';
import { channelTitle, channel as findChannel, userName } from '../lookups.js';
import { say } from '../words/say.js';
import { gist } from './origin.js';

/**
 * Says in a sentence, to those who hear the page, what has just come: a message here, or a ping elsewhere. The log
 * itself stays silent, since it would read out whole pictures and rows of buttons.
 */
export function Announcer({ state }) {
  return html`<p class="hidden" role="status" aria-live="polite" data-announcer>${sentence(state)}</p>`;
}

function sentence(state) {
  const { announced } = state;
  if (announced === undefined) return '';
  const { channelId, message } = announced;
  const name = userName(state, message.author.id) ?? message.author.username;
  if (channelId !== state.channelId) {
    const found = findChannel(state, channelId);
    return found === undefined ? '' : say('message.ping-from', { name, channel: channelTitle(state, found) });
  }
  const said = { name, gist: gist(message, state) };
  return message.page.ephemeral ? say('message.said-privately', said) : say('message.said', said);
}
