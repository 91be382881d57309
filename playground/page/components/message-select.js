import { useContext, useEffect, useState } from 'preact/hooks';
import { html } from '../html.js';
import { say } from '../words/say.js';
import { Directory } from './directory.js';
import { MessageParts } from './parts.js';
import { Picker } from './picker.js';
import { selectOptions } from './select-options.js';

/** A menu of a message. What was chosen stays shown until the message is redrawn, as on Discord. */
export function MessageSelect({ control }) {
  const { click, busy, usable, revision } = useContext(MessageParts);
  const directory = useContext(Directory);
  const { options, chosen: initial } = selectOptions(control, directory);
  const [chosen, setChosen] = useState();
  useEffect(() => setChosen(undefined), [revision]);
  const placeholder = control.placeholder ?? say('menu.placeholder');
  const choose = (values) => {
    setChosen(values);
    click(control.custom_id, values);
  };
  return html`<${Picker} customId=${control.custom_id} label=${placeholder}
    placeholder=${placeholder}
    options=${options} chosen=${chosen ?? initial} min=${control.min_values ?? 1}
    max=${control.max_values ?? 1}
    disabled=${control.disabled || !usable} busy=${busy(control.custom_id)} search=${control.type !== 3}
    onChoose=${choose} />`;
}
