import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';

export function trickPicture(..._what: readonly unknown[]): Picture {
  return pictureOf({ fileName: 'trick.png', alt: '', height: 400, paint: () => undefined });
}
