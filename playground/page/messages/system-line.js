import { html } from '../html.js';
import { userName } from '../lookups.js';
import { openChannel } from '../session.js';
import { formatMoment } from './grouping.js';
import { gist } from './origin.js';

const SENTENCES = {
  1: (name, message, state) =>
    html`<b>${name}</b> added <b>${namesOf(message.mentions, state)}</b> to the thread.`,
  2: (name, message, state) =>
    html`<b>${name}</b> removed <b>${namesOf(message.mentions, state)}</b> from the thread.`,
  4: (name, message) => html`<b>${name}</b> changed the name: <b>${message.content}</b>`,
  6: (name) => html`<b>${name}</b> pinned a message.`,
  7: (name) => html`<b>${name}</b> joined the server.`,
  18: (name, message) => html`<b>${name}</b> started a thread: <b>${message.content}</b>`,
  21: (_name, { referenced_message: first }, state) =>
    html`This thread began from <b>${first ? gist(first, state) : 'a message'}</b>.`,
};

/** Where some of them lead. */
const LINKS = { 18: 'See thread', 21: 'See message' };

/** What Discord itself says in a channel: who was added, which thread began. */
export function SystemLine({ message, state, thread }) {
  const name = userName(state, message.author.id) ?? message.author.username;
  const sentence = SENTENCES[message.type]?.(name, message, state) ?? html`<b>${name}</b> ${message.content}`;
  const target = thread?.id ?? message.message_reference?.channel_id;
  const link = LINKS[message.type];
  return html`<div class="system-line" data-message=${message.id}>
    <span class="system-sign" aria-hidden="true">→</span>
    <span>${sentence} ${link && target && html`<${Link} text=${link} onOpen=${() => openChannel(target)} />`}</span>
    <time datetime=${message.timestamp}>${formatMoment(message.timestamp)}</time>
  </div>`;
}

function Link({ text, onOpen }) {
  return html`<button type="button" class="text-button" onClick=${onOpen}>${text}</button>`;
}

function namesOf(people, state) {
  return (people ?? []).map(({ id, username }) => userName(state, id) ?? username).join(', ');
}
