import { useState } from 'preact/hooks';
import { deleteMessage, dismiss, startThread } from '../acts.js';
import { AskName } from '../dialogs/ask-name.js';
import { html } from '../html.js';
import { Icon } from '../icon.js';
import { guildOf, isThread, managesMessages } from '../lookups.js';
import { startReply } from '../replies.js';
import { openChannel } from '../session.js';

const EYE = 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';

export function Failure({ text = 'This interaction failed' }) {
  return html`<p class="failure" role="alert"><span aria-hidden="true">⚠</span> ${text}</p>`;
}

/** Marks what only this user sees, and lets it be put away. */
export function EphemeralFoot({ id }) {
  return html`<p class="ephemeral-foot">
    <${Icon} path=${EYE} size=${16} />
    <span>Only you can see this ·</span>
    <button type="button" class="text-button" onClick=${() => dismiss(id)}>Dismiss message</button>
  </p>`;
}

/** The thread that hangs on a message. */
export function ThreadBox({ thread }) {
  const { message_count: count, thread_metadata: data } = thread;
  const length = count === undefined ? '' : `${count} ${count === 1 ? 'message' : 'messages'}`;
  const status = data?.archived ? 'archived' : length;
  return html`<button type="button" class="thread-box" aria-label=${`Thread ${thread.name}`}
    onClick=${() => openChannel(thread.id)}>
    <span class="thread-name">${thread.name}</span>
    <span class="thread-more">${status} <b>See thread ›</b></span>
  </button>`;
}

/** What one can do with a message; shown when the pointer or the focus is on it. */
export function MessageTools({ message, state, thread, channel }) {
  const [isNaming, setNaming] = useState(false);
  const { ephemeral } = message.page;
  const canDelete =
    !ephemeral && (message.author.id === state.me || managesMessages(state, guildOf(state, channel.id)));
  const canThread = !ephemeral && thread === undefined && !isThread(channel) && channel.type !== 1;
  const canReply = !ephemeral && !message.page.thinking && !channel.page.whyNotSend;
  if (!canDelete && !canThread && !canReply) return null;
  const start = async (name) => {
    setNaming(false);
    const made = await startThread({ message: message.id, name });
    if (made) openChannel(made.id);
  };
  return html`<div class="message-tools">
    ${canReply && html`<button type="button" class="tool" onClick=${() => startReply(message)}>Reply</button>`}
    ${canThread && html`<button type="button" class="tool" onClick=${() => setNaming(true)}>Thread</button>`}
    ${
      canDelete &&
      html`<button type="button" class="tool danger"
        onClick=${() => deleteMessage(message)}>Delete</button>`
    }
    ${
      isNaming &&
      html`<${AskName} title="New thread" label="Thread name" onName=${start}
        onClose=${() => setNaming(false)} />`
    }
  </div>`;
}
