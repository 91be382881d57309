import { useContext } from 'preact/hooks';
import { classes, html } from '../html.js';
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
  if (style === 'link') {
    return html`<a class="button link" role="link" aria-label=${name} href=${safeAddress(control.url)}
      target="_blank"
      rel="noreferrer noopener">${content}<span class="leaving" aria-hidden="true">↗</span></a>`;
  }
  const waiting = busy(control.custom_id);
  return html`<button type="button" class=${classes('button', style, waiting && 'busy')}
    data-custom-id=${control.custom_id} disabled=${control.disabled || !usable}
    aria-label=${name} aria-busy=${waiting} onClick=${() => click(control.custom_id)}>${content}</button>`;
}

function safeAddress(url) {
  return /^(https?|discord):/i.test(url ?? '') ? url : undefined;
}
