import { useContext, useState } from 'preact/hooks';
import { classes, html } from '../html.js';
import { say } from '../words/say.js';
import { mediaAddress } from './attachments.js';
import { MessageParts } from './parts.js';

/** Up to ten pictures: one alone at its own shape, more as a grid. */
export function MediaGallery({ items }) {
  const alone = items.length === 1;
  return html`<div
    class=${classes('gallery', alone ? 'alone' : `several count-${Math.min(items.length, 4)}`)}>
    ${items.map((item, index) => html`<${Picture} key=${index} item=${item} />`)}
  </div>`;
}

export function Thumbnail(item) {
  return html`<div class="thumbnail"><${Picture} item=${item} /></div>`;
}

/** Addresses of pictures expire: a fresh one comes with the message when it is read again. */
function MissingPicture({ alt, onRetry }) {
  return html`<div class="picture missing">
    <p class="small-text">${say('picture.missing')}</p>
    ${alt !== '' && html`<p>${alt}</p>`}
    <button type="button" class="button secondary small" onClick=${onRetry}>${say('picture.load-again')}</button>
  </div>`;
}

/** A picture with its alt text; it can be enlarged. */
export function Picture({ item }) {
  const { attachments, enlarge, reload } = useContext(MessageParts);
  const [covered, setCovered] = useState(item.spoiler === true);
  const { url, width, height } = mediaAddress(item.media, attachments);
  const [failed, setFailed] = useState();
  const alt = item.description ?? '';
  const retry = () => {
    setFailed(undefined);
    reload();
  };
  if (failed === url) return html`<${MissingPicture} alt=${alt} onRetry=${retry} />`;
  const open = () => (covered ? setCovered(false) : enlarge({ url, alt }));
  return html`<div class=${classes('picture', covered && 'covered')}
    style=${width && height ? `--shape: ${width} / ${height}; --width: ${width}px` : undefined}>
    <img src=${url} alt=${alt} width=${width} height=${height} decoding="async"
      onError=${() => setFailed(url)} />
    <button type="button" class="picture-cover" onClick=${open}
      aria-label=${covered ? say('picture.show-spoiler') : say('picture.enlarge')}>
      ${covered && html`<span class="spoiler-word">${say('message.spoiler')}</span>`}
    </button>
  </div>`;
}
