import {
  type Component,
  flatten,
  isSelect,
  ComponentKind as Kind,
  LINK_BUTTON,
  mediaOf,
  PREMIUM_BUTTON,
  textsOf,
} from '../../world/components.js';
import type { World } from '../../world/world.js';
import type { FormProblem } from '../discord-error.js';
import { problem, required, tooLong } from './check-form.js';

type Path = readonly (string | number)[];

const COMPONENTS_MAX = 40;
const TEXT_LENGTH_MAX = 4000;
const LEGACY_ROWS_MAX = 5;
const BUTTON_URL_LENGTH_MAX = 512;

/** What is wrong with a message's components beyond Discord's schemas. */
export function componentProblems(
  world: World,
  components: readonly Component[],
  { isV2 }: { readonly isV2: boolean },
): readonly FormProblem[] {
  return [
    ...(isV2 ? wholeProblems(components) : legacyProblems(components)),
    ...duplicateProblems(components),
    ...components.flatMap((component, index) => problemsWithin(world, component, ['components', index])),
  ];
}

/** Two components with one custom id, or with one numeric id. */
export function duplicateProblems(components: readonly Component[]): readonly FormProblem[] {
  const all = flatten(components);
  const customIds = repeated(all.flatMap((component) => component.custom_id ?? []));
  const ids = repeated(all.flatMap((component) => component.id || []));
  return [
    ...customIds.map((id) =>
      problem(
        ['components'],
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        `Component custom id cannot be duplicated: ${id}`,
      ),
    ),
    ...ids.map((id) =>
      problem(['components'], 'COMPONENT_ID_DUPLICATED', `Component id cannot be duplicated: ${id}`),
    ),
  ];
}

