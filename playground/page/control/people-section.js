import { useState } from 'preact/hooks';
import { control, speak } from '../acts.js';
import { html } from '../html.js';
import { userName } from '../lookups.js';
import { say } from '../words/say.js';
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
  return html`<${Section} title=${say('people.title')}>
    <${LabelledMenu} label=${say('people.person')} value=${user.id} entries=${entries} onChoose=${setChosen} />
    <${LabelledMenu} label=${say('server.language')} value=${user.page?.locale} entries=${LANGUAGES}
      onChoose=${(locale) => speak(user.id, locale)} />
    <${Membership} state=${state} guild=${guild} user=${user} />
    <${DirectMessages} user=${user} onChange=${change} />
    <${NameForm} label=${say('people.nickname')} verb=${say('people.rename')} max=${32}
      onName=${(name) => control('members', { action: 'rename', guild: guild.id, user: user.id, name }, () => say('people.renamed', { name }))} />
    <${NameForm} label=${say('people.another')} verb=${say('page.create')} max=${32}
      onName=${(name) => control('users', { name }, () => say('server.is-here', { name }))} />
  <//>`;
}

function Membership({ state, guild, user }) {
  const isMember = guild.members.some((member) => member.user.id === user.id);
  const act = (action, done) => control('members', { action, guild: guild.id, user: user.id }, done);
  const isOwner = user.id === guild.owner_id;
  const about = { name: userName(state, user.id, guild), server: guild.name };
  return html`<div class="control-row">
    ${
      isMember
        ? html`<${Action} label=${say('people.kick')} danger disabled=${isOwner} question=${say('people.kick-question', about)}
            onAct=${() => act('leave', () => say('people.kicked'))} />`
        : html`<${Action} label=${say('people.add')} onAct=${() => act('join', () => say('people.added'))} />`
    }
    <${Action} label=${say('people.give')} disabled=${!isMember}
      onAct=${() => act('give-manage-server', () => say('people.given'))} />
    <${Action} label=${say('people.take')} disabled=${!isMember}
      onAct=${() => act('take-manage-server', () => say('people.taken'))} />
  </div>
  ${isOwner && html`<p class="control-text">${say('people.owner', about)}</p>`}`;
}

function DirectMessages({ user, onChange }) {
  const isOpen = user.page?.directMessages !== false;
  return html`<${Action} label=${say(isOpen ? 'people.close-messages' : 'people.open-messages')}
    onAct=${() =>
      onChange({ directMessages: !isOpen }, () =>
        say(isOpen ? 'people.messages-closed' : 'people.messages-open'),
      )} />`;
}
