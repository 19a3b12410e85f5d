import type { Page } from '@playwright/test';

/** What the upload page shows before, and instead of, its two steps. */
export class DraftPage {
  readonly offer;
  readonly continueButton;
  readonly sourceRequest;
  readonly otherTab;
  readonly continueHereButton;
  readonly waiting;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.offer = page.getByRole('region', { name: 'Your draft' });
    this.continueButton = page.getByRole('button', { name: 'Continue draft' });
    this.sourceRequest = page.getByRole('heading', { name: 'Choose the same video again' });
    this.otherTab = page.getByRole('heading', { name: 'This draft is open in another tab' });
    this.continueHereButton = page.getByRole('button', { name: 'Continue here' });
    this.waiting = page.getByText('Waiting for a connection');
  }

  async open() {
    await this.#page.goto('/upload');
  }

  /** Opens the page again after it has ended, and continues what it offers. */
  async resume() {
    await this.open();
    await this.continueButton.click();
  }
}
