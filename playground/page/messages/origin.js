import { Avatar } from '../avatar.js';
import { html } from '../html.js';
import { userName } from '../lookups.js';

/** Above a message: who used which command, or what it replies to. */
export function Origin({ message, state }) {
  const { usedBy } = message.page;
  if (usedBy) {
    const name = userName(state, usedBy.user.id) ?? usedBy.user.username;
    return html`<${Line} user=${usedBy.user} name=${name}><b>${name}</b> used <span class="mention">/${usedBy.name}</span><//>`;
  }
  const replied = message.referenced_message;
  if (!replied) return null;
  const name = userName(state, replied.author.id) ?? replied.author.username;
  return html`<${Line} user=${replied.author} name=${name}><b>${name}</b> <button type="button" class="text-button" onClick=${() => showMessage(replied.id)}>${gist(replied)}</button><//>`;
}

function Line({ user, name, children }) {
  return html`<div class="origin"><span class="spine" aria-hidden="true"></span><${Avatar} user=${user} name=${name} size=${16} /><span class="origin-text">${children}</span></div>`;
}

function gist(message) {
  const text = message.content || firstText(message.components ?? []);
  return (
    text
      ?.replace(/[*_~|`#]/g, '')
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
