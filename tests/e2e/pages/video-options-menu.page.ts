import type { Locator, Page } from '@playwright/test';

/** The options menu of a video on a card or in the player, and its dialogs. */
export class VideoOptionsMenu {
  readonly menu;
  readonly menuItems;
  readonly dialog;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.menu = page.getByRole('menu');
    this.menuItems = page.getByRole('menuitem');
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) });
  }

  /** @param container the card or the player */
  optionsButton(container: Locator) {
    return container.getByRole('button', { name: /^Options for/ });
  }

  async chooseItem(container: Locator, item: string) {
    await this.optionsButton(container).click();
    await this.#page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  async clickDialogButton(name: string) {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }
}
