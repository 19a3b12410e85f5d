import type { Page } from '@playwright/test';

export class Player {
  readonly film;
  readonly title;
  readonly views;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.film = page.locator('dialog video');
    this.title = page.getByRole('dialog').getByRole('heading', { level: 1 });
    this.views = page.getByRole('dialog').getByText(/\d+ views?$/);
  }

  /** Where the film is and how long it is, in seconds. */
  async state() {
    return this.film.evaluate((film: HTMLVideoElement) => ({
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
