import { useContext, useState } from 'preact/hooks';
import { html } from '../html.js';
import { say } from '../words/say.js';
import { Names } from './names.js';
import { Timestamp } from './timestamp.js';

const INLINE_VIEWS = {
  text: (node) => node.text,
  code: (node) => html`<code>${node.text}</code>`,
  bold: (node) => html`<strong>${children(node)}</strong>`,
  italic: (node) => html`<em>${children(node)}</em>`,
  underlined: (node) => html`<u>${children(node)}</u>`,
  struck: (node) => html`<s>${children(node)}</s>`,
  spoiler: (node) => html`<${Spoiler}>${children(node)}<//>`,
  link: (node) => html`<a href=${node.url} target="_blank" rel="noreferrer noopener">${children(node)}</a>`,
  time: (node) => html`<${Timestamp} ...${node} />`,
  user: (node) => html`<${UserMention} id=${node.id} />`,
  role: (node) => html`<${RoleMention} id=${node.id} />`,
  channel: (node) => html`<${ChannelMention} id=${node.id} />`,
  command: (node) => html`<${CommandMention} ...${node} />`,
  everyone: (node) => html`<span class="mention">@${node.name}</span>`,
  emoji: (node) => html`<${CustomEmoji} ...${node} />`,
};

export function inlineNode(node) {
  return INLINE_VIEWS[node.kind](node);
}

/** An application's own emoji. Without its picture, its name still tells what it says, unless words beside it do. */
export function CustomEmoji({ id, name, animated, decorative }) {
  const [missing, setMissing] = useState(false);
  if (missing) return decorative ? null : html`<span class="emoji-name">:${name}:</span>`;
  const address = `/emojis/${encodeURIComponent(id)}.${animated ? 'gif' : 'png'}`;
  return html`<img class="emoji" src=${address} alt=${decorative ? '' : `:${name}:`} title=${decorative ? undefined : `:${name}:`} onError=${() => setMissing(true)} />`;
}

function children(node) {
  return node.children.map(inlineNode);
}

function UserMention({ id }) {
  return html`<span class="mention">@${useContext(Names).userName(id) ?? say('users.unknown')}</span>`;
}

function RoleMention({ id }) {
  return html`<span class="mention">@${useContext(Names).roleName(id) ?? say('users.unknown-role')}</span>`;
}

function ChannelMention({ id }) {
  const { channel, openChannel } = useContext(Names);
  const found = channel(id);
  if (found === undefined) return html`<span class="mention">#${say('users.unknown-channel')}</span>`;
  return html`<button type="button" class="mention" onClick=${() => openChannel(id)}>#${found.name}</button>`;
}

/** Shown as it is written, as Discord does it: only a command's own name, and that of a whole one, can be pressed. */
function CommandMention({ name, id }) {
  const { isCommand, beginCommand } = useContext(Names);
  if (!isCommand(name, id)) return html`<span class="mention">/${name}</span>`;
  return html`<button type="button" class="mention" onClick=${() => beginCommand(name)}>/${name}</button>`;
}

function Spoiler({ children: hidden }) {
  const [shown, setShown] = useState(false);
  if (shown) return html`<span class="spoiler shown">${hidden}</span>`;
  return html`<button type="button" class="spoiler" aria-label=${say('message.spoiler')} onClick=${() => setShown(true)}>
    <span aria-hidden="true">${hidden}</span>
  </button>`;
}
