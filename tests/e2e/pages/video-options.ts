import type { Locator, Page } from '@playwright/test';

/** What can be done with a video, from its card or from the player. */
export class VideoOptions {
  readonly menu;
  readonly items;
  readonly dialog;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole('menu');
    this.items = page.getByRole('menuitem');
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) });
  }

  /** @param within the card or the player */
  button(within: Locator) {
    return within.getByRole('button', { name: /^Options for/ });
  }

  async choose(within: Locator, item: string) {
    await this.button(within).click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** Answers the question that is asked. */
  async answer(name: string) {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }
}
