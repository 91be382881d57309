import { Avatar } from '../avatar.js';
import { html } from '../html.js';
import { userName } from '../lookups.js';

/** Above a message: who used which command, or what it replies to. */
export function Origin({ message, state }) {
  const { usedBy } = message.page;
  const replied = message.referenced_message;
  const user = usedBy?.user ?? replied?.author;
  if (user === undefined) return null;
  const name = userName(state, user.id) ?? user.username;
  if (usedBy) {
    return html`<${OriginLine} user=${user} name=${name}>used <span class="mention">/${usedBy.name}</span><//>`;
  }
  return html`<${OriginLine} user=${user} name=${name}>
    <button type="button" class="text-button" onClick=${() => showMessage(replied.id)}>${gist(replied)}</button>
  <//>`;
}

/** The small line above a message, with who is behind it. */
export function OriginLine({ user, name, children }) {
  return html`<div class="origin">
    <span class="spine" aria-hidden="true"></span>
    <${Avatar} user=${user} name=${name} size=${16} />
    <span class="origin-text"><b>${name}</b> ${children}</span>
  </div>`;
}

/** The first words of a message, for where there is room for one line only. */
export function gist(message) {
  const text = message.content || firstText(message.components ?? []);
  return (
    text
      ?.replace(/<a?:\w+:\d+> ?/g, '')
      .replace(/[*_~|`#]/g, '')
      .split('\n')[0]
      .slice(0, 80) || 'a message'
  );
}

function firstText(components) {
  for (const component of components) {
    const text = component.content ?? firstText(component.components ?? []);
    if (text) return text;
  }
  return undefined;
}

function showMessage(id) {
  const element = document.getElementById(`message-${id}`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
