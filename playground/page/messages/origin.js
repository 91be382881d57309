import { Avatar } from '../avatar.js';
import { pathShown } from '../composer/begin-command.js';
import { html } from '../html.js';
import { channel, roleName, userName } from '../lookups.js';
import { placeName, replacePlaceLinks } from '../markdown/place-link.js';
import { momentText } from '../markdown/timestamp.js';
import { showMessage } from '../seek.js';
import { localeOf, phrase, say } from '../words/say.js';

const REPLY = 19;

/** Above a message: who used which command, or what it replies to. */
export function Origin({ message, state }) {
  const { usedBy } = message.page;
  const replied = message.referenced_message;
  const user = usedBy?.user ?? replied?.author;
  if (user === undefined) return message.type === REPLY ? html`<${Forgotten} />` : null;
  const name = userName(state, user.id) ?? user.username;
  if (usedBy) {
    return html`<${OriginLine} user=${user} name=${name}>${phrase('message.used', { command: html`<span class="mention">/${pathShown(state, usedBy.name)}</span>` })}<//>`;
  }
  return html`<${OriginLine} user=${user} name=${name}>
    <button type="button" class="text-button" onClick=${() => showMessage(message.channel_id, replied.id)}>${gist(replied, state)}</button>
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

function Forgotten() {
  return html`<div class="origin">
    <span class="spine" aria-hidden="true"></span>
    <span class="origin-text"><i>${say('message.original-deleted')}</i></span>
  </div>`;
}

/** The first words of a message, for where there is room for one line only. */
export function gist(message, state) {
  const text = message.content || firstText(message.components ?? []) || '';
  return spoken(text, state).split('\n')[0].slice(0, 80) || say('message.a-message');
}

/** A text without what only a drawn text shows: mentions and moments by their names, emojis left out. */
function spoken(text, state) {
  const nameOf = (place) => {
    const found = place && channel(state, place.channel);
    return found && placeName(found, place);
  };
  return replacePlaceLinks(text, nameOf)
    .replace(/^#{1,3} |[*_~|`]|\\(?=\W)/gm, '')
    .replace(/<a?:\w+:\d+> ?/g, '')
    .replace(/<@!?(\d+)>/g, (_, id) => `@${userName(state, id) ?? say('users.unknown')}`)
    .replace(/<@&(\d+)>/g, (_, id) => `@${roleName(state, id) ?? say('users.unknown-role')}`)
    .replace(/<#(\d+)>/g, (_, id) => `#${channel(state, id)?.name ?? say('users.unknown-channel')}`)
    .replace(/<\/([^:>]+):\d+>/g, '/$1')
    .replace(/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/g, (_, seconds, style = 'f') =>
      momentText(Number(seconds), style, localeOf(state)),
    );
}

function firstText(components) {
  for (const component of components) {
    const text = component.content ?? firstText(component.components ?? []);
    if (text) return text;
  }
  return undefined;
}
