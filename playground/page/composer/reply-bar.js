import { html } from '../html.js';
import { userName } from '../lookups.js';
import { stopReply } from '../replies.js';
import { phrase, say } from '../words/say.js';

/** Above the message box: whose message is being answered, and the way to leave it. */
export function ReplyBar({ state, message }) {
  const name = userName(state, message.author.id) ?? message.author.username;
  return html`<div class="reply-bar">
    <span class="reply-text">${phrase('box.replying', { name: html`<b>${name}</b>` })}</span>
    <button type="button" class="icon-button" aria-label=${say('box.cancel-reply')} title=${say('box.cancel-reply')} onClick=${stopReply}>
      <span aria-hidden="true">×</span>
    </button>
  </div>`;
}
