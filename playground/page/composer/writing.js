import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sendCommand, sendMessage } from '../acts.js';
import { Directory } from '../components/directory.js';
import { useOnce } from '../once.js';
import { stopReply } from '../replies.js';
import { commandsHere } from './begin-command.js';
import { completionFor } from './completions.js';
import { offeredValues } from './offered-values.js';
import { typedOptions } from './option-values.js';
import { readTyped } from './typed-command.js';
import { useTypedSuggestions } from './typed-suggestions.js';
import { withMentions } from './with-mentions.js';

const UNPOINTED = -1;

/**
 * What happens in the message box: the text, what the list offers for it, what is wrong with a command that was to be
 * sent, and the keys.
 */
export function useWriting({ state, channel, field, onCommand, reply }) {
  const box = useText(field);
  const [pointed, setActive] = useState();
  const [isHidden, setHidden] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const directory = useContext(Directory);
  const commands = useMemo(
    () => commandsHere(state),
    [state.guilds, state.users, state.directChannels, channel],
  );
  const offer = (option) => offeredValues(option, directory);
  const { found: suggested, seen } = useTypedSuggestions({ text: box.before, commands, offer });
  const completion = isHidden
    ? undefined
    : completionFor(box.before, { commands, ...directory, offer, suggested });
  const active = pointed ?? completion?.first ?? UNPOINTED;

  // Read anew each time, since the one who reads may come to speak another language.
  const read = (text) => {
    const { whyNotSend, whyNotCommand } = channel.page;
    const problem = (text.startsWith('/') ? whyNotCommand : whyNotSend) ?? undefined;
    return problem === undefined && text.startsWith('/')
      ? readTyped(text, commands, { offer, seen })
      : { problem };
  };
  const problem = isRefused ? read(box.text).problem : undefined;

  const write = (next, caret = next.length) => {
    box.set(next, caret);
    setActive(undefined);
    setHidden(false);
    setRefused(false);
  };
  const pick = (option) => {
    if (completion.kind === 'commands') {
      write('');
      onCommand(option.command);
      return;
    }
    const kept = box.before.slice(0, box.before.length - completion.typed.length);
    const put = `${kept}${writtenAs(option, completion)}`;
    write(`${put}${box.after}`, put.length);
    field.current.focus();
  };
  const send = useOnce(async () => {
    const { text } = box;
    if (text.trim() === '') return;
    const typed = read(text);
    setRefused(typed.problem !== undefined);
    setHidden(typed.problem !== undefined);
    if (typed.problem !== undefined) return;
    const isSent = typed.command
      ? await sendCommand(requestOf(typed))
      : await sendMessage(withMentions(text, directory), reply);
    if (isSent) write('');
  });
  const beginCommand = () => {
    write('/');
    field.current.focus();
  };
  const keys = {
    Enter: send,
    ...(reply && { Escape: stopReply }),
    ...(completion && completionKeys({ completion, active, setActive, pick, setHidden, send })),
  };
  const onKey = (event) => {
    if (event.shiftKey || event.isComposing || keys[event.key] === undefined) return;
    event.preventDefault();
    keys[event.key]();
  };
  return {
    ...box,
    active,
    completion,
    problem,
    write,
    pick,
    send,
    onKey,
    setActive,
    beginCommand,
    hide: () => setHidden(true),
  };
}

/** The text with the cursor in it: what stands before it and after it. */
function useText(field) {
  const [{ text, caret }, setText] = useState({ text: '', caret: 0 });
  const wanted = useRef();
  const set = (next, at) => {
    wanted.current = at;
    setText({ text: next, caret: at });
  };
  const follow = ({ target }) => {
    const at = target.selectionStart;
    setText((known) => (known.caret === at ? known : { ...known, caret: at }));
  };
  useLayoutEffect(() => {
    const area = field.current;
    if (area === null) return;
    if (wanted.current !== undefined && area.selectionStart !== wanted.current)
      area.setSelectionRange(wanted.current, wanted.current);
    wanted.current = undefined;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, 240)}px`;
  }, [text]);
  return { text, before: text.slice(0, caret), after: text.slice(caret), set, follow };
}

function completionKeys({ completion, active, setActive, pick, setHidden, send }) {
  const { options } = completion;
  return {
    ArrowDown: () => setActive((active + 1) % options.length),
    ArrowUp: () => setActive(active <= 0 ? options.length - 1 : active - 1),
    // Where nothing is pointed at, what is typed is whole as it stands.
    Enter: () => (active === UNPOINTED ? send() : pick(options[active])),
    Tab: () => pick(options[Math.max(active, 0)]),
    Escape: () => setHidden(true),
  };
}

/** A choice as it stands in the text. */
function writtenAs({ label }, { kind }) {
  if (kind === 'options') return label;
  return kind === 'users' ? `@${label} ` : `${label} `;
}

function requestOf({ command, texts }) {
  const { name, group, subcommand, options } = command;
  return { name, group, subcommand, options: typedOptions(options, texts) };
}
