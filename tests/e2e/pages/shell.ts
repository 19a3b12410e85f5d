import type { Page } from '@playwright/test';

/** The sidebar of a desktop, or the drawer of a small screen. */
export class Shell {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get navigation() {
    return this.page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  }

  async openMenu() {
    const button = this.page.getByRole('button', { name: 'Open menu' });
    if (await button.isVisible()) await button.click();
  }

  async goTo(name: string) {
    await this.openMenu();
    await this.navigation.getByRole('link', { name }).click();
  }

  async logOut() {
    await this.openMenu();
    await this.page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await this.page.getByRole('button', { name: 'Yes' }).click();
  }
}
