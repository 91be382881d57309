import { html } from '../html.js';
import { Button } from './button.js';
import { MessageSelect } from './message-select.js';

/** A row of buttons, or one menu. */
export function ActionRow({ components }) {
  return html`<div class="action-row">${components.map((control, index) => {
    const View = control.type === 2 ? Button : MessageSelect;
    return html`<${View} key=${control.custom_id ?? index} control=${control} />`;
  })}</div>`;
}
