import { describe, expect, test } from 'vitest';
import { GERMAN } from '../../src/words/german.js';
import { commaSlips } from './german.js';

describe('German', () => {
  test('has no comma before und and oder where equal parts follow', () => {
    const slips = Object.entries(GERMAN).flatMap(([key, text]) =>
      commaSlips(text).map((slip) => `${key}: ${slip}`),
    );
    expect(slips).toEqual([]);
  });

  test.each([
    'Nutze eine billigere, oder passe.',
    'Alle bieten zugleich, und geheim.',
    'Was dieser Bot kann, und wie du anfängst',
    'Deine Karten hier zeigen, oder deine Tische auflisten',
    'Erinnerungen, Ruhezeit, Urlaub, und wie deine Hand gezeigt wird',
    'Wer nimmt, setzt ihn in einen Schwarm, oder beginnt einen neuen.',
    'eine Art, ein Wert, oder Werte in Folge',
  ])('would be wrong in “%s”', (text) => {
    expect(commaSlips(text)).not.toEqual([]);
  });

  test.each([
    'Du kannst sie haben, und sie gehören dir.',
    'Spiele eine Farbe, die auf dem Tisch liegt, oder einen Lifer-Vogel.',
    'Der Chat hat keine Threads, und ein Tisch braucht einen.',
    'Nimm eins und zwei oder drei.',
  ])('is right in “%s”', (text) => {
    expect(commaSlips(text)).toEqual([]);
  });

  test('calls what Before The Birds is played with acorns throughout', () => {
    const texts = Object.entries<string>(GERMAN).filter(([key]) => key.includes('before-the-birds'));
    expect(texts.filter(([, text]) => /\bEicheln?\b/.test(text)).length).toBeGreaterThan(20);
    // The birds of its name are a story, and nobody plays one.
    const others = texts.filter(([, text]) => /\b(?:Hand)?[Kk]arten?\b|\bVogel\b/.test(text));
    expect(others.map(([key]) => key)).toEqual([]);
  });
});
