import type { Page } from '@playwright/test';

/** The sidebar on desktops, or the drawer on small screens. */
export class AppShell {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get navigation() {
    return this.#page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  }

  /** Names the account acted for, while it is not the own one. */
  get actingBar() {
    return this.#page.getByRole('region', { name: 'Selected account' });
  }

  get unreadBadge() {
    return this.#page.getByText(/^\d+ unread$/).filter({ visible: true });
  }

  /** Opens the drawer on small screens, unless it is open. */
  async openMenu() {
    const button = this.#page.getByRole('button', { name: 'Open menu' }).filter({ visible: true });
    await this.navigation.or(button).first().waitFor();
    if ((await button.isVisible()) && !(await this.navigation.isVisible())) await button.click();
  }

  async goTo(name: string) {
    await this.openMenu();
    await this.navigation.getByRole('link', { name }).click();
  }

  get settingsNavigation() {
    return this.#page.getByRole('navigation', { name: 'Settings', exact: true }).filter({ visible: true });
  }

  /** An entry of the settings menu. */
  settings(name: string) {
    const entries = this.settingsNavigation;
    return entries.getByRole('button', { name }).or(entries.getByRole('link', { name }));
  }

  /** Logs out and waits for the login page, which shows that the session has ended. */
  async logOut() {
    await this.openMenu();
    await this.settings('Logout').click();
    const question = this.#page.getByRole('dialog').filter({ hasText: 'Are you sure you want to logout?' });
    await question.getByRole('button', { name: 'Yes' }).click();
    await this.#page.waitForURL('/login');
  }
}
