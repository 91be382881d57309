import { useContext, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { sendMessage } from '../acts.js';
import { Directory } from '../components/directory.js';
import { userOption } from '../components/select-options.js';
import { notify } from '../notices.js';
import { commandsHere } from './begin-command.js';
import { matchCommands } from './command-list.js';

const MENTION_BEGUN = /(^|\s)@([\w-]*)$/;

/** What happens in the message box: the text, what the list offers for it, and the keys. */
export function useWriting({ state, channel, field, onCommand }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isHidden, setHidden] = useState(false);
  const { users } = useContext(Directory);
  const commands = useMemo(() => commandsHere(state), [state.guilds, state.users, channel.id]);
  const completion = isHidden ? undefined : completionFor(text, { commands, users });
  useGrowing(field, text);

  const write = (next) => {
    setText(next);
    setActive(0);
    setHidden(false);
  };
  const pick = (option) => {
    if (completion.kind === 'commands') {
      write('');
      onCommand(option.command);
      return;
    }
    write(text.replace(MENTION_BEGUN, `$1@${option.label} `));
    field.current.focus();
  };
  const send = async () => {
    if (text.trim() === '') return;
    if (text.startsWith('/')) notify(`There is no command ${text.split(/\s/)[0]} here.`, 'error');
    else if (await sendMessage(withMentions(text, users))) write('');
  };
  const beginCommand = () => {
    write('/');
    field.current.focus();
  };
  const keys = {
    ...sendKeys(send),
    ...(completion ? completionKeys({ completion, active, setActive, pick, setHidden }) : {}),
  };
  const onKey = (event) => {
    if (event.shiftKey || event.isComposing || keys[event.key] === undefined) return;
    event.preventDefault();
    keys[event.key]();
  };
  return {
    text,
    active,
    completion,
    write,
    pick,
    send,
    onKey,
    setActive,
    beginCommand,
    hide: () => setHidden(true),
  };
}

function sendKeys(send) {
  return { Enter: send };
}

function completionKeys({ completion, active, setActive, pick, setHidden }) {
  const { options } = completion;
  const choose = () => pick(options[active]);
  return {
    ArrowDown: () => setActive((active + 1) % options.length),
    ArrowUp: () => setActive((active + options.length - 1) % options.length),
    Enter: choose,
    Tab: choose,
    Escape: () => setHidden(true),
  };
}

function completionFor(text, { commands, users }) {
  const mention = MENTION_BEGUN.exec(text);
  if (text.startsWith('/'))
    return offer('commands', 'Commands', matchCommands(commands, text.slice(1)).map(commandOption));
  if (mention !== null) return offer('users', 'People', peopleNamed(users, mention[2]).map(userOption));
  return undefined;
}

function offer(kind, label, options) {
  return options.length === 0 ? undefined : { kind, label, options };
}

function commandOption(command) {
  return { value: command.path, label: `/${command.path}`, description: command.description, command };
}

function peopleNamed(users, typed) {
  return users.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
}

/** Turns "@Ana" into a mention of her, the longest name first. */
function withMentions(text, users) {
  const byLength = [...users].sort((one, other) => other.name.length - one.name.length);
  return byLength.reduce((written, { id, name }) => written.replaceAll(`@${name}`, `<@${id}>`), text);
}

function useGrowing(field, text) {
  useLayoutEffect(() => {
    const box = field.current;
    if (box === null) return;
    box.style.height = 'auto';
    box.style.height = `${Math.min(box.scrollHeight, 240)}px`;
  }, [text]);
}
