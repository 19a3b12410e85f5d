import type { Locator, Page } from '@playwright/test';

type Section = 'People' | 'Animals' | 'Videos';

export class SearchPage {
  readonly heading;
  readonly tiles;
  readonly searchInput;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.tiles = page.getByRole('list', { name: 'Categories' }).getByRole('link');
    this.searchInput = page.getByRole('searchbox');
  }

  async open(category?: string, text?: string) {
    const query = new URLSearchParams({ ...(category && { category }), ...(text && { search: text }) });
    await this.#page.goto(`/search?${query.toString()}`);
  }

  section(name: Section): Locator {
    return this.#page.getByRole('region', { name, exact: true });
  }

  results(name: Section): Locator {
    return this.section(name).getByRole('article');
  }
}
