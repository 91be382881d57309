import { html } from '../html.js';
import { say } from '../words/say.js';
import { Dialog } from './dialog.js';

/** One question before something that cannot be undone. */
export function AskFirst({ question, verb, onYes, onClose }) {
  const yes = () => {
    onClose();
    onYes();
  };
  return html`<${Dialog} label=${question} kind="form" onClose=${onClose}>
    <h2>${question}</h2>
    <div class="dialog-buttons">
      <button type="button" class="button secondary" onClick=${onClose}>${say('page.cancel')}</button>
      <button type="button" class="button danger" onClick=${yes}>${verb}</button>
    </div>
  <//>`;
}
