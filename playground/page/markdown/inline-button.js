import { html } from '../html.js';

/**
 * A button that stands in a sentence and breaks with its lines, as text does. A `<button>` cannot: browsers draw it as
 * one box, however long its words are.
 */
export function InlineButton({ kind, label, onPress, children }) {
  const onKey = (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return html`<span role="button" tabindex="0" class=${kind} aria-label=${label} onClick=${onPress}
    onKeyDown=${onKey}>${children}</span>`;
}
