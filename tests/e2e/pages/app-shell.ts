import type { Page } from '@playwright/test';

/** The sidebar of a desktop, or the drawer of a small screen. */
export class AppShell {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get navigation() {
    return this.page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  }

  /** The count of new notifications, in the sidebar or in the bar of a small screen. */
  get unreadBadge() {
    return this.page.getByText(/^\d+ unread$/).filter({ visible: true });
  }

  /** Opens the drawer of a small screen, unless it is open. */
  async openMenu() {
    const button = this.page.getByRole('button', { name: 'Open menu' }).filter({ visible: true });
    await this.navigation.or(button).first().waitFor();
    if (!(await this.navigation.isVisible())) await button.click();
  }

  async goTo(name: string) {
    await this.openMenu();
    await this.navigation.getByRole('link', { name }).click();
  }

  get settingsNavigation() {
    return this.page.getByRole('navigation', { name: 'Settings', exact: true }).filter({ visible: true });
  }

  /** An entry of the menu's lower half. */
  settings(name: string) {
    const entries = this.settingsNavigation;
    return entries.getByRole('button', { name }).or(entries.getByRole('link', { name }));
  }

  /** Logs out; only on the login page is the session over. */
  async logOut() {
    await this.openMenu();
    await this.settings('Logout').click();
    await this.page.getByRole('button', { name: 'Yes' }).click();
    await this.page.waitForURL('/login');
  }
}
