import type { Page } from '@playwright/test';

/** Navigates within the app, as a link does; the page need not have one. */
export async function followLink(page: Page, path: string) {
  // React Router numbers the entries of the history as soon as it runs.
  await page.waitForFunction(() => 'idx' in ((history.state ?? {}) as object));
  await page.evaluate((url) => {
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1, key: url, usr: null }, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
}
