import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '#scripts/setup/chromium.mjs';

/**
 * Apache-2.0. Not a dependency: with its own it would add a fifth to every installation (201 packages, 185 MB). The last
 * version for Node 20.
 */
const lighthouse = 'lighthouse@12.8.2';
const timeoutMs = 5 * 60_000;
const maxReportBytes = 64 * 1024 * 1024;

/**
 * Lighthouse's performance score for a phone, with its own simulation of a slow line.
 *
 * @returns 0 to 100
 * @throws Error if Lighthouse cannot be downloaded or fails
 */
export async function measureLighthouseScore(url: string): Promise<number> {
  const options = ['--only-categories=performance', '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, ...options, '--chrome-flags=--headless --no-sandbox --disable-gpu'],
    {
      env: { ...process.env, CHROME_PATH: findChromium() ?? 'chromium' },
      timeout: timeoutMs,
      maxBuffer: maxReportBytes,
    },
  );
  const { categories } = JSON.parse(stdout) as { categories: { performance: { score: number } } };
  return categories.performance.score * 100;
}
