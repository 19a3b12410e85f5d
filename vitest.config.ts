import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'tests/media/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/clean-up.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.{ts,mjs}', 'tests/support/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'emulators',
          include: ['emulators/**/*.test.ts'],
          environment: 'node',
          // Suites start engines and drive SDKs against them.
          testTimeout: 15_000,
        },
      },
      {
        // Against a running suite: `npm test -- rules` starts one.
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts', 'tests/emulators/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // One database for all of them: one file at a time.
          fileParallelism: false,
        },
      },
    ],
  },
});
