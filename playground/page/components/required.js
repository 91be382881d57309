import { html } from '../html.js';

/** The star behind a label; the field itself tells those who hear the page. */
export function Required() {
  return html`<span class="required" aria-hidden="true"> *</span>`;
}
