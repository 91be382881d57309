import { useEffect } from 'preact/hooks';
import { Avatar } from '../avatar.js';
import { classes, html } from '../html.js';
import { openGuild, user, userName } from '../lookups.js';
import { becomeUser } from '../session.js';
import { watchPings } from '../watch.js';
import { say } from '../words/say.js';

const SHOWN_MAX = 4;
const KEY = 'playground.recent';

/** The people one has been of late, one press away, each with the pings that wait for them. */
export function QuickUsers({ state }) {
  const ids = recentUsers(state);
  const others = ids.filter((id) => id !== state.me).join(' ');
  useEffect(() => watchPings(others === '' ? [] : others.split(' ')), [others]);
  const shown = atHand(state, ids);
  if (shown.length < 2) return null;
  return html`<div class="quick-users" role="group" aria-label=${say('users.at-hand')}>
    ${shown.map((id) => html`<${QuickUser} key=${id} state=${state} id=${id} />`)}
  </div>`;
}

function QuickUser({ state, id }) {
  const name = userName(state, id) ?? '?';
  const isMe = id === state.me;
  const pings = isMe ? 0 : pingsOf(state, id);
  const key = isMe ? 'users.you-are' : pings > 0 ? 'users.be-pinged' : 'users.be';
  const label = say(key, { name, count: pings });
  return html`<button type="button" class=${classes('quick-user', isMe && 'me')} aria-label=${label}
    title=${label} aria-pressed=${isMe}
    onClick=${() => !isMe && becomeUser(id)}>
    <${Avatar} user=${user(state, id)} name=${name} size=${28} />
    ${pings > 0 && html`<span class="ping-count" aria-hidden="true">${pings}</span>`}
  </button>`;
}

/** Those who are of use where one is: on this server, or called for elsewhere; where that is too few, another of it. */
function atHand(state, ids) {
  const guild = openGuild(state);
  if (guild === undefined) return ids;
  const isHere = (id) => id === state.me || guild.members.some((member) => member.user.id === id);
  const shown = ids.filter((id) => isHere(id) || pingsOf(state, id) > 0);
  if (shown.length > 1) return shown;
  const other = guild.members.find(({ user: person }) => !person.bot && !shown.includes(person.id));
  return other === undefined ? shown : [...shown, other.user.id];
}

function pingsOf(state, id) {
  return Object.values(state.otherPings[id] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** In the order in which they were first used, so that nobody changes places; at the start the first two. */
function recentUsers(state) {
  const people = state.users.filter(({ bot }) => !bot).map(({ id }) => id);
  if (people.length === 0 || state.me === undefined) return [];
  const kept = read().filter((id) => people.includes(id));
  const recent = kept.length > 0 ? kept : people.slice(0, 2);
  const next = recent.includes(state.me) ? recent : [...recent, state.me].slice(-SHOWN_MAX);
  localStorage.setItem(KEY, JSON.stringify(next));
  return next;
}

function read() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
