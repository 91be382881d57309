import { html } from '../html.js';
import { CustomEmoji } from '../markdown/nodes.js';

/** An emoji of a button or an option: one of Unicode's, or the application's own. The label says what it is about. */
export function Emoji({ emoji }) {
  if (!emoji) return null;
  if (emoji.id)
    return html`<${CustomEmoji} id=${emoji.id} name=${emoji.name} animated=${emoji.animated} decorative />`;
  return html`<span class="emoji-text" aria-hidden="true">${emoji.name}</span>`;
}
