import type { Page } from '@playwright/test';
import { InfiniteListPage } from './infinite-list-page.ts';

export class SchedulePage extends InfiniteListPage {
  readonly heading;
  readonly rodeos;
  readonly stateFilter;
  readonly monthFilter;

  constructor(page: Page) {
    super(page, /\/services\/pro_rodeo\.ashx\/schedule/);
    this.heading = page.getByRole('heading', { name: 'Schedule', exact: true });
    this.stateFilter = page.getByLabel('State');
    this.monthFilter = page.getByLabel('Month');
    this.rodeos = page.getByRole('main').getByRole('listitem');
  }

  async open() {
    await this.page.goto('/schedules');
  }

  /** City and state of every listed rodeo. */
  async getPlaces() {
    return this.rodeos.locator('.font-semibold').allTextContents();
  }

  rodeo(name: string) {
    return this.rodeos.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
}
