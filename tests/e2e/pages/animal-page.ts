import type { Page } from '@playwright/test';

/** The page of an animal, for everybody. */
export class AnimalPage {
  readonly edit;
  readonly upload;
  readonly back;
  readonly filter;
  readonly rides;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.edit = page.getByRole('link', { name: 'Edit', exact: true });
    this.upload = page.getByRole('main').getByRole('link', { name: 'Upload video', exact: true });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.filter = page.getByRole('searchbox');
    /** The titles of the rides, from the top. */
    this.rides = page.getByRole('article').getByRole('heading');
  }

  async open(id: string) {
    await this.page.goto(`/animals/${id}`);
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name, level: 1 });
  }

  /** What stands under a label. */
  fact(label: string) {
    const facts = this.page.locator('dl > div').filter({ hasNot: this.page.locator('article') });
    return facts
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .first()
      .locator('dd');
  }

  /** Where the pictures of the head come from: the cover, then the animal's. */
  async pictures(): Promise<string[]> {
    const images = this.page.getByRole('main').locator('section').first().locator('img');
    return images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
  }
}
