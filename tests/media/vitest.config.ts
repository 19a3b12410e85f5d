import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ffmpegCore } from '../../scripts/vite/ffmpeg-core.ts';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chromium = process.env['CHROMIUM_PATH'] ?? usualPlaces.find((path) => existsSync(path));
if (!chromium) throw new Error('The media tests need Chromium: install it, or name it in CHROMIUM_PATH.');

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [ffmpegCore()],
  worker: { format: 'es' },
  test: {
    name: 'media',
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
          executablePath: chromium,
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
