import { useContext, useState } from 'preact/hooks';
import { html } from '../html.js';
import { say } from '../words/say.js';
import { InlineButton } from './inline-button.js';
import { Names } from './names.js';
import { placeName, placeOfLink } from './place-link.js';
import { Timestamp } from './timestamp.js';

const INLINE_VIEWS = {
  text: (node) => node.text,
  code: (node) => html`<code>${node.text}</code>`,
  bold: (node) => html`<strong>${children(node)}</strong>`,
  italic: (node) => html`<em>${children(node)}</em>`,
  underlined: (node) => html`<u>${children(node)}</u>`,
  struck: (node) => html`<s>${children(node)}</s>`,
  spoiler: (node) => html`<${Spoiler}>${children(node)}<//>`,
  link: (node) => html`<${Link} node=${node} />`,
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
  return html`<${InlineButton} kind="mention" onPress=${() => openChannel(id)}>#${found.name}<//>`;
}

/** A link to a place of this world leads there; one that says nothing else is shown as a mention of it. */
function Link({ node }) {
  const { url } = node;
  const { channel, openPlace } = useContext(Names);
  const place = placeOfLink(url);
  const found = place && channel(place.channel);
  if (found === undefined)
    return html`<a href=${url} target="_blank" rel="noreferrer noopener">${children(node)}</a>`;
  const go = () => openPlace(place);
  if (node.children[0]?.text !== url)
    return html`<${InlineButton} kind="text-button" onPress=${go}>${children(node)}<//>`;
  return html`<${InlineButton} kind="mention" onPress=${go}>${placeName(found, place)}<//>`;
}

/** Shown as it is written, as Discord does it: only a command's own name, and that of a whole one, can be pressed. */
function CommandMention({ name, id }) {
  const { isCommand, beginCommand } = useContext(Names);
  if (!isCommand(name, id)) return html`<span class="mention">/${name}</span>`;
  return html`<${InlineButton} kind="mention" onPress=${() => beginCommand(name)}>/${name}<//>`;
}

function Spoiler({ children: hidden }) {
  const [shown, setShown] = useState(false);
  if (shown) return html`<span class="spoiler shown">${hidden}</span>`;
  return html`<${InlineButton} kind="spoiler" label=${say('message.spoiler')} onPress=${() => setShown(true)}>
    <span aria-hidden="true">${hidden}</span>
  <//>`;
}
