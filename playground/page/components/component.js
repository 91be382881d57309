import { html } from '../html.js';
import { Markdown } from '../markdown/markdown.js';
import { say } from '../words/say.js';
import { ActionRow } from './action-row.js';
import { FileLink } from './file-link.js';
import { MediaGallery, Thumbnail } from './media.js';

const VIEWS = {
  1: ActionRow,
  9: Section,
  10: ({ content }) => html`<${Markdown} text=${content} />`,
  11: Thumbnail,
  12: MediaGallery,
  13: FileLink,
  14: Separator,
  17: Container,
};

/** One component of a message, by Discord's type number. A type not known here says so instead of vanishing. */
function Component({ component }) {
  const View = VIEWS[component.type];
  if (View === undefined)
    return html`<p class="small-text">${say('message.unknown-component', { type: component.type })}</p>`;
  return html`<${View} ...${component} />`;
}

export function ComponentList({ components }) {
  return components.map(
    (component, index) => html`<${Component} key=${component.id ?? index} component=${component} />`,
  );
}

function Container({ components, accent_color: accent, spoiler }) {
  const colour =
    accent === null || accent === undefined ? undefined : `#${accent.toString(16).padStart(6, '0')}`;
  return html`<div class=${`container${spoiler ? ' covered' : ''}`} style=${colour && `--accent: ${colour}`}>
    <${ComponentList} components=${components} />
  </div>`;
}

function Section({ components, accessory }) {
  return html`<div class="section">
    <div class="section-texts"><${ComponentList} components=${components} /></div>
    <div class="section-accessory">
      ${
        accessory.type === 2
          ? html`<${ActionRow} components=${[accessory]} />`
          : html`<${Component}
            component=${accessory} />`
      }
    </div>
  </div>`;
}

function Separator({ divider = true, spacing = 1 }) {
  const size = spacing === 2 ? 'large' : 'small';
  return divider ? html`<hr class=${`separator ${size}`} />` : html`<div class=${`separator ${size}`}></div>`;
}
