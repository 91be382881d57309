import { say } from '../words/say.js';
/** Discord's types of command options. */
export const OPTION = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
};

/** The values to send for what was filled in; options left empty are left out. */
export function typedOptions(options, texts) {
  const filled = options.filter(({ name }) => (texts[name] ?? '') !== '');
  return Object.fromEntries(filled.map((option) => [option.name, typedValue(option, texts[option.name])]));
}

/** What is wrong, by option name, as Discord's client would say it before sending. */
export function problemsOf(options, texts) {
  const found = options.map((option) => [option.name, problemOf(option, texts[option.name] ?? '')]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

function typedValue({ type }, text) {
  if (type === OPTION.integer || type === OPTION.number) return Number(text);
  if (type === OPTION.boolean) return text === 'true';
  return text;
}

function problemOf(option, text) {
  if (text === '') return option.required ? say('command.required') : undefined;
  if (option.choices?.length > 0) return undefined;
  if (option.type === OPTION.integer && !/^-?\d{1,15}$/.test(text)) return say('command.whole-number');
  if (option.type === OPTION.number && !Number.isFinite(Number(text))) return say('command.number');
  if (option.type === OPTION.integer || option.type === OPTION.number)
    return rangeProblem(option, Number(text));
  if (option.type === OPTION.string) return lengthProblem(option, text);
  return undefined;
}

function rangeProblem({ min_value: min, max_value: max }, value) {
  if (min !== undefined && value < min) return say('command.at-least', { min });
  if (max !== undefined && value > max) return say('command.at-most', { max });
  return undefined;
}

function lengthProblem({ min_length: min, max_length: max }, text) {
  if (min !== undefined && text.length < min) return say('command.length-min', { count: min });
  if (max !== undefined && text.length > max) return say('command.length-max', { count: max });
  return undefined;
}
