import { html } from '../html.js';
import { isCategory } from '../lookups.js';
import { say } from '../words/say.js';
import { ChannelLink } from './channel-link.js';

/** A server's channels in their order, each with its threads below it; archived threads can be folded out. */
export function ChannelList({ state, guild }) {
  const top = guild.channels.filter((channel) => !isCategory(channel) && !channel.parent_id);
  const categories = guild.channels.filter(isCategory);
  const inside = (category) =>
    guild.channels.filter((channel) => channel.parent_id === category.id && !isCategory(channel));
  return html`<nav class="channel-nav" aria-label=${say('rail.channels')}>
    <h2 class="server-name">${guild.name}</h2>
    <${Channels} state=${state} guild=${guild} channels=${top} />
    ${categories.map(
      (category) => html`<section key=${category.id} aria-label=${category.name}>
      <h3 class="category">${category.name}</h3>
      <${Channels} state=${state} guild=${guild} channels=${inside(category)} />
    </section>`,
    )}
  </nav>`;
}

function Channels({ state, guild, channels }) {
  return html`<ul>${channels.map(
    (channel) => html`<li key=${channel.id}>
    <${ChannelLink} state=${state} channel=${channel} />
    <${Threads} state=${state} threads=${guild.threads.filter((thread) => thread.parent_id === channel.id)} />
  </li>`,
  )}</ul>`;
}

function Threads({ state, threads }) {
  const live = threads.filter((thread) => !thread.thread_metadata?.archived);
  const archived = threads.filter((thread) => thread.thread_metadata?.archived);
  if (threads.length === 0) return null;
  const link = (thread) =>
    html`<li key=${thread.id}><${ChannelLink} state=${state} channel=${thread} /></li>`;
  const isOpen = archived.some(({ id }) => id === state.channelId);
  return html`<ul class="threads">
    ${live.map(link)}
    ${
      archived.length > 0 &&
      html`<li key="archived"><details open=${isOpen}>
      <summary>${say('rail.archived', { count: archived.length })}</summary>
      <ul>${archived.map(link)}</ul>
    </details></li>`
    }
  </ul>`;
}
