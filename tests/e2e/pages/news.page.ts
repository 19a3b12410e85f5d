import type { Page } from '@playwright/test';

export class NewsPage {
  readonly stories;

  constructor(page: Page) {
    this.stories = page.getByRole('article');
  }
}
