import { useState } from 'preact/hooks';
import { control } from '../acts.js';
import { html } from '../html.js';
import { userName } from '../lookups.js';
import { LANGUAGES } from './languages.js';
import { Action, LabelledMenu, NameForm, Section } from './section.js';

/** Everybody there is: who belongs to the server in view, what they may do, their names and languages. */
export function PeopleSection({ state, guild }) {
  const people = state.users.filter(({ bot }) => !bot);
  const [chosen, setChosen] = useState();
  const user = people.find(({ id }) => id === (chosen ?? state.me)) ?? people[0];
  if (user === undefined) return null;
  const entries = people.map(({ id }) => [id, userName(state, id, guild)]);
  const change = (body, done) => control('users', { user: user.id, ...body }, done);
  return html`<${Section} title="People">
    <${LabelledMenu} label="Person" value=${user.id} entries=${entries} onChoose=${setChosen} />
    <${LabelledMenu} label="Language" value=${user.page?.locale} entries=${LANGUAGES}
      onChoose=${(locale) => change({ locale }, 'Language changed.')} />
    <${Membership} guild=${guild} user=${user} />
    <${DirectMessages} user=${user} onChange=${change} />
    <${NameForm} label="New nickname" verb="Rename" max=${32}
      onName=${(name) => control('members', { action: 'rename', guild: guild.id, user: user.id, name }, 'Renamed.')} />
    <${NameForm} label="Another person" verb="Create" max=${32}
      onName=${(name) => control('users', { name }, `${name} is here.`)} />
  <//>`;
}

function Membership({ guild, user }) {
  const isMember = guild.members.some((member) => member.user.id === user.id);
  const act = (action, done) => control('members', { action, guild: guild.id, user: user.id }, done);
  return html`<div class="control-row">
    ${
      isMember
        ? html`<${Action} label="Kick from server" danger onAct=${() => act('leave', 'No longer in the server.')} />`
        : html`<${Action} label="Add to server" onAct=${() => act('join', 'In the server.')} />`
    }
    <${Action} label="Give Manage Server" disabled=${!isMember}
      onAct=${() => act('give-manage-server', 'May manage the server.')} />
    <${Action} label="Take Manage Server" disabled=${!isMember}
      onAct=${() => act('take-manage-server', 'May no longer manage the server.')} />
  </div>`;
}

function DirectMessages({ user, onChange }) {
  const isOpen = user.page?.directMessages !== false;
  return html`<${Action} label=${isOpen ? 'Close direct messages' : 'Open direct messages'}
    onAct=${() =>
      onChange(
        { directMessages: !isOpen },
        isOpen ? 'No bot can write to them.' : 'The bot can write to them.',
      )} />`;
}
