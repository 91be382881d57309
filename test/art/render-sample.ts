import { pictureOf } from '../../src/art/sheet.js';
import { writeText } from '../../src/art/text.js';
import { woodlandTricksFace } from '../../src/faces/woodland-tricks/face.js';
import { wordsFor } from '../../src/words/words.js';

const SAMPLE_TEXTS = ['Ana 10♦ JA', 'Ben 11♥ QK', 'Zoë Жанна Ωμ', '🦔🎉 שלום محمد'] as const;

/** Pictures as base64 with all kinds of type on them, to compare machines with and without fonts. */
export async function samplePictures(): Promise<readonly string[]> {
  const powers = woodlandTricksFace.rules(wordsFor('en')).flatMap(({ picture }) => picture ?? []);
  const pictures = [...SAMPLE_TEXTS.map(lettersOf), ...powers];
  return Promise.all(pictures.map(async (picture) => (await picture.render()).toString('base64')));
}

function lettersOf(text: string) {
  return pictureOf({
    fileName: 'letters.png',
    alt: '',
    height: 300,
    paint: (brush) => {
      const style = { x: 20, size: 60, colour: '#ffffff' };
      writeText(brush, text, { ...style, y: 80, typeface: 'display' });
      writeText(brush, text, { ...style, y: 160, typeface: 'text' });
      writeText(brush, text, { ...style, y: 240, typeface: 'strong' });
    },
  });
}
