import type { Locator, Page } from '@playwright/test';

type Section = 'People' | 'Animals' | 'Videos';

export const searchTileTitles = [
  'Contractors',
  'Contestants',
  'Bareback Riding',
  'Saddle Bronc',
  'Bull Riding',
  'Barrel Racing',
  'Team Roping',
  'Tie Down Roping',
  'Steer Wrestling',
  'Breakaway Roping',
  'Pole Bending',
  'Goat Tying',
];

export class SearchPage {
  readonly heading;
  readonly tiles;
  readonly backLink;
  readonly searchInput;
  readonly cancelButton;
  /** Says what is being searched, and then how much was found. */
  readonly status;
  readonly recentSearches;
  readonly clearRecentButton;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.tiles = page.getByRole('list', { name: 'Categories' }).getByRole('link');
    this.backLink = page.getByRole('link', { name: 'Back', exact: true });
    this.searchInput = page.getByRole('searchbox');
    this.cancelButton = page.getByRole('button', { name: 'Cancel' });
    this.status = page.getByRole('main').getByRole('status');
    const recent = page.getByRole('region', { name: 'Recent searches' });
    this.recentSearches = recent.getByRole('link');
    this.clearRecentButton = recent.getByRole('button', { name: 'Clear' });
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
