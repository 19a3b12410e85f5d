import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { InfiniteListPage } from './infinite-list-page.ts';

export class SchedulePage extends InfiniteListPage {
  readonly heading;
  readonly rodeos;
  readonly stateFilter;
  readonly monthFilter;
  readonly seasonButton;
  readonly addToCalendarButtons;
  readonly banner;

  constructor(page: Page) {
    super(page, /\/services\/pro_rodeo\.ashx\/schedule/);
    this.heading = page.getByRole('heading', { name: 'Schedule', exact: true });
    this.stateFilter = page.getByLabel('State');
    this.monthFilter = page.getByLabel('Month');
    this.seasonButton = page.getByRole('button', { name: 'Add season to calendar' });
    this.addToCalendarButtons = page.getByRole('button', { name: /^Add to calendar/ });
    this.banner = page.getByRole('status').filter({ hasText: 'next event' });
    this.rodeos = page.getByRole('main').getByRole('listitem');
  }

  async open() {
    await this.page.goto('/schedules');
  }

  /** City and state of every listed rodeo. */
  async getPlaces() {
    return this.rodeos.locator('.font-semibold').allTextContents();
  }

  /** Clicks a button that saves a calendar file, and returns the file's name and the titles of its rodeos. */
  async save(button: Locator) {
    const download = this.page.waitForEvent('download');
    await button.click();
    const name = (await download).suggestedFilename();
    const file = await readFile(await (await download).path(), 'utf8');
    const titles = [...file.replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title);
    return { name, titles };
  }

  rodeo(name: string) {
    return this.rodeos.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
}
