import { type Component, isSelect, ComponentKind as Kind } from '../../world/components.js';
import type { FormProblem } from '../discord-error.js';
import { problem, required, tooLong } from './check-form.js';
import { duplicateProblems, selectProblems } from './component-rules.js';

type Path = readonly (string | number)[];

const MODAL_COMPONENTS_MAX = 5;

/** What is wrong with a modal beyond Discord's schemas. */
export function modalProblems(components: readonly Component[]): readonly FormProblem[] {
  return [
    ...(components.length > MODAL_COMPONENTS_MAX
      ? [tooLong(['components'], { min: 1, max: MODAL_COMPONENTS_MAX })]
      : []),
    ...duplicateProblems(components),
    ...components.flatMap((component, index) => {
      const path = ['components', index];
      if (component.component) return fieldProblems(component.component, [...path, 'component']);
      return (component.components ?? []).flatMap((child, at) =>
        rowFieldProblems(child, [...path, 'components', at]),
      );
    }),
  ];
}

function rowFieldProblems(field: Component, path: Path): readonly FormProblem[] {
  return [...(field.label ? [] : [required([...path, 'label'])]), ...fieldProblems(field, path)];
}

function fieldProblems(field: Component, path: Path): readonly FormProblem[] {
  if (isSelect(field)) return selectProblems(field, path);
  const { min_length: min, max_length: max } = field;
  if (field.type !== Kind.textInput || typeof min !== 'number' || typeof max !== 'number' || min <= max)
    return [];
  return [
    problem(
      [...path, 'min_length'],
      'TEXT_INPUT_MIN_LENGTH',
      `min_length ${min} is more than max_length ${max}.`,
    ),
  ];
}
