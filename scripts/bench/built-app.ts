import { chromium, type Browser } from 'playwright';
import { getPorts } from '../backend/ports.ts';
import { host } from '../backend/project.ts';
import { startTestBackend } from '#tests/support/test-backend.ts';
import { findChromium } from '../setup/test-tools.mjs';

/** Calls work with the production build behind the Hosting emulator, on demo data, and a browser. */
export async function withBuiltApp<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const stop = await startTestBackend('app');
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args });
  try {
    return await work(browser, `http://${host}:${getPorts('test').hosting}`);
  } finally {
    await Promise.all([browser.close(), stop()]);
  }
}
