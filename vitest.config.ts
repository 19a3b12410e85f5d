import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'tests/media/vitest.config.ts',
      'emulators/vitest.config.ts',
      {
        // As in scripts/vite/app-env.ts; tests set `injectedEnv` themselves.
        define: { injectedIsAppCheckOn: 'false' },
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
          include: ['{scripts,services}/**/*.test.{ts,mjs}', 'tests/support/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        // Needs a running backend: `npm test -- rules` starts one.
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // All files share one database.
          fileParallelism: false,
        },
      },
    ],
  },
});