/** What is wrong with the choices of a select. */
export function selectProblems(component: Component, path: Path): readonly FormProblem[] {
  const { options, min_values: min, max_values: max } = component;
  const least = min ?? 1;
  const most = max ?? 1;
  const problems: FormProblem[] = [];
  if (least > most)
    problems.push(
      problem(
        [...path, 'min_values'],
        'COMPONENT_SELECT_MIN_VALUES',
        `min_values ${least} is more than max_values ${most}.`,
      ),
    );
  if (component.type !== Kind.stringSelect) return problems;

  const list = options ?? [];
  if (list.length === 0) problems.push(required([...path, 'options']));
  else if (most > list.length)
    problems.push(
      problem(
        [...path, 'max_values'],
        'COMPONENT_SELECT_MAX_VALUES',
        `max_values ${most} is more than the ${list.length} options.`,
      ),
    );
  for (const value of repeated(list.map((option) => option.value))) {
    problems.push(
      problem(
        [...path, 'options'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        `The specified option value is already used: ${value}`,
      ),
    );
  }
  if (list.filter((option) => option.default === true).length > most) {
    problems.push(
      problem(
        [...path, 'options'],
        'COMPONENT_SELECT_DEFAULTS',
        `More than ${most} options are chosen by default.`,
      ),
    );
  }
  return problems;
}

function wholeProblems(components: readonly Component[]): readonly FormProblem[] {
  const count = flatten(components).length;
  const length = textsOf(components).reduce((sum, text) => sum + text.length, 0);
  return [
    ...(count > COMPONENTS_MAX ? [tooLong(['components'], { min: 1, max: COMPONENTS_MAX })] : []),
    ...(length > TEXT_LENGTH_MAX
      ? [
          problem(
            ['components'],
            'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
            `Total displayable text size of components exceeds maximum size of ${TEXT_LENGTH_MAX}`,
          ),
        ]
      : []),
  ];
}

function legacyProblems(components: readonly Component[]): readonly FormProblem[] {
  return [
    ...(components.length > LEGACY_ROWS_MAX
      ? [tooLong(['components'], { min: 1, max: LEGACY_ROWS_MAX })]
      : []),
    ...components.flatMap(({ type }, index) =>
      type === Kind.row
        ? []
        : problem(
            ['components', index, 'type'],
            'UNION_TYPE_CHOICES',
            `Without MessageFlags.IS_COMPONENTS_V2 the value of field "type" must be one of (1,), not ${type}.`,
          ),
    ),
  ];
}

function problemsWithin(world: World, component: Component, path: Path): readonly FormProblem[] {
  const { components = [], accessory } = component;
  return [
    ...ownProblems(world, component, path),
    ...components.flatMap((child, index) => problemsWithin(world, child, [...path, 'components', index])),
    ...(accessory ? problemsWithin(world, accessory, [...path, 'accessory']) : []),
  ];
}

function ownProblems(world: World, component: Component, path: Path): readonly FormProblem[] {
  if (isSelect(component))
    return [...selectProblems(component, path), ...optionEmojiProblems(world, component, path)];
  switch (component.type) {
    case Kind.row:
      return rowProblems(component.components ?? [], path);
    case Kind.button:
      return buttonProblems(world, component, path);
    case Kind.gallery:
    case Kind.thumbnail:
    case Kind.file:
      return mediaProblems(component, path);
    default:
      return [];
  }
}

function rowProblems(children: readonly Component[], path: Path): readonly FormProblem[] {
  const selects = children.filter(isSelect).length;
  if (selects === 0 || children.length === 1) return [];
  return [
    problem(
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'A row holds up to five buttons or one select, not both.',
    ),
  ];
}

function buttonProblems(world: World, button: Component, path: Path): readonly FormProblem[] {
  const { style, label, emoji } = button;
  if (style === PREMIUM_BUTTON) return [];
  return [
    ...targetProblems(button, path),
    ...(label || emoji
      ? []
      : [
          problem(
            [...path, 'label'],
            'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
            'A label or emoji is required.',
          ),
        ]),
    ...(emoji ? emojiProblems(world, emoji, [...path, 'emoji']) : []),
  ];
}

/** A link button has an address, any other a custom id, and none both. */
function targetProblems({ style, custom_id: customId, url }: Component, path: Path): readonly FormProblem[] {
  const isLink = style === LINK_BUTTON;
  const problems: FormProblem[] = [];
  if (isLink && !url) problems.push(required([...path, 'url']));
  if (!isLink && customId === undefined) problems.push(required([...path, 'custom_id']));
  if (isLink ? customId !== undefined : Boolean(url)) {
    const message = 'A custom id and url cannot both be specified';
    problems.push(problem(path, 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', message));
  }
  if ((url?.length ?? 0) > BUTTON_URL_LENGTH_MAX) {
    problems.push(tooLong([...path, 'url'], { max: BUTTON_URL_LENGTH_MAX }));
  }
  return problems;
}

function optionEmojiProblems(world: World, { options }: Component, path: Path): readonly FormProblem[] {
  return (options ?? []).flatMap(({ emoji }, index) =>
    emoji ? emojiProblems(world, emoji, [...path, 'options', index, 'emoji']) : [],
  );
}

function emojiProblems(world: World, emoji: unknown, path: Path): readonly FormProblem[] {
  const { id, name } = emoji as { readonly id?: string | null; readonly name?: string | null };
  const isKnown = id ? world.emojis.get(id) !== undefined : isUnicodeEmoji(name ?? '');
  return isKnown ? [] : [problem([...path, 'name'], 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji')];
}

function isUnicodeEmoji(text: string): boolean {
  return /^(?:\p{Emoji}|\p{Emoji_Component}|\u200d|\ufe0f)+$/u.test(text) && !/^[\d#*]+$/.test(text);
}

function mediaProblems(component: Component, path: Path): readonly FormProblem[] {
  const scheme = component.type === Kind.file ? /^attachment:/ : /^(https?|attachment):/;
  return mediaOf(component).flatMap(({ url }, index) =>
    scheme.test(url)
      ? []
      : problem(
          [...path, 'items', index, 'media', 'url'],
          'URL_TYPE_INVALID_SCHEME',
          `Scheme of "${url}" is not supported here.`,
        ),
  );
}

function repeated<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
