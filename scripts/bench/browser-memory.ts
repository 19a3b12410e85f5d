import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../setup/test-tools.mjs';

/** The sum of the browser's pages in MB; 0 without /proc. */
async function readPeakMemory(browser: Browser | null): Promise<number> {
  const client = await browser?.newBrowserCDPSession();
  const processes = (await client?.send('SystemInfo.getProcessInfo'))?.processInfo ?? [];
  const files = processes.filter(({ type }) => type === 'renderer').map(({ id }) => `/proc/${id}/status`);
  const status = files.filter(existsSync).map((file) => readFileSync(file, 'utf8'));
  return status.reduce((sum, text) => sum + Number(/VmHWM:\s*(\d+)/.exec(text)?.[1]) / 1024, 0);
}

/**
 * Calls work with a page of a browser of its own, whose profile is on disk, because private windows keep their files in
 * memory, and with what tells how many MB the browser's pages have taken at most.
 */
export async function withProfile<T>(
  work: (page: Page, readMemory: () => Promise<number>) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await work(await context.newPage(), () => readPeakMemory(context.browser()));
  } finally {
    await context.close();
  }
}
