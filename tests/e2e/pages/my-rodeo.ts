import { expect, type Page } from '@playwright/test';

/** The page of an account, with its videos and its animals. */
export class MyRodeo {
  readonly head;
  readonly heading;
  readonly links;
  readonly edit;
  readonly add;
  readonly additions;
  readonly tabs;
  readonly search;
  readonly kinds;
  /** The names of what is listed, from the top. */
  readonly listed;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.head = page.getByRole('region', { name: 'Profile', exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.links = this.head.getByRole('list', { name: 'Links' }).getByRole('link');
    this.edit = this.head.getByRole('link', { name: 'Edit', exact: true });
    this.add = this.head.getByRole('button', { name: 'Add', exact: true });
    this.additions = page.getByRole('menuitem');
    this.tabs = page.getByRole('radiogroup', { name: 'Show', exact: true });
    this.search = page.getByRole('searchbox');
    this.kinds = page.getByRole('radiogroup', { name: 'Kind of animals' });
    this.listed = page.getByRole('article').getByRole('heading');
  }

  async show(tab: 'Videos' | 'Animals') {
    await this.tabs.getByText(tab, { exact: true }).click();
  }

  /** What the animals can be narrowed to, with the counts. */
  async offeredKinds() {
    return this.kinds.locator('label').allTextContents();
  }

  /** @param kind All, Bulls or Horses */
  async narrowTo(kind: string) {
    await this.kinds.getByText(kind).click();
  }

  async choose(addition: string) {
    await this.add.click();
    await this.page.getByRole('menuitem', { name: addition, exact: true }).click();
  }

  /** Where the pictures of the head come from: the cover, then the person's. */
  async pictures(): Promise<string[]> {
    const images = this.head.locator('img');
    return images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
  }

  /** Scrolls to the end until so many are listed. */
  async loadMore(count: number) {
    await expect(async () => {
      await this.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(this.listed).toHaveCount(count, { timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  }
}
