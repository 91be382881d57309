import type { Picture } from '../src/art/picture.js';
import type { Scene } from '../src/faces/face.js';

/** A picture of the gallery. */
export interface Exhibit {
  /** Its file's name, without the ending. */
  readonly name: string;
  readonly picture: Picture;
}

/** The pictures of some scenes. */
export function exhibits(name: string, scenes: readonly Scene[]): readonly Exhibit[] {
  return numbered(
    name,
    scenes.flatMap(({ picture, below }) =>
      [picture, below].filter((one) => one !== null && one !== undefined),
    ),
  );
}

/** One after the other where there are several of a name. */
export function numbered(name: string, pictures: readonly Picture[]): readonly Exhibit[] {
  return pictures.map((picture, index) => ({
    name: pictures.length === 1 ? name : `${name}-${index + 1}`,
    picture,
  }));
}

/** The same under longer names. */
export function named(prefix: string, shown: readonly Exhibit[]): readonly Exhibit[] {
  return shown.map(({ name, picture }) => ({ name: `${prefix}-${name}`, picture }));
}
