import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/shelf.js';
import { ENGLISH } from '../../src/words/english.js';
import { escapeMarkdown, wordsFor } from '../../src/words/words.js';

const words = wordsFor('en');
const keys = new Set(Object.keys(ENGLISH));

describe('words', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))(
    'exist for %s and its options',
    (id, { options }) => {
      const wanted = options.flatMap((spec) => [
        `game.${id}.option.${spec.name}`,
        `game.${id}.option.${spec.name}.name`,
        ...(spec.kind === 'choice' ? spec.choices : []).map(
          (choice) => `game.${id}.option.${spec.name}.${choice}`,
        ),
      ]);
      for (const key of [`${id}.name`, `game.${id}.about`, ...wanted]) expect(keys).toContain(key);
    },
  );

  test('come in pairs where they count', () => {
    for (const key of keys) {
      if (key.endsWith('_one')) expect(keys).toContain(key.replace(/_one$/, '_other'));
      if (key.endsWith('_other')) expect(keys).toContain(key.replace(/_other$/, '_one'));
    }
  });

  test('call what Before The Birds is played with acorns throughout', () => {
    const texts = Object.entries<string>(ENGLISH).filter(([key]) => key.includes('before-the-birds'));
    expect(texts.filter(([, text]) => /\bacorns?\b/i.test(text)).length).toBeGreaterThan(20);
    const others = texts.filter(([, text]) =>
      /(?<!\{)\bcards?\b(?!\}\})/i.test(text.replaceAll('{{- cards', '')),
    );
    expect(others.map(([key]) => key)).toEqual([]);
  });

  test('say one and many differently', () => {
    expect(words.text('table.lobby.missing', { count: 1 })).toContain('One more player');
    expect(words.text('table.lobby.missing', { count: 3 })).toContain('3 more players');
  });

  test('escape what is put in for a message, and not for a picture', () => {
    const name = '**Ana** [x](y) <@1> `#`';
    expect(words.text('table.resigned', { name })).toBe(`${escapeMarkdown(name)} resigned.`);
    expect(words.plain('table.resigned', { name })).toBe(`${name} resigned.`);
  });

  test('keep a name written from right to left apart from what follows', () => {
    expect(words.text('table.score', { name: 'שלום', points: 7 })).toBe('\u2068שלום\u2069 7');
    expect(words.text('table.score', { name: 'Ana', points: 7 })).toBe('Ana 7');
  });

  test('group the digits of large numbers as their language does', () => {
    const page = (language: string) => wordsFor(language).text('lesson.page', { page: 12_345, pages: 999 });
    expect(page('en')).toBe('-# Page 12,345 of 999');
    expect(page('de')).toBe('-# Seite 12.345 von 999');
    expect(wordsFor('en').plain('table.hours', { count: 1_000 })).toBe('1,000 hours');
  });

  test('fall back to English', () => {
    expect(wordsFor('tlh').text('table.join')).toBe('Join');
  });

  test('name the language they are in, so that no list speaks another', () => {
    expect(['en', 'en-GB', 'de', 'zh-CN'].map((asked) => wordsFor(asked).language)).toEqual([
      'en',
      'en',
      'de',
      'en',
    ]);
  });

  test('never say that an interaction failed', () => {
    expect(Object.values(ENGLISH).join('\n')).not.toMatch(/interaction failed/i);
  });
});
