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
      // Otherwise the end of the new list is on the screen, and it loads on.
      button.scrollIntoView({ block: 'end' });
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

  /** Scrolls to the bottom until `count` cards are loaded. */
  async loadMore(count: number) {
    await this.#scrollUntil('end', () => expect(this.cards).toHaveCount(count, { timeout: 4000 }));
  }

  /** Scrolls down a long list until a card is rendered. */
  async scrollTo(title: string) {
    await this.#scrollUntil('end', () => expect(this.card(title)).toBeVisible({ timeout: 200 }));
  }

  /** Scrolls up a long list until a card is at the top of the screen. @returns the place of the card on the screen */
  async scrollUpTo(title: string): Promise<number> {
    await this.#scrollUntil('up', () => expect(this.card(title)).toBeInViewport({ timeout: 100 }));
    await this.card(title).evaluate((card) => card.scrollIntoView());
    return this.getTop(title);
  }

  /** How far the top of a card is from the top of the screen, in CSS pixels; NaN while it is not rendered. */
  async getTop(title: string): Promise<number> {
    const [card] = await this.card(title).all();
    return card ? card.evaluate((element) => element.getBoundingClientRect().top) : NaN;
  }

  async #scrollUntil(direction: 'end' | 'up', isReached: () => Promise<void>) {
    await expect(async () => {
      await this.#page.evaluate((way) => {
        window.scrollBy(0, way === 'end' ? document.body.scrollHeight : -window.innerHeight / 2);
      }, direction);
      await isReached();
    }).toPass({ timeout: 30_000, intervals: [0] });
  }
}
