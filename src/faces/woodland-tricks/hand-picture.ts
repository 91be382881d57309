import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';

export function handPicture(..._what: readonly unknown[]): Picture {
  return pictureOf({ fileName: 'hand.png', alt: '', height: 400, paint: () => undefined });
}
