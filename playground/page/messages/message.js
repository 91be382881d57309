import { useMemo } from 'preact/hooks';
import { Avatar } from '../avatar.js';
import { classes, html } from '../html.js';
import { hasFailed } from '../interactions.js';
import { userName } from '../lookups.js';
import { formatDate } from '../markdown/timestamp.js';
import { say } from '../words/say.js';
import { formatMoment, isSystem } from './grouping.js';
import { MessageBody } from './message-body.js';
import { EphemeralFoot, Failure, MessageTools, ThreadBox } from './message-parts.js';
import { Origin } from './origin.js';
import { SystemLine } from './system-line.js';

/** One message, as this user sees it. */
export function Message({ message, compact, state, channel }) {
  const failed = hasFailed(state.interactions, message.id);
  const thread = findThread(state, message);
  // A long log is drawn again at every event; only what this message shows can change it.
  return useMemo(
    () =>
      html`<${MessageFrame} message=${message} compact=${compact} state=${state} channel=${channel}
        failed=${failed} thread=${thread} />`,
    [
      message,
      compact,
      failed,
      thread,
      busyKey(state, message),
      offerKey(channel),
      state.users,
      state.guilds.length,
      formatMoment(message.timestamp),
    ],
  );
}

function MessageFrame({ message, compact, state, channel, failed, thread }) {
  if (isSystem(message)) return html`<${SystemLine} message=${message} state=${state} thread=${thread} />`;
  const { ephemeral, pinged } = message.page;
  const name = userName(state, message.author.id) ?? message.author.global_name ?? message.author.username;
  const label = [name, formatMoment(message.timestamp), ephemeral && say('message.only-you-heard')]
    .filter(Boolean)
    .join(', ');
  return html`<article
    class=${classes('message', compact && 'compact', ephemeral && 'ephemeral', pinged && 'pinged')}
    id=${`message-${message.id}`} data-message=${message.id}
    tabindex="-1" aria-label=${label}>
    ${!compact && html`<${Origin} message=${message} state=${state} />`}
    <div class="message-side">${
      compact
        ? html`<time class="side-time" datetime=${message.timestamp}>
      ${formatMoment(message.timestamp)}</time>`
        : html`<${Avatar} user=${message.author} name=${name} />`
    }
      </div>
    <div class="message-main">
      ${!compact && html`<${Head} message=${message} name=${name} />`}
      <${MessageBody} message=${message} channel=${channel} state=${state} />
      ${failed && html`<${Failure} />`}
      ${thread && html`<${ThreadBox} thread=${thread} />`}
      ${ephemeral && html`<${EphemeralFoot} id=${message.id} />`}
    </div>
    <${MessageTools} message=${message} state=${state} thread=${thread} channel=${channel} />
  </article>`;
}

function Head({ message, name }) {
  return html`<div class="message-head">
    <span class="author">${name}</span>
    ${message.author.bot && html`<span class="app-mark">${say('users.app')}</span>`}
    <time datetime=${message.timestamp} title=${formatDate(new Date(message.timestamp), 'F')}>
      ${formatMoment(message.timestamp)}</time>
    ${message.edited_timestamp && !message.page.ephemeral && html`<span class="edited">${say('message.edited')}</span>`}
  </div>`;
}

function findThread(state, message) {
  for (const guild of state.guilds) {
    const thread = guild.threads.find(({ id }) => id === (message.thread?.id ?? message.id));
    if (thread !== undefined) return thread;
  }
  return undefined;
}

function busyKey(state, message) {
  return Object.values(state.interactions)
    .filter((one) => one.message === message.id && one.status === 'waiting')
    .map(({ id }) => id)
    .join(' ');
}

function offerKey({ page: { whyNotSend, whyNotUse, whyNotStart, managesMessages } }) {
  return [whyNotSend, whyNotUse, whyNotStart, managesMessages].join('/');
}
