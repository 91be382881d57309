const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/**
 * The commands one can send, each subcommand as one of its own: `{ path, description, name, group, subcommand, options }`,
 * where `path` is what one types, such as "play woodland-tricks".
 */
export function flattenCommands(commands) {
  return commands
    .filter(({ type = CHAT_INPUT }) => type === CHAT_INPUT)
    .flatMap((command) => branches(command))
    .sort((one, other) => one.path.localeCompare(other.path));
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

function branches({ name, description, options = [] }) {
  const own = options.filter(({ type }) => type !== SUBCOMMAND && type !== GROUP);
  if (own.length === options.length) return [{ path: name, name, description, options: own }];
  return options.flatMap((option) => {
    if (option.type === SUBCOMMAND) return [branch(name, undefined, option)];
    return (option.options ?? []).map((inner) => branch(name, option.name, inner));
  });
}

function branch(name, group, { name: subcommand, description, options = [] }) {
  return {
    path: [name, group, subcommand].filter(Boolean).join(' '),
    name,
    group,
    subcommand,
    description,
    options,
  };
}
