import type { Page } from '@playwright/test';

declare global {
  interface Window {
    recordedHeadings?: string[];
  }
}

/** Records the main heading in every animation frame, starting with the next document. */
export async function recordHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const headings: string[] = [];
    window.recordedHeadings = headings;
    const recordFrame = () => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && heading !== headings.at(-1)) headings.push(heading);
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
}

/** The successive main headings since the document loaded. */
export function getRecordedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => window.recordedHeadings ?? []);
}
