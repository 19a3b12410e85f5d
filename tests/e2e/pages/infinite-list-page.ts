import type { Page } from '@playwright/test';

/** A page with an infinite list from the content service. */
export class InfiniteListPage {
  readonly alert;
  readonly retryButton;
  protected readonly page: Page;
  /** Matches the requests for the list. */
  readonly requestPattern: RegExp;

  constructor(page: Page, service: RegExp) {
    this.page = page;
    this.requestPattern = service;
    this.alert = page.getByRole('alert');
    this.retryButton = page.getByRole('button', { name: 'Try again' });
  }

  async scrollToBottom() {
    await this.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }

  /** Records the queries sent from now on. */
  recordQueries(): Record<string, string>[] {
    const queries: Record<string, string>[] = [];
    this.page.on('request', (request) => {
      if (this.requestPattern.test(request.url())) {
        queries.push(Object.fromEntries(new URL(request.url()).searchParams));
      }
    });
    return queries;
  }

  /** Mocks the service's response. */
  async respondWith(data: readonly unknown[]) {
    await this.page.route(this.requestPattern, (route) => route.fulfill({ json: { data } }));
  }

  async failRequests() {
    await this.page.route(this.requestPattern, (route) => route.fulfill({ status: 500 }));
  }

  /** Leaves requests to the service without a response. */
  async hangRequests() {
    await this.page.route(this.requestPattern, () => {});
  }

  /** Removes all mocks of the service. */
  async restoreService() {
    await this.page.unroute(this.requestPattern);
  }
}
