import { defineConfig } from 'vitest/config';
import { emulatorProjects } from './emulators/vitest.config.ts';

/** What `npx vitest` and editors run: the tests that need no backend and no browser. For the others see tests/vitest.config.ts. */
export default defineConfig({
  test: {
    // Of two cores Vitest would use one.
    maxWorkers: '100%',
    projects: [
      ...emulatorProjects,
      {
        // As in scripts/vite/app-env.ts; tests set `injectedEnv` themselves.
        define: { injectedIsAppCheckOn: 'false', injectedIsMonitoringOn: 'false' },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: './tests/support/one-window.ts',
          setupFiles: ['tests/support/separate-files.ts'],
          // A process per file would take longer than most of them.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['{scripts,services}/**/*.test.{ts,mjs}', 'tests/support/**/*.test.ts'],
          environment: 'node',
          // No module of theirs keeps anything between files, and a process per file takes longer than most of them.
          isolate: false,
        },
      },
    ],
  },
});
