import { defineConfig } from '@playwright/test';
import { getPorts } from '#scripts/backend/ports.ts';
import { findChromium } from '#scripts/setup/test-tools.mjs';

const address = process.env['APP_ADDRESS'];

export default defineConfig({
  testDir: 'tests/e2e',
  ...(address === undefined && { globalSetup: './tests/support/run-app.ts' }),
  outputDir: 'test-results',
  retries: 0,
  forbidOnly: true,
  // Test files run in parallel on shared demo data: a test changes only data of users it created and finds items by
  // name. Tests mostly wait, so there is one worker more than CI cores.
  workers: 3,
  // Only for tests that hang. Next to two busy processes, some take two minutes and all of them up to 41.
  timeout: 180_000,
  globalTimeout: 60 * 60_000,
  expect: {
    // Next to two busy processes, a page took 13 s to show its data.
    timeout: 20_000,
    // Browsers of other versions draw the edges of letters and shapes a little differently.
    toHaveScreenshot: {
      animations: 'disabled',
      threshold: 0.04,
      maxDiffPixelRatio: 0.005,
      stylePath: 'tests/e2e/snapshots.css',
    },
  },
  // The same pictures on every machine: the fonts come with the app.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    // The production build; APP_ADDRESS runs the same tests against `npm start`.
    baseURL: address ?? `http://127.0.0.1:${getPorts('test').hosting}`,
    // Requests of a service worker would pass by the routes of tests; offline-start.spec.ts allows it.
    serviceWorkers: 'block',
    // The Hosting emulator would compress every response anew, which takes as long as the rest of the request.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // A step that hangs fails with its name, long before its test does.
    actionTimeout: 60_000,
    // Tracing every test costs a third of the run time; use `--trace on` for single tests.
    screenshot: 'only-on-failure',
    launchOptions: {
      // `npm test` installs Chromium; otherwise the run fails with this name in the message.
      executablePath: findChromium() ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters look the same whatever the machine's settings for screens are.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--disable-quic',
        '--no-first-run',
        // Otherwise it depends on the moment of Playwright's first call whether a linked video plays with its sound.
        '--autoplay-policy=no-user-gesture-required',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // V8 would compile the ffmpeg core a second time, which a test of a few seconds does not gain from.
        '--js-flags=--liftoff-only',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // Tests with @phone in the title run again in a phone-sized viewport.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
