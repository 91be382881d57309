import { OptionList } from '../components/option-list.js';
import { html } from '../html.js';

/** The list above the message box. */
export function Completion({ completion, active, onPick, onHover }) {
  return html`<div class="completion">
    <p class="menu-title">${completion.label}</p>
    <${OptionList} id="completion" label=${completion.label} options=${completion.options} active=${active}
      onPick=${onPick} onHover=${onHover} />
  </div>`;
}
