import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openWindow, type Window } from '../../page/browser.js';
import type { Choice } from './player.js';
import type { Stage } from './stage.js';

type Browser = Parameters<typeof openWindow>[0];

/** A window that somebody plays in. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export const DESKTOP: WindowSize = { width: 1280, height: 800 };
export const PHONE: WindowSize = { width: 390, height: 844 };

const PATIENCE_MS = 30_000;
const PRIVATE = 'Only you can see this';
const MOVE = /^move\.[a-z0-9]+\.[pt]\.[\w-]+\.(.+)$/;
const PICK = /^pick\./;

/** Somebody who plays on the page, by clicks alone, and knows only what the page shows. */
export class PagePlayer {
  readonly name: string;
  readonly page: Page;
  readonly window: Window;

  private constructor(name: string, window: Window) {
    this.name = name;
    this.page = window.page;
    this.window = window;
  }

  static async sit(
    { browser, stage }: { readonly browser: Browser; readonly stage: Stage },
    name: string,
    size: WindowSize = DESKTOP,
  ): Promise<PagePlayer> {
    const { id } = await stage.person(name);
    const window = await openWindow(browser, `${stage.playground.address}/?user=${id}`, size);
    window.page.setDefaultTimeout(PATIENCE_MS);
    return new PagePlayer(name, window);
  }

  get messages(): Locator {
    return this.page.getByRole('article');
  }

  /** The newest private message. */
  get panel(): Locator {
    return this.messages.filter({ hasText: PRIVATE }).last();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Uses /play with the form that opens; options are chosen from the lists that it offers. */
  async openTable(game: string, options: Readonly<Record<string, string>>): Promise<void> {
    const composer = this.page.getByRole('textbox', { name: /^Message/ });
    await composer.fill(`/play ${game}`);
    await composer.press('Enter');
    for (const [option, value] of Object.entries(options)) {
      await this.page.getByRole('combobox', { name: option, exact: true }).click();
      await this.page.getByRole('listbox').getByRole('option', { name: value }).click();
    }
    await this.button('Send command').click();
    await this.button('Cancel').waitFor();
  }

  /** From the menu in the answer to /play. */
  async invite(names: readonly string[]): Promise<void> {
    await this.panel.getByRole('combobox', { name: /^Invite/ }).click();
    for (const name of names)
      await this.page.getByRole('listbox').getByRole('option', { name, exact: true }).click();
    await this.button('Done').click();
    await this.panel.getByText('Invited:').waitFor();
  }

  /** Through the box below the lobby of a game, as on any screen; those of other games stand there too. */
  async enterThread(game: string): Promise<void> {
    const box = this.messages.getByRole('button', { name: `Thread ${game}` }).last();
    await box.click();
    await this.button('My hand').last().waitFor();
  }

  /** Opens a panel of one's own below the live table. */
  async openHand(): Promise<void> {
    const panels = this.messages.filter({ hasText: PRIVATE });
    const before = await panels.count();
    await this.button('My hand').last().click();
    await expect.poll(() => panels.count(), { timeout: PATIENCE_MS }).toBe(before + 1);
  }

  /** Chooses once, after redrawing a panel that offers nothing. */
  async move(policy: (choices: readonly Choice[]) => Choice): Promise<void> {
    let choices = await this.choices();
    if (choices.length === 0) {
      await this.redrawnBy(() => this.panel.getByRole('button', { name: 'Refresh' }).click());
      choices = await this.choices();
    }
    const { customId, move, isMenu } = policy(choices);
    const control = this.panel.locator(`[data-custom-id="${customId}"]`);
    await this.redrawnBy(async () => {
      await control.click();
      if (isMenu) await this.page.locator(`[role=option][data-value="${move}"]`).click();
    });
  }

  /** What the open page of the panel offers. */
  async choices(): Promise<readonly Choice[]> {
    const controls = await this.panel.locator('[data-custom-id]:not([disabled])').all();
    const found: Choice[] = [];
    for (const control of controls) {
      const customId = (await control.getAttribute('data-custom-id')) ?? '';
      const label = ((await control.textContent()) ?? '').trim();
      const move = MOVE.exec(customId)?.[1];
      if (move !== undefined) found.push({ label, move, customId, isMenu: false });
      else if (PICK.test(customId)) found.push(...(await this.menuChoices(control, customId)));
    }
    return found;
  }

  private async menuChoices(control: Locator, customId: string): Promise<readonly Choice[]> {
    await control.click();
    const entries = await this.page.getByRole('listbox').getByRole('option').all();
    const found = await Promise.all(
      entries.map(async (entry) => ({
        label: ((await entry.textContent()) ?? '').trim(),
        move: (await entry.getAttribute('data-value')) ?? '',
        customId,
        isMenu: true,
      })),
    );
    await this.page.keyboard.press('Escape');
    return found;
  }

  /** Acts, and waits until the panel shows another picture: every drawing brings a file of its own. */
  private async redrawnBy(act: () => Promise<void>): Promise<void> {
    const before = await this.picture();
    await act();
    await expect.poll(() => this.picture(), { timeout: PATIENCE_MS }).not.toBe(before);
  }

  private async picture(): Promise<string | undefined> {
    const address = await this.panel.locator('.gallery img').first().getAttribute('src');
    return address?.split('?')[0];
  }
}
