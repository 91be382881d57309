import { useState } from 'preact/hooks';
import { control } from '../acts.js';
import { html } from '../html.js';
import { isThread } from '../lookups.js';
import { useOnce } from '../once.js';
import { say } from '../words/say.js';
import { Action, Menu, Section } from './section.js';

const KINDS = [
  [0, 'place.kind-text'],
  [5, 'place.kind-announcement'],
  [15, 'place.kind-forum'],
  [16, 'place.kind-media'],
  [2, 'place.kind-voice'],
];

/** The channel or thread in view: archive, lock, delete it, or make another channel. */
export function PlaceSection({ channel, guild }) {
  const remove = () =>
    control('channels', { action: 'delete', channel: channel.id }, () =>
      say('place.deleted', { name: channel.name }),
    );
  return html`<${Section} title=${say(isThread(channel) ? 'place.thread' : 'place.channel')} mark=${channel.name} open>
    ${isThread(channel) && html`<${ThreadActions} thread=${channel} />`}
    ${
      !isThread(channel) &&
      html`<${Action} label=${say('place.delete')} danger
      question=${say('place.delete-question', { name: channel.name })} onAct=${remove} />`
    }
    <${NewChannel} guild=${guild} />
  <//>`;
}

function ThreadActions({ thread }) {
  const { archived, locked } = thread.thread_metadata;
  const act = (action, done) => control('threads', { thread: thread.id, action }, done);
  return html`<div class="control-row">
    ${archived && html`<${Action} label=${say('place.unarchive')} onAct=${() => act('unarchive', () => say('place.unarchived'))} />`}
    ${!archived && html`<${Action} label=${say('place.archive')} onAct=${() => act('archive', () => say('place.archived'))} />`}
    ${locked && html`<${Action} label=${say('place.unlock')} onAct=${() => act('unlock', () => say('place.unlocked'))} />`}
    ${!locked && html`<${Action} label=${say('place.lock')} onAct=${() => act('lock', () => say('place.locked'))} />`}
    <${Action} label=${say('place.delete-thread')} danger
      question=${say('place.delete-question', { name: thread.name })} onAct=${() => act('delete', () => say('place.thread-deleted'))} />
  </div>`;
}

/** The same where the server in view has no channel that one sees. */
export function NoPlaceSection({ guild }) {
  return html`<${Section} title=${say('place.channel')} open><${NewChannel} guild=${guild} /><//>`;
}

function NewChannel({ guild }) {
  const [name, setName] = useState('');
  const [type, setType] = useState('0');
  const create = useOnce(async () => {
    const body = { action: 'create', guild: guild.id, name: name.trim(), type: Number(type) };
    if (await control('channels', body, () => say('place.created', { name }))) setName('');
  });
  const submit = (event) => {
    event.preventDefault();
    if (name.trim() !== '') create();
  };
  return html`<form class="control-row" onSubmit=${submit}>
    <input type="text" maxlength="100" aria-label=${say('place.new-name')} placeholder=${say('place.new')}
      value=${name} onInput=${(event) => setName(event.target.value)} />
    <${Menu} label=${say('place.new-kind')} value=${type} entries=${KINDS.map(([kind, key]) => [kind, say(key)])} onChoose=${setType} />
    <button type="submit" class="button secondary small">${say('page.create')}</button>
  </form>`;
}
