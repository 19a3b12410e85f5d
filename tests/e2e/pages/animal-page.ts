import type { Page } from '@playwright/test';

/** The page of an animal, for everybody. */
export class AnimalPage {
  readonly editLink;
  readonly uploadLink;
  readonly backButton;
  readonly filterInput;
  readonly rideTitles;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.editLink = page.getByRole('link', { name: 'Edit', exact: true });
    this.uploadLink = page.getByRole('main').getByRole('link', { name: 'Upload video', exact: true });
    this.backButton = page.getByRole('button', { name: 'Back', exact: true });
    this.filterInput = page.getByRole('searchbox');
    /** The titles of the rides, from the top. */
    this.rideTitles = page.getByRole('article').getByRole('heading');
  }

  async open(id: string) {
    await this.page.goto(`/animals/${id}`);
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name, level: 1 });
  }

  /** What stands under a label. */
  factValue(label: string) {
    const facts = this.page.locator('dl > div').filter({ hasNot: this.page.locator('article') });
    return facts
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .first()
      .locator('dd');
  }

  /** Where the pictures of the head come from: the cover, then the animal's. */
  async getPictureUrls(): Promise<string[]> {
    const images = this.page.getByRole('main').locator('section').first().locator('img');
    return images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
  }
}
