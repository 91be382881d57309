import { useEffect, useState } from 'preact/hooks';
import { control } from '../acts.js';
import { get } from '../api.js';
import { html } from '../html.js';
import { phrase, say } from '../words/say.js';

const AFRESH = 'npm start -- --fresh';

/** For whoever is in no server: the way into one, and the way to begin everything afresh. */
export function NoServer({ me }) {
  const [guilds, setGuilds] = useState([]);
  useEffect(() => {
    get('/page/users')
      .then((known) => setGuilds(known.guilds))
      .catch(() => {});
  }, [me]);
  const join = (guild) => control('members', { action: 'join', guild: guild.id, user: me });
  return html`<div class="nowhere">
    <p>${say('page.no-server')}</p>
    ${guilds.map(
      (
        guild,
      ) => html`<button type="button" class="button primary" key=${guild.id} onClick=${() => join(guild)}>
        ${say('page.join', { server: guild.name })}</button>`,
    )}
    <p class="small-text">${phrase('page.afresh', { command: html`<kbd>${AFRESH}</kbd>` })}</p>
  </div>`;
}
