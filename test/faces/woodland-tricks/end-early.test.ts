import { expect, test } from 'vitest';
import { endPicture } from '../../../src/faces/woodland-tricks/end-picture.js';
import { wordsFor } from '../../../src/words/words.js';

test('a match that ends within its first round is told without points by round', () => {
  const outcome = { places: [2, 1], totals: [0, 0], rounds: [] } as unknown as Parameters<
    typeof endPicture
  >[0];
  const audience = { words: wordsFor('en-US'), names: ['Ana', 'Ben'] } as unknown as Parameters<
    typeof endPicture
  >[1];
  const { alt } = endPicture(outcome, audience);
  expect(alt).toContain('Ben: place 1, 0 points.');
  expect(alt).not.toContain('by round');
});
