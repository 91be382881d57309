import { type FormProblem, invalidForm } from '../discord-error.js';
import { type SchemaIssue, schemaNamed } from './discord-schemas.js';
import { unknownKeys } from './unknown-keys.js';

type Path = readonly (string | number)[];

/** The body as what the named schema of Discord says it is, or the refusal 50035 is thrown. */
export function checkForm<Form>(schemaName: string, body: unknown): Form {
  const schema = schemaNamed(schemaName);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalidForm(parsed.error.issues.flatMap((issue) => problemsOf(issue, body)));

  const strangers = unknownKeys(schema, body);
  if (strangers.length > 0) {
    throw invalidForm(
      strangers.map((path) => ({
        path,
        code: 'PLAYGROUND_UNKNOWN_KEY',
        message: `Discord knows no "${String(path.at(-1))}" here and would ignore it.`,
      })),
    );
  }
  return body as Form;
}

export function problem(path: Path, code: string, message: string): FormProblem {
  return { path, code, message };
}

export function tooLong(
  path: Path,
  { max, min = 0 }: { readonly max: number; readonly min?: number },
): FormProblem {
  const message =
    min > 0 ? `Must be between ${min} and ${max} in length.` : `Must be ${max} or fewer in length.`;
  return problem(path, min > 0 ? 'BASE_TYPE_BAD_LENGTH' : 'BASE_TYPE_MAX_LENGTH', message);
}

export function required(path: Path): FormProblem {
  return problem(path, 'BASE_TYPE_REQUIRED', 'This field is required');
}

function problemsOf(issue: SchemaIssue, body: unknown, under: Path = []): readonly FormProblem[] {
  const path = [...under, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  if (issue.code === 'invalid_union' && issue.errors && issue.errors.length > 0) {
    return closest(issue.errors).flatMap((inner) => problemsOf(inner, body, path));
  }
  return [problem(path, ...explain(issue, valueAt(body, path)))];
}

// The member meant is the one whose "type" fits: its issues are not about the type.
function closest(members: readonly (readonly SchemaIssue[])[]): readonly SchemaIssue[] {
  const byFit = [...members].sort((one, other) => misfit(one) - misfit(other) || one.length - other.length);
  return byFit[0] ?? [];
}

function misfit(issues: readonly SchemaIssue[]): number {
  return issues.some((issue) => issue.path.length === 0 || issue.path[0] === 'type') ? 1 : 0;
}

function explain(issue: SchemaIssue, value: unknown): readonly [code: string, message: string] {
  if (value === undefined) return ['BASE_TYPE_REQUIRED', 'This field is required'];
  const { code, minimum = 0, maximum = 0, values = [], expected = '' } = issue;
  switch (code) {
    case 'too_big':
      return isNumeric(issue)
        ? ['NUMBER_TYPE_MAX', `Value should be less than or equal to ${maximum}.`]
        : ['BASE_TYPE_BAD_LENGTH', `Must be ${maximum} or fewer in length.`];
    case 'too_small':
      return isNumeric(issue)
        ? ['NUMBER_TYPE_MIN', `Value should be greater than or equal to ${minimum}.`]
        : ['BASE_TYPE_BAD_LENGTH', `Must be ${minimum} or more in length.`];
    case 'invalid_value':
      return ['BASE_TYPE_CHOICES', `Value must be one of ${JSON.stringify(values)}.`];
    case 'invalid_type':
      return ['BASE_TYPE_BAD_TYPE', `Must be of the type ${expected}.`];
    default:
      return ['BASE_TYPE_INVALID', `Not valid here (${code}).`];
  }
}

function isNumeric({ origin }: SchemaIssue): boolean {
  return origin === 'number' || origin === 'int';
}

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    body,
  );
}
