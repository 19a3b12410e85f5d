import { expect, type Page } from '@playwright/test';

export class FeedPage {
  readonly heading;
  readonly cards;
  readonly refresh;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Feed', exact: true });
    this.cards = page.getByRole('article');
    this.refresh = page.getByRole('button', { name: 'Refresh the feed' });
  }

  async open() {
    await this.page.goto('/feed');
  }

  card(title: string) {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  async play(title: string) {
    await this.card(title).getByRole('link', { name: title, exact: true }).first().click();
  }

  async filterBy(name: string) {
    await this.page.getByRole('radiogroup').getByText(name, { exact: true }).click();
  }

  /** Scrolls on until more has come: cards that come into sight take their real height, so one step may be too short. */
  async loadMore() {
    await this.cards.first().waitFor();
    const before = await this.cards.count();
    await expect
      .poll(async () => {
        await this.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return this.cards.count();
      })
      .toBeGreaterThan(before);
  }
}
