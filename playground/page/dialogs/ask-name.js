import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { say } from '../words/say.js';
import { Dialog } from './dialog.js';

/** Asks for one name of 1 to 100 characters and, where `messageLabel` is given, a message to begin with. */
export function AskName({ title, label, messageLabel, onName, onClose }) {
  const [message, setMessage] = useState('');
  const [name, setName] = useState('');
  const submit = (event) => {
    event.preventDefault();
    const isWhole = name.trim() !== '' && (!messageLabel || message.trim() !== '');
    if (isWhole) onName(name.trim(), messageLabel && message);
  };
  return html`<${Dialog} label=${title} kind="form" onClose=${onClose}>
    <form onSubmit=${submit}>
      <h2>${title}</h2>
      <label class="field"><span class="field-label">${label}</span>
        <input type="text" maxlength="100" required value=${name}
          onInput=${(event) => setName(event.target.value)} /></label>
      ${
        messageLabel &&
        html`<label class="field"><span class="field-label">${messageLabel}</span>
          <textarea rows="4" maxlength="2000" required value=${message}
            onInput=${(event) => setMessage(event.target.value)}></textarea></label>`
      }
      <div class="dialog-buttons">
        <button type="button" class="button secondary" onClick=${onClose}>${say('page.cancel')}</button>
        <button type="submit" class="button primary">${say('page.create')}</button>
      </div>
    </form>
  <//>`;
}
