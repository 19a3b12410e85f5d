import type { Locator, Page } from '@playwright/test';

/** What can be done with a video, from its card or from the player. */
export class VideoOptionsMenu {
  readonly menu;
  readonly menuItems;
  readonly dialog;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole('menu');
    this.menuItems = page.getByRole('menuitem');
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) });
  }

  /** @param within the card or the player */
  optionsButton(within: Locator) {
    return within.getByRole('button', { name: /^Options for/ });
  }

  async chooseItem(within: Locator, item: string) {
    await this.optionsButton(within).click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** Answers the question that is asked. */
  async clickDialogButton(name: string) {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }
}
