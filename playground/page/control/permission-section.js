import { useState } from 'preact/hooks';
import { control } from '../acts.js';
import { html } from '../html.js';
import { channel as findChannel, isThread } from '../lookups.js';
import { PERMISSIONS, permissionWords, refusedHere } from './permission-bits.js';
import { Action, Section } from './section.js';

/** Refuses the bot permissions, in the channel in view or in the whole server. */
export function PermissionSection({ state, channel, guild }) {
  const [scope, setScope] = useState('channel');
  const place = isThread(channel) ? (findChannel(state, channel.parent_id) ?? channel) : channel;
  const bot = guild.members.find(({ user }) => user.bot)?.user;
  const where = scope === 'channel' ? { guild: guild.id, channel: place.id } : { guild: guild.id };
  const name = scope === 'channel' ? `#${place.name}` : guild.name;
  const refused = bot ? refusedHere(place, bot.id) : [];
  return html`<${Section} title="Bot's permissions"
    mark=${refused.length > 0 ? `${refused.length} refused` : undefined}>
    <fieldset class="control-row plain"><legend class="hidden">Where</legend>
      <label><input type="radio" name="scope" checked=${scope === 'channel'}
        onChange=${() => setScope('channel')} /> #${place.name}</label>
      <label><input type="radio" name="scope" checked=${scope === 'server'}
        onChange=${() => setScope('server')} /> All of ${guild.name}</label>
    </fieldset>
    <ul class="permission-list">${Object.keys(PERMISSIONS).map(
      (permission) => html`<li key=${permission}>
      <${Permission} permission=${permission} where=${where} place=${name}
        isRefused=${scope === 'channel' ? refused.includes(permission) : undefined} />
    </li>`,
    )}</ul>
  <//>`;
}

/** In a channel the present state is known; in the whole server both ways are offered. */
function Permission({ permission, where, place, isRefused }) {
  const words = permissionWords(permission);
  const deny = () =>
    control('permissions', { ...where, deny: [permission] }, `${words} refused in ${place}.`);
  const restore = () =>
    control('permissions', { ...where, clear: [permission] }, `${words} as before in ${place}.`);
  return html`<span>${words}</span><span class="control-row">
    ${
      isRefused !== true &&
      html`<${Action} label=${html`Refuse<span class="hidden"> ${words}</span>`}
        onAct=${deny} />`
    }
    ${
      isRefused !== false &&
      html`<${Action} label=${html`Restore<span class="hidden"> ${words}</span>`}
        onAct=${restore} />`
    }
  </span>`;
}
