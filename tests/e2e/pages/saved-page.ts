import type { Page } from '@playwright/test';

/** The page of saved rides. */
export class SavedPage {
  readonly heading;
  readonly tabs;
  readonly titles;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Saved', exact: true, level: 1 });
    this.tabs = page.getByRole('navigation', { name: 'Saved and following' });
    this.titles = page.getByRole('article').getByRole('heading');
  }

  async open() {
    await this.#page.goto('/saved');
  }

  async openFollowing() {
    await this.tabs.getByRole('link', { name: 'Following' }).click();
  }
}
