import type { Locator, Page } from '@playwright/test';

type Section = 'People' | 'Animals' | 'Videos';

export class SearchPage {
  readonly heading;
  readonly tiles;
  readonly back;
  readonly box;
  readonly cancel;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.tiles = page.getByRole('main').getByRole('list').getByRole('link');
    this.back = page.getByRole('link', { name: 'Back', exact: true });
    this.box = page.getByRole('searchbox');
    this.cancel = page.getByRole('button', { name: 'Cancel' });
  }

  /** @param text what is searched at once */
  async open(category?: string, text?: string) {
    const query = new URLSearchParams({ ...(category && { category }), ...(text && { search: text }) });
    await this.page.goto(`/search?${query.toString()}`);
  }

  section(name: Section): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  results(name: Section): Locator {
    return this.section(name).getByRole('article');
  }

  count(name: Section): Locator {
    return this.section(name).getByText(/^[\d,]+ found$/);
  }

  /** What is drawn in the place of results that are on their way. */
  skeletons(name: Section): Locator {
    return this.section(name).locator('> :last-child > [aria-hidden="true"]');
  }

  /** The address of a source's searches. */
  requestTo(collection: 'users' | 'animals' | 'videos'): RegExp {
    return new RegExp(`/collections/${collection}/documents/search\\?`);
  }
}
