import type { Page } from '@playwright/test';

/** Two rides on one time line. */
export class ComparePage {
  readonly title;
  readonly picker;
  readonly controls;
  readonly position;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.title = page.getByRole('heading', { name: 'Compare rides', level: 1 });
    this.picker = page.getByRole('dialog', { name: 'Choose two rides' });
    this.controls = page.getByRole('group', { name: 'Playback of both rides' });
    this.position = this.controls.getByRole('slider', { name: 'Time from the gate' });
  }

  /** Chooses rides of the page that is open, the first one for the left. */
  async choose(...titles: string[]) {
    await this.#page.getByRole('button', { name: 'Compare', exact: true }).click();
    for (const title of titles) await this.picker.getByRole('checkbox', { name: title }).check();
    await this.picker.getByRole('button', { name: 'Compare' }).click();
  }

  async press(button: string) {
    await this.controls.getByRole('button', { name: button, exact: true }).click();
  }

  /** What both clips show, in seconds of the clips; undefined while they are not ready. */
  readTimes() {
    return this.#page.evaluate(() => {
      const videos = [...document.querySelectorAll('video')];
      if (videos.some(({ seeking, readyState }) => seeking || readyState < 2)) return undefined;
      return videos.map(({ currentTime }) => currentTime);
    });
  }

  readPlayback() {
    return this.#page.evaluate(() =>
      [...document.querySelectorAll('video')].map(({ paused, muted }) => ({ paused, muted })),
    );
  }
}
