import { Avatar } from '../avatar.js';
import { pathShown } from '../composer/begin-command.js';
import { html } from '../html.js';
import { Dots } from '../icon.js';
import { me, userName } from '../lookups.js';
import { phrase, say } from '../words/say.js';
import { EphemeralFoot, Failure } from './message-parts.js';
import { OriginLine } from './origin.js';

/** A command that has no answer yet, or never got one. Only its sender sees this. */
export function CommandNote({ state, interaction }) {
  const name = userName(state, state.me);
  const bot =
    state.users.find(({ id }) => id === state.application.id) ?? state.users.find((user) => user.bot);
  const botName = (bot && userName(state, bot.id)) ?? state.application.name;
  const failed = interaction.status === 'failed';
  return html`<article class="message ephemeral" data-message=${interaction.id} aria-label=${`/${interaction.name}`}>
    <${OriginLine} user=${me(state)} name=${name}>${phrase('message.used', { command: html`<span class="mention">/${pathShown(state, interaction.name)}</span>` })}<//>
    <div class="message-side"><${Avatar} user=${bot} name=${botName} /></div>
    <div class="message-main">
      <div class="message-head"><span class="author">${botName}</span><span class="app-mark">${say('users.app')}</span></div>
      ${failed && html`<${Failure} text=${say('message.no-answer')} />`}
      ${failed && html`<${EphemeralFoot} id=${interaction.id} />`}
      ${!failed && html`<p class="thinking" role="status"><${Dots} />${say('message.sending')}</p>`}
    </div>
  </article>`;
}
