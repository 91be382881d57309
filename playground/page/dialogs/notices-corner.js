import { html } from '../html.js';
import { dropNotice } from '../notices.js';
import { say } from '../words/say.js';

/** Short sentences about what was just done or refused. */
export function Notices({ notices }) {
  return html`<div class="notices" role="status" aria-live="polite">
    ${notices.map(
      ({ id, words, kind }) => html`<div key=${id} class=${`notice ${kind}`}>
      <span>${words()}</span>
      <button type="button" class="text-button" aria-label=${say('page.close-notice')}
        onClick=${() => dropNotice(id)}>×</button>
    </div>`,
    )}
  </div>`;
}
