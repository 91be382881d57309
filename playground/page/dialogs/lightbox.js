import { html } from '../html.js';
import { store } from '../store.js';
import { Dialog } from './dialog.js';

/** One picture as large as the window allows, with its description below it. */
export function Lightbox({ picture }) {
  if (picture === undefined) return null;
  const close = () => store.set({ enlarged: undefined });
  return html`<${Dialog} label="Picture" kind="lightbox" onClose=${close}>
    <img src=${picture.url} alt=${picture.alt} />
    <p class="lightbox-text">${picture.alt}</p>
    <div class="lightbox-bar">
      <a href=${picture.url} target="_blank">Open in browser</a>
      <button type="button" class="button secondary" onClick=${close}>Close</button>
    </div>
  <//>`;
}
