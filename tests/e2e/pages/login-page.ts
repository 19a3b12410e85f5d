import type { Page } from '@playwright/test';

export interface Credentials {
  email: string;
  password: string;
}

export class LoginPage {
  readonly heading;
  readonly email;
  readonly password;
  readonly submit;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Welcome back' });
    this.email = page.getByLabel('Email');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('button', { name: 'Log in' });
  }

  async open() {
    await this.page.goto('/login');
  }

  async logIn({ email, password }: Credentials) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
