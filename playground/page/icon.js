import { html } from './html.js';

/** A line drawing from its path, in the colour of the text around it. */
export function Icon({ path, size = 22, kind }) {
  return html`<svg class=${kind} viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">
    <path d=${path} />
  </svg>`;
}

/** Three dots for something under way. */
export function Dots() {
  return html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;
}
