import type { Schema } from './discord-schemas.js';

type Path = readonly (string | number)[];

/** What discord.js rightly sends though Discord's description does not list it there. */
const ALLOWED: readonly string[] = [
  'tts',
  'enforce_nonce',
  'nonce',
  'animated',
  'type',
  'message_reference',
  'with_components',
  'default_permission',
  'sticker_ids',
  'username',
  'avatar_url',
  'applied_tags',
  'thread_name',
  'poll',
];

/** Keys of a valid body that Discord would silently ignore: most likely a mistake. */
export function unknownKeys(schema: Schema, value: unknown, path: Path = []): readonly Path[] {
  const { type, innerType, element, options, shape, valueType, getter } = schema._zod.def;
  if (typeof value !== 'object' || value === null) return [];
  if (type === 'lazy' && getter) return unknownKeys(getter(), value, path);
  if (innerType) return unknownKeys(innerType, value, path);
  if (Array.isArray(value)) {
    if (element) return value.flatMap((item, index) => unknownKeys(element, item, [...path, index]));
  } else if (shape) {
    return unknownInObject(shape, value as Readonly<Record<string, unknown>>, path);
  } else if (valueType) {
    return Object.entries(value).flatMap(([key, inner]) => unknownKeys(valueType, inner, [...path, key]));
  }
  return options ? unknownInUnion(options, value, path) : [];
}

function unknownInObject(
  shape: Readonly<Record<string, Schema>>,
  value: Readonly<Record<string, unknown>>,
  path: Path,
): readonly Path[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = shape[key];
    if (known) return unknownKeys(known, inner, [...path, key]);
    return inner === undefined || ALLOWED.includes(key) ? [] : [[...path, key]];
  });
}

/** Of the members that accept the value, the one that knows most of it. */
function unknownInUnion(options: readonly Schema[], value: unknown, path: Path): readonly Path[] {
  const found = options
    .filter((option) => option.safeParse(value).success)
    .map((option) => unknownKeys(option, value, path))
    .sort((one, other) => one.length - other.length);
  return found[0] ?? [];
}
