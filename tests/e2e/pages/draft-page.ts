import type { Page } from '@playwright/test';

/** What the upload page shows before, and instead of, its two steps. */
export class DraftPage {
  readonly offer;
  readonly continueButton;
  readonly startOverButton;
  readonly sourceRequest;
  readonly otherFileDialog;
  readonly otherTab;
  readonly continueHereButton;
  readonly storageNote;
  readonly cancelButton;
  readonly waiting;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.offer = page.getByRole('region', { name: 'Your draft' });
    this.continueButton = page.getByRole('button', { name: 'Continue draft' });
    this.startOverButton = page.getByRole('button', { name: 'Start over' });
    this.sourceRequest = page.getByRole('heading', { name: 'Choose the same video again' });
    this.otherFileDialog = page.getByRole('dialog', { name: "That's a different video" });
    this.otherTab = page.getByRole('heading', { name: 'This draft is open in another tab' });
    this.continueHereButton = page.getByRole('button', { name: 'Continue here' });
    this.storageNote = page.getByText(/Keep this page open|keep this page open/);
    this.cancelButton = page.getByRole('button', { name: 'Cancel' });
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

  /** Discards what the page offers. */
  async startOver() {
    await this.startOverButton.click();
    await this.#page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  }
}
