import { type Browser, chromium, type Page } from 'playwright-core';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['THICKET_CHROMIUM'] ?? '/usr/bin/chromium',
    args: QUIET,
  });
}

export interface Window {
  readonly page: Page;
  /** What went wrong in the page's own code; a good visit leaves it empty. */
  readonly crashes: readonly string[];
}

/** A window of its own, which remembers nothing of others. */
export async function openWindow(
  browser: Browser,
  address: string,
  { width = 1280, height = 800 }: { readonly width?: number; readonly height?: number } = {},
): Promise<Window> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.stack ?? error.message));
  await page.goto(address);
  await page.locator('.place-title h1').waitFor();
  return { page, crashes };
}
