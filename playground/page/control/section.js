import { html } from '../html.js';

/** One foldable part of the control panel. */
export function Section({ title, mark, open, children }) {
  return html`<details class="control-section" open=${open}>
    <summary><span>${title}</span>${mark && html`<span class="control-mark">${mark}</span>`}</summary>
    <div class="control-body">${children}</div>
  </details>`;
}

/** A native menu of `[value, label]` entries. */
export function Menu({ label, value, entries, onChoose }) {
  const option = ([key, text]) => html`<option key=${key} value=${key}>${text}</option>`;
  return html`<select aria-label=${label} value=${value} onChange=${(event) => onChoose(event.target.value)}>
    ${entries.map(option)}
  </select>`;
}

export function Action({ label, danger, disabled, onAct }) {
  return html`<button type="button" class=${danger ? 'button danger small' : 'button secondary small'}
    disabled=${disabled} onClick=${onAct}>${label}</button>`;
}
