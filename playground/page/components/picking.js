import { useState } from 'preact/hooks';
import { usePopup } from './popup.js';

/**
 * What happens in a menu: whether it is open, which option is pointed at, which are chosen so far (`draft`), what is
 * searched for, and what the keys do.
 */
export function usePicking(props) {
  const { options, chosen, min, max, onChoose, search } = props;
  const [draft, setDraft] = useState(chosen);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const popup = usePopup(() => max > 1 && handOver(props, draft));
  const shown = search ? found(options, query) : options;

  const open = () => {
    setDraft(chosen);
    setQuery('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => chosen.includes(option.value)),
      ),
    );
    popup.show();
  };
  const finish = () => {
    popup.close();
    popup.anchor.current.focus();
  };
  const pick = (option) => {
    if (option === undefined) return;
    if (max > 1) {
      setDraft((values) => toggled(values, option.value, max));
      return;
    }
    finish();
    onChoose(min === 0 && chosen.includes(option.value) ? [] : [option.value]);
  };
  const searchFor = (text) => {
    setQuery(text);
    setActive(0);
  };
  const keys = popup.open
    ? openKeys({ shown, active, setActive, pick, finish, search })
    : { ArrowDown: open, ArrowUp: open };
  const onKey = (event) => {
    if (keys[event.key] !== undefined) consume(event, keys[event.key]);
    else if (popup.open && !search && isLetter(event))
      consume(event, () => setActive(nextWith(event.key, shown, active)));
    else if (event.key === 'Tab' && popup.open) popup.close();
  };
  const toggleOpen = () => (popup.open ? popup.close() : open());
  return { popup, shown, draft, query, active, setActive, pick, finish, onKey, toggleOpen, searchFor };
}

function openKeys({ shown, active, setActive, pick, finish, search }) {
  const choose = () => pick(shown[active]);
  return {
    ArrowDown: () => setActive(Math.min(active + 1, shown.length - 1)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Home: () => setActive(0),
    End: () => setActive(shown.length - 1),
    Enter: choose,
    Escape: finish,
    // In a search field a space is part of what is looked for.
    ...(search ? {} : { ' ': choose }),
  };
}

function isLetter({ key, ctrlKey, metaKey, altKey }) {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** The next option that begins with this letter, from the one pointed at on; where none does, that one. */
function nextWith(letter, shown, active) {
  const wanted = letter.toLowerCase();
  const indexes = [...shown.keys()];
  const inTurn = [...indexes.slice(active + 1), ...indexes.slice(0, active + 1)];
  return inTurn.find((index) => shown[index].label.toLowerCase().startsWith(wanted)) ?? active;
}

function handOver({ chosen, min, onChoose }, draft) {
  if (draft.length >= min && draft.join('\n') !== chosen.join('\n')) onChoose(draft);
}

function found(options, query) {
  const wanted = query.trim().toLowerCase();
  return wanted === '' ? options : options.filter((option) => option.label.toLowerCase().includes(wanted));
}

function toggled(values, value, max) {
  if (values.includes(value)) return values.filter((other) => other !== value);
  return values.length < max ? [...values, value] : values;
}

function consume(event, act) {
  event.preventDefault();
  event.stopPropagation();
  act();
}
