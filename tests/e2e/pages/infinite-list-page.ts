import type { Page } from '@playwright/test';

/** A page whose list comes from the content service and loads on at its bottom. */
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

  /** The queries that are sent from now on, in their order. */
  recordQueries(): Record<string, string>[] {
    const sent: Record<string, string>[] = [];
    this.page.on('request', (request) => {
      if (this.requestPattern.test(request.url())) {
        sent.push(Object.fromEntries(new URL(request.url()).searchParams));
      }
    });
    return sent;
  }

  /** From now on the service answers with this list and nothing else. */
  async respondWith(data: readonly unknown[]) {
    await this.page.route(this.requestPattern, (route) => route.fulfill({ json: { data } }));
  }

  /** From now on the service fails. */
  async failRequests() {
    await this.page.route(this.requestPattern, (route) => route.fulfill({ status: 500 }));
  }

  /** From now on the service takes every question and answers none. */
  async hangRequests() {
    await this.page.route(this.requestPattern, () => {});
  }

  /** The service is itself again. */
  async restoreService() {
    await this.page.unroute(this.requestPattern);
  }
}
