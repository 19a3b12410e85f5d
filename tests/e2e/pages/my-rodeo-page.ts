import { expect, type Page } from '@playwright/test';

/** An account's page with its videos and animals. */
export class MyRodeoPage {
  readonly profileHeader;
  readonly heading;
  readonly socialLinks;
  readonly editLink;
  readonly addButton;
  readonly addMenuItems;
  readonly tabs;
  readonly searchInput;
  readonly typeFilter;
  readonly itemTitles;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.profileHeader = page.getByRole('region', { name: 'Profile', exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.socialLinks = this.profileHeader.getByRole('list', { name: 'Links' }).getByRole('link');
    this.editLink = this.profileHeader.getByRole('link', { name: 'Edit', exact: true });
    this.addButton = this.profileHeader.getByRole('button', { name: 'Add', exact: true });
    this.addMenuItems = page.getByRole('menuitem');
    this.tabs = page.getByRole('radiogroup', { name: 'Show', exact: true });
    this.searchInput = page.getByRole('searchbox');
    this.typeFilter = page.getByRole('radiogroup', { name: 'Animal type' });
    this.itemTitles = page.getByRole('article').getByRole('heading');
  }

  async openTab(tab: 'Videos' | 'Animals' | 'Saved') {
    await this.tabs.getByText(tab, { exact: true }).click();
  }

  /** The options of the type filter with their counts. */
  async readTypeOptions() {
    return this.typeFilter.locator('label').allTextContents();
  }

  /** @param type All, Bulls or Horses */
  async filterByType(type: string) {
    await this.typeFilter.getByText(type).click();
  }

  async chooseAddMenuItem(name: string) {
    await this.addButton.click();
    await this.#page.getByRole('menuitem', { name, exact: true }).click();
  }

  /** URLs of the cover and the profile photo. */
  async getPictureUrls(): Promise<string[]> {
    const images = this.profileHeader.locator('img');
    return images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
  }

  /** Scrolls to the bottom until `count` items are listed. */
  async loadMore(count: number) {
    await expect(async () => {
      await this.#page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(this.itemTitles).toHaveCount(count, { timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  }
}
