import type { Page } from '@playwright/test';

/** 'User Account': the second step of logging in, and the dialog in which a person switches. */
export class AccountChooser {
  readonly heading;
  readonly accounts;
  readonly continue;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: 'User Account' });
    this.accounts = page.getByRole('radiogroup', { name: 'User Account' }).getByRole('radio');
    this.continue = page.getByRole('button', { name: 'Continue' });
  }

  account(name: string) {
    return this.accounts.and(this.continue.page().getByRole('radio', { name }));
  }

  async choose(name: string) {
    await this.account(name).check();
    await this.continue.click();
  }
}
