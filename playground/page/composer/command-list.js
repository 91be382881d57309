const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/**
 * The commands one can send, each subcommand as one of its own: `{ id, path, description, name, group, subcommand,
 * options }`, where `path` is what one types in the language of `locale`, and `id` the same in the bot's own words.
 */
export function flattenCommands(commands, locale) {
  return commandsAsSent(commands, locale).sort((one, other) => one.path.localeCompare(other.path));
}

/** The same in the order in which the bot has told of them. */
export function commandsAsSent(commands, locale) {
  return commands
    .filter(({ type = CHAT_INPUT }) => type === CHAT_INPUT)
    .flatMap((command) => branches(command))
    .map((branch) => shownIn(locale, branch));
}

/** The commands that fit what is typed after the slash, those that begin with it first. */
export function matchCommands(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ path }) =>
    path.startsWith(wanted)
      ? 0
      : path.split(' ').some((word) => word.startsWith(wanted))
        ? 1
        : path.includes(wanted)
          ? 2
          : 3;
  return commands
    .map((command) => ({ command, rank: rank(command) }))
    .filter((entry) => entry.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map((entry) => entry.command);
}

/** What the command of an English path, such as "play woodland-tricks", is called in a language. */
export function pathIn(locale, commands, id) {
  const shown = [];
  let list = commands;
  for (const name of id.split(' ')) {
    const part = list.find((one) => one.name === name);
    if (part === undefined) return undefined;
    shown.push(said(part, 'name', locale));
    list = part.options ?? [];
  }
  return shown.join(' ');
}

/** Whether an English path leads through all of a command, so that it can be sent. */
export function isWhole(command, path) {
  return branches(command).some((branch) => idOf(branch) === path);
}

/** Each way from a command to its options, as a list of command, group and subcommand. */
function branches(command) {
  const { options = [] } = command;
  if (!options.some(({ type }) => type === SUBCOMMAND || type === GROUP)) return [[command]];
  return options.flatMap((option) =>
    option.type === GROUP
      ? (option.options ?? []).map((inner) => [command, option, inner])
      : [[command, option]],
  );
}

function shownIn(locale, branch) {
  const last = branch.at(-1);
  return {
    id: idOf(branch),
    path: branch.map((part) => said(part, 'name', locale)).join(' '),
    description: said(last, 'description', locale),
    name: branch[0].name,
    group: branch.length === 3 ? branch[1].name : undefined,
    subcommand: branch.length > 1 ? last.name : undefined,
    options: (last.options ?? []).map((option) => optionIn(locale, option)),
  };
}

function idOf(branch) {
  return branch.map(({ name }) => name).join(' ');
}

function optionIn(locale, option) {
  return {
    ...option,
    label: said(option, 'name', locale),
    description: said(option, 'description', locale),
    ...(option.choices && {
      choices: option.choices.map((choice) => ({
        ...choice,
        name: said(choice, 'name', locale),
        also: [choice.name],
      })),
    }),
  };
}

function said(part, key, locale) {
  return part[`${key}_localizations`]?.[locale] ?? part[key];
}
