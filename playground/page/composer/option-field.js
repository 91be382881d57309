import { useContext, useId } from 'preact/hooks';
import { Directory } from '../components/directory.js';
import { Picker } from '../components/picker.js';
import { Required } from '../components/required.js';
import { html } from '../html.js';
import { say } from '../words/say.js';
import { offeredValues } from './offered-values.js';
import { OPTION } from './option-values.js';
import { SuggestField } from './suggest-field.js';

/** One option of a command: a list where its values are known, a text field elsewhere. */
export function OptionField({ option, text, problem, request, set }) {
  const id = useId();
  const offered = offeredValues(option, useContext(Directory));
  const attributes = { id, text, set, label: option.label, problemId: problem ? `${id}-problem` : undefined };
  return html`<div class=${problem ? 'option-field wrong' : 'option-field'} data-option=${option.name}>
    <label class="field-label" for=${offered ? undefined : id}>
      ${option.label}${option.required && html`<${Required} />`}
    </label>
    <p class="field-help">${option.description}</p>
    ${fieldFor({ option, offered, attributes, request })}
    ${problem && html`<p class="field-problem" id=${`${id}-problem`} role="alert">${problem}</p>`}
  </div>`;
}

function fieldFor({ option, offered, attributes, request }) {
  const { text, set, label } = attributes;
  if (option.autocomplete)
    return html`<${SuggestField} option=${option} attributes=${attributes} request=${request} />`;
  if (offered === undefined) return html`<${PlainField} option=${option} ...${attributes} />`;
  return html`<${Picker} label=${label} placeholder=${say(option.required ? 'command.choose' : 'command.choose-or-leave')}
    options=${offered} chosen=${text === '' ? [] : [text]}
    min=${option.required ? 1 : 0} max=${1} required=${option.required}
    search=${option.choices === undefined && option.type !== OPTION.boolean}
    onChoose=${([value = '']) => set(value)} />`;
}

function PlainField({ option, id, text, set, label, problemId }) {
  const mode = { [OPTION.integer]: 'numeric', [OPTION.number]: 'decimal' }[option.type] ?? 'text';
  return html`<input type="text" id=${id} aria-label=${label} inputmode=${mode} value=${text}
    autocomplete="off" aria-required=${option.required === true} aria-invalid=${problemId !== undefined}
    aria-describedby=${problemId} onInput=${(event) => set(event.target.value)} />`;
}
