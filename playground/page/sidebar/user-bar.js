import { addressOf } from '../address.js';
import { Avatar } from '../avatar.js';
import { usePopup } from '../components/popup.js';
import { html } from '../html.js';
import { me, userName } from '../lookups.js';
import { becomeUser } from '../session.js';
import { say } from '../words/say.js';
import { ThemeButton } from './theme-button.js';

/** Who one is, and the way to become somebody else, here or in a window of their own. */
export function UserBar({ state }) {
  const popup = usePopup();
  const person = me(state);
  if (person === undefined) return html`<div class="user-bar"></div>`;
  const name = userName(state, person.id);
  const people = state.users.filter(({ bot }) => !bot);
  const onKey = (event) => {
    if (event.key !== 'Escape' || !popup.open) return;
    event.stopPropagation();
    popup.close();
    popup.anchor.current.focus();
  };
  return html`<section class="user-bar" aria-label=${say('users.who-you-are')} onKeyDown=${onKey}>
    <button type="button" class="user-face" aria-haspopup="true" aria-expanded=${popup.open}
      ref=${popup.anchor} onClick=${() => (popup.open ? popup.close() : popup.show())}>
      <${Avatar} user=${person} name=${name} size=${32} />
      <span class="user-texts">
        <span class="hidden">${say('users.you-are', { name })}.</span>
        <span class="user-name" aria-hidden="true">${name}</span>
        <span class="user-handle">${say('users.switch')}</span>
      </span>
      <span class="chevron up" aria-hidden="true"></span>
    </button>
    <${ThemeButton} />
    ${
      popup.open &&
      html`<div class="popup user-menu" style=${popup.place} ref=${popup.popup}>
      <p class="menu-title">${say('users.who')}</p>
        <ul>${people.map((user) => html`<${UserChoice} key=${user.id} ...${{ state, user, onChoose: popup.close }} />`)}</ul>
    </div>`
    }
  </section>`;
}

function UserChoice({ state, user, onChoose }) {
  const name = userName(state, user.id);
  const isMe = user.id === state.me;
  const choose = () => {
    onChoose();
    if (!isMe) becomeUser(user.id);
  };
  return html`<li class=${isMe ? 'user-choice me' : 'user-choice'}>
    <button type="button" aria-current=${isMe ? 'true' : undefined} onClick=${choose}>
      <${Avatar} user=${user} name=${name} size=${28} /><span>${name}</span>
    </button>
    <a href=${addressOf(user.id, state.channelId)} target="_blank" aria-label=${say('users.open-window', { name })}
      title=${say('users.own-window')}>↗</a>
  </li>`;
}
