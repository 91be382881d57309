import { html } from '../html.js';
import { userName } from '../lookups.js';
import { stopReply } from '../replies.js';

/** Above the message box: whose message is being answered, and the way to leave it. */
export function ReplyBar({ state, message }) {
  const name = userName(state, message.author.id) ?? message.author.username;
  return html`<div class="reply-bar">
    <span class="reply-text">Replying to <b>${name}</b></span>
    <button type="button" class="icon-button" aria-label="Cancel reply" title="Cancel reply" onClick=${stopReply}>
      <span aria-hidden="true">×</span>
    </button>
  </div>`;
}
