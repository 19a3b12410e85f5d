import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { ffmpegCore } from '#scripts/vite/ffmpeg-core.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  // Browser tests of src/media: `npx vitest run --project media`.
  plugins: [ffmpegCore()],
  worker: { format: 'es' },
  optimizeDeps: { include: ['mp4box'] },
  test: {
    name: 'media',
    root,
    include: ['tests/media/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          // A missing Chromium must not fail the configuration, which all projects load.
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
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
