import { useContext } from 'preact/hooks';
import { html } from '../html.js';
import { mediaAddress } from './attachments.js';
import { MessageParts } from './parts.js';

/** A file to download. */
export function FileLink({ file }) {
  const { attachments } = useContext(MessageParts);
  const { url, name, size } = mediaAddress(file, attachments);
  return html`<a class="file-link" href=${url} download=${name}>
    <span aria-hidden="true">📄</span> ${name} ${
      size !== undefined &&
      html`<span class="file-size">
      ${describeSize(size)}</span>`
    }
  </a>`;
}

function describeSize(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
