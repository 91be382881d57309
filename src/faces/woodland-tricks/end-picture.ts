import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';

export function endPicture(..._what: readonly unknown[]): Picture {
  return pictureOf({ fileName: 'end.png', alt: '', height: 400, paint: () => undefined });
}
