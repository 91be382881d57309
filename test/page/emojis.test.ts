import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setStage, WITHIN_MS } from './stage.js';

const ROOT = join(import.meta.dirname, '../..');
const stage = setStage();

/** Every emoji that is a picture by itself, and some that people like to write. */
function emojisUsed(): readonly string[] {
  const files = ['src', 'commands', 'playground/page'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|js)$/.test(path))
      .map((path) => join(ROOT, folder, path)),
  );
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return [...new Set(text.match(/\p{Emoji_Presentation}/gu) ?? [])].sort();
}

/** In the page: whether this text comes out in colours, drawn black on white as the page's own text is. */
const IS_COLOURED = `async (text) => {
  const font = '32px ' + getComputedStyle(document.body).fontFamily;
  await document.fonts.load(font, text);
  const brush = new OffscreenCanvas(64, 64).getContext('2d');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, 64, 64);
  brush.fillStyle = '#000';
  brush.font = font;
  brush.fillText(text, 8, 44);
  const { data } = brush.getImageData(0, 0, 64, 64);
  return data.some((_, at) => at % 4 === 0 && Math.abs(data[at] - data[at + 2]) + Math.abs(data[at] - data[at + 1]) > 40);
}`;

test(
  'every emoji of the bot and of the page is drawn, whatever fonts the machine has; signs stay signs',
  async () => {
    const page = await stage.windowOf('Ana');
    const isColoured = (text: string): Promise<boolean> =>
      page.evaluate<boolean>(`(${IS_COLOURED})(${JSON.stringify(text)})`);
    const used = emojisUsed();
    expect(used).toEqual(expect.arrayContaining(['✅', '❌', '📄']));
    for (const emoji of [...used, '🦅', '🕊️', '🇩🇪', '👍🏽', '👩‍👩‍👧']) {
      expect(await isColoured(emoji), emoji).toBe(true);
    }
    for (const sign of ['♠', '▶', '⚠', '↗', '7', '#', 'é']) expect(await isColoured(sign), sign).toBe(false);
  },
  WITHIN_MS,
);
