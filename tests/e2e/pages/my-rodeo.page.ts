import type { Page } from '@playwright/test';

/** An account's page with its videos and animals. */
export class MyRodeoPage {
  readonly #profileHeader;
  readonly socialLinks;
  readonly addButton;
  readonly addMenuItems;
  readonly tabs;
  readonly itemTitles;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.#profileHeader = page.getByRole('region', { name: 'Profile', exact: true });
    this.socialLinks = this.#profileHeader.getByRole('list', { name: 'Links' }).getByRole('link');
    this.addButton = this.#profileHeader.getByRole('button', { name: 'Add', exact: true });
    this.addMenuItems = page.getByRole('menuitem');
    this.tabs = page.getByRole('radiogroup', { name: 'Show', exact: true });
    this.itemTitles = page.getByRole('article').getByRole('heading');
  }

  async openTab(tab: 'Videos' | 'Animals' | 'Saved') {
    await this.tabs.getByText(tab, { exact: true }).click();
  }

  async chooseAddMenuItem(name: string) {
    await this.addButton.click();
    await this.#page.getByRole('menuitem', { name, exact: true }).click();
  }

  /** URLs of the cover and the profile photo. */
  async getPictureUrls(): Promise<string[]> {
    const images = this.#profileHeader.locator('img');
    return images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
  }
}
