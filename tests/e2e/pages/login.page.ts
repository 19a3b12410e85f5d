import type { Page } from '@playwright/test';

export interface Credentials {
  email: string;
  password: string;
}

export class LoginPage {
  readonly heading;
  readonly emailInput;
  readonly passwordInput;
  readonly submitButton;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Welcome back' });
    this.emailInput = page.getByLabel('Email');
    this.passwordInput = page.getByLabel('Password', { exact: true });
    this.submitButton = page.getByRole('button', { name: 'Log in' });
  }

  async open() {
    await this.#page.goto('/login');
  }

  async logIn({ email, password }: Credentials) {
    await this.emailInput.fill(email);
    await this.passwordInput.fill(password);
    await this.submitButton.click();
  }
}
