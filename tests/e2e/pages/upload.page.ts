import type { Page } from '@playwright/test';

export class UploadPage {
  readonly fileInput;
  readonly startHandle;
  readonly endHandle;
  readonly nextButton;
  readonly previewImages;
  readonly publishButton;
  /** Of an edit. */
  readonly saveButton;
  readonly rideGateButton;
  readonly rideEndsButton;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    // Without a listener, headless Chromium cancels every file picker at once.
    page.on('filechooser', () => undefined);
    this.fileInput = page.getByLabel('Video file');
    this.startHandle = page.getByRole('slider', { name: 'Start' });
    this.endHandle = page.getByRole('slider', { name: 'End' });
    this.nextButton = page.getByRole('button', { name: 'Next' });
    this.previewImages = page.locator('main img[src^="blob:"]');
    this.publishButton = page.getByRole('button', { name: 'Publish', exact: true });
    this.rideGateButton = page.getByRole('button', { name: /^Gate / });
    this.rideEndsButton = page.getByRole('button', { name: /^End / });
    this.saveButton = page.getByRole('button', { name: 'Save' });
  }

  async chooseFile(path: string) {
    await this.fileInput.setInputFiles(path);
  }

  /** Opens the page and completes the first step with the whole video selected. */
  async completeTrimStep(path: string) {
    await this.#page.goto('/upload');
    await this.chooseFile(path);
    await this.nextButton.click();
  }

  async getHandleSeconds(handle: 'start' | 'end') {
    return Number(await this[`${handle}Handle` as const].getAttribute('aria-valuenow'));
  }

  /** Drags a handle to a part of the stripBox. @param fraction from 0 to 1 */
  async dragHandle(handle: 'start' | 'end', fraction: number) {
    const stripBox = await this[`${handle}Handle` as const].locator('xpath=..').boundingBox();
    const handleBox = await this[`${handle}Handle` as const].boundingBox();
    if (!stripBox || !handleBox) throw new Error('The trim strip is not shown');
    const y = handleBox.y + handleBox.height / 2;
    await this.#page.mouse.move(handleBox.x + handleBox.width / 2, y);
    await this.#page.mouse.down();
    await this.#page.mouse.move(stripBox.x + stripBox.width * fraction, y, { steps: 8 });
    await this.#page.mouse.up();
  }

  async fillDetails(ride: { title: string; location: string; date: string; event: string; result: string }) {
    await this.#page.getByLabel('Rodeo Event').fill(ride.title);
    await this.#page.getByLabel('Location').fill(ride.location);
    await this.#page.getByLabel('Event Date').fill(ride.date);
    await this.#page.getByRole('radio', { name: ride.event, exact: true }).check();
    await this.#page.getByRole('radio', { name: /^(Qualified|Time)$/ }).check({ force: true });
    await this.#page.getByLabel(/^(Score|Time in seconds)$/).fill(ride.result);
  }

  async publish() {
    await this.publishButton.click();
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  }
}

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
