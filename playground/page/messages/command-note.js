import { dismiss } from '../acts.js';
import { Avatar } from '../avatar.js';
import { html } from '../html.js';
import { me, userName } from '../lookups.js';
import { Failure } from './message-parts.js';

/** A command that has no answer yet, or never got one. Only its sender sees this. */
export function CommandNote({ state, interaction }) {
  const name = userName(state, state.me);
  const bot =
    state.users.find(({ id }) => id === state.application?.id) ?? state.users.find((user) => user.bot);
  const botName = (bot && userName(state, bot.id)) ?? state.application?.name ?? 'The bot';
  return html`<article class="message ephemeral" aria-label=${`/${interaction.name}`}>
    <div class="origin"><span class="spine" aria-hidden="true"></span><${Avatar} user=${me(state)} name=${name} size=${16} />
      <span class="origin-text"><b>${name}</b> used <span class="mention">/${interaction.name}</span></span></div>
    <div class="message-side"><${Avatar} user=${bot} name=${botName} /></div>
    <div class="message-main">
      <div class="message-head"><span class="author">${botName}</span><span class="app-mark">App</span></div>
      ${
        interaction.status === 'failed'
          ? html`<${Failure} text="The application did not respond" /><p class="ephemeral-foot">Only you can see this · <button type="button" class="text-button" onClick=${() => dismiss(interaction.id)}>Dismiss message</button></p>`
          : html`<p class="thinking" role="status"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>Sending the command…</p>`
      }
    </div>
  </article>`;
}
