import { pageLanguage, say } from '../words/say.js';
import { valueMeant } from './offered-values.js';
import { problemsOf } from './option-values.js';

const NAMED_MAX = 8;

/**
 * The command that a text begins with, by its name in the reader's language or in the bot's own: `{ command, rest }`,
 * where `rest` is what stands behind the name, the space between them included. The longest name wins.
 */
export function commandBegun(text, commands) {
  const begun = commands.flatMap((command) =>
    [command.path, command.id].flatMap((name) => {
      const found = new RegExp(`^/${name.split(' ').map(literal).join('\\s+')}(?=\\s|$)`, 'iu').exec(text);
      return found === null ? [] : [{ command, rest: text.slice(found[0].length), length: found[0].length }];
    }),
  );
  return begun.sort((one, other) => other.length - one.length)[0];
}

/** The options named in what stands behind a command: `lead` before the first, then each `{ option, text, from }`. */
export function optionsNamed(rest, options) {
  const names = options.flatMap(({ label, name }) => [label, name]).sort((a, b) => b.length - a.length);
  if (names.length === 0) return { lead: rest, named: [] };
  const marks = [...rest.matchAll(new RegExp(`(?<=^|\\s)(${names.map(literal).join('|')}):`, 'giu'))];
  const named = marks.map((mark, index) => {
    const from = mark.index + mark[0].length;
    return { option: optionCalled(options, mark[1]), from, text: rest.slice(from, marks[index + 1]?.index) };
  });
  return { lead: rest.slice(0, marks[0]?.index), named };
}

/**
 * Reads a command that is typed whole, such as "/games all:True". `offer(option)` gives the values of a list, if it is
 * one; `seen` holds what the bot has suggested, by option. Answers `{ command, texts }`, the texts as the form would hold them, or `{ problem }`, a sentence.
 */
export function readTyped(text, commands, { offer, seen = {} }) {
  const begun = commandBegun(text.trim(), commands);
  if (begun === undefined) return { problem: noCommand(text.trim(), commands) };
  const { command, rest } = begun;
  const { lead, named } = withLead(optionsNamed(rest, command.options), command.options);
  if (lead !== '') return { problem: strayWords(command, lead) };
  const twice = named.find(({ option }, index) => named.findIndex((one) => one.option === option) < index);
  if (twice !== undefined) return { problem: say('command.twice', { option: twice.option.label }) };
  const read = named.map((one) => readValue(command, one, { offer, seen }));
  const wrong = read.find(({ problem }) => problem !== undefined);
  if (wrong !== undefined) return { problem: wrong.problem };
  const texts = Object.fromEntries(read.map(({ name, value }) => [name, value]));
  const problem = firstProblem(command.options, texts);
  return problem === undefined ? { command, texts } : { problem };
}

/** What is typed of a command's options so far, as far as it can be read and holds. */
export function textsSoFar({ command, rest }, offer) {
  const read = optionsNamed(rest, command.options).named.map((one) => readValue(command, one, { offer }));
  const texts = Object.fromEntries(read.filter(({ name }) => name).map(({ name, value }) => [name, value]));
  const problems = problemsOf(command.options, texts);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => problems[name] === undefined));
}

/** Words that name no option belong to the one that must be given, or to the only one there is. */
function withLead({ lead, named }, options) {
  const words = lead.trim();
  const taken = named.map(({ option }) => option);
  const free = options.filter((option) => !taken.includes(option));
  const target = free.find(({ required }) => required) ?? (options.length === 1 ? free[0] : undefined);
  if (words === '' || target === undefined || namesOption(words)) return { lead: words, named };
  return { lead: '', named: [{ option: target, text: words }, ...named] };
}

function readValue(command, { option, text }, { offer, seen = {} }) {
  const { name, label } = option;
  const typed = text.trim();
  if (typed === '') return { problem: say('command.no-value', { option: label }) };
  if (option.autocomplete) return { name, value: valueMeant(seen[name] ?? [], typed)?.value ?? typed };
  const offered = offer(option);
  if (offered === undefined) return { name, value: typed };
  const meant = valueMeant(offered, typed);
  if (meant !== undefined) return { name, value: meant.value };
  const stranger = /\s([^\s:]+):/u.exec(typed);
  if (stranger !== null) return { problem: noOption(command, stranger[1]) };
  return { problem: say('command.not-offered', { option: label, offered: kinds(offered), typed }) };
}

function kinds(offered) {
  if (offered.length <= NAMED_MAX)
    return listed(offered.map(({ label }) => say('command.quoted', { label })));
  return say('command.in-list');
}

function strayWords(command, lead) {
  const stranger = /^([^\s:]+):/u.exec(lead);
  if (stranger !== null || command.options.length === 0) return noOption(command, stranger?.[1] ?? lead);
  const [first] = command.options;
  return say('command.which-option', { option: first.label, words: lead });
}

function noOption({ path, options }, name) {
  if (options.length === 0) return say('command.takes-none', { command: path, name });
  const known = options.map((one) => one.label).join(', ');
  return say('command.takes', { command: path, name, options: known });
}

function noCommand(text, commands) {
  const [first] = text.slice(1).split(/\s/u);
  const inside = commands
    .filter(({ path, id }) =>
      [path, id].some((name) => name.toLowerCase().startsWith(`${first.toLowerCase()} `)),
    )
    .map(({ path }) => `/${path}`);
  if (inside.length > 0) return say('command.goes-on', { command: first, commands: inside.join(', ') });
  const known = new Set(commands.map(({ path }) => `/${path.split(' ')[0]}`));
  if (known.size === 0) return say('command.none', { command: first });
  return say('command.unknown', { command: first, commands: [...known].join(', ') });
}

function firstProblem(options, texts) {
  const [name, problem] = Object.entries(problemsOf(options, texts))[0] ?? [];
  if (name === undefined) return undefined;
  const { label } = options.find((option) => option.name === name);
  return say('command.problem', { option: label, problem });
}

function optionCalled(options, typed) {
  const wanted = typed.toLowerCase();
  return options.find(({ label, name }) => label.toLowerCase() === wanted || name.toLowerCase() === wanted);
}

function namesOption(words) {
  return /^[^\s:]+:/u.test(words);
}

function listed(names) {
  return new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(names);
}

function literal(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
