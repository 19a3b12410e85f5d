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

  /** The count of new notifications, in the sidebar or in the bar of a small screen. */
  get unread() {
    return this.page.getByText(/^\d+ unread$/).filter({ visible: true });
  }

  async openMenu() {
    const button = this.page.getByRole('button', { name: 'Open menu' });
    if (await button.isVisible()) await button.click();
  }

  async goTo(name: string) {
    await this.openMenu();
    await this.navigation.getByRole('link', { name }).click();
  }

  /** An entry of the menu's lower half. */
  settings(name: string) {
    const entries = this.page.getByRole('navigation', { name: 'Settings' }).filter({ visible: true });
    return entries.getByRole('button', { name }).or(entries.getByRole('link', { name }));
  }

  async logOut() {
    await this.openMenu();
    await this.settings('Logout').click();
    await this.page.getByRole('button', { name: 'Yes' }).click();
  }
}
