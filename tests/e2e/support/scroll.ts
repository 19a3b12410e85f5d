import type { Page } from '@playwright/test';

/** Scrolls as far as it goes: cards that come into sight take their real height, which may make the page longer. */
export async function scrollToBottom(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let height = 0; height !== document.body.scrollHeight; await drawn()) {
      height = document.body.scrollHeight;
      window.scrollTo(0, height);
    }
  });
}
