import { html } from '../html.js';
import { userName } from '../lookups.js';
import { openChannel } from '../session.js';
import { phrase, say } from '../words/say.js';
import { formatMoment } from './grouping.js';
import { gist } from './origin.js';

/** What each kind says, and where some of them lead. */
const KINDS = {
  1: { sentence: 'system.added', about: othersOf },
  2: { sentence: 'system.removed', about: othersOf },
  4: { sentence: 'system.renamed' },
  6: { sentence: 'system.pinned' },
  7: { sentence: 'system.joined' },
  18: { sentence: 'system.thread-started', link: 'system.see-thread' },
  21: { sentence: 'system.thread-began', about: startOf, link: 'system.see-message' },
};

/** What Discord itself says in a channel: who was added, which thread began. */
export function SystemLine({ message, state, thread }) {
  const name = userName(state, message.author.id) ?? message.author.username;
  const { sentence, about, link } = KINDS[message.type] ?? {};
  const what = about?.(message, state) ?? message.content;
  const bold = { name: html`<b>${name}</b>`, what: html`<b>${what}</b>` };
  const target = thread?.id ?? message.message_reference?.channel_id;
  return html`<div class="system-line" data-message=${message.id}>
    <span class="system-sign" aria-hidden="true">→</span>
    <span>${sentence ? phrase(sentence, bold) : html`${bold.name} ${what}`} ${link && target && html`<${Link} text=${say(link)} onOpen=${() => openChannel(target)} />`}</span>
    <time datetime=${message.timestamp}>${formatMoment(message.timestamp)}</time>
  </div>`;
}

function Link({ text, onOpen }) {
  return html`<button type="button" class="text-button" onClick=${onOpen}>${text}</button>`;
}

function othersOf({ mentions }, state) {
  return (mentions ?? []).map(({ id, username }) => userName(state, id) ?? username).join(', ');
}

function startOf({ referenced_message: first }, state) {
  return first ? gist(first, state) : say('message.a-message');
}
