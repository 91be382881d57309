import { openDirect } from '../acts.js';
import { classes, html } from '../html.js';
import { Icon } from '../icon.js';
import { firstLetter } from '../letters.js';
import { countOf } from '../lookups.js';
import { openChannel, openGuild } from '../session.js';
import { say } from '../words/say.js';

const BUBBLE = 'M4 5h16v11H10l-4 4v-4H4z';

/** The servers as a column of round signs, direct messages first. */
export function ServerRail({ state, openId }) {
  return html`<nav class="server-rail" aria-label=${say('rail.servers')}><ul>
    <${DirectSign} state=${state} isOpen=${openId === undefined && state.directChannels.length > 0} />
    ${state.guilds.map(
      (guild) => html`<${ServerSign} key=${guild.id} guild=${guild}
        isOpen=${guild.id === openId} />`,
    )}
  </ul></nav>`;
}

function ServerSign({ guild, isOpen }) {
  const places = [...guild.channels, ...guild.threads];
  return html`<${Sign} name=${guild.name} isOpen=${isOpen} pings=${countOf(places, 'pings')}
    unread=${countOf(places, 'unread')} onOpen=${() => openGuild(guild.id)}>
    ${initials(guild.name)}
  <//>`;
}

function DirectSign({ state, isOpen }) {
  const { directChannels } = state;
  const target = directChannels.find(({ page }) => page.pings > 0) ?? directChannels[0];
  const open = async () => {
    const { id } = target ?? (await openDirect()) ?? {};
    if (id !== undefined) openChannel(id);
  };
  return html`<${Sign} name=${say('rail.direct-messages')} isOpen=${isOpen} pings=${countOf(directChannels, 'pings')}
    unread=${countOf(directChannels, 'unread')} onOpen=${open}>
    <${Icon} path=${BUBBLE} size=${26} />
  <//>`;
}

function Sign({ name, isOpen, pings, unread, onOpen, children }) {
  const label = pings > 0 ? say('rail.pings', { name, count: pings }) : name;
  return html`<li class=${classes('server', isOpen && 'open', unread > 0 && 'unread')}>
    <button type="button" title=${name} aria-current=${isOpen ? 'true' : undefined}
      onClick=${onOpen}>
      <span class="server-sign" aria-hidden="true">${children}</span><span class="hidden">${label}</span>
      ${pings > 0 && html`<span class="ping-count" aria-hidden="true">${pings}</span>`}
    </button>
  </li>`;
}

function initials(name) {
  return name.trim().split(/\s+/).slice(0, 3).map(firstLetter).join('');
}
