import type { Page } from '@playwright/test';

declare global {
  interface Window {
    seenHeadings?: string[];
  }
}

/** Notes the main heading of every frame that is drawn, in each document from the next one on. */
export async function recordHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    window.seenHeadings = seen;
    const look = () => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && heading !== seen.at(-1)) seen.push(heading);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** The main headings since the document was loaded, each as often as it came anew. */
export function getRecordedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => window.seenHeadings ?? []);
}
