import type { Page } from '@playwright/test';

/** The page 'Account' and its dialogs. */
export class AccountPage {
  readonly heading;
  readonly dialog;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Account', exact: true });
    this.dialog = page.getByRole('dialog');
  }

  async open() {
    await this.#page.goto('/profile/account');
    await this.heading.waitFor();
  }

  section(title: string) {
    return this.#page.getByRole('region', { name: title });
  }

  async openTypeDialog() {
    await this.section('Account type').getByRole('button').click();
  }

  typeOption(name: string) {
    return this.dialog.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async openDeleteDialog() {
    await this.section('Delete account').getByRole('button', { name: 'Delete account' }).click();
  }
}
