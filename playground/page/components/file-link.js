import { useContext } from 'preact/hooks';
import { html } from '../html.js';
import { pageLanguage, say } from '../words/say.js';
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
  if (bytes < 1024) return say('file.bytes', { count: bytes });
  return bytes < 1_000_000 ? `${rounded(bytes / 1024)} KB` : `${rounded(bytes / 1_048_576)} MB`;
}

function rounded(size) {
  return size.toLocaleString(pageLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
