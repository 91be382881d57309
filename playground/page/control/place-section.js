import { useState } from 'preact/hooks';
import { control } from '../acts.js';
import { html } from '../html.js';
import { isThread } from '../lookups.js';
import { useOnce } from '../once.js';
import { Action, Menu, Section } from './section.js';

const KINDS = [
  [0, 'Text'],
  [5, 'Announcement'],
  [15, 'Forum'],
  [2, 'Voice'],
];

/** The channel or thread in view: archive, lock, delete it, or make another channel. */
export function PlaceSection({ channel, guild }) {
  const remove = () =>
    control('channels', { action: 'delete', channel: channel.id }, `#${channel.name} deleted.`);
  return html`<${Section} title=${isThread(channel) ? 'This thread' : 'This channel'} mark=${channel.name} open>
    ${isThread(channel) && html`<${ThreadActions} thread=${channel} />`}
    ${!isThread(channel) && html`<${Action} label="Delete channel" danger onAct=${remove} />`}
    <${NewChannel} guild=${guild} />
  <//>`;
}

function ThreadActions({ thread }) {
  const { archived, locked } = thread.thread_metadata;
  const act = (action, done) => control('threads', { thread: thread.id, action }, done);
  return html`<div class="control-row">
    ${archived && html`<${Action} label="Unarchive thread" onAct=${() => act('unarchive', 'Thread open again.')} />`}
    ${!archived && html`<${Action} label="Archive thread" onAct=${() => act('archive', 'Thread archived.')} />`}
    ${locked && html`<${Action} label="Unlock thread" onAct=${() => act('unlock', 'Thread unlocked.')} />`}
    ${!locked && html`<${Action} label="Lock thread" onAct=${() => act('lock', 'Thread locked.')} />`}
    <${Action} label="Delete thread" danger onAct=${() => act('delete', 'Thread deleted.')} />
  </div>`;
}

function NewChannel({ guild }) {
  const [name, setName] = useState('');
  const [type, setType] = useState('0');
  const create = useOnce(async () => {
    const body = { action: 'create', guild: guild.id, name: name.trim(), type: Number(type) };
    if (await control('channels', body, `#${name} created.`)) setName('');
  });
  const submit = (event) => {
    event.preventDefault();
    if (name.trim() !== '') create();
  };
  return html`<form class="control-row" onSubmit=${submit}>
    <input type="text" maxlength="100" aria-label="Name of the new channel" placeholder="New channel"
      value=${name} onInput=${(event) => setName(event.target.value)} />
    <${Menu} label="Kind of the new channel" value=${type} entries=${KINDS} onChoose=${setType} />
    <button type="submit" class="button secondary small">Create</button>
  </form>`;
}
