import { useContext } from 'preact/hooks';
import { classes, html } from '../html.js';
import { Names } from '../markdown/names.js';
import { placeOfLink } from '../markdown/place-link.js';
import { Emoji } from './emoji.js';
import { MessageParts } from './parts.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'premium' };

/** A button of a message. While the bot has not answered it shows so, and can still be pressed again, as on Discord. */
export function Button({ control }) {
  const { click, busy, usable } = useContext(MessageParts);
  const style = STYLES[control.style] ?? 'secondary';
  const content = html`<${Emoji} emoji=${control.emoji} />${
    control.label &&
    html`<span class="label">
    ${control.label}</span>`
  }`;
  const name = control.label ? undefined : control.emoji?.name;
  if (style === 'link') return html`<${LinkButton} url=${control.url} name=${name}>${content}<//>`;
  const waiting = busy(control.custom_id);
  return html`<button type="button" class=${classes('button', style, waiting && 'busy')}
    data-custom-id=${control.custom_id} disabled=${control.disabled || !usable}
    aria-label=${name} aria-busy=${waiting} onClick=${() => click(control.custom_id)}>${content}</button>`;
}

/** Leads out of the page, except to a place of this world. */
function LinkButton({ url, name, children }) {
  const { channel, openPlace } = useContext(Names);
  const place = placeOfLink(url);
  if (place && channel(place.channel) !== undefined) {
    return html`<button type="button" class="button link" role="link" aria-label=${name}
      onClick=${() => openPlace(place)}>${children}</button>`;
  }
  return html`<a class="button link" role="link" aria-label=${name} href=${safeAddress(url)}
    target="_blank" rel="noreferrer noopener">${children}<span class="leaving" aria-hidden="true">↗</span></a>`;
}

function safeAddress(url) {
  return /^(https?|discord):/i.test(url ?? '') ? url : undefined;
}
