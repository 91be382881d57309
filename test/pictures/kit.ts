import { expect, test } from 'vitest';
import { SHEET_WIDTH } from '../../src/art/brush.js';
import { faultsOf, shortenedIn } from './faults.js';
import { inkOf, watchCanvases } from './ink.js';

/** Looks at every picture of the gallery in a language. A process can ask for the gallery in one language alone. */
export async function testPictures(language: string): Promise<void> {
  watchCanvases();
  const argumentCount = process.argv.push('--language', language) - 2;
  const { words } = await import('../../scripts/gallery-asked.js');
  const { allExhibits } = await import('../../scripts/gallery-all.js');
  process.argv.splice(argumentCount);
  test('are in the language asked for', () => expect(words.language).toBe(language));
  test.each(allExhibits().map(({ name, picture }) => [name, picture] as const))(
    '%s has room for all that is written on it',
    (name, picture) => {
      const ink = inkOf(picture, SHEET_WIDTH);
      expect(ink.writings).not.toEqual([]);
      const faults = faultsOf(ink, { width: SHEET_WIDTH, height: picture.height });
      expect(faults.filter((fault) => !(name.startsWith('banner-') && isOfCard(fault)))).toEqual([]);
      expect(shortenedIn(ink).filter((text) => !endsWithLongName(text))).toEqual([]);
    },
  );
}

/** On a banner cards lie fanned out for beauty, and need not be read. */
function isOfCard(fault: string): boolean {
  return /^"[^" ]{1,2}" (?:touches the edge|is partly covered)$/u.test(fault);
}

const LONG_NAMES = [
  'Alexandria Featherstonehaugh III',
  'Людмила Преображенская-Вознес',
  'Wolfgang Amadeus Theophilus Mozar',
  'Maximiliane von und zu Hohenfels',
  'Bartholomew Fitzgerald-Cholmondeley',
  'Χαράλαμπος Παπαδόπουλος ο Γέρων',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
];

/** Whether a text was cut within a name that nothing could be wide enough for, perhaps with a word before it. */
function endsWithLongName(text: string): boolean {
  const ends = text.split(' ').map((_, index, words) => words.slice(index).join(' '));
  return ends.some((end) => end.length > 2 && LONG_NAMES.some((name) => name.startsWith(end)));
}
