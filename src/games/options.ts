import { err, ok, type Result } from '../base/result.js';
import type { OptionProblem, OptionSpec, OptionValues } from './game-types.js';

/** Fills in defaults and names every problem at once, so that nobody mends one only to meet the next. */
export function checkOptions(
  specs: readonly OptionSpec[],
  given: OptionValues,
): Result<OptionValues, readonly OptionProblem[]> {
  const known = new Set(specs.map((spec) => spec.name));
  const unknown = Object.keys(given)
    .filter((name) => !known.has(name))
    .map((name): OptionProblem => ({ reason: 'unknown-option', name }));
  const problems = [...unknown, ...specs.flatMap((spec) => optionProblem(spec, given[spec.name]) ?? [])];
  if (problems.length > 0) return err(problems);
  return ok(Object.fromEntries(specs.map((spec) => [spec.name, given[spec.name] ?? spec.default])));
}

function optionProblem(
  spec: OptionSpec,
  value: string | number | null | undefined,
): OptionProblem | undefined {
  if (value === undefined || value === null) return undefined;
  if (spec.kind === 'choice') {
    const { name, choices } = spec;
    return typeof value === 'string' && choices.includes(value)
      ? undefined
      : { reason: 'not-a-choice', name, choices };
  }
  const { name, min, max } = spec;
  const fits = typeof value === 'number' && Number.isInteger(value) && min <= value && value <= max;
  return fits ? undefined : { reason: 'out-of-range', name, min, max };
}
