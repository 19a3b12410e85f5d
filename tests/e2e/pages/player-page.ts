import type { Page } from '@playwright/test';

export class PlayerPage {
  readonly video;
  readonly title;
  readonly viewCount;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.video = page.locator('dialog video');
    this.title = page.getByRole('dialog').getByRole('heading', { level: 1 });
    this.viewCount = page.getByRole('dialog').getByText(/\d+ views?$/);
  }

  /** Where the film is and how long it is, in seconds. */
  async getPlaybackState() {
    return this.video.evaluate((film: HTMLVideoElement) => ({
      time: film.currentTime,
      duration: film.duration,
      width: film.videoWidth,
      paused: film.paused,
    }));
  }

  async close() {
    await this.page.keyboard.press('Escape');
  }
}
