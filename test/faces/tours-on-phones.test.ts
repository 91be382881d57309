import { describe, expect, test } from 'vitest';
import type { Block, Button, Screen } from '../../src/discord/screen.js';
import { lessonScreen } from '../../src/discord/screens/lesson.js';
import { FACES } from '../../src/faces/shelf.js';
import { DICTIONARY, wordsFor } from '../../src/words/words.js';

/**
 * About what a phone of 390 by 844 shows of a message, measured on the playground's page, and how it sets texts and
 * buttons; estimates come out a little higher than what is seen.
 */
const PHONE = { height: 800, width: 307, letter: 7, lineLetters: 37, line: 22, gap: 8, frame: 80 } as const;

describe.each(DICTIONARY.languages)('on a phone, in the language %s', (language) => {
  const words = wordsFor(language);

  test.each(FACES)('each page of the tour of $gameId has its title in sight', ({ gameId, tour }) => {
    const heights = tour.map((page, index) => {
      const shown = {
        topic: gameId,
        page: index,
        pages: tour.length,
        look: 'picture',
        answer: null,
        words,
      } as const;
      return heightOf(lessonScreen(page(words), shown));
    });
    expect(Math.max(...heights), heights.map(Math.round).join()).toBeLessThanOrEqual(PHONE.height);
    expect(Math.min(...heights)).toBeGreaterThan(PHONE.height / 2);
  });
});

function heightOf({ sheets }: Screen): number {
  const heights = sheets.flatMap((blocks) => blocks.map(blockHeight));
  return heights.reduce((sum, height) => sum + height + PHONE.gap, PHONE.frame);
}

function blockHeight(block: Block): number {
  switch (block.kind) {
    case 'text':
      return block.text.split('\n').reduce((sum, line) => sum + lineHeight(line), 0);
    case 'pictures':
      return block.pictures.reduce((sum, picture) => {
        if (!('height' in picture)) throw new Error('Pages have pictures that stand still.');
        return sum + (Number(picture.height) * PHONE.width) / 1_200 + 6;
      }, 0);
    case 'buttons':
      return 41 * rowsOf(block.buttons);
    default:
      throw new Error(`No page has a block of the kind ${block.kind}.`);
  }
}

function lineHeight(line: string): number {
  if (/^(?:###|-#) /.test(line)) return PHONE.line;
  return PHONE.line * Math.ceil(line.replace(/\*\*|`/g, '').length / PHONE.lineLetters);
}

/** In how many lines a row of buttons breaks. */
function rowsOf(buttons: readonly Button[]): number {
  let [rows, used] = [1, -PHONE.gap];
  for (const { label, emoji } of buttons) {
    const width = 30 + label.length * PHONE.letter + (emoji === undefined ? 0 : 24);
    const fits = used + PHONE.gap + width <= PHONE.width;
    rows += fits ? 0 : 1;
    used = fits ? used + PHONE.gap + width : width;
  }
  return rows;
}
