import { useState } from 'preact/hooks';
import { AskFirst } from '../dialogs/ask-first.js';
import { html } from '../html.js';
import { useOnce } from '../once.js';

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

/** The same with its label before it. */
export function LabelledMenu(menu) {
  return html`<div class="control-field"><span aria-hidden="true">${menu.label}</span><${Menu} ...${menu} /></div>`;
}

/**
 * A button that does something to the playground, after a yes to its question if it has one; pressed again while that is
 * under way it does nothing.
 */
export function Action({ label, danger, disabled, question, onAct }) {
  const [isAsking, setAsking] = useState(false);
  const act = useOnce(onAct);
  return html`<button type="button" class=${danger ? 'button danger small' : 'button secondary small'}
    disabled=${disabled} onClick=${question === undefined ? act : () => setAsking(true)}>${label}</button>
    ${
      isAsking &&
      html`<${AskFirst} question=${question} verb=${label} onYes=${act} onClose=${() => setAsking(false)} />`
    }`;
}

/** One text and the button that does something with it; what was done empties the field. */
export function NameForm({ label, verb, min = 1, max, onName }) {
  const [text, setText] = useState('');
  const act = useOnce(onName);
  const submit = async (event) => {
    event.preventDefault();
    const name = text.trim();
    if (name.length < min) return;
    if ((await act(name)) !== undefined) setText('');
  };
  return html`<form class="control-row" onSubmit=${submit}>
    <input type="text" maxlength=${max} aria-label=${label} placeholder=${label} value=${text}
      onInput=${(event) => setText(event.target.value)} />
    <button type="submit" class="button secondary small">${verb}</button>
  </form>`;
}
