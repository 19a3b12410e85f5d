import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium, findFullChromium } from '#scripts/setup/test-tools.mjs';
import { ffmpegCore } from '#scripts/vite/ffmpeg-core-plugin.ts';
import { serveNativeFfmpeg } from './serve-native-ffmpeg.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fullChromium = findFullChromium();

function createProvider(executablePath: string) {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return playwright({ launchOptions: { executablePath, args } });
}

/** The browser tests of src/media. @param suffix of the files, and of those that need a full Chromium */
export function createMediaProject(name: string, suffix: 'test' | 'soak'): TestProjectInlineConfiguration {
  const fullChromiumTests = `tests/media/*.full-chromium.${suffix}.ts`;
  return {
    root,
    plugins: [ffmpegCore(), serveNativeFfmpeg()],
    worker: { format: 'es' },
    // The folder of a recording that is measured (measure-night.soak.ts).
    server: { fs: { allow: [root, dirname(process.env['VITE_NIGHT'] ?? root)] } },
    optimizeDeps: { include: ['mediabunny', 'mp4box'] },
    test: {
      name,
      root,
      // Also limits where Vite looks for dependencies.
      include: [`tests/media/*.${suffix}.ts`],
      // Only for tests that hang. Next to three busy processes, one took 46 s.
      testTimeout: 180_000,
      hookTimeout: 60_000,
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // A missing Chromium, or a wrong setting, must not fail the configuration, which all projects load.
        provider: createProvider(process.env['CHROMIUM_PATH'] ?? findChromium() ?? 'chromium'),
        instances: [
          {
            browser: 'chromium',
            name: `${name} (chromium)`,
            exclude: [fullChromiumTests],
          },
          ...(fullChromium
            ? [
                {
                  browser: 'chromium' as const,
                  name: `${name} (full chromium)`,
                  provider: createProvider(fullChromium),
                  include: [fullChromiumTests],
                },
              ]
            : []),
        ],
      },
    },
  };
}
