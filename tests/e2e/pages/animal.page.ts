import type { Page } from '@playwright/test';

export class AnimalPage {
  readonly uploadLink;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.uploadLink = page.getByRole('main').getByRole('link', { name: 'Upload video', exact: true });
  }

  async open(id: string) {
    await this.#page.goto(`/animals/${id}`);
  }

  /** URLs of the cover and the animal's picture. */
  async getPictureUrls(): Promise<string[]> {
    const images = this.#page.getByRole('main').locator('section').first().locator('img');
    return images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
  }
}
