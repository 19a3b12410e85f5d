import type { Page } from '@playwright/test';

/** The figures of an animal, of a rider, or of both together. */
export class RecordSection {
  readonly section;
  readonly seasonField;
  readonly seasonRows;
  readonly rideTitles;
  readonly showAllLink;
  readonly #page: Page;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.section = page.getByRole('region', { name, exact: true });
    this.seasonField = this.section.getByLabel('Season');
    this.seasonRows = this.section.getByRole('table').locator('tbody').getByRole('row');
    this.rideTitles = page.getByRole('article').getByRole('heading');
    this.showAllLink = page.getByRole('link', { name: 'Show all videos' });
  }

  /** A figure with the number of its rides. */
  figure(label: string) {
    return this.section
      .locator('dl > div')
      .filter({ has: this.#page.getByText(label, { exact: true }) })
      .locator('dd');
  }

  async openFigure(label: string) {
    await this.figure(label).getByRole('link').click();
  }

  selectedRides(heading: string) {
    return this.#page.getByRole('heading', { name: heading, exact: true });
  }
}
