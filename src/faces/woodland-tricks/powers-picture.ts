import type { Picture } from '../../art/picture.js';
import { pictureOf } from '../../art/sheet.js';

export function powersPicture(..._what: readonly unknown[]): Picture {
  return pictureOf({ fileName: 'powers.png', alt: '', height: 400, paint: () => undefined });
}
