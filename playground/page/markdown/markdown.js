import { html } from '../html.js';
import { parseMarkdown } from './blocks.js';
import { inlineNode } from './nodes.js';

/** A text with Discord's markdown. */
export function Markdown({ text }) {
  return html`<div class="markdown">${parseMarkdown(text ?? '').map(blockNode)}</div>`;
}

const BLOCK_VIEWS = {
  paragraph: (block) => html`<p>${inlines(block)}</p>`,
  heading: (block) => html`<${`h${block.level}`}>${inlines(block)}</${`h${block.level}`}>`,
  small: (block) => html`<p class="small-text">${inlines(block)}</p>`,
  quote: (block) => html`<blockquote>${block.children.map(blockNode)}</blockquote>`,
  'code-block': (block) => html`<pre tabindex="0"><code>${block.text}</code></pre>`,
  list: (block) =>
    block.ordered ? html`<ol start=${block.start}>${items(block)}</ol>` : html`<ul>${items(block)}</ul>`,
};

function blockNode(block) {
  return BLOCK_VIEWS[block.kind](block);
}

function items(list) {
  return list.items.map((item) => html`<li>${inlines(item)}${item.inner.map(blockNode)}</li>`);
}

function inlines(block) {
  return block.children.map(inlineNode);
}
