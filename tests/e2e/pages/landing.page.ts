import type { Page } from '@playwright/test';

/** The landing page and the legal pages, which share its header and footer. */
export class LandingPage {
  readonly heading;
  readonly footer;
  readonly previews;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.footer = page.getByRole('contentinfo');
    this.previews = page.locator('video');
  }

  async open() {
    await this.#page.goto('/');
  }

  section(name: string) {
    return this.#page
      .locator('section')
      .filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }
}
