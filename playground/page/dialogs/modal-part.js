import { useContext, useId } from 'preact/hooks';
import { Directory } from '../components/directory.js';
import { Picker } from '../components/picker.js';
import { Required } from '../components/required.js';
import { selectOptions } from '../components/select-options.js';
import { html } from '../html.js';
import { Markdown } from '../markdown/markdown.js';
import { say } from '../words/say.js';

const FIELD_VIEWS = {
  3: SelectField,
  4: TextField,
  5: SelectField,
  6: SelectField,
  7: SelectField,
  8: SelectField,
  21: RadioField,
  22: CheckField,
  23: TickField,
};

/** One part of a modal: a text, or a field with its label. */
export function ModalPart({ component, values, set }) {
  if (component.type === 10) return html`<${Markdown} text=${component.content} />`;
  if (component.type === 18)
    return html`<${Field} field=${component.component} label=${component.label} help=${component.description}
      values=${values} set=${set} />`;
  return (component.components ?? []).map(
    (field) =>
      html`<${Field} key=${field.custom_id} field=${field} label=${field.label} values=${values}
        set=${set} />`,
  );
}

function Field({ field, label, help, values, set }) {
  const View = FIELD_VIEWS[field.type];
  if (View === undefined)
    return html`<p class="small-text">
      ${say('modal.unknown-field', { label, type: field.type })}</p>`;
  return html`<${View} field=${field} label=${label} help=${help} value=${values[field.custom_id]}
    set=${(value) => set(field.custom_id, value)} />`;
}

function Label({ field, label, help, htmlFor }) {
  const required = field.required !== false && field.type !== 23;
  return html`<label class="field-label" for=${htmlFor}>${label}${required && html`<${Required} />`}</label>
    ${help && html`<p class="field-help">${help}</p>`}`;
}

function TextField({ field, label, help, value, set }) {
  const id = useId();
  const attributes = {
    id,
    value,
    placeholder: field.placeholder,
    minlength: field.min_length,
    maxlength: field.max_length ?? 4000,
    required: field.required !== false,
    onInput: (event) => set(event.target.value),
  };
  return html`<div class="field">
    <${Label} field=${field} label=${label} help=${help} htmlFor=${id} />
    ${
      field.style === 2
        ? html`<textarea rows="4" ...${attributes}></textarea>`
        : html`<input type="text"
          ...${attributes} />`
    }
  </div>`;
}

function SelectField({ field, label, help, value, set }) {
  const { options } = selectOptions(field, useContext(Directory));
  const required = field.required !== false;
  return html`<div class="field">
    <${Label} field=${field} label=${label} help=${help} />
    <${Picker} label=${label} placeholder=${field.placeholder ?? say('menu.placeholder')} options=${options}
      chosen=${value} required=${required}
      min=${required ? (field.min_values ?? 1) : 0} max=${field.max_values ?? 1} disabled=${field.disabled}
      search=${field.type !== 3} onChoose=${set} />
  </div>`;
}

function RadioField({ field, label, help, value, set }) {
  return html`<${Group} label=${label} help=${help} field=${field}>
    ${field.options.map(
      (option) => html`<${Choice} key=${option.value} type="radio" name=${field.custom_id} option=${option}
        checked=${value === option.value}
        required=${field.required !== false} onChange=${() => set(option.value)} />`,
    )}
  <//>`;
}

function CheckField({ field, label, help, value, set }) {
  const toggle = (option) =>
    set(
      value.includes(option.value)
        ? value.filter((other) => other !== option.value)
        : [...value, option.value],
    );
  return html`<${Group} label=${label} help=${help} field=${field}>
    ${field.options.map(
      (option) => html`<${Choice} key=${option.value} type="checkbox" option=${option}
        checked=${value.includes(option.value)} onChange=${() => toggle(option)} />`,
    )}
  <//>`;
}

function TickField({ field, label, help, value, set }) {
  return html`<div class="field"><${Choice} type="checkbox"
    option=${{ label, description: help, value: field.custom_id }} checked=${value}
    onChange=${() => set(!value)} /></div>`;
}

function Group({ label, help, field, children }) {
  return html`<fieldset class="field">
    <legend class="field-label">${label}${field.required !== false && html`<${Required} />`}</legend>
    ${help && html`<p class="field-help">${help}</p>`}
    ${children}
  </fieldset>`;
}

function Choice({ type, name, option, checked, required, onChange }) {
  return html`<label class="choice">
    <input type=${type} name=${name} checked=${checked} required=${required} onChange=${onChange} />
    <span class="option-texts">
      <span class="option-label">${option.label}</span>
      ${option.description && html`<span class="option-description">${option.description}</span>`}
    </span>
  </label>`;
}
