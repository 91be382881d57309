import { createCanvas } from 'canvas';
import { describe, expect, test } from 'vitest';
import { shortened } from '../../src/art/alt.js';
import { SHEET_WIDTH } from '../../src/art/brush.js';
import { foreignTypeface, hasGlyph, TYPE_MIN, useType } from '../../src/art/fonts.js';
import { drawableName } from '../../src/art/names.js';
import { runsOf } from '../../src/art/runs.js';
import { breakLines, measure, writeText } from '../../src/art/text.js';
import { InvariantError } from '../../src/base/invariant.js';

const brush = createCanvas(SHEET_WIDTH, 200).getContext('2d');
const STYLE = { x: 0, y: 100, typeface: 'strong', size: 60, colour: '#000000' } as const;

describe('type', () => {
  test('is at least 9 px high on a phone, where a sheet is shown 300 wide', () => {
    expect((TYPE_MIN * 300) / SHEET_WIDTH).toBeGreaterThanOrEqual(9);
  });

  test('that is smaller is refused', () => {
    expect(() => useType(brush, 'text', TYPE_MIN - 1)).toThrow(InvariantError);
    expect(() => writeText(brush, 'Ana', { ...STYLE, size: 20 })).toThrow(InvariantError);
  });
});

describe('a line that is too long', () => {
  test('is set smaller while it stays readable', () => {
    const width = measure(brush, 'Alexandria', STYLE);
    expect(writeText(brush, 'Alexandria', { ...STYLE, widthMax: width * 0.8 })).toBeLessThanOrEqual(
      width * 0.8,
    );
  });

  test.each([
    'Alexandria Featherstonehaugh the Third of Somewhere',
    'W'.repeat(32),
    '👩‍👩‍👧‍👦'.repeat(8) + 'Людмила'.repeat(8),
    'i'.repeat(400),
  ])('is cut where it would become unreadable: %s', (text) => {
    expect(writeText(brush, text, { ...STYLE, widthMax: 240 })).toBeLessThanOrEqual(240);
  });

  test('gives up its emojis before its letters', () => {
    const room = { ...STYLE, size: 40, widthMax: measure(brush, 'Rosalind', { ...STYLE, size: 40 }) + 1 };
    expect(writeText(brush, '🦔 Rosalind', room)).toBe(writeText(brush, 'Rosalind', room));
  });

  test('is broken between words, and no word is lost', () => {
    const text = 'You may swap the trump card for a card of your hand, at once.';
    const lines = breakLines(brush, text, { typeface: 'text', size: 38, width: 400, linesMax: 6 });
    expect(lines.join(' ')).toBe(text);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(measure(brush, line, { typeface: 'text', size: 38 })).toBeLessThanOrEqual(400);
  });

  test('keeps to the lines allowed', () => {
    const lines = breakLines(brush, 'one two three four five six', {
      typeface: 'text',
      size: 60,
      width: 100,
      linesMax: 2,
    });
    expect(lines).toHaveLength(2);
  });
});

describe('a suit in a line', () => {
  test.each(['♠', '♥', '♦', '♣'])('%s is painted, though no font is asked for it', (suit) => {
    const canvas = createCanvas(100, 100);
    const own = canvas.getContext('2d');
    const width = writeText(own, suit, { ...STYLE, y: 80 });
    expect(width).toBeGreaterThan(30);
    const inked = own
      .getImageData(0, 0, 100, 100)
      .data.filter((_value, index) => index % 4 === 3 && _value > 0);
    expect(inked.length).toBeGreaterThan(300);
  });
});

describe('a name in a picture', () => {
  test.each([
    ['Ana', 'Ana'],
    ['🦔 Ana 🎉', '🦔 Ana 🎉'],
    ['👩‍👩‍👧‍👦 👍🏽 🏃‍♀️ 🇩🇪 ❤️ 1️⃣', '👩 👍 🏃 DE ❤ 1'],
    ['שלום כהן', 'שלום כהן'],
    ['مُحَمَّد علي', 'مُحَمَّد علي'],
    ['सिद्धार्थ', 'सिद्धार्थ'],
    ['น้ำใจ', 'น้ำใจ'],
    ['שָָָָ', 'שָָ'],
    ['𝓐𝓷𝓪', 'Ana'],
    ['Zoë Łukasz', 'Zoë Łukasz'],
    ['Людмила', 'Людмила'],
    ['Ωμέγα', 'Ωμέγα'],
    ['Z̷̢͠a̵l̶g̷o̸', 'Zalgo'],
    ['A\u202Ena\u200B', 'Ana'],
    ['  A   b ', 'A b'],
    ['漢字 Ben', 'Ben'],
    ['漢字', 'Player 1'],
    ['🎉🎉', '🎉🎉'],
    ['‍️', 'Player 1'],
    ['', 'Player 1'],
    ['...', 'Player 1'],
  ])('%s becomes %s', (name, drawn) => {
    expect(drawableName(name, 'Player 1')).toBe(drawn);
  });

  test('has no character without a glyph', () => {
    for (const character of drawableName('Ana 漢 שלום ♠ 🎉 Ж', 'x'))
      expect(hasGlyph('strong', character) || foreignTypeface(character) !== undefined).toBe(true);
    expect(hasGlyph('strong', '漢') || foreignTypeface('漢') !== undefined).toBe(false);
  });

  test.each(['🦔', 'שלום', 'محمد', 'सिद्धार्थ', 'สมชาย'])('%s takes room and leaves ink', (name) => {
    const canvas = createCanvas(400, 120);
    const own = canvas.getContext('2d');
    const width = writeText(own, name, { ...STYLE, y: 80 });
    expect(width).toBeGreaterThan(40);
    expect(inkIn(own.getImageData(0, 0, 400, 120).data)).toBeGreaterThan(300);
  });

  test('in letters that run to the left turns nothing around it', () => {
    const written = (text: string) => {
      const canvas = createCanvas(800, 120);
      const own = canvas.getContext('2d');
      const width = writeText(own, text, { ...STYLE, y: 80 });
      return { own, width };
    };
    const sentence = written('שלום כהן takes 12.');
    const end = written(' takes 12.');
    const start = Math.round(sentence.width - end.width);
    const box = [Math.round(end.width), 120] as const;
    expect([...sentence.own.getImageData(start, 0, ...box).data]).toEqual([
      ...end.own.getImageData(0, 0, ...box).data,
    ]);
    // Both words are one run, which the first of them begins at its right end.
    const first = written('שלום');
    const name = written('שלום כהן');
    const from = Math.round(name.width - first.width);
    const begins = inkIn(name.own.getImageData(from, 0, Math.round(first.width), 120).data);
    const alone = inkIn(first.own.getImageData(0, 0, Math.round(first.width), 120).data);
    expect(Math.abs(begins - alone) / alone).toBeLessThan(0.02);
  });
});

/** How many pixels are not see-through. */
function inkIn(data: Uint8ClampedArray): number {
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
}

test('a name that runs to the left is cut at its left end', () => {
  const cut = runsOf('Ben שלום…', 'strong').map((run) => (run.kind === 'letters' ? run.text : ''));
  expect(cut).toEqual(['Ben ', '…', 'שלום']);
});

describe('a shortened text', () => {
  test('is never cut inside a character', () => {
    expect(shortened('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 14)).toBe('👩‍👩‍👧‍👦…');
  });
});
