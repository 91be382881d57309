import { html } from '../html.js';
import { store } from '../store.js';
import { say } from '../words/say.js';
import { Dialog } from './dialog.js';

/** One picture as large as the window allows, with its description below it. */
export function Lightbox({ picture }) {
  if (picture === undefined) return null;
  const close = () => store.set({ enlarged: undefined });
  return html`<${Dialog} label=${say('picture.name')} kind="lightbox" onClose=${close}>
    <img src=${picture.url} alt=${picture.alt} />
    <p class="lightbox-text">${picture.alt}</p>
    <div class="lightbox-bar">
      <a href=${picture.url} target="_blank">${say('picture.open')}</a>
      <button type="button" class="button secondary" onClick=${close}>${say('picture.close')}</button>
    </div>
  <//>`;
}
