import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sendCommand } from '../acts.js';
import { html } from '../html.js';
import { useOnce } from '../once.js';
import { say } from '../words/say.js';
import { OptionField } from './option-field.js';
import { problemsOf, typedOptions } from './option-values.js';

/** A command being filled in: a field for each option, the required ones first, and what is wrong with them. */
export function OptionForm({ command, onClose }) {
  const form = useRef(null);
  const [texts, setTexts] = useState({});
  const [areProblemsShown, setProblemsShown] = useState(false);
  const problems = problemsOf(command.options, texts);
  useLayoutEffect(() => focusFirst(form.current), []);
  // What is chosen may need more lines than the question did.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (form.current.contains(activeElement)) activeElement.scrollIntoView({ block: 'nearest' });
  }, [texts]);

  const request = () => ({
    name: command.name,
    group: command.group,
    subcommand: command.subcommand,
    options: typedOptions(command.options, texts),
  });
  const send = useOnce(async () => {
    setProblemsShown(true);
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) {
      focusOn(form.current.querySelector(`[data-option="${wrong}"]`));
      return;
    }
    if (await sendCommand(request())) onClose();
  });
  const submit = (event) => {
    event.preventDefault();
    send();
  };
  const onKey = (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const set = (name, text) => setTexts((known) => ({ ...known, [name]: text }));
  return html`<form class="option-form" id="composer" tabindex="-1" aria-label=${`/${command.path}`} ref=${form} onSubmit=${submit}
    onKeyDown=${onKey} noValidate>
    <div class="option-form-head"><b>/${command.path}</b> <span>${command.description}</span></div>
    <div class="option-fields">
      ${command.options.map(
        (option) => html`<${OptionField} key=${option.name} option=${option} text=${texts[option.name] ?? ''}
          problem=${areProblemsShown ? problems[option.name] : undefined} request=${request}
          set=${(text) => set(option.name, text)} />`,
      )}
    </div>
    <div class="option-form-foot">
      <button type="button" class="button secondary" onClick=${onClose}>${say('page.cancel')}</button>
      <button type="submit" class="button primary">${say('command.send')}</button>
    </div>
  </form>`;
}

function focusOn(field) {
  field.querySelector('input, button').focus();
}

function focusFirst(form) {
  const first =
    form.querySelector('.option-fields input, .option-fields button') ?? form.querySelector('[type=submit]');
  first.focus();
}
