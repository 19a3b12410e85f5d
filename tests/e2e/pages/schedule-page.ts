import type { Page } from '@playwright/test';
import { InfiniteListPage } from './infinite-list-page.ts';

export class SchedulePage extends InfiniteListPage {
  readonly heading;
  readonly rodeos;

  constructor(page: Page) {
    super(page, /\/services\/pro_rodeo\.ashx\/schedule/);
    this.heading = page.getByRole('heading', { name: 'Schedule', exact: true });
    this.rodeos = page.getByRole('main').getByRole('listitem');
  }

  async open() {
    await this.page.goto('/schedules');
  }

  rodeo(name: string) {
    return this.rodeos.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
}
