import { useState } from 'preact/hooks';
import { startThread } from '../acts.js';
import { AskName } from '../dialogs/ask-name.js';
import { html } from '../html.js';
import { openChannel } from '../session.js';
import { say } from '../words/say.js';
import { ThreadBox } from './message-parts.js';

/** A forum holds posts, each a thread of its own. */
export function Forum({ guild, channel }) {
  const [isNaming, setNaming] = useState(false);
  const posts = guild.threads.filter((thread) => thread.parent_id === channel.id);
  const start = async (name, content) => {
    setNaming(false);
    const made = await startThread({ channel: channel.id, name, content });
    if (made) openChannel(made.id);
  };
  return html`<div class="forum">
    ${
      channel.page.whyNotStart
        ? html`<p class="why-not" role="note">${channel.page.whyNotStart}</p>`
        : html`<button type="button" class="button primary"
            onClick=${() => setNaming(true)}>${say('forum.new-post')}</button>`
    }
    ${posts.length === 0 && html`<p class="small-text">${say('forum.empty')}</p>`}
    <ul aria-label=${say('forum.posts')}>${posts.map(
      (thread) => html`<li key=${thread.id}><${ThreadBox} thread=${thread} />
      </li>`,
    )}</ul>
    ${
      isNaming &&
      html`<${AskName} title=${say('forum.new-post')} label=${say('forum.post-title')}
        messageLabel=${say('forum.first-message')} onName=${start}
        onClose=${() => setNaming(false)} />`
    }
  </div>`;
}
