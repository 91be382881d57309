import { useEffect, useRef, useState } from 'preact/hooks';
import { suggest } from '../acts.js';
import { optionTyped } from './completions.js';
import { typedOptions } from './option-values.js';
import { commandBegun, textsSoFar } from './typed-command.js';

const PAUSE_MS = 250;
/**
 * What the bot suggests for the option that the text ends in, where it is one for which it does: `found` now, and `seen`
 * until the message box is left, by option, since what is shown of a suggestion is not what is sent.
 */
export function useTypedSuggestions({ text, commands, offer }) {
  const seen = useRef({}).current;
  const begun = text.startsWith('/') ? commandBegun(text, commands) : undefined;
  const { option, typed = '' } = begun === undefined ? {} : optionTyped(begun.rest, begun.command.options);
  const about = option?.autocomplete ? `${begun.command.id} ${option.name}` : undefined;
  const asked = about && `${about} ${typed}`;
  const [answer, setAnswer] = useState({});
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isLate = false;
    const timer = setTimeout(async () => {
      const { name, group, subcommand, options } = begun.command;
      const values = { ...typedOptions(options, textsSoFar(begun, offer)), [option.name]: typed };
      const { choices } = await suggest({ name, group, subcommand, options: values }, option.name);
      seen[option.name] = [...choices, ...(seen[option.name] ?? [])];
      if (!isLate) setAnswer({ about, choices });
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return { found: answer.about === about ? answer.choices : undefined, seen };
}
