import type { FormProblem } from '../discord-error.js';
import { problem, required, tooLong } from './check-form.js';

export interface SentOption extends Readonly<Record<string, unknown>> {
  readonly type: number;
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean | null;
  readonly autocomplete?: boolean | null;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[] | null;
  readonly options?: readonly SentOption[] | null;
}

export interface SentCommand extends Readonly<Record<string, unknown>> {
  readonly id?: string | null;
  readonly name: string;
  readonly type?: number | null;
  readonly description?: string | null;
  readonly options?: readonly SentOption[] | null;
}

type Path = readonly (string | number)[];

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const CHARACTERS_MAX = 8000;
const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;
const SLASH_COMMAND = 1;

/** What is wrong with a command beyond Discord's schemas. */
export function commandProblems(command: SentCommand, path: Path): readonly FormProblem[] {
  if ((command.type ?? SLASH_COMMAND) !== SLASH_COMMAND) return [];
  return [
    ...namedProblems(command, path),
    ...optionListProblems(command.options ?? [], path),
    ...(charactersOf(command) > CHARACTERS_MAX
      ? [problem(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${CHARACTERS_MAX})`)]
      : []),
  ];
}

function namedProblems(
  { name, description }: { readonly name: string; readonly description?: string | null },
  path: Path,
): readonly FormProblem[] {
  const problems: FormProblem[] = [];
  if (!NAME.test(name) || name !== name.toLowerCase()) {
    problems.push(problem([...path, 'name'], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'));
  }
  if (description === undefined || description === null) problems.push(required([...path, 'description']));
  else if (description.length < 1 || description.length > 100)
    problems.push(tooLong([...path, 'description'], { min: 1, max: 100 }));
  return problems;
}

function optionListProblems(options: readonly SentOption[], path: Path): readonly FormProblem[] {
  const problems: FormProblem[] = options.flatMap((option, index) => [
    ...namedProblems(option, [...path, 'options', index]),
    ...optionListProblems(option.options ?? [], [...path, 'options', index]),
    ...choiceProblems(option, [...path, 'options', index]),
  ]);
  const names = options.map((option) => option.name);
  if (new Set(names).size < names.length) {
    problems.push(
      problem(
        [...path, 'options'],
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        'Option names must be unique',
      ),
    );
  }
  const nested = options.filter(isNest).length;
  if (nested > 0 && nested < options.length) {
    problems.push(
      problem(
        [...path, 'options'],
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other options',
      ),
    );
  }
  const firstOptional = options.findIndex((option) => option.required !== true);
  const late = options.findIndex((option, index) => option.required === true && index > firstOptional);
  if (firstOptional !== -1 && late !== -1) {
    problems.push(
      problem(
        [...path, 'options', late],
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      ),
    );
  }
  return problems;
}

function choiceProblems({ choices, autocomplete }: SentOption, path: Path): readonly FormProblem[] {
  const list = choices ?? [];
  const problems: FormProblem[] = [];
  if (autocomplete === true && list.length > 0) {
    problems.push(
      problem(
        [...path, 'choices'],
        'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
        'Choices and autocomplete exclude each other',
      ),
    );
  }
  if (new Set(list.map((choice) => choice.name)).size < list.length) {
    problems.push(
      problem(
        [...path, 'choices'],
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
        'Choice names must be unique',
      ),
    );
  }
  return problems;
}

function isNest({ type }: SentOption): boolean {
  return type === SUBCOMMAND || type === SUBCOMMAND_GROUP;
}

/** Names, descriptions and choices' values, of the command and all its options. */
function charactersOf(named: {
  readonly name: string;
  readonly description?: string | null;
  readonly options?: readonly SentOption[] | null;
  readonly choices?: SentOption['choices'];
}): number {
  const own = named.name.length + (named.description?.length ?? 0);
  const choices = (named.choices ?? []).reduce(
    (sum, { name, value }) => sum + name.length + String(value).length,
    0,
  );
  return own + choices + (named.options ?? []).reduce((sum, option) => sum + charactersOf(option), 0);
}
