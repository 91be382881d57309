import { html } from '../html.js';

/** One foldable part of the control panel. */
export function Section({ title, mark, open, children }) {
  return html`<details class="control-section" open=${open}>
    <summary><span>${title}</span>${mark && html`<span class="control-mark">${mark}</span>`}</summary>
    <div class="control-body">${children}</div>
  </details>`;
}

export function Action({ label, danger, disabled, onAct }) {
  return html`<button type="button" class=${danger ? 'button danger small' : 'button secondary small'} disabled=${disabled} onClick=${onAct}>${label}</button>`;
}
