import { defineConfig } from '@playwright/test';
import { getPorts } from '#scripts/backend/ports.ts';
import { findChromium } from '#scripts/setup/chromium.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A test that only passes the second time does not pass.
  retries: 0,
  forbidOnly: true,
  // Files run side by side and share one season of demo data: what a test changes belongs to people of its own, and
  // what it counts is found by name, not by its place in the feed. Much of a test is waiting, so there is one more than cores.
  workers: 3,
  timeout: 60_000,
  globalTimeout: 25 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    // `npm test` serves the production build; BASE_URL points the same tests at a running `npm start`.
    baseURL: process.env['BASE_URL'] ?? `http://127.0.0.1:${getPorts('test').hosting}`,
    // A trace of every test would cost a third of the time: `--trace on` records the one that is looked into.
    screenshot: 'only-on-failure',
    launchOptions: {
      // `npm test` has installed one; otherwise the run fails by this name.
      executablePath: findChromium() ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // The journeys whose titles carry @phone run again at the size of a phone.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
