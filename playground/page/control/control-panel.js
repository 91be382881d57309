import { html } from '../html.js';
import { openChannel, openGuild } from '../lookups.js';
import { say } from '../words/say.js';
import { BotSection } from './bot-section.js';
import { ClockSection } from './clock-section.js';
import { FaultSection } from './fault-section.js';
import { GatewaySection } from './gateway-section.js';
import { useKnown } from './known.js';
import { PeopleSection } from './people-section.js';
import { PermissionSection } from './permission-section.js';
import { NoPlaceSection, PlaceSection } from './place-section.js';
import { ServerSection } from './server-section.js';

/** What one can do to the playground itself, rather than in it. */
export function ControlPanel({ state, part, onClose }) {
  const channel = openChannel(state);
  const guild = openGuild(state);
  const known = useKnown(state.controlled);
  const closeOnEscape = (event) => event.key === 'Escape' && !event.defaultPrevented && onClose();
  return html`<aside class="control-panel" aria-label=${say('panel.name')} ref=${part} onKeyDown=${closeOnEscape}>
    <div class="control-head">
      <h2>${say('panel.name')}</h2>
      <button type="button" class="icon-button" aria-label=${say('panel.close')} onClick=${onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
    <${BotSection} bot=${state.bot} />
    <${ClockSection} />
    ${channel && guild && html`<${PlaceSection} channel=${channel} guild=${guild} />`}
    ${channel && guild && html`<${PermissionSection} state=${state} channel=${channel} guild=${guild} />`}
    ${!channel && guild && html`<${NoPlaceSection} guild=${guild} />`}
    <${GatewaySection} />
    <${FaultSection} known=${known} />
    ${guild && html`<${ServerSection} state=${state} guild=${guild} known=${known} />`}
    ${guild && html`<${PeopleSection} state=${state} guild=${guild} />`}
    ${!guild && html`<p class="control-body control-text">${say('panel.no-server')}</p>`}
  </aside>`;
}
