import { expect, type Page } from '@playwright/test';

export class FeedPage {
  readonly heading;
  readonly cards;
  readonly refreshButton;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Feed', exact: true });
    this.cards = page.getByRole('article');
    this.refreshButton = page.getByRole('button', { name: 'Refresh the feed' });
  }

  async open() {
    await this.#page.goto('/feed');
  }

  /** @returns how long the animations of the button last, in milliseconds */
  clickRefresh() {
    return this.refreshButton.evaluate(async (button: HTMLButtonElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return button.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration);
    });
  }

  card(title: string) {
    return this.cards.filter({ has: this.#page.getByRole('heading', { name: title }) });
  }

  /** The bookmark on a card. */
  saveButton(title: string) {
    return this.card(title).getByRole('button', { name: 'Save', exact: true });
  }

  async play(title: string) {
    await this.card(title).getByRole('link', { name: title, exact: true }).first().click();
  }

  async filterBy(name: string) {
    await this.#page.getByRole('radiogroup').getByText(name, { exact: true }).click();
  }

  /**
   * Scrolls to the bottom until `count` cards are loaded. Scrolls repeatedly, because cards get their real height only
   * when they become visible.
   */
  async loadMore(count: number) {
    await expect(async () => {
      await this.#page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(this.cards).toHaveCount(count, { timeout: 4000 });
    }).toPass({ timeout: 30_000 });
  }
}
