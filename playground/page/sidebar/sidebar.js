import { html } from '../html.js';
import { openChannel, openGuild } from '../lookups.js';
import { ChannelList } from './channel-list.js';
import { DirectList } from './direct-list.js';
import { ServerRail } from './server-rail.js';
import { UserBar } from './user-bar.js';

/** Servers, channels and who one is. On a narrow screen a drawer. */
export function Sidebar({ state, part, onClose }) {
  const guild = openGuild(state) ?? (openChannel(state) === undefined ? state.guilds[0] : undefined);
  const closeOnEscape = (event) => event.key === 'Escape' && onClose();
  return html`<div class="sidebar" ref=${part} onKeyDown=${closeOnEscape}>
    <${ServerRail} state=${state} openId=${guild?.id} />
    <div class="channels-column">
      ${
        guild
          ? html`<${ChannelList} state=${state} guild=${guild} />`
          : html`<${DirectList}
            state=${state} />`
      }
      <${UserBar} state=${state} />
    </div>
  </div>`;
}
