import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './page-words.js';
import { SCREENS } from './screens.js';
import { setStage, WITHIN_MS } from './stage.js';

const stage = setStage();

describe.each([
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
] as const)('nothing stands in the way of anybody, $theme and $width wide:', ({ theme, width }) => {
  test.each(SCREENS)(
    '%s',
    async (_what, show) => {
      const page = await stage.windowOf('Cleo', { theme, width });
      await show({ page, driver: stage.driver, bot: stage.bot, say: wordsOf('en') });
      expect(await faults(page)).toEqual([]);
    },
    WITHIN_MS,
  );
});

/** What axe finds wrong, each with where. */
async function faults(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ content: axe.source });
  // Whatever moves must stand still, or its colours are measured half-way.
  await page.waitForFunction(
    'document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity || one.playState === "finished")',
  );
  return page.evaluate<readonly string[]>(
    'axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => [id, html.slice(0, 140), any[0]?.message].join(": "))))',
  );
}
