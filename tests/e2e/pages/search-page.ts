import type { Locator, Page } from '@playwright/test';

type Section = 'People' | 'Animals' | 'Videos';

export class SearchPage {
  readonly heading;
  readonly tiles;
  readonly backLink;
  readonly searchInput;
  readonly cancelButton;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.tiles = page.getByRole('main').getByRole('list').getByRole('link');
    this.backLink = page.getByRole('link', { name: 'Back', exact: true });
    this.searchInput = page.getByRole('searchbox');
    this.cancelButton = page.getByRole('button', { name: 'Cancel' });
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

  resultCount(name: Section): Locator {
    return this.section(name).getByText(/^[\d,]+ found$/);
  }

  /** Placeholders of loading results. */
  skeletons(name: Section): Locator {
    return this.section(name).locator('> :last-child > [aria-hidden="true"]');
  }

  /** Matches search requests for a collection. */
  getRequestPattern(collection: 'users' | 'animals' | 'videos'): RegExp {
    return new RegExp(`/collections/${collection}/documents/search\\?`);
  }
}
