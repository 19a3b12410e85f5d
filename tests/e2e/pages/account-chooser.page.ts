import type { Page } from '@playwright/test';

/** 'User Account', as a login step and as a dialog to switch accounts. */
export class AccountChooser {
  readonly heading;
  readonly accountOptions;
  readonly continueButton;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: 'User Account' });
    this.accountOptions = page.getByRole('radiogroup', { name: 'User Account' }).getByRole('radio');
    this.continueButton = page.getByRole('button', { name: 'Continue' });
  }

  accountOption(name: string) {
    return this.accountOptions.and(this.continueButton.page().getByRole('radio', { name }));
  }

  async choose(name: string) {
    await this.accountOption(name).check();
    await this.continueButton.click();
  }
}
