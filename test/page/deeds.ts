import type { Locator, Page } from 'playwright-core';
import { type Say, wordsOf } from './page-words.js';

const ENGLISH = wordsOf('en');

/** The message box, in any language the page speaks. */
export function composer(page: Page): Locator {
  return page.getByRole('textbox', { name: /^(Message|Nachricht an) / });
}

/** Types a command's name, takes the first that fits, and leaves its form open. */
export async function beginCommand(page: Page, typed: string): Promise<void> {
  await composer(page).fill(typed);
  await composer(page).press('Enter');
  await page.getByRole('form').waitFor();
}

/** Has the sample bot show its private panel. */
export async function openPanel(page: Page, say: Say = ENGLISH): Promise<void> {
  await beginCommand(page, '/show panel');
  await page.getByRole('combobox', { name: 'friend' }).click();
  await page.getByRole('option', { name: 'Ben' }).click();
  await page.getByRole('button', { name: say('command.send') }).click();
  await page
    .getByRole('heading', { name: /^Panel/ })
    .last()
    .waitFor();
}

/** Goes to a channel as by a link to it. */
export async function goTo(page: Page, channel: string): Promise<void> {
  await followLink(page, channel);
  await page.locator(`.channel-link[aria-current=page][href$="${channel}"]`).waitFor({ state: 'attached' });
}

/** Sets the page's address to a channel, as the browser's way back does. */
export async function followLink(page: Page, channel: string): Promise<void> {
  await page.evaluate(`(() => {
    const query = new URLSearchParams(location.search);
    query.set('channel', '${channel}');
    history.pushState(null, '', '?' + query);
    dispatchEvent(new PopStateEvent('popstate'));
  })()`);
}
