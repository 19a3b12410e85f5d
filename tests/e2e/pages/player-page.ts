import type { Page } from '@playwright/test';

export class PlayerPage {
  readonly video;
  readonly title;
  readonly viewCount;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.video = page.locator('dialog video');
    this.title = page.getByRole('dialog').getByRole('heading', { level: 1 });
    this.viewCount = page.getByRole('dialog').getByText(/\d+ views?$/);
  }

  /** Times are in seconds. */
  async getPlaybackState() {
    return this.video.evaluate((element: HTMLVideoElement) => ({
      time: element.currentTime,
      duration: element.duration,
      width: element.videoWidth,
      isPaused: element.paused,
    }));
  }

  async close() {
    await this.#page.keyboard.press('Escape');
  }
}
