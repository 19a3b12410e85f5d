import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

export class SchedulePage {
  readonly heading;
  readonly rodeos;
  readonly seasonButton;
  readonly addToCalendarButtons;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Schedule', exact: true });
    this.seasonButton = page.getByRole('button', { name: 'Add season to calendar' });
    this.addToCalendarButtons = page.getByRole('button', { name: /^Add to calendar/ });
    this.rodeos = page.getByRole('main').getByRole('listitem');
  }

  async open() {
    await this.#page.goto('/schedules');
  }

  async scrollToBottom() {
    await this.#page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }

  /** Clicks a button that saves a calendar file, and returns the file's name and the titles of its rodeos. */
  async save(button: Locator) {
    const download = this.#page.waitForEvent('download');
    await button.click();
    const name = (await download).suggestedFilename();
    const file = await readFile(await (await download).path(), 'utf8');
    const titles = [...file.replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title);
    return { name, titles };
  }

  rodeo(name: string) {
    return this.rodeos.filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }
}
