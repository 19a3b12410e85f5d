import type { Page } from '@playwright/test';

/** A page whose list comes from the content service and loads on at its bottom. */
export class EndlessPage {
  readonly alert;
  readonly tryAgain;
  protected readonly page: Page;
  /** Matches the requests for the list. */
  readonly service: RegExp;

  constructor(page: Page, service: RegExp) {
    this.page = page;
    this.service = service;
    this.alert = page.getByRole('alert');
    this.tryAgain = page.getByRole('button', { name: 'Try again' });
  }

  async scrollToBottom() {
    await this.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }

  /** The queries that are sent from now on, in their order. */
  queriesSent(): Record<string, string>[] {
    const sent: Record<string, string>[] = [];
    this.page.on('request', (request) => {
      if (this.service.test(request.url())) {
        sent.push(Object.fromEntries(new URL(request.url()).searchParams));
      }
    });
    return sent;
  }

  /** From now on the service answers with this list and nothing else. */
  async answerWith(data: readonly unknown[]) {
    await this.page.route(this.service, (route) => route.fulfill({ json: { data } }));
  }

  /** From now on the service fails. */
  async fail() {
    await this.page.route(this.service, (route) => route.fulfill({ status: 500 }));
  }

  /** From now on the service takes every question and answers none. */
  async answerNothing() {
    await this.page.route(this.service, () => {});
  }

  /** The service is itself again. */
  async recover() {
    await this.page.unroute(this.service);
  }
}
