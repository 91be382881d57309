import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PlaygroundDriver } from '../../playground/driver.js';
import { type Playground, startPlayground } from '../../playground/server.js';
import { openBrowser, openWindow } from './browser.js';
import { type Entry, PAGE_WORDS, wordsOf } from './page-words.js';
import { SCREENS } from './screens.js';
import { CLEARING, setStage, WITHIN_MS } from './stage.js';

const PAGE = join(import.meta.dirname, '../../playground/page');
const { en, de } = PAGE_WORDS;
const SOURCES = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.js') && !/^words\/(en|de)\.js$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(PAGE, path), 'utf8') }));

function forms(entry: Entry | undefined): readonly string[] {
  return typeof entry === 'object' ? [entry.one, entry.other] : [entry ?? ''];
}

function blanks(entry: Entry | undefined): readonly string[] {
  return [...new Set(forms(entry).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();
}

describe('the words of the page', () => {
  test('are the same in every language, with the same blanks and forms', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    for (const [key, entry] of Object.entries(en)) {
      expect(blanks(de[key]), key).toEqual(blanks(entry));
      expect(typeof de[key], key).toBe(typeof entry);
      for (const form of [...forms(entry), ...forms(de[key])]) expect(form.trim(), key).not.toBe('');
    }
  });

  test('are all used, and none is missing', () => {
    const named = new Set<string>();
    const begun = new Set<string>();
    for (const { text } of SOURCES) {
      for (const [, key = ''] of text.matchAll(/'([a-z]+\.[\w-]+)'/g)) named.add(key);
      for (const [, start = ''] of text.matchAll(/`([a-z]+\.)\$\{/g)) begun.add(start);
    }
    const isUsed = (key: string): boolean =>
      named.has(key) || [...begun].some((start) => key.startsWith(start));
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
    // What this browser remembers has names of the same form.
    const known = (key: string): boolean => key in en || key.startsWith('playground.');
    expect([...named].filter((key) => !known(key))).toEqual([]);
  });

  test('stand nowhere else: no markup holds a word of its own', () => {
    const stray = SOURCES.flatMap(({ path, text }) =>
      [
        ...text.matchAll(/\b(?:aria-label|title|label|placeholder|verb|mark|alt)="([^"]*\p{L}[^"]*)"/gu),
        ...text.matchAll(/[\w"'}]>\s*([^<>`${}=;()]*\p{L}{2,}[^<>`${}=;()]*)</gu),
      ].map(([, words = '']) => `${path}: ${words.trim()}`),
    );
    expect(stray).toEqual([]);
  });
});

describe('a page turns from English to German as soon as its user does, with nothing left over:', () => {
  const stage = setStage();

  test.each(SCREENS)(
    '%s',
    async (_what, show) => {
      const { driver, bot } = stage;
      const cleo = await driver.person('Cleo');
      await driver.changeUser({ user: cleo.id, locale: 'en-GB' });
      const page = await stage.windowOf('Cleo');
      await show({ page, driver, bot, say: wordsOf('en') });
      const english = await textsOf(page);
      await driver.changeUser({ user: cleo.id, locale: 'de' });
      await page.locator('html[lang=de]').waitFor({ state: 'attached' });
      await page.getByRole('textbox', { name: /^Message/ }).waitFor({ state: 'detached' });
      const german = await textsOf(page);

      expect(english.size).toBeGreaterThan(10);
      const known = new Set([
        ...sharedWords(),
        ...wordsIn(JSON.stringify(await cleo.state())),
        ...SAMPLE,
        'undefined',
      ]);
      const same = [...german].filter((text) => english.has(text));
      expect(same.filter((text) => wordsIn(text).some((word) => !known.has(word)))).toEqual([]);
      expect([...german].filter((text) => ENGLISH_ONLY.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    WITHIN_MS,
  );
});

describe('what was done is told in the language that the reader has then:', () => {
  const stage = setStage();

  test('a change of one’s own language in the new one, also what was told before it', async () => {
    const { driver } = stage;
    const eli = await driver.person('Eli');
    await driver.changeUser({ user: eli.id, locale: 'en-GB' });
    const page = await stage.windowOf('Eli');
    const notices = page.locator('.notice > span');
    await page.evaluate(`(() => {
      globalThis.told = [];
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('.notice > span')) told.push(textContent);
      }).observe(document.querySelector('.notices'), { subtree: true, childList: true, characterData: true });
    })()`);
    await page.getByRole('button', { name: 'Control panel', exact: true }).click();
    await page.locator('.control-section > summary').filter({ hasText: 'People' }).click();
    await page.getByRole('combobox', { name: 'Language', exact: true }).last().selectOption('de');
    await expect.poll(() => notices.allTextContents()).toEqual(['Sprache geändert.']);
    expect([...new Set(await page.evaluate<readonly string[]>('told'))]).toEqual(['Sprache geändert.']);
    await page.getByRole('button', { name: '+1 Min.' }).click();
    await notices.filter({ hasText: /^Uhr/ }).waitFor();
    await driver.changeUser({ user: eli.id, locale: 'en-GB' });
    await notices.filter({ hasText: /^Clock moved/ }).waitFor();
  });

  test('whoever a new world does not know hears so as the one they are now', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'page-'));
    const begin = (port: number, fresh: boolean): Promise<Playground> =>
      startPlayground({ port, dataFolder, fresh, bot: null });
    const browser = await openBrowser();
    let playground = await begin(0, false);
    try {
      const driver = await PlaygroundDriver.open(playground.address);
      const { id: user } = await driver.createUser('Ivy');
      await driver.member({ action: 'join', guild: CLEARING, user });
      driver.close();
      const { page } = await openWindow(browser, `${playground.address}/?user=${user}`);
      await playground.stop();
      playground = await begin(playground.port, true);
      await page.getByText('Who you were is not there any more.').waitFor();
      await page.getByRole('button', { name: 'You are Ana', exact: true }).waitFor();
    } finally {
      await browser.close();
      await playground.stop();
      await rm(dataFolder, { recursive: true });
    }
  });
});

/** All that is to be read on the page, or heard. */
async function textsOf(page: Page): Promise<ReadonlySet<string>> {
  const texts = await page.evaluate<readonly string[]>(`(() => {
    const found = [document.title];
    const walk = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_ALL);
    while (walk.nextNode()) {
      const { nodeType, data } = walk.currentNode;
      if (nodeType === Node.TEXT_NODE) found.push(data);
      if (nodeType !== Node.ELEMENT_NODE) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(walk.currentNode.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  })()`);
  return new Set(texts);
}

function wordsIn(text: string): readonly string[] {
  // Capitals alone are the sign of a server.
  return (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => !/^\p{Lu}+$/u.test(word));
}

/** What the sample bot and those who write on the screens say, in the one language that they speak. */
const SAMPLE = ['sample-bot.ts', 'screens.ts'].flatMap((file) =>
  wordsIn(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** Words that are the same in both languages, such as "Server", and those of the list of languages. */
function sharedWords(): readonly string[] {
  const equal = Object.keys(en).filter((key) => JSON.stringify(en[key]) === JSON.stringify(de[key]));
  const languages = readFileSync(join(PAGE, 'control/languages.js'), 'utf8');
  return [...equal.flatMap((key) => forms(en[key])).flatMap(wordsIn), ...wordsIn(languages)];
}

/** Sentences that only the English page says, each as a pattern. */
const ENGLISH_ONLY = Object.keys(en).flatMap((key) => {
  const german = forms(de[key]);
  return forms(en[key])
    .filter((form) => !german.includes(form) && wordsIn(form.replace(/\{\w+\}/g, '')).length > 0)
    .map(
      (form) =>
        new RegExp(
          `^${form
            .split(/\{\w+\}/)
            .map(literal)
            .join('.+')}$`,
          'u',
        ),
    );
});

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
