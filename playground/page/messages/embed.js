import { Picture } from '../components/media.js';
import { html } from '../html.js';
import { Markdown } from '../markdown/markdown.js';

/** An embed, simply: title, text, fields, picture, foot. */
export function Embed({ embed }) {
  const colour = embed.color ? `--accent: #${embed.color.toString(16).padStart(6, '0')}` : undefined;
  return html`<div class="embed" style=${colour}>
    ${embed.author?.name && html`<p class="embed-author">${embed.author.name}</p>`}
    ${embed.title && html`<p class="embed-title">${embed.title}</p>`}
    ${embed.description && html`<${Markdown} text=${embed.description} />`}
    ${
      embed.fields?.length > 0 &&
      html`<div class="embed-fields">
      ${embed.fields.map((field, index) => html`<${Field} key=${index} ...${field} />`)}</div>`
    }
    ${
      embed.image?.url &&
      html`<div class="gallery alone"><${Picture} item=${{ media: embed.image }} />
      </div>`
    }
    ${embed.footer?.text && html`<p class="embed-foot">${embed.footer.text}</p>`}
  </div>`;
}

function Field({ name, value, inline }) {
  return html`<div class=${inline ? 'embed-field inline' : 'embed-field'}><b>${name}</b><${Markdown}
    text=${value} /></div>`;
}
