import type { Page } from '@playwright/test';
import { InfiniteListPage } from './infinite-list-page.ts';

export class NewsPage extends InfiniteListPage {
  readonly heading;
  readonly stories;

  constructor(page: Page) {
    super(page, /\/services\/archives\.ashx\/stories/);
    this.heading = page.getByRole('heading', { name: 'News', exact: true });
    this.stories = page.getByRole('article');
  }

  async open() {
    await this.page.goto('/news');
  }

  story(headline: string) {
    return this.stories.filter({ has: this.page.getByRole('heading', { name: headline, exact: true }) });
  }

  readMoreLink(headline: string) {
    return this.story(headline).getByRole('link', { name: /^Read more/ });
  }
}
