import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { classes, html } from '../html.js';
import { say } from '../words/say.js';
import { Emoji } from './emoji.js';
import { OptionList } from './option-list.js';
import { usePicking } from './picking.js';

/**
 * A menu: a control that shows what is chosen and opens a list. One choice is handed over at once; several when the
 * list closes. `options` are `{ value, label, description?, emoji? }`; `onChoose(values)`.
 */
export function Picker(props) {
  const { label, placeholder, options, chosen, disabled, busy, search, required } = props;
  const id = useId();
  const picking = usePicking(props);
  const { popup, shown, active } = picking;
  const names = options.filter((option) => chosen.includes(option.value));
  return html`<div class="picker">
    <button type="button" role="combobox" aria-haspopup="listbox" aria-expanded=${popup.open}
      aria-controls=${id} aria-label=${label}
      aria-required=${required} aria-busy=${busy}
      aria-activedescendant=${popup.open ? `${id}-${active}` : undefined}
      data-custom-id=${props.customId} class=${classes('picker-face', busy && 'busy')} disabled=${disabled} ref=${popup.anchor}
      onClick=${picking.toggleOpen} onKeyDown=${picking.onKey}>
      <${Chosen} options=${names} placeholder=${placeholder} />
      <span class="chevron" aria-hidden="true"></span>
    </button>
    ${
      popup.open &&
      html`<div class="popup" style=${popup.place} ref=${popup.popup}>
      ${search && html`<${SearchField} id=${id} picking=${picking} />`}
      <${OptionList} id=${id} label=${label} options=${shown} chosen=${picking.draft} active=${active}
        several=${props.max > 1}
        onPick=${picking.pick} onHover=${picking.setActive} />
      ${props.max > 1 && html`<${DoneBar} picking=${picking} min=${props.min} max=${props.max} />`}
    </div>`
    }
  </div>`;
}

function Chosen({ options, placeholder }) {
  if (options.length === 0) return html`<span class="picker-placeholder">${placeholder}</span>`;
  if (options.length > 1) return html`<span class="picker-chips">${options.map(chip)}</span>`;
  return html`<span class="picker-chosen"><${Emoji} emoji=${options[0].emoji} />${options[0].label}</span>`;
}

function chip(option) {
  return html`<span class="chip" key=${option.value}>${option.label}</span>`;
}

function SearchField({ id, picking }) {
  const field = useRef(null);
  useLayoutEffect(() => field.current.focus(), []);
  return html`<input class="picker-search" type="text" aria-label=${say('page.search')} placeholder=${say('page.search')} ref=${field}
    value=${picking.query}
    aria-controls=${id} aria-activedescendant=${`${id}-${picking.active}`}
    onInput=${(event) => picking.searchFor(event.target.value)} onKeyDown=${picking.onKey} />`;
}

function DoneBar({ picking, min, max }) {
  const count = picking.draft.length;
  const range = min === max ? `${min}` : `${min}–${max}`;
  return html`<div class="picker-done">
    <span>${say('menu.chosen', { count, range })}</span>
    <button type="button" class="button primary" disabled=${count < min}
      onClick=${picking.finish}>${say('menu.done')}</button>
  </div>`;
}
