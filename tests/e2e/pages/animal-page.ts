import type { Page } from '@playwright/test';

export class AnimalPage {
  readonly editLink;
  readonly uploadLink;
  readonly backButton;
  readonly filterInput;
  readonly rideTitles;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.editLink = page.getByRole('link', { name: 'Edit', exact: true });
    this.uploadLink = page.getByRole('main').getByRole('link', { name: 'Upload video', exact: true });
    this.backButton = page.getByRole('button', { name: 'Back', exact: true });
    this.filterInput = page.getByRole('searchbox');
    this.rideTitles = page.getByRole('article').getByRole('heading');
  }

  async open(id: string) {
    await this.#page.goto(`/animals/${id}`);
  }

  heading(name: string) {
    return this.#page.getByRole('heading', { name, level: 1 });
  }

  /** The value of a label in the fact list. */
  factValue(label: string) {
    const facts = this.#page.locator('dl > div').filter({ hasNot: this.#page.locator('article') });
    return facts
      .filter({ has: this.#page.getByText(label, { exact: true }) })
      .first()
      .locator('dd');
  }

  /** URLs of the cover and the animal's picture. */
  async getPictureUrls(): Promise<string[]> {
    const images = this.#page.getByRole('main').locator('section').first().locator('img');
    return images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
  }
}
