import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findChromium } from '../setup/test-tools.mjs';

/** A browser of its own, with a profile on disk, because private windows keep their files in memory. */
export const launchProfile = (): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** The sum of the browser's pages in MB; 0 without /proc. */
export async function readPeakMemory(browser: Browser | null): Promise<number> {
  const client = await browser?.newBrowserCDPSession();
  const processes = (await client?.send('SystemInfo.getProcessInfo'))?.processInfo ?? [];
  const files = processes.filter(({ type }) => type === 'renderer').map(({ id }) => `/proc/${id}/status`);
  const status = files.filter(existsSync).map((file) => readFileSync(file, 'utf8'));
  return status.reduce((sum, text) => sum + Number(/VmHWM:\s*(\d+)/.exec(text)?.[1]) / 1024, 0);
}
