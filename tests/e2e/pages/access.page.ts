import type { Page } from '@playwright/test';

/** The page 'Account access'. */
export class AccessPage {
  readonly heading;
  readonly dialog;
  readonly emailInput;
  readonly sendButton;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Account access' });
    this.dialog = page.getByRole('dialog');
    this.emailInput = this.dialog.getByLabel('Email');
    this.sendButton = this.dialog.getByRole('button', { name: 'Send' });
  }

  async open(tab: 0 | 1 | 2 | 3 = 0) {
    await this.#page.goto(`/profile/grant-access?tab=${tab}`);
    await this.heading.waitFor();
  }

  tab(name: 'Users' | 'Accounts' | 'Invites' | 'Requests') {
    return this.#page
      .getByRole('navigation', { name: 'Account access', exact: true })
      .getByRole('link', { name });
  }

  peopleRows(title: string) {
    return this.#page.getByRole('region', { name: title }).getByRole('listitem');
  }

  button(name: string) {
    return this.#page.getByRole('main').getByRole('button', { name });
  }

  /** Opens the dialog and enters an email, without sending. */
  async lookUpAccount(button: 'Invite' | 'Request access', email: string) {
    await this.#page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await this.emailInput.fill(email);
  }
}
