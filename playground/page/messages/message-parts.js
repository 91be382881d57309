import { useState } from 'preact/hooks';
import { deleteMessage, dismiss, startThread } from '../acts.js';
import { AskFirst } from '../dialogs/ask-first.js';
import { AskName } from '../dialogs/ask-name.js';
import { html } from '../html.js';
import { Icon } from '../icon.js';
import { startReply } from '../replies.js';
import { openChannel } from '../session.js';
import { say } from '../words/say.js';

const EYE = 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';

export function Failure({ text = say('message.failed') }) {
  return html`<p class="failure" role="alert"><span aria-hidden="true">⚠</span> ${text}</p>`;
}

/** Marks what only this user sees, and lets it be put away. */
export function EphemeralFoot({ id }) {
  return html`<p class="ephemeral-foot">
    <${Icon} path=${EYE} size=${16} />
    <span>${say('message.only-you')} ·</span>
    <button type="button" class="text-button" onClick=${() => dismiss(id)}>${say('message.dismiss')}</button>
  </p>`;
}

/** The thread that hangs on a message. */
export function ThreadBox({ thread }) {
  const { message_count: count, thread_metadata: data } = thread;
  const length = count === undefined ? '' : say('thread.messages', { count });
  const status = data?.archived ? say('channel.archived') : length;
  return html`<button type="button" class="thread-box" aria-label=${say('thread.box', { name: thread.name })}
    onClick=${() => openChannel(thread.id)}>
    <span class="thread-name">${thread.name}</span>
    <span class="thread-more">${status} <b>${say('system.see-thread')} ›</b></span>
  </button>`;
}

/** What one can do with a message; shown when the pointer or the focus is on it. */
export function MessageTools({ message, state, thread, channel }) {
  const [isNaming, setNaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { ephemeral } = message.page;
  const canDelete = !ephemeral && (message.author.id === state.me || channel.page.managesMessages);
  const canThread = !ephemeral && thread === undefined && !channel.page.whyNotStart;
  const canReply = !ephemeral && !message.page.thinking && !channel.page.whyNotSend;
  if (!canDelete && !canThread && !canReply) return null;
  const start = async (name) => {
    setNaming(false);
    const made = await startThread({ message: message.id, name });
    if (made) openChannel(made.id);
  };
  return html`<div class="message-tools">
    ${canReply && html`<button type="button" class="tool" onClick=${() => startReply(message)}>${say('message.reply')}</button>`}
    ${canThread && html`<button type="button" class="tool" onClick=${() => setNaming(true)}>${say('message.thread')}</button>`}
    ${
      canDelete &&
      html`<button type="button" class="tool danger"
        onClick=${() => setAsking(true)}>${say('message.delete')}</button>`
    }
    ${
      isAsking &&
      html`<${AskFirst} question=${say('message.delete-question')} verb=${say('message.delete')}
        onYes=${() => deleteMessage(message)} onClose=${() => setAsking(false)} />`
    }
    ${
      isNaming &&
      html`<${AskName} title=${say('thread.new')} label=${say('thread.name')} onName=${start}
        onClose=${() => setNaming(false)} />`
    }
  </div>`;
}
