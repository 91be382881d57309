import { useState } from 'preact/hooks';
import { control } from '../acts.js';
import { html } from '../html.js';
import { channel as findChannel, isThread, userName } from '../lookups.js';
import { say } from '../words/say.js';
import { permissionsOf, permissionWords, refusedHere } from './permission-bits.js';
import { Action, LabelledMenu, Section } from './section.js';

/** Refuses permissions to the bot, or to somebody else, in the channel in view or in the whole server. */
export function PermissionSection({ state, channel, guild }) {
  const [scope, setScope] = useState('channel');
  const [chosen, setChosen] = useState();
  const members = guild.members.map(({ user }) => user);
  const user = members.find(({ id }) => id === chosen) ?? members.find(({ bot }) => bot) ?? members[0];
  if (user === undefined) return null;
  const place = isThread(channel) ? (findChannel(state, channel.parent_id) ?? channel) : channel;
  const where = { guild: guild.id, user: user.id, ...(scope === 'channel' && { channel: place.id }) };
  const name = scope === 'channel' ? `#${place.name}` : guild.name;
  const refused = refusedHere(place, user);
  const entries = [...members]
    .sort((one, other) => Number(other.bot ?? false) - Number(one.bot ?? false))
    .map(({ id }) => [id, userName(state, id, guild)]);
  return html`<${Section} title=${say('permissions.title')} mark=${refused.length > 0 ? say('permissions.count', { count: refused.length }) : undefined}>
    <${LabelledMenu} label=${say('permissions.whose')} value=${user.id} entries=${entries} onChoose=${setChosen} />
    <fieldset class="control-row plain"><legend class="hidden">${say('permissions.where')}</legend>
      <label><input type="radio" name="scope" checked=${scope === 'channel'}
        onChange=${() => setScope('channel')} /> #${place.name}</label>
      <label><input type="radio" name="scope" checked=${scope === 'server'}
        onChange=${() => setScope('server')} /> ${say('permissions.all-of', { server: guild.name })}</label>
    </fieldset>
    <ul class="permission-list">${Object.keys(permissionsOf(user)).map(
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
    control('permissions', { ...where, deny: [permission] }, () =>
      say('permissions.refused', { permission: words, place }),
    );
  const restore = () =>
    control('permissions', { ...where, clear: [permission] }, () =>
      say('permissions.restored', { permission: words, place }),
    );
  return html`<span>${words}</span><span class="control-row">
    ${
      isRefused !== true &&
      html`<${Action} label=${html`${say('permissions.refuse')}<span class="hidden"> ${words}</span>`}
        onAct=${deny} />`
    }
    ${
      isRefused !== false &&
      html`<${Action} label=${html`${say('permissions.restore')}<span class="hidden"> ${words}</span>`}
        onAct=${restore} />`
    }
  </span>`;
}
