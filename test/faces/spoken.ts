import { withoutEmojis } from '../../src/faces/emoji-marks.js';

/** The same face as whoever has it read aloud knows it: without emojis. */
export function spoken<Face extends object>(face: Face): Face {
  const said = Object.entries(face).map(([key, value]: [string, unknown]): [string, unknown] => [
    key,
    typeof value === 'function'
      ? (...args: readonly unknown[]) => withoutMarks(Reflect.apply(value, face, args))
      : value,
  ]);
  return Object.fromEntries(said) as Face;
}

function withoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return withoutEmojis(value);
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'emoji');
  return Object.fromEntries(
    kept.map(([key, one]) => [key, key === 'picture' || key === 'pictures' ? one : withoutMarks(one)]),
  );
}
