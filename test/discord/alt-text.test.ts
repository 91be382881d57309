import { describe, expect, test } from 'vitest';
import { altOf } from '../../src/art/alt.js';
import { ALT_LENGTH_MAX, altText } from '../../src/discord/alt-text.js';

describe('an alt text', () => {
  test('tells all sentences as long as there is room', () => {
    expect(altText(altOf(['Ana leads.', 'Ben follows.']))).toBe('Ana leads. Ben follows.');
  });

  test('leaves out the last sentences once it is full, and cuts none', () => {
    const sentences = Array.from({ length: 60 }, (_, index) => `This is sentence number ${index}.`);
    const alt = altText(altOf(sentences));
    expect(alt.length).toBeLessThanOrEqual(ALT_LENGTH_MAX);
    expect(alt.startsWith('This is sentence number 0. This is')).toBe(true);
    expect(alt.endsWith('.')).toBe(true);
  });

  test('that is one endless sentence is cut', () => {
    expect(altText(altOf(['x'.repeat(5000), 'y']))).toHaveLength(ALT_LENGTH_MAX);
  });
});
