import { useEffect, useRef } from 'preact/hooks';
import { classes, html } from '../html.js';
import { say } from '../words/say.js';
import { Emoji } from './emoji.js';

/** The list of a menu or of a completion. The control that owns it keeps the focus and points with `active`. */
export function OptionList({ id, label, options, chosen = [], active, several, onPick, onHover }) {
  const list = useRef(null);
  useEffect(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active]);
  if (options.length === 0)
    return html`<p class="popup-empty" id=${id} role="status">${say('page.nothing-fits')}</p>`;
  return html`<div class="option-list" role="listbox" id=${id} aria-label=${label}
    aria-multiselectable=${several ? 'true' : undefined} ref=${list}>
    ${options.map(
      (option, index) => html`<${Option} key=${option.value} id=${`${id}-${index}`} option=${option}
        isActive=${index === active}
        isChosen=${chosen.includes(option.value)} several=${several} onPick=${onPick}
        onHover=${() => onHover(index)} />`,
    )}
  </div>`;
}

function Option({ id, option, isActive, isChosen, several, onPick, onHover }) {
  // Without this, pressing on the list would take the focus from the control that reads the keys.
  const keepFocus = (event) => event.preventDefault();
  return html`<div role="option" id=${id} class=${classes('option', isActive && 'active')}
    data-value=${option.value} aria-selected=${isChosen}
    onMouseDown=${keepFocus} onMouseMove=${onHover} onClick=${() => onPick(option)}>
    <${Emoji} emoji=${option.emoji} />
    <span class="option-texts">
      <span class="option-label">${option.label}</span>
      ${option.description && html`<span class="option-description">${option.description}</span>`}
    </span>
    ${several && html`<span class="tick-box" aria-hidden="true">${isChosen ? '✓' : ''}</span>`}
    ${!several && isChosen && html`<span class="tick" aria-hidden="true">✓</span>`}
  </div>`;
}
