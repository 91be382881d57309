import { useEffect, useState } from 'preact/hooks';
import { suggest } from '../acts.js';
import { OptionList } from '../components/option-list.js';
import { usePopup } from '../components/popup.js';
import { html } from '../html.js';
import { say } from '../words/say.js';

const PAUSE_MS = 250;
const STATUS_WORDS = {
  asking: 'command.asking',
  ready: 'command.no-suggestion',
  failed: 'command.no-suggestions-came',
};

/** A field for which the bot suggests values while one types. What is shown is the suggestion's name. */
export function SuggestField({ option, attributes, request }) {
  const { id, label, set, problemId } = attributes;
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const popup = usePopup();
  const { choices, status } = useSuggestions({ option, typed, request, isOpen: popup.open });
  const write = (text) => {
    setTyped(text);
    set(text);
    setActive(0);
    popup.show();
  };
  const pick = (choice) => {
    setTyped(choice.label);
    set(choice.value);
    popup.close();
  };
  const onKey = (event) => popup.open && suggestKeys({ event, choices, active, setActive, pick, popup });
  return html`<div class="picker">
    <input type="text" role="combobox" id=${id} aria-label=${label} value=${typed} autocomplete="off"
      aria-autocomplete="list" aria-expanded=${popup.open} aria-controls=${`${id}-list`}
      aria-activedescendant=${popup.open && choices.length > 0 ? `${id}-list-${active}` : undefined}
      aria-invalid=${problemId !== undefined} aria-describedby=${problemId} ref=${popup.anchor}
      onFocus=${popup.show} onInput=${(event) => write(event.target.value)} onKeyDown=${onKey}
      onBlur=${popup.close} />
    ${
      popup.open &&
      html`<div class="popup" style=${popup.place} ref=${popup.popup}>
      ${
        choices.length > 0
          ? html`<${OptionList} id=${`${id}-list`} label=${label} options=${choices} active=${active} onPick=${pick}
              onHover=${setActive} />`
          : html`<p class="popup-empty" id=${`${id}-list`} role="status">${say(STATUS_WORDS[status])}</p>`
      }
    </div>`
    }
  </div>`;
}

function suggestKeys({ event, choices, active, setActive, pick, popup }) {
  const keys = {
    ArrowDown: () => setActive(Math.min(active + 1, choices.length - 1)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Escape: popup.close,
    ...(choices[active] ? { Enter: () => pick(choices[active]) } : {}),
  };
  if (keys[event.key] === undefined) return;
  event.preventDefault();
  keys[event.key]();
}

/** Asks the bot a moment after the last key; what it suggested before stays until it has answered. */
function useSuggestions({ option, typed, request, isOpen }) {
  const [found, setFound] = useState({ choices: [], status: 'asking' });
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLate = false;
    const timer = setTimeout(async () => {
      const command = request();
      const options = { ...command.options, [option.name]: typed };
      const answered = await suggest({ ...command, options }, option.name);
      if (!isLate) setFound(answered);
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [typed, isOpen]);
  return found;
}
