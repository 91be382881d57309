import { useState } from 'preact/hooks';
import { control } from '../acts.js';
import { html } from '../html.js';
import { userName } from '../lookups.js';
import { Action, Menu, Section } from './section.js';

/** Who belongs to the server in view, and whether the bot does. */
export function PeopleSection({ state, guild }) {
  const people = state.users.filter(({ bot }) => !bot);
  const entries = people.map(({ id }) => [id, userName(state, id, guild)]);
  const [chosen, setChosen] = useState();
  const [name, setName] = useState('');
  const user = chosen ?? state.me;
  const isMember = guild.members.some((member) => member.user.id === user);
  const act = (action, done) => control('members', { action, guild: guild.id, user }, done);
  const rename = async (event) => {
    event.preventDefault();
    if (
      name.trim() &&
      (await control('members', { action: 'rename', guild: guild.id, user, name: name.trim() }, 'Renamed.'))
    )
      setName('');
  };
  return html`<${Section} title="People" mark=${guild.name}>
    <${Menu} label="Person" value=${user} entries=${entries} onChoose=${setChosen} />
    <div class="control-row">
      ${
        isMember
          ? html`<${Action} label="Leave server" danger
            onAct=${() => act('leave', 'Left the server.')} />`
          : html`<${Action} label="Join server"
            onAct=${() => act('join', 'Joined the server.')} />`
      }
      <${Action} label="Give Manage Server" disabled=${!isMember}
        onAct=${() => act('give-manage-server', 'May manage the server.')} />
      <${Action} label="Take Manage Server" disabled=${!isMember}
        onAct=${() => act('take-manage-server', 'May no longer manage the server.')} />
    </div>
    <form class="control-row" onSubmit=${rename}>
      <input type="text" maxlength="32" aria-label="New nickname" placeholder="New nickname" value=${name}
        onInput=${(event) => setName(event.target.value)} />
      <button type="submit" class="button secondary small">Rename</button>
    </form>
    <div class="control-row">
      <${Action} label="Add bot to server"
        onAct=${() => control('guilds', { action: 'add-bot', guild: guild.id }, 'Bot added.')} />
      <${Action} label="Remove bot from server" danger
        onAct=${() => control('guilds', { action: 'remove-bot', guild: guild.id }, 'Bot removed.')} />
    </div>
  <//>`;
}
