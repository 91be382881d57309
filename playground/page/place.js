import { control } from './acts.js';
import { Composer } from './composer/composer.js';
import { html } from './html.js';
import { openGuild as guildInView, guildOf, holdsMessages, isForum, openChannel } from './lookups.js';
import { Forum } from './messages/forum.js';
import { MessageLog } from './messages/message-log.js';
import { NoServer } from './messages/no-server.js';
import { Typing } from './messages/typing.js';
import { PlaceHeader } from './place-header.js';
import { openGuild } from './session.js';
import { say } from './words/say.js';

const BOT_AWAY = {
  off: 'bot.off',
  stopped: 'bot.stopped',
  waiting: 'bot.waiting',
  starting: 'bot.starting',
};

/** The channel in view: its head, its messages, and the box to write in. */
export function Place({ state, ...bars }) {
  const found = openChannel(state);
  return html`<main class="place">
    <${PlaceHeader} state=${state} channel=${found} ...${bars} />
    <${ConnectionBar} connection=${state.connection} bot=${state.bot} />
    ${
      found === undefined
        ? html`<${Nowhere} state=${state} />`
        : html`<${Inside} state=${state}
          channel=${found} key=${`${state.me}/${found.id}`} />`
    }
  </main>`;
}

function Inside({ state, channel }) {
  if (isForum(channel)) return html`<${Forum} guild=${guildOf(state, channel.id)} channel=${channel} />`;
  return html`<${MessageLog} state=${state} channel=${channel} />
    <${Typing} state=${state} channel=${channel} />
    <${Composer} state=${state} channel=${channel} />`;
}

function Nowhere({ state }) {
  const guild = guildInView(state) ?? state.guilds[0];
  if (guild === undefined) {
    if (state.connection !== 'open') return html`<p class="nowhere">${say('page.opening')}</p>`;
    return html`<${NoServer} me=${state.me} />`;
  }
  const isEmpty = !guild.channels.some(holdsMessages);
  if (isEmpty) return html`<p class="nowhere">${say('channel.none-left', { server: guild.name })}</p>`;
  return html`<div class="nowhere">
    <p>${say('channel.gone')}</p>
    <button type="button" class="button secondary" onClick=${() => openGuild(guild.id)}>${say('channel.go-to', { name: guild.name })}</button>
  </div>`;
}

/** Says what is out of reach: the playground itself, or the bot, without which nothing answers. */
function ConnectionBar({ connection, bot }) {
  if (connection === 'lost') return html`<p class="connection-bar" role="status">${say('page.lost')}</p>`;
  const key = connection === 'open' && !bot.connected ? BOT_AWAY[bot.status] : undefined;
  if (key === undefined) return null;
  return html`<p class="connection-bar quiet" role="status">${say(key)}${' '}
    ${bot.status === 'stopped' && html`<button type="button" class="text-button" onClick=${startBot}>${say('bot.start')}</button>`}
  </p>`;
}

function startBot() {
  control('bot', { action: 'start' }, () => say('process.started'));
}
