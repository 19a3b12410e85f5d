import type { Page } from '@playwright/test';

export class UploadPage {
  readonly fileInput;
  readonly start;
  readonly end;
  readonly nextButton;
  readonly previewImages;
  readonly saveButton;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.fileInput = page.getByLabel('Video file');
    this.start = page.getByRole('slider', { name: 'Start' });
    this.end = page.getByRole('slider', { name: 'End' });
    this.nextButton = page.getByRole('button', { name: 'Next' });
    this.previewImages = page.locator('main img[src^="blob:"]');
    this.saveButton = page.getByRole('button', { name: 'Save' });
  }

  async chooseFile(path: string) {
    await this.fileInput.setInputFiles(path);
  }

  /** Opens the page and goes through the first step with a whole film. */
  async completeTrimStep(path: string) {
    await this.page.goto('/upload');
    await this.chooseFile(path);
    await this.nextButton.click();
  }

  /** Where a handle stands, in seconds. */
  async getHandleSeconds(handle: 'start' | 'end') {
    return Number(await this[handle].getAttribute('aria-valuenow'));
  }

  /** Drags a handle to a part of the strip. @param share from 0 to 1 */
  async dragHandle(handle: 'start' | 'end', share: number) {
    const strip = await this[handle].locator('xpath=..').boundingBox();
    const grip = await this[handle].boundingBox();
    if (!strip || !grip) throw new Error('The trim strip is not shown');
    const y = grip.y + grip.height / 2;
    await this.page.mouse.move(grip.x + grip.width / 2, y);
    await this.page.mouse.down();
    await this.page.mouse.move(strip.x + strip.width * share, y, { steps: 8 });
    await this.page.mouse.up();
  }

  async fillDetails(ride: { title: string; location: string; date: string; event: string; result: string }) {
    await this.page.getByLabel('Rodeo Event').fill(ride.title);
    await this.page.getByLabel('Location').fill(ride.location);
    await this.page.getByLabel('Event Date').fill(ride.date);
    await this.page.getByRole('radiogroup').getByText(ride.event, { exact: true }).click();
    await this.page.getByLabel(/^(Score|Time)$/).fill(ride.result);
  }

  async publish() {
    await this.saveButton.click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  }
}
